// forecast.ts - what the server says would follow a choice, read for the marks on lit spaces and for the slip.
import type { Hint, LogEntry } from '../../kit/told';
import type { Role } from './view';

export interface Gain {
  seat: number;
  color: string;
  count: number;
}

export interface Forecast {
  gains: Gain[];
  fights: boolean;
}

const seatIn = (id: string | undefined) => Number(id?.slice('seat.'.length) ?? -1);

export const nothing: Forecast = { gains: [], fights: false };

export function forecast(hints: readonly Hint[] | undefined): Forecast {
  const gains: Gain[] = [];
  let fights = false;
  for (const [key, args] of hints ?? []) {
    if (key.startsWith('tigris.points.'))
      gains.push({
        seat: seatIn(args['seat']),
        color: args['color']?.slice('color.'.length) ?? '',
        count: Number(args['count']),
      });
    if (key === 'tigris.kingdoms_joined' || key === 'tigris.revolt_began' || key === 'tigris.war_began') fights = true;
  }
  return { gains, fights };
}

export interface Clash {
  role: Role;
  attacker: number;
  defender: number;
  attack: number;
  defense: number;
}

export function clashes(log: readonly LogEntry[]): Clash[] {
  return log
    .filter((entry) => entry.key === 'tigris.war_began' || entry.key === 'tigris.revolt_began')
    .map(({ args = {} }) => ({
      role: (args['leader']?.[0].slice('leader.'.length) ?? 'king') as Role,
      attacker: seatIn(args['seat']?.[0]),
      defender: seatIn(args['other']?.[0]),
      attack: Number(args['own']?.[0]),
      defense: Number(args['against']?.[0]),
    }));
}

export const cellsNamed = (entry: LogEntry): string[] =>
  Object.values(entry.args ?? {}).flatMap(([id]) => (id.startsWith('cell.') ? [id.slice('cell.'.length)] : []));

// panels.tsx - what a player's panel, the log and the end of the game show of Tigris & Euphrates.
import type { Scene } from '../game';
import type { LogEntry, Standing } from '../../shell/wire/messages';
import { leaderSymbol, Piece, tileSymbol } from './pieces';
import { colors, type Color, type Role, type TigrisView } from './view';
import { tigrisWords } from './words';

export function Panel({ scene, seat }: { scene: Scene<TigrisView>; seat: number }) {
  const say = tigrisWords(scene.speaker.language);
  const own = scene.view.seats[seat];
  if (!own) return null;
  return (
    <>
      {scene.view.leaders
        .filter((leader) => leader.seat === seat)
        .map(({ leader, cell }) => {
          const { symbol, paint } = leaderSymbol(leader, seat, false);
          return (
            <Piece
              key={leader}
              symbol={symbol}
              paint={`l ${paint} ${cell ? '' : 'off'}`}
              label={`${say(leader)} ${cell ?? say('in_supply')}`}
            />
          );
        })}
      {own.points && scene.view.options.scores === 'open' && (
        <span class="stat hide points">{colors.map((color) => own.points![color]).join(' · ')}</span>
      )}
      <span class="stat hide" title={say('hand_size')}>
        <svg class="icon" viewBox="0 0 48 48" role="img" aria-label={say('hand_size')}>
          <use href="#ui.hand" />
        </svg>
        {own.hand_size}
      </span>
      <span class="stat hide" title={say('left')}>
        <Piece symbol="catastrophe" paint="te-ruin" label={say('left')} />
        {own.catastrophes}
      </span>
    </>
  );
}

const idOf = (entry: LogEntry, name: string) => entry.args?.[name]?.[0];

export function Icon({ entry }: { entry: LogEntry }) {
  const kind = entry.key.slice('tigris.'.length);
  const tile = idOf(entry, 'tile')?.slice('tile.'.length) as Color | undefined;
  const color = idOf(entry, 'color')?.slice('color.'.length) as Color | undefined;
  const leader = idOf(entry, 'leader')?.slice('leader.'.length) as Role | undefined;
  if (kind.startsWith('catastrophe')) return <Piece symbol="catastrophe" paint="te-ruin" />;
  if (kind.startsWith('treasure')) return <Piece symbol="treasure" paint="te-treasure" />;
  if (kind === 'kingdoms_joined') return <Piece symbol="unification" paint="te-unify" />;
  if (leader && entry.seat !== null) return <Piece {...leaderSymbol(leader, entry.seat, false)} />;
  if (tile) return <Piece {...tileSymbol(tile)} />;
  if (color) return <Piece symbol={`mark.${color}`} paint={`mark-${color}`} />;
  return <span />;
}

export function gain(entry: LogEntry): { seat: number; text: string } | null {
  const color = idOf(entry, 'color');
  if (!entry.key.startsWith('tigris.points.') || !color || entry.seat === null) return null;
  return { seat: entry.seat, text: `+${idOf(entry, 'count')}` };
}

export function Final({ scene, standing }: { scene: Scene<TigrisView>; standing: Standing }) {
  const say = tigrisWords(scene.speaker.language);
  const order = scene.view.seats
    .map((seat) => seat.seat)
    .sort((one, other) => (standing.ranks[one] ?? 9) - (standing.ranks[other] ?? 9));
  return (
    <table class="final">
      <thead>
        <tr>
          <th scope="col">{say('rank')}</th>
          <th scope="col">{say('player')}</th>
          {colors.map((color) => (
            <th key={color} scope="col">
              <Piece {...tileSymbol(color)} label={say(color)} />
            </th>
          ))}
          <th scope="col">
            <Piece symbol="treasure" paint="te-treasure" label={say('treasures_held', { count: '' })} />
          </th>
          <th scope="col">{say('score')}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => {
          const { points, final, treasures = 0 } = scene.view.seats[seat]!;
          const lowest = final ? Math.min(...colors.map((color) => final[color])) : null;
          return (
            <tr key={seat} class={standing.ranks[seat] === 1 ? 'winner' : ''}>
              <td>{standing.ranks[seat]}</td>
              <th scope="row">{scene.speaker.nameOf(seat)}</th>
              {colors.map((color) => (
                <td key={color} class={final && final[color] === lowest ? 'low' : ''}>
                  {final?.[color]}
                  {points && final && final[color] > points[color] && (
                    <sup>
                      {points[color]}+{final[color] - points[color]}
                    </sup>
                  )}
                </td>
              ))}
              <td>{treasures}</td>
              <td>
                <b>{lowest}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

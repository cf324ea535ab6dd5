// film.ts - a whole game as one viewer saw it: the views at every step, and where turns and rounds begin.
import { api, type ReplayViewer } from '../wire/api';
import type { LogEntry, ReplayStep } from '../wire/messages';
import { applyPatch } from '../wire/patch';

export type Stride = 'move' | 'turn' | 'round';

export interface Film {
  views: object[]; // views[0] is the beginning, views[i + 1] what step i led to
  steps: ReplayStep[];
  marks: Record<Stride, number[]>; // positions, ascending, 0 and the last one included
}

const beginsTurn = (step: ReplayStep) => step.log.find((entry) => entry.key.endsWith('.turn_began'));

function marksOf(steps: readonly ReplayStep[]): Film['marks'] {
  const all = Array.from({ length: steps.length + 1 }, (_, at) => at);
  const turns = steps.flatMap((step, at) => (beginsTurn(step) ? [{ at: at + 1, seat: beginsTurn(step)!.seat }] : []));
  const opener = turns[0]?.seat ?? null;
  const framed = (marks: number[]) => [...new Set([0, ...marks, steps.length])];
  if (turns.length === 0) return { move: all, turn: all, round: all };
  return {
    move: all,
    turn: framed(turns.map(({ at }) => at)),
    round: framed(turns.filter(({ seat }) => seat === opener).map(({ at }) => at)),
  };
}

export function makeFilm(first: object, steps: ReplayStep[]): Film {
  const views = [first];
  for (const step of steps) views.push(applyPatch(views[views.length - 1]!, step.patch));
  return { views, steps, marks: marksOf(steps) };
}

export async function loadFilm(id: string, viewer: ReplayViewer, token?: string): Promise<Film> {
  let part = await api.replay(id, viewer, 0, token);
  const first = part.view;
  const steps = [...part.steps];
  while (steps.length < part.total && part.steps.length > 0) {
    part = await api.replay(id, viewer, steps.length, token);
    steps.push(...part.steps);
  }
  return makeFilm(first, steps);
}

// The next position of a stride after (or before) this one.
export function stride({ marks }: Film, by: Stride, from: number, direction: 1 | -1): number {
  const list = marks[by];
  const next = direction === 1 ? list.find((at) => at > from) : list.findLast((at) => at < from);
  return next ?? from;
}

// The first position at which so many lines of the record have been played: the same moment in another viewer's film.
export function positionAfter({ steps }: Film, lines: number): number {
  if (lines === 0) return 0;
  const at = steps.findIndex((step) => (step.lines ?? 0) >= lines);
  return at < 0 ? steps.length : at + 1;
}

// The log up to a position, and the number of its entries.
export function logUntil({ steps }: Film, position: number): LogEntry[] {
  return steps.slice(0, position).flatMap((step) => step.log);
}

// The position at which an entry of the log has just been told.
export function positionOf({ steps }: Film, entry: number): number {
  let told = 0;
  for (let at = 0; at < steps.length; ++at) {
    told += steps[at]!.log.length;
    if (told > entry) return at + 1;
  }
  return steps.length;
}

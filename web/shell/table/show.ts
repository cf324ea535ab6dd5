// show.ts - what the server has told, as moments: one is on the screen, those after it follow at the reader's pace. Pure.
import type { Tale } from '../../kit/tales';
import type { Arrival } from '../../kit/told';
import type { ChoiceLists, LogEntry, Phrase, SeatNumber, Standing, Undo, Viewer } from '../wire/messages';

export interface Log {
  first: number; // number of entries[0]; earlier ones were not loaded
  entries: LogEntry[];
  mark: string;
}

// A table as one viewer saw it at one moment.
export interface Sight {
  you: Viewer;
  view: object | null;
  version: string;
  prompt: Phrase | null;
  deciding: SeatNumber | null;
  lists: ChoiceLists | null;
  log: Log;
  undo: Undo;
  standing: Standing | null;
  arrival: Arrival;
  since: number; // log number at which one's own last turn ended
}

export interface Show {
  moments: readonly Sight[]; // since one's own last choice, the oldest first
  at: number; // the one on the screen
  paused: boolean;
}

const mostKept = 200; // moments: a long game that nobody interrupts

export const emptyUndo: Undo = { steps: 0, turn: false, ask: false };

export const opening = (sight: Sight): Show => ({ moments: [sight], at: 0, paused: false });

export const newest = ({ moments }: Show): Sight => moments[moments.length - 1]!;
export const isLive = ({ moments, at }: Show): boolean => at === moments.length - 1;
export const stepsAhead = ({ moments, at }: Show): number => moments.length - 1 - at;

// What is drawn: an earlier moment offers no choices.
export function shown(show: Show): Sight {
  const sight = show.moments[show.at]!;
  return isLive(show) ? sight : { ...sight, lists: null, undo: emptyUndo, standing: null };
}

export function append(show: Show, sight: Sight): Show {
  const dropped = Math.min(show.at, Math.max(0, show.moments.length + 1 - mostKept));
  return { ...show, moments: [...show.moments.slice(dropped), sight], at: show.at - dropped };
}

// The newest moment told once more, with another question or other rights.
export const replaceNewest = (show: Show, sight: Sight): Show => ({
  ...show,
  moments: [...show.moments.slice(0, -1), sight],
});

export const forward = (show: Show): Show => (isLive(show) ? show : { ...show, at: show.at + 1 });

// Back to a moment, to be looked at: it stays until the reader goes on.
export const back = (show: Show): Show => (show.at === 0 ? show : { ...show, at: show.at - 1, paused: true });

// Back to the moment that told an entry of the log, to be looked at; nothing if it is not kept.
export function backTo(show: Show, number: number): Show {
  const at = show.moments.findIndex(
    ({ arrival: { first, entries } }) => number >= first && number < first + entries.length,
  );
  return at < 0 ? show : { ...show, at, paused: true };
}

export const again = (show: Show): Show => ({ ...show, at: 0, paused: false });

// To the newest moment at once; what was skipped on the way is told and drawn as one change.
export function toNewest(show: Show): Show {
  if (isLive(show)) return { ...show, paused: false };
  const skipped = show.moments.slice(show.at + 1);
  const last = newest(show);
  const arrival = {
    ...last.arrival,
    first: skipped[0]!.arrival.first,
    entries: skipped.flatMap((sight) => sight.arrival.entries),
    before: show.moments[show.at]!.view,
  };
  return { ...replaceNewest(show, { ...last, arrival }), at: show.moments.length - 1, paused: false };
}

const atOnce = 4; // sentences that can be read in one moment

// Where a moment that tells much is told in parts: a tale by itself, the rest by a few sentences.
function partsIn(entries: readonly LogEntry[], tales: readonly Tale[]): LogEntry[][] {
  const taleOf = new Map(tales.flatMap((tale) => tale.entries.map((entry) => [entry, tale] as const)));
  const parts: LogEntry[][] = [];
  for (const entry of entries) {
    const part = parts[parts.length - 1];
    const tale = taleOf.get(entry);
    const goesOn = part !== undefined && taleOf.get(part[part.length - 1]!) === tale;
    if (goesOn && (tale !== undefined || part.length < atOnce)) part.push(entry);
    else parts.push([entry]);
  }
  return parts;
}

// What came as one, as moments that follow each other; only the last is the one that asks. The board is that of the end: what
// the server told as one has no sight between.
export function inParts(sight: Sight, tales: readonly Tale[]): Sight[] {
  const { log, arrival } = sight;
  if (arrival.entries.length <= atOnce) return [sight];
  const parts = partsIn(arrival.entries, tales);
  let end = arrival.first;
  return parts.map((entries, at) => {
    const first = end;
    end += entries.length;
    const told = { ...arrival, number: arrival.number + at, first, entries };
    if (at > 0) told.before = sight.view;
    if (at === parts.length - 1) return { ...sight, arrival: told };
    const known = { ...log, mark: '', entries: log.entries.slice(0, end - log.first) };
    return { ...sight, lists: null, standing: null, log: known, arrival: told };
  });
}

// A change of every moment, as of the log when older entries come.
export const changeAll = (show: Show, change: (sight: Sight) => Sight): Show => ({
  ...show,
  moments: show.moments.map(change),
});

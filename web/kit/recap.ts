// recap.ts - what happened since one's last turn, from one's own point of view: lost, gained, threatened, then what the others did.
// Pure.
import { like, seatIn } from './tales';
import type { LogEntry } from './told';

// Patterns are of keys without the game's name. Where a sentence names an owner or another, it happened to them.
export interface RecapForm {
  lost: RegExp;
  gained: RegExp;
  threatens: RegExp; // whoever it does not name as the doer
  deeds: RegExp; // of the others, that are worth a line
}

export interface RecapLine {
  number: number; // in the log
  entry: LogEntry;
}

export interface Recap {
  lost: RecapLine[];
  gained: RecapLine[];
  threatened: RecapLine[];
  others: RecapLine[];
  more: number; // deeds of the others that found no room
}

const mostLines = 9;

const whose = (entry: LogEntry): number | null =>
  seatIn(entry, 'owner') ?? seatIn(entry, 'other') ?? seatIn(entry, 'seat');

export function recapOf(
  form: RecapForm,
  log: { first: number; entries: readonly LogEntry[] },
  since: number,
  until: number, // in the log
  you: number,
): Recap {
  const happened = log.entries
    .map((entry, at) => ({ number: log.first + at, entry }))
    .filter(({ number, entry }) => number >= since && number < until && !entry.private);
  // What one's own last choice led to comes first, and is no news.
  const isNews = ({ entry }: RecapLine) =>
    (entry.seat !== you && like(form.deeds)(entry)) || (like(form.lost)(entry) && whose(entry) === you);
  const first = happened.findIndex(isNews);
  const lines = first < 0 ? [] : happened.slice(first);
  const mine = (pattern: RegExp) => lines.filter(({ entry }) => like(pattern)(entry) && whose(entry) === you);
  const lost = mine(form.lost);
  const gained = mine(form.gained);
  const isOthers = ({ entry }: RecapLine) => entry.seat !== you;
  const threatened = lines.filter((line) => like(form.threatens)(line.entry) && isOthers(line));
  const told = new Set([...lost, ...gained, ...threatened]);
  const deeds = lines.filter((line) => like(form.deeds)(line.entry) && isOthers(line) && !told.has(line));
  const room = Math.max(2, mostLines - told.size);
  return { lost, gained, threatened, others: deeds.slice(-room), more: Math.max(0, deeds.length - room) };
}

// Whether it is worth showing unasked: something happened to oneself.
export const concernsYou = ({ lost, gained, threatened }: Recap): boolean =>
  lost.length + gained.length + threatened.length > 0;

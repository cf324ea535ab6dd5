// tales.ts - entries of the log that belong together: a war from its declaration to what it gained, a roll and its losses. Pure.
import type { Language } from './speech';
import type { LogEntry } from './told';

// A side of a tale: what it brought to it.
export interface Side {
  seat: number | null;
  role: 'attack' | 'defence' | 'equal';
  entries: LogEntry[]; // what it did
  total: number | null; // what it came to
  winsTies?: boolean;
  dice?: number; // the sum of two dice
  needed?: number; // to win by them
}

// The form of a tale of a game. Patterns are of keys without the game's name.
export interface TaleForm {
  kind: string;
  begins: RegExp;
  goesOn: RegExp; // entries that belong to it, the verdict's among them
  verdict: RegExp;
  fell?: RegExp;
  gained?: RegExp;
  least?: number; // entries: fewer are no tale
  always?: boolean; // on a card also if it is one's own deed
  bySeat?: true; // what another seat does is no part of it
  sides?(entries: readonly LogEntry[], before: readonly LogEntry[]): Side[]; // `before`: the log up to the tale
  chapters?(entries: readonly LogEntry[], before: readonly LogEntry[], language: Language): Chapter[]; // step by step
}

export interface Chapter {
  title: string;
  entries: LogEntry[];
}

export interface Tale {
  form: TaleForm;
  from: number; // number of its first entry in the log
  entries: LogEntry[];
  before: readonly LogEntry[];
}

const keyOf = ({ key }: LogEntry) => key.slice(key.indexOf('.') + 1);
export const like = (pattern: RegExp | undefined) => (entry: LogEntry) => pattern?.test(keyOf(entry)) ?? false;

// Whole numbers that a sentence names.
export const numberIn = ({ args }: LogEntry, name: string): number => Number(args?.[name]?.[1] ?? 0);
// The seat that a sentence names.
export const seatIn = ({ args }: LogEntry, name: string): number | null => {
  const number = /^seat\.(\d+)$/.exec(args?.[name]?.[0] ?? '')?.[1];
  return number === undefined ? null : Number(number);
};

const isPart = ({ form, entries }: Tale, entry: LogEntry) =>
  like(form.goesOn)(entry) && (!form.bySeat || entry.seat === entries[0]!.seat);

const isWhole = ({ form, entries }: Tale) => entries.length >= (form.least ?? 1) && entries.some(like(form.verdict));

// All tales of a log that have come to their verdict, the oldest first.
export function talesOf(forms: readonly TaleForm[], log: { first: number; entries: readonly LogEntry[] }): Tale[] {
  const tales: Tale[] = [];
  let open: Tale | null = null;
  const close = () => {
    if (open && isWhole(open)) tales.push(open);
    open = null;
  };
  log.entries.forEach((entry, at) => {
    if (entry.private) return;
    if (open && isPart(open, entry)) return void open.entries.push(entry);
    const form = forms.find(({ begins }) => like(begins)(entry));
    close();
    if (form) open = { form, from: log.first + at, entries: [entry], before: log.entries.slice(0, at) };
  });
  close();
  return tales;
}

// The tales whose verdict is among the entries from this number on.
export function talesSince(
  forms: readonly TaleForm[],
  log: { first: number; entries: readonly LogEntry[] },
  first: number,
): Tale[] {
  return talesOf(forms, log).filter(({ form, entries, from }) =>
    entries.some((entry, at) => from + at >= first && like(form.verdict)(entry)),
  );
}

// Entries one after the other under titles; what has the same title as the one before stands with it.
export function chaptered(entries: readonly LogEntry[], titleOf: (entry: LogEntry) => string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const entry of entries) {
    const title = titleOf(entry);
    const last = chapters[chapters.length - 1];
    if (last?.title === title) last.entries.push(entry);
    else chapters.push({ title, entries: [entry] });
  }
  return chapters;
}

// Everybody whom a tale names.
export function seatsIn({ entries }: Tale): Set<number> {
  const ids = entries.flatMap((entry) => Object.values(entry.args ?? {}).flatMap(([id]) => id.split('+')));
  return new Set(ids.flatMap((id) => /^seat\.(\d+)$/.exec(id)?.[1] ?? []).map(Number));
}

export const verdictOf = ({ form, entries }: Tale): LogEntry => entries.findLast(like(form.verdict))!;

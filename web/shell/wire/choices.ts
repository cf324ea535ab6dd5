// choices.ts - the tree of what may be chosen now: each click narrows it, without asking the server.
import type { ChoiceLists, Phrase, WireChoice } from './messages';

export interface Choice {
  text: string;
  target: string;
  label: Phrase;
  next: number | null; // the list that follows; null: the chain is complete
}

const fill = (pattern: string, word: string) => pattern.replaceAll('{}', word);

function fillPhrase(phrase: Phrase, word: string): Phrase {
  if (!phrase.args) return phrase;
  const args = Object.entries(phrase.args).map(([name, [id, shown]]) => [name, [fill(id, word), fill(shown, word)]]);
  return { ...phrase, args: Object.fromEntries(args) as NonNullable<Phrase['args']> };
}

function expand(choice: WireChoice): Choice[] {
  const next = choice.next ?? null;
  if (choice.each === undefined) return [{ text: choice.text, target: choice.target, label: choice.label, next }];
  return choice.each.split(' ').map((word) => ({
    text: fill(choice.text, word),
    target: fill(choice.target, word),
    label: fillPhrase(choice.label, word),
    next,
  }));
}

const expanded = new WeakMap<readonly WireChoice[], Choice[]>();

// The choices of one list, each standing for itself.
export function choicesIn(lists: ChoiceLists, number: number): Choice[] {
  const list = lists[number];
  if (!list) return [];
  let known = expanded.get(list);
  if (!known) expanded.set(list, (known = list.flatMap(expand)));
  return known;
}

// Does ahead of the first click what it would need.
export function prepareNext(lists: ChoiceLists): void {
  for (const choice of lists[0] ?? []) if (choice.next !== undefined) choicesIn(lists, choice.next);
}

export const isComplete = (path: readonly Choice[]) => path.length > 0 && path[path.length - 1]!.next === null;

// What can be chosen after the choices made so far.
export function choicesAfter(lists: ChoiceLists, path: readonly Choice[]): Choice[] {
  if (path.length === 0) return choicesIn(lists, 0);
  const next = path[path.length - 1]!.next;
  return next === null ? [] : choicesIn(lists, next);
}

export const lineOf = (path: readonly Choice[]) => path.map((choice) => choice.text).join(' ');

export interface Chain {
  line: string;
  path: Choice[];
}

// All complete chains in the order of the tree, until `limit` of them are found.
export function allChains(lists: ChoiceLists, limit: number): Chain[] {
  const out: Chain[] = [];
  const walk = (path: Choice[], number: number) => {
    for (const choice of choicesIn(lists, number)) {
      if (out.length >= limit) return;
      const longer = [...path, choice];
      if (choice.next === null) out.push({ line: lineOf(longer), path: longer });
      else walk(longer, choice.next);
    }
  };
  walk([], 0);
  return out;
}

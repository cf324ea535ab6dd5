// choices.ts - the tree of what may be chosen now: each click narrows it, without asking the server.
import type { Choice } from '../../kit/told';
import type { ChoiceLists, Phrase, WireChoice } from './messages';

export type { Choice } from '../../kit/told';

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

const beforeDot = (id: string) => id.slice(0, id.indexOf('.'));
const afterDot = (id: string) => id.slice(id.indexOf('.'));

// Whether a choice is of the thing that is clicked for it, such as a farm, and not of how many of something else.
const isOfItsTarget = ({ target, label }: Choice) =>
  Object.values(label.args ?? {}).some(([id]) => id.includes('.') && afterDot(id) === afterDot(target));

// Choices of several things of one kind, by one sentence or by those of a first and a second.
const sentenceOf = ({ label }: Choice) => label.key.replace(/_(first|second)$/, '');
const areParts = (one: Choice, other: Choice) =>
  sentenceOf(one) === sentenceOf(other) && beforeDot(one.target) === beforeDot(other.target) && isOfItsTarget(one);

// Chains name parts of one kind in an order of their own, so the last of them is in no list that begins. It can be chosen
// first all the same: then what it may follow is chosen after it, and both are said in the chain's order.
function chosenAhead(lists: ChoiceLists, choices: readonly Choice[]): Choice[] {
  const targets = new Set(choices.map(({ target }) => target));
  const ahead = new Map<string, { part: Choice; before: Choice[] }>();
  for (const choice of choices) {
    for (const part of choicesAfter(lists, [choice])) {
      if (targets.has(part.target) || !areParts(choice, part)) continue;
      const known = ahead.get(part.target) ?? { part, before: [] };
      known.before.push({ ...choice, text: lineOf([choice, part]), next: part.next });
      ahead.set(part.target, known);
    }
  }
  return [...ahead.values()].map(({ part, before }) => ({ ...part, text: '', next: before }));
}

const offered = new WeakMap<readonly (WireChoice | Choice)[], Choice[]>();

function offer(lists: ChoiceLists, list: readonly (WireChoice | Choice)[], spell: () => readonly Choice[]): Choice[] {
  let all = offered.get(list);
  if (!all) {
    const choices = spell();
    offered.set(list, (all = [...choices, ...chosenAhead(lists, choices)]));
  }
  return all;
}

// The choices of one list, each standing for itself.
export function choicesIn(lists: ChoiceLists, number: number): Choice[] {
  const list = lists[number] ?? [];
  return offer(lists, list, () => list.flatMap(expand));
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
  if (next === null) return [];
  return typeof next === 'number' ? choicesIn(lists, next) : offer(lists, next, () => next);
}

// What a click may add to the choices made so far, or put in the place of the last one if they are complete; the same list as
// long as it is the same question.
export function openChoices(lists: ChoiceLists, path: readonly Choice[]): readonly Choice[] {
  const start = isComplete(path) ? path.slice(0, -1) : path;
  const next = choicesAfter(lists, start);
  const targets = new Set(next.map(({ target }) => target));
  const earlier = pathsWithEarlier(lists, start).flatMap(({ choice }) => (targets.has(choice.target) ? [] : [choice]));
  return earlier.length === 0 ? next : [...next, ...earlier];
}

// The choices that others go on to after these, as they were made; null if one of them is not to be had there.
function followed(lists: ChoiceLists, start: readonly Choice[], rest: readonly Choice[]): Choice[] | null {
  const path = [...start];
  for (const made of rest) {
    const found = choicesAfter(lists, path).find(
      (choice) => choice.target === made.target && sentenceOf(choice) === sentenceOf(made),
    );
    if (!found) return null;
    path.push(found);
  }
  return path;
}

// Chains name their parts in an order of their own, each set of parts once; people choose them in any order. What may be put
// before parts that are chosen already, as the whole paths that come of it: the nearest place first.
export function pathsWithEarlier(lists: ChoiceLists, path: readonly Choice[]): { choice: Choice; path: Choice[] }[] {
  if (path.length === 0 || isComplete(path)) return [];
  const places = path.map((_, at) => path.length - 1 - at);
  return places.flatMap((at) => {
    const start = path.slice(0, at);
    return choicesAfter(lists, start).flatMap((choice) => {
      const whole = choice.target === path[at]!.target ? null : followed(lists, [...start, choice], path.slice(at));
      return whole ? [{ choice, path: whole }] : [];
    });
  });
}

// What is chosen after a click on a thing: the next choice, one that comes before those made, or another one; or one less if
// it was chosen last; null if it cannot be chosen. Going on comes first: some things are chosen twice in a row, as a farm that
// is sown again.
export function pathAfter(lists: ChoiceLists, path: readonly Choice[], target: string): Choice[] | null {
  const last = path.length - 1;
  for (let kept = isComplete(path) ? last : path.length; kept >= 0; --kept) {
    const start = path.slice(0, kept);
    if (kept === last && !isComplete(path) && path[last]!.target === target) return start;
    const found = choicesAfter(lists, start).find((choice) => choice.target === target);
    if (found) return [...start, found];
    const earlier = pathsWithEarlier(lists, start).find(({ choice }) => choice.target === target);
    if (earlier) return earlier.path;
  }
  return null;
}

export const lineOf = (path: readonly Choice[]) =>
  path
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ');

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
      else if (typeof choice.next === 'number') walk(longer, choice.next);
    }
  };
  walk([], 0);
  return out;
}

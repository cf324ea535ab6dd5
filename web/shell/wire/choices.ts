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
  const { part, ask } = choice;
  const next = choice.next ?? null;
  if (choice.each === undefined)
    return [{ text: choice.text, target: choice.target, label: choice.label, part, ask, next }];
  return choice.each.split(' ').map((word) => ({
    text: fill(choice.text, word),
    target: fill(choice.target, word),
    label: fillPhrase(choice.label, word),
    part,
    ask: ask && fillPhrase(ask, word),
    next,
  }));
}

export const isPartWith = (one: Choice, other: Choice) => one.part !== undefined && one.part === other.part;

// What may be chosen once a list is answered, in the chain's order and without what may be chosen ahead.
const listAfter = (lists: ChoiceLists, { next }: Choice): readonly Choice[] =>
  next === null ? [] : typeof next === 'number' ? spelled(lists, next) : next;

// The ways to a part through the parts that its chain names before it: each last step says the part as well.
function waysTo(lists: ChoiceLists, choices: readonly Choice[], part: Choice): Choice[] {
  return choices.flatMap((choice): Choice[] => {
    if (!isPartWith(choice, part)) return [];
    const after = listAfter(lists, choice);
    const found = after.find((later) => later.target === part.target && isPartWith(later, part));
    if (found) return [{ ...choice, text: lineOf([choice, found]), ask: found.ask, next: found.next }];
    const ways = waysTo(lists, after, part);
    return ways.length > 0 ? [{ ...choice, next: ways }] : [];
  });
}

// The parts of a whole that its chains name later than these choices, by their targets.
function laterParts(
  lists: ChoiceLists,
  choices: readonly Choice[],
  found = new Map<string, Choice>(),
  seen = new Set(),
) {
  for (const choice of choices) {
    if (choice.part === undefined || seen.has(choice.next)) continue;
    seen.add(choice.next);
    const after = listAfter(lists, choice).filter((part) => isPartWith(choice, part));
    for (const part of after) if (!found.has(part.target)) found.set(part.target, part);
    laterParts(lists, after, found, seen);
  }
  return found;
}

// Chains name the parts of a whole in an order of their own, so some are in no list that begins. They can be chosen first all
// the same: then what they may follow is chosen after them, and all are said in the chain's order.
function chosenAhead(lists: ChoiceLists, choices: readonly Choice[]): Choice[] {
  const targets = new Set(choices.map(({ target }) => target));
  return [...laterParts(lists, choices).values()].flatMap((part) => {
    if (targets.has(part.target)) return [];
    const ways = waysTo(lists, choices, part);
    const isSame = choices.find((choice) => choice.label.key === part.label.key);
    return [{ ...part, text: '', ask: isSame?.ask, next: ways }];
  });
}

const spellings = new WeakMap<readonly WireChoice[], Choice[]>();

// The choices of one list, each standing for itself.
function spelled(lists: ChoiceLists, number: number): Choice[] {
  const list = lists[number] ?? [];
  let choices = spellings.get(list);
  if (!choices) spellings.set(list, (choices = list.flatMap(expand)));
  return choices;
}

const offers = new WeakMap<readonly Choice[], Choice[]>();

// The same with what may be chosen ahead.
function offered(lists: ChoiceLists, choices: readonly Choice[]): Choice[] {
  let all = offers.get(choices);
  if (!all) offers.set(choices, (all = [...choices, ...chosenAhead(lists, choices)]));
  return all;
}

export const choicesIn = (lists: ChoiceLists, number: number): Choice[] => offered(lists, spelled(lists, number));

// Does ahead of the first click what it would need.
export function prepareNext(lists: ChoiceLists): void {
  for (const choice of lists[0] ?? []) if (choice.next !== undefined) choicesIn(lists, choice.next);
}

export const isComplete = (path: readonly Choice[]) => path.length > 0 && path[path.length - 1]!.next === null;

// What can be chosen after the choices made so far.
export function choicesAfter(lists: ChoiceLists, path: readonly Choice[]): Choice[] {
  if (path.length === 0) return choicesIn(lists, 0);
  const last = path[path.length - 1]!;
  return last.next === null ? [] : offered(lists, listAfter(lists, last));
}

// What is asked once these choices are made; null if it is the question that a position begins with.
export const questionAfter = (path: readonly Choice[]): Phrase | null => path.findLast(({ ask }) => ask)?.ask ?? null;

// What a click may add to the choices made so far, or put in the place of the last one if they are complete; the same list as
// long as it is the same question.
export function openChoices(lists: ChoiceLists, path: readonly Choice[]): readonly Choice[] {
  const start = isComplete(path) ? path.slice(0, -1) : path;
  const next = choicesAfter(lists, start);
  const targets = new Set(next.map(({ target }) => target));
  const whole = start === path ? [] : pathsWithEarlier(lists, path);
  const earlier = [...whole, ...pathsWithEarlier(lists, start)].flatMap(({ choice }) =>
    targets.has(choice.target) ? [] : [choice],
  );
  return earlier.length === 0 ? next : [...next, ...earlier];
}

// The choices that others go on to after these, as they were made; null if one of them is not to be had there.
function followed(lists: ChoiceLists, start: readonly Choice[], rest: readonly Choice[]): Choice[] | null {
  const path = [...start];
  for (const made of rest) {
    const found = choicesAfter(lists, path).find(
      (choice) => choice.target === made.target && choice.part === made.part,
    );
    if (!found) return null;
    path.push(found);
  }
  return path;
}

// What a chain names before parts that are chosen already, as the whole paths that come of it: the nearest place first.
export function pathsWithEarlier(lists: ChoiceLists, path: readonly Choice[]): { choice: Choice; path: Choice[] }[] {
  const places = path.map((_, at) => path.length - 1 - at);
  return places.flatMap((at) => {
    const start = path.slice(0, at);
    return choicesAfter(lists, start).flatMap((choice) => {
      const rest = path.slice(at);
      const isPart = choice.target !== path[at]!.target && rest.every((made) => isPartWith(choice, made));
      const whole = isPart ? followed(lists, [...start, choice], rest) : null;
      return whole ? [{ choice, path: whole }] : [];
    });
  });
}

// The choices without a part that is chosen again to be taken out.
function withoutPart(lists: ChoiceLists, path: readonly Choice[], target: string): Choice[] | null {
  const at = path.findLastIndex((made) => made.target === target && made.part !== undefined);
  if (at < 0 || at === path.length - 1) return null;
  return followed(lists, path.slice(0, at), path.slice(at + 1));
}

// With the parts that were chosen after the one that another is put in the place of, if they still may follow.
function withRest(lists: ChoiceLists, path: Choice[], rest: readonly Choice[]): Choice[] {
  const last = path[path.length - 1]!;
  return (rest.every((made) => isPartWith(made, last)) && followed(lists, path, rest)) || path;
}

// What is chosen after a click on a thing: the next choice, one that comes before those made, or another one; or one less if
// it was chosen last or is a part; null if it cannot be chosen. Going on comes first: some things are chosen twice in a row,
// as a farm that is sown again. A part is put beside those that are chosen, if it can be, rather than in the place of the last.
export function pathAfter(lists: ChoiceLists, path: readonly Choice[], target: string): Choice[] | null {
  const last = path.length - 1;
  const open = isComplete(path) ? path.slice(0, -1) : path;
  const goesOn = choicesAfter(lists, open).some((choice) => choice.target === target);
  const less = goesOn ? null : withoutPart(lists, path, target);
  if (less) return less;
  const more = isComplete(path) && pathsWithEarlier(lists, path).find(({ choice }) => choice.target === target);
  if (more) return more.path;
  for (let kept = isComplete(path) ? last : path.length; kept >= 0; --kept) {
    const start = path.slice(0, kept);
    if (kept === last && !isComplete(path) && path[last]!.target === target) return start;
    const found = choicesAfter(lists, start).find((choice) => choice.target === target);
    if (found) return withRest(lists, [...start, found], path.slice(kept + 1));
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

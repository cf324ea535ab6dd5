// spoken.test.ts - random games of every game as the page takes and tells them: parts of a chain in any order, and whole
// sentences in every language.
import { expect, it } from 'vitest';
import { plain, type Speaker } from '../../kit/speech';
import type { Phrase } from '../../kit/told';
import { allChains, choicesIn, isComplete, lineOf, pathAfter, type Chain, type Choice } from '../../shell/wire/choices';
import type { ChoiceLists, StateMessage } from '../../shell/wire/messages';
import { flawOf } from '../unit/flaws';
import { learnt } from '../unit/speaking';
import { RandomGame } from './random_play';
import { gameNames } from './records';

const nameOf = (seat: number) => ['Anna', 'Ravi', 'Mei', 'Otto'][seat]!;

// The choices of every list, each list once.
function allChoices(lists: ChoiceLists): Choice[] {
  return lists.flatMap((_, number) => choicesIn(lists, number));
}

const phrasesOf = ({ prompt, log }: StateMessage, lists: ChoiceLists): Phrase[] => [
  prompt,
  ...log.entries,
  ...allChoices(lists).flatMap(({ label, ask }) => (ask ? [label, ask] : [label])),
];

// The same things clicked in this order.
function clicked(lists: ChoiceLists, targets: readonly string[]): Choice[] | null {
  let path: Choice[] | null = [];
  for (const target of targets) path = path && pathAfter(lists, path, target);
  return path;
}

// The chain with its parts in another order, each among those of its own whole.
function reordered(game: RandomGame, path: readonly Choice[]): string[] {
  const targets = path.map(({ target }) => target);
  for (const whole of new Set(path.map(({ part }) => part))) {
    if (whole === undefined) continue;
    const places = path.flatMap(({ part }, place) => (part === whole ? [place] : []));
    const mixed = game.shuffled(places.map((place) => targets[place]!));
    places.forEach((place, at) => (targets[place] = mixed[at]!));
  }
  return targets;
}

const steps = 150;
const seeds = [1, 2];
const mostChains = 2000;

// Chains of at least two parts of one whole, some of them with their parts clicked in another order; how many there were. Where
// one thing belongs to two wholes, as a farm that is sown and protected, what is asked decides which is meant.
function takeInAnyOrder(game: RandomGame): number {
  const parts = new Map<string, Set<string | undefined>>();
  for (const { target, part } of allChoices(game.lists)) parts.set(target, (parts.get(target) ?? new Set()).add(part));
  const isMany = ({ path }: Chain) => {
    const wholes = path.flatMap(({ part }) => part ?? []);
    const isPlain = path.every(({ target }) => parts.get(target)!.size === 1);
    return isPlain && wholes.length > 1 && new Set(wholes).size === 1;
  };
  const chains = game.shuffled(allChains(game.lists, mostChains).filter(isMany)).slice(0, 10);
  for (const { path, line } of chains) {
    const targets = reordered(game, path);
    const got = clicked(game.lists, targets);
    expect([targets, got && lineOf(got), got && isComplete(got)]).toEqual([targets, line, true]);
  }
  return chains.length;
}

it.each(gameNames)('%s: parts of a chain are taken in any order', async (name) => {
  let taken = 0;
  for (const seed of seeds) {
    const game = new RandomGame(name, seed);
    await game.sitDown();
    for (let step = 0; step < steps; ++step) {
      taken += takeInAnyOrder(game);
      if (!(await game.play(game.drawPath()))) break;
    }
  }
  // In the others wholes are rare, or sent part by part.
  expect(taken).toBeGreaterThan(name === 'after_the_empire' ? 10 : -1);
});

const flawsOf = (said: readonly Phrase[], speaker: Speaker): [flaw: string, sentence: string][] =>
  said.flatMap((phrase) => {
    const flaw = flawOf(phrase, speaker);
    return flaw ? [[`${speaker.language} ${phrase.key} ${flaw}`, plain(phrase, speaker)]] : [];
  });

it.each(gameNames)('%s: every sentence of a random game is whole, in every language', async (name) => {
  const english: Speaker = { language: 'en', nameOf };
  const others = Object.entries(learnt)
    .filter(([, parts]) => name in parts)
    .map(([language, parts]): Speaker => ({ language, translation: parts[name]!.sentences, nameOf }));
  const flaws = new Map<string, string>();
  for (const seed of seeds) {
    const game = new RandomGame(name, seed + 10);
    await game.sitDown();
    for (let step = 0; step < steps; ++step) {
      const said = phrasesOf(game.state, game.lists);
      for (const [flaw, sentence] of [english, ...others].flatMap((speaker) => flawsOf(said, speaker)))
        flaws.set(flaw, sentence);
      if (!(await game.play(game.drawPath()))) break;
    }
  }
  expect(Object.fromEntries(flaws)).toEqual({});
});

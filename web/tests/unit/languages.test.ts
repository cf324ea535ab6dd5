// languages.test.ts - every language says everything: each word of the shell, option, seat and bot the rules offer, refusal of
// the server, heading of the rules, sentence of the games.
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { learnt } from './speaking';

vi.stubGlobal('navigator', { languages: ['de'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { games } = await import('../../games');
const { headingIn } = await import('../../shell/page/markdown');
const { rulebookOf } = await import('../../shell/page/rulebook');
const { levelWord } = await import('../../shell/levels');
const { english } = await import('../../shell/words/english');
const { sayIn } = await import('../../shell/words/words');

const source = (path: string) => readFileSync(new URL(`../../../src/${path}`, import.meta.url), 'utf8');
const keys = Object.keys(english) as (keyof typeof english)[];
const places = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]!).toSorted();

interface Offered {
  name: string;
  values: string[];
}

// The options of a game as its rules declare them.
function optionsIn(setup: string): Offered[] {
  const lists = new Map([['off_on', ['off', 'on']]]);
  for (const [, name, words] of setup.matchAll(/(\w+_names)\[\] = \{([^}]*)\}/g))
    lists.set(name!, words!.match(/\w+/g) ?? []);
  const rows = setup.matchAll(/\{"(\w+)",\s*"[^"]*",\s*"[A-Z]+-[\d.]+",\s*&Config::\w+,\s*(\w*)/g);
  return [...rows].map(([, name, list]) => ({ name: name!, values: lists.get(list!) ?? [] }));
}

// French has no sentences for these yet: there, English is spoken.
const unspoken: Record<string, string[]> = { fr: ['after_the_empire', 'empires_end'] };

it('are a folder each, beside English, with every game', () => {
  expect(Object.keys(learnt)).toEqual(['de', 'fr']);
  for (const [language, parts] of Object.entries(learnt))
    expect(games.map(({ name }) => name).filter((name) => !(name in parts))).toEqual(unspoken[language] ?? []);
});

describe.each(Object.entries(learnt))('%s', (language, parts) => {
  const { words, refusals, cards } = parts['shell']!;
  it('has a word for every English one of the shell, with the same places', () => {
    expect(Object.keys(words).toSorted()).toEqual(keys.toSorted());
    expect(keys.filter((key) => !words[key]!.trim())).toEqual([]);
    const sentences = keys.filter((key) => (english[key].match(/[a-z]{3,}/gi) ?? []).length > 3);
    expect(sentences.filter((key) => words[key] === english[key])).toEqual([]);
    for (const key of keys) expect(places(words[key]!), key).toEqual(places(english[key]));
  });
  it('knows every code by which the server refuses', () => {
    const table = source('server/lobby/refusal.cpp');
    const codes = new Set([...table.matchAll(/\{Code::\w+, "([a-z_]+)"/g)].map((match) => match[1]!));
    expect(codes.size).toBeGreaterThan(12);
    expect([...codes].filter((code) => !(code in refusals!))).toEqual([]);
  });
  it('names every bot', () => {
    const bots = /return \{("random".*?)\}/.exec(source('bots/roster/make_bot.hpp'))![1]!.match(/\w+/g)!;
    expect(bots.length).toBeGreaterThan(4);
    for (const bot of bots) expect(levelWord(bot, sayIn(language)), bot).not.toBe(bot);
  });

  describe.each(games)('$name', ({ name: game, signs }) => {
    const card = cards![game]!;
    const options = optionsIn(source(`games/${game}/setup.cpp`));
    it('names every option, its help and its values', () => {
      expect(options.length).toBeGreaterThan(2);
      const common = (key: string) => words[`option.${key}`];
      for (const { name, values } of options) {
        expect(card.options[name]?.name ?? common(name), name).toBeTruthy();
        expect(card.options[name]?.help ?? common(`${name}.help`), `${name}, help`).toBeTruthy();
        for (const value of values)
          expect(card.options[name]?.values?.[value] ?? common(value), `${name} ${value}`).toBeTruthy();
      }
      const offered = options.map(({ name }) => name);
      expect(Object.keys(card.options).filter((name) => !offered.includes(name))).toEqual([]);
    });
    it('names every seat', () => {
      expect(card.seats?.length).toBeGreaterThanOrEqual(3);
      expect(card.seats!.length).toBeLessThanOrEqual(signs.length);
    });
    it('has a word for every heading of the rules', () => {
      const { chapters, behind } = rulebookOf(source(`games/${game}/RULES.md`));
      const headings = [...chapters, ...behind].flatMap(({ tokens }) =>
        tokens.filter(({ type }) => type === 'heading').map((token) => (token as { text: string }).text),
      );
      expect(headings.length).toBeGreaterThan(15);
      const without = headings.filter((text) => !parts['rules']!.words[headingIn(text)['title']!]);
      expect(without).toEqual([]);
    });
    it.runIf(parts[game])('tells how it goes, and knows the sentences that German knows', () => {
      const { primer, sentences } = parts[game]!;
      expect(primer!.length).toBe(learnt['de']![game]!.primer!.length);
      const patterns = learnt['de']![game]!.sentences!.patterns; // which its game's own tests hold against the rules
      expect(Object.keys(sentences!.patterns).toSorted()).toEqual(Object.keys(patterns).toSorted());
      for (const [key, pattern] of Object.entries(sentences!.patterns))
        expect(
          [...new Set(places(pattern))].filter((name) => !places(patterns[key]!).includes(name)),
          key,
        ).toEqual([]);
    });
  });
});

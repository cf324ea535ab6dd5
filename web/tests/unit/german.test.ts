// german.test.ts - German says everything: every option, seat and bot the rules offer, every refusal of the server.
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('navigator', { language: 'de' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { games } = await import('../../games');
const { levelWord } = await import('../../shell/levels');
const { english } = await import('../../shell/words/english');
const { german } = await import('../../shell/words/german');
const { refusals } = await import('../../shell/words/german_refusals');
const { learn, sayIn } = await import('../../shell/words/words');
await learn('de');

const source = (path: string) => readFileSync(new URL(`../../../src/${path}`, import.meta.url), 'utf8');

describe('the shell', () => {
  it('has a German word for every English one', () => {
    const keys = Object.keys(english) as (keyof typeof english)[];
    expect(keys.filter((key) => !german[key].trim())).toEqual([]);
    const sentences = keys.filter((key) => (english[key].match(/[a-z]{3,}/gi) ?? []).length > 3);
    expect(sentences.filter((key) => german[key] === english[key])).toEqual([]);
  });
  it('knows every code by which the server refuses', () => {
    const table = source('server/lobby/refusal.cpp');
    const codes = new Set([...table.matchAll(/\{Code::\w+, "([a-z_]+)"/g)].map((match) => match[1]!));
    expect(codes.size).toBeGreaterThan(12);
    expect([...codes].filter((code) => !(code in refusals))).toEqual([]);
  });
});

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

describe.each(games)('$name', ({ name: game, signs, words: { de } }) => {
  const options = optionsIn(source(`games/${game}/setup.cpp`));
  it('names every option, its help and its values', () => {
    expect(options.length).toBeGreaterThan(2);
    const common = (key: string) => (german as Record<string, string>)[`option.${key}`];
    for (const { name, values } of options) {
      expect(de.options[name]?.name ?? common(name), name).toBeTruthy();
      expect(de.options[name]?.help ?? common(`${name}.help`), `${name}, help`).toBeTruthy();
      for (const value of values) expect(de.options[name]?.values?.[value] ?? common(value), value).toBeTruthy();
    }
    const offered = options.map(({ name }) => name);
    expect(Object.keys(de.options).filter((name) => !offered.includes(name))).toEqual([]);
  });
  it('names every seat', () => {
    expect(de.seats?.length).toBeGreaterThanOrEqual(3);
    expect(de.seats!.length).toBeLessThanOrEqual(signs.length);
  });
});

it('names every bot', () => {
  const bots = /return \{("random".*?)\}/.exec(source('bots/roster/make_bot.hpp'))![1]!.match(/\w+/g)!;
  expect(bots.length).toBeGreaterThan(4);
  for (const bot of bots) expect(levelWord(bot, sayIn('de')), bot).not.toBe(bot);
});

// counting.test.ts - what the drawings say of numbers: of one as of one, and the same in both languages.
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const games = {
  tigris: (await import('../../games/tigris/words')).wordTables,
  vinci: (await import('../../games/vinci/words')).wordTables,
  after_the_flood: (await import('../../games/after_the_flood/words')).wordTables,
  after_the_empire: (await import('../../games/after_the_empire/words')).wordTables,
  empires_end: (await import('../../games/empires_end/words')).wordTables,
};
const { wordsFrom } = await import('../../kit/speech');

// Said of two and more alone: parts of a split empire, armies of an empire as printed, an average.
const neverOne = ['split', 'starts', 'empire_armies', 'expected'];

describe.each(Object.entries(games))('%s', (_, { en, de }) => {
  it('has words of its own for one of what it counts', () => {
    const many = /\{count\} ([a-z]+ )?[a-z]+(s|men)\b/;
    const counted = Object.entries<string>(en).filter(([key, text]) => many.test(text) && !neverOne.includes(key));
    expect(counted.map(([key]) => key).filter((key) => !(`${key}_one` in en))).toEqual([]);
    for (const one of Object.keys(en).filter((key) => key.endsWith('_one') && key !== 'pay_one'))
      expect(en, one).toHaveProperty(one.slice(0, -'_one'.length));
  });
  it('has the same places in every word of both languages', () => {
    const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).toSorted();
    const german: Record<string, string> = de;
    for (const [key, text] of Object.entries<string>(en)) expect(places(german[key]!), key).toEqual(places(text));
  });
});

it('the word for one is said of one alone', () => {
  const say = wordsFrom(games.after_the_empire);
  expect([0, 1, 2].map((count) => say('en')('hits', { count }))).toEqual(['0 hits', '1 hit', '2 hits']);
  expect(say('de')('shift_help', { count: 1 })).toBe('1 Zugpunkt übrig');
  expect(wordsFrom(games.empires_end)('en')('tokens_count', { count: 1 })).toBe('1 token');
});

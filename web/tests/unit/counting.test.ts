// counting.test.ts - what the drawings say of numbers: of one as of one, and the same in every language.
import { describe, expect, it, vi } from 'vitest';
import { learnt } from './speaking';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const fight = (await import('../../games/after_the_empire/fight_words')).english;
const games = {
  tigris: (await import('../../games/tigris/words')).english,
  vinci: (await import('../../games/vinci/words')).english,
  after_the_flood: (await import('../../games/after_the_flood/words')).english,
  after_the_empire: {
    ...(await import('../../games/after_the_empire/words')).english,
    ...Object.fromEntries(Object.entries(fight).map(([key, text]) => [`fight.${key}`, text])),
  },
  empires_end: (await import('../../games/empires_end/words')).english,
};
const { wordsFrom } = await import('../../kit/speech');

// Said of two and more alone: parts of a split empire, armies of an empire as printed, an average.
const neverOne = ['split', 'starts', 'empire_armies', 'expected'];

describe.each(Object.entries(games))('%s', (game, english) => {
  it('has words of its own for one of what it counts', () => {
    const many = /\{count\} ([a-z]+ )?[a-z]+(s|men)\b/;
    const counted = Object.entries<string>(english).filter(([key, text]) => many.test(text) && !neverOne.includes(key));
    expect(counted.map(([key]) => key).filter((key) => !(`${key}_one` in english))).toEqual([]);
    for (const one of Object.keys(english).filter((key) => key.endsWith('_one') && key !== 'pay_one'))
      expect(english, one).toHaveProperty(one.slice(0, -'_one'.length));
  });
  it.each(Object.keys(learnt).filter((language) => game in learnt[language]!))(
    'has the same places in every word in %s',
    (language) => {
      const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).toSorted();
      const { words } = learnt[language]![game]!;
      expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted());
      for (const [key, text] of Object.entries<string>(english)) expect(places(words[key]!), key).toEqual(places(text));
    },
  );
});

it('the word for one is said of one alone', () => {
  const say = wordsFrom('after_the_empire', games.after_the_empire);
  expect([0, 1, 2].map((count) => say('en')('hits', { count }))).toEqual(['0 hits', '1 hit', '2 hits']);
  expect(say('de')('shift_help', { count: 1 })).toBe('1 Zugpunkt übrig');
  expect(wordsFrom('empires_end', games.empires_end)('en')('tokens_count', { count: 1 })).toBe('1 token');
});

it('what a language does not say is said in English', () => {
  expect(wordsFrom('after_the_empire', { unheard_of: 'so be it' })('de')('unheard_of')).toBe('so be it');
});

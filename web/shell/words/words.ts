// words.ts - the shell's words in the language chosen. English comes with the page; every other language is fetched for whoever
// wants it.
import { fillGaps, type Language } from '../../kit/speech';
import { useStore } from '../../kit/store';
import { fetched } from '../parts/chunk';
import { preferences } from '../preferences';
import { english, type WordKey } from './english';

export type { WordKey } from './english';

export { plain, sentence, type Language, type Part, type Speaker, type Translation } from '../../kit/speech';

interface Catalogue {
  words: Readonly<Record<WordKey, string>>;
  refusals: Readonly<Record<string, string>>; // by their code; without one the server's own sentence stands
}

const inEnglish: Catalogue = { words: english, refusals: {} };
const learnt = new Map<Language, Catalogue>([['en', inEnglish]]);

const lessons: Record<Exclude<Language, 'en'>, () => Promise<Catalogue>> = {
  de: async () => ({
    words: (await import('./german')).german,
    refusals: (await import('./german_refusals')).refusals,
  }),
};

// From then on the page can speak it. What cannot be fetched leaves it with English.
export async function learn(language: Language): Promise<void> {
  if (language === 'en' || learnt.has(language)) return;
  const catalogue = await fetched(lessons[language]).catch(() => null);
  if (catalogue) learnt.set(language, catalogue);
}

export const catalogueOf = (language: Language): Catalogue => learnt.get(language) ?? inEnglish;

export type Say = (key: WordKey, values?: Record<string, string | number>) => string;

export function sayIn(language: Language): Say {
  const { words } = catalogueOf(language);
  return (key, values) => fillGaps(words[key], values);
}

export const useLanguage = (): Language => useStore(preferences, (value) => value.language);
export const useWords = (): Say => sayIn(useLanguage());

// "just now", "14 min", "2 h".
export function timeSince(seconds: number, say: Say, now = Date.now() / 1000): string {
  const minutes = Math.floor(Math.max(0, now - seconds) / 60);
  if (minutes < 1) return say('time.now');
  if (minutes < 60) return say('time.minutes', { count: minutes });
  if (minutes < 48 * 60) return say('time.hours', { count: Math.floor(minutes / 60) });
  return say('time.days', { count: Math.floor(minutes / 1440) });
}

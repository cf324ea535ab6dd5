// words.ts - the shell's words in the language chosen. English comes with the page; the parts of every other language are fetched
// for whoever wants it, when they are needed.
import { folderOf, keepPages, pagesOf, type Language } from '../../kit/languages';
import { fillGaps } from '../../kit/speech';
import { useStore } from '../../kit/store';
import { fetched } from '../parts/chunk';
import { preferences } from '../preferences';
import { english, type WordKey } from './english';

export type { WordKey } from './english';

export { plain, sentence, type Language, type Part, type Speaker, type Translation } from '../../kit/speech';

const needed = new Set(['shell']); // parts of a language, by what is drawn

async function learnPart(language: Language, part: string): Promise<void> {
  const load = folderOf(language)?.parts[part];
  if (!load || pagesOf(language, part)) return;
  const pages = await fetched(load).catch(() => null);
  if (pages) keepPages(language, part, pages);
}

// From then on the page can speak it. What cannot be fetched is said in English.
export async function learn(language: Language): Promise<void> {
  await Promise.all([...needed].map((part) => learnPart(language, part)));
}

// The same for parts of the language that is spoken now, and of every later one.
export async function learnParts(...parts: readonly string[]): Promise<void> {
  for (const part of parts) needed.add(part);
  await learn(preferences.value.language);
}

export type Say = (key: WordKey, values?: Record<string, string | number>) => string;

export function sayIn(language: Language): Say {
  const words = pagesOf(language, 'shell')?.words;
  return (key, values) => fillGaps(words?.[key] ?? english[key], values);
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

// words.ts - the shell's words in the language chosen, and the games' sentences from key and arguments.
import { preferences } from '../preferences';
import { useStore } from '../store';
import type { Phrase } from '../wire/messages';
import { english, type WordKey } from './english';
import { german } from './german';

export type { WordKey } from './english';

const languages = { en: english, de: german };
export type Language = keyof typeof languages;

export type Say = (key: WordKey, values?: Record<string, string | number>) => string;

const place = /\{(\w+)(?:\.(\w+))?\}/g;

export function sayIn(language: Language): Say {
  const words = languages[language];
  return (key, values = {}) => words[key].replace(place, (whole, name: string) => String(values[name] ?? whole));
}

export const useLanguage = (): Language => useStore(preferences, (value) => value.language);
export const useWords = (): Say => sayIn(useLanguage());

// A game's sentences in another language. A pattern may ask for a form of a word: "{seat} legt {tile.einen} auf {cell}".
export interface Translation {
  patterns: Record<string, string>; // by the phrase's key, without the game's name
  forms: Record<string, Record<string, string>>; // by the argument's id: form -> word; form "" is the plain one
  compose?(id: string, form: string): string | undefined; // the words for an id that lists things, such as "wood.3+iron.1"
}

export type Part = string | { id: string; word: string };

export interface Speaker {
  language: Language;
  translation?: Translation | undefined; // of the game, in that language
  nameOf(seat: number): string; // whom a seat belongs to
}

function wordOf(speaker: Speaker, id: string, word: string, form: string): string {
  if (/^seat\.\d+(\+seat\.\d+)*$/.test(id))
    return id
      .split('+')
      .map((seat) => speaker.nameOf(Number(seat.slice('seat.'.length))))
      .join(', ');
  const forms = speaker.translation?.forms[id];
  return forms?.[form] ?? forms?.[''] ?? speaker.translation?.compose?.(id, form) ?? word;
}

// A sentence in parts, so that a screen can mark the things it names.
export function sentence(phrase: Phrase, speaker: Speaker): Part[] {
  const pattern = speaker.translation?.patterns[phrase.key.slice(phrase.key.indexOf('.') + 1)] ?? phrase.text;
  const parts: Part[] = [];
  let from = 0;
  for (const match of pattern.matchAll(place)) {
    if (match.index > from) parts.push(pattern.slice(from, match.index));
    from = match.index + match[0].length;
    const argument = phrase.args?.[match[1]!];
    if (argument) parts.push({ id: argument[0], word: wordOf(speaker, argument[0], argument[1], match[2] ?? '') });
    else parts.push(match[0]);
  }
  if (from < pattern.length) parts.push(pattern.slice(from));
  return parts;
}

export function plain(phrase: Phrase, speaker: Speaker): string {
  const text = sentence(phrase, speaker)
    .map((part) => (typeof part === 'string' ? part : part.word))
    .join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// "just now", "14 min", "2 h".
export function timeSince(seconds: number, say: Say, now = Date.now() / 1000): string {
  const minutes = Math.floor(Math.max(0, now - seconds) / 60);
  if (minutes < 1) return say('time.now');
  if (minutes < 60) return say('time.minutes', { count: minutes });
  if (minutes < 48 * 60) return say('time.hours', { count: Math.floor(minutes / 60) });
  return say('time.days', { count: Math.floor(minutes / 1440) });
}

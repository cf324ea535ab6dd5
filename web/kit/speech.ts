// speech.ts - words with gaps, and the games' sentences from key and arguments, in the language chosen.
import { pagesOf, type Language } from './languages';
import type { Phrase } from './told';

export type { Language } from './languages';

export type Values = Record<string, string | number>;

const gap = /\{(\w+)(?:\.(\w+))?\}/g;

// A gap without a value stays, so that it is seen.
export const fillGaps = (pattern: string, values: Values = {}): string =>
  pattern.replace(gap, (whole, name: string) => String(values[name] ?? whole));

type Catalogue = Readonly<Record<string, string>>;

// A word may have another beside it for exactly one of what it counts.
const wordFor = (catalogue: Catalogue, key: string, { count }: Values): string | undefined =>
  (count === 1 ? catalogue[`${key}_one`] : undefined) ?? catalogue[key];

// Speaks from a part of a language, where these words have a prefix of their own, and where it is silent from the English.
export const wordsFrom =
  <Key extends string>(part: string, english: Readonly<Record<Key, string>>, prefix = '') =>
  (language: Language) =>
  (key: Key, values: Values = {}): string => {
    const words = pagesOf(language, part)?.words;
    return fillGaps((words && wordFor(words, prefix + key, values)) ?? wordFor(english, key, values)!, values);
  };

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
  for (const match of pattern.matchAll(gap)) {
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

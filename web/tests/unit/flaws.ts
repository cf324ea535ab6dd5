// flaws.ts - what is wrong with a sentence that was put together from a pattern and words.
import { plain, type Speaker } from '../../kit/speech';
import type { Phrase } from '../../kit/told';

const marks: Record<string, RegExp> = {
  'a gap without a word': /[{}]/,
  nothing: /^\s*$/,
  'two spaces': / {2}/,
  'a space at the edge': /^\s|\s$/,
  'a mark that stands badly': / [,.:;?!)»]|[(«] |,,|\.\.\./,
  'an id': /\b[a-z]+_[a-z_]+\b|\b[a-z]+\.[a-z0-9]+\b/,
  undefined: /\bundefined\b|\bNaN\b/,
};
const verbs = 'is|was|has|less|this|its|plus|begins|ends';
const notCounted = '(?<![\\d,./+-]|Move |Round |Turn |Season )';
const english: Record<string, RegExp> = {
  'more than one': new RegExp(`${notCounted}\\b1 (?!(?:${verbs})\\b)[a-z]+[a-rt-z]s\\b`),
  'the article': /(?:\ba|^A) [aeio]\w|(?:\ban|^An) [^aeiou\W]/,
  'is of': /\b(?:is|are) of\b/,
  'a word twice': /(?<!')\b([a-z]+) \1\b/,
};
// Of one, also of one who is done something to: "1 Soldaten" is a single one.
const plurals =
  'Steine|Armeen|Karten|Provinzen|Marken|Siege|Felder|Schätze|Münzen|Äxte|Markern|Gebiete|Zugpunkte|Schaden[ns]';
const german: Record<string, RegExp> = {
  'more than one': new RegExp(`(?<![\\d,./+-])\\b1 (?:${plurals})\\b`),
  'a word twice': /(?<![\p{L}])(?!sie |die |der |das )(\p{L}+) \1(?![\p{L}])/u,
};

// A space that does not break stands before a mark in two parts.
const french: Record<string, RegExp> = {
  'a mark too near': /[^\u00A0][;?!»]|[\p{L}\d)]:(?=\s|$)/u,
};

const inLanguage: Record<string, Record<string, RegExp>> = { en: english, de: german, fr: french };

// A pattern may ask for a form that the word does not have: then it would be said in its plain form.
function missingForm({ key, args }: Phrase, { translation }: Speaker): string | null {
  const pattern = translation?.patterns[key.slice(key.indexOf('.') + 1)];
  if (!translation) return null;
  if (pattern === undefined) return 'no translation';
  for (const [, name, form] of pattern.matchAll(/\{(\w+)\.(\w+)\}/g)) {
    const id = args?.[name!]?.[0];
    if (id === undefined) return `no ${name}`;
    if (translation.forms[id]?.[form!] === undefined && translation.compose?.(id, form!) === undefined)
      return `no form ${form} of ${id}`;
  }
  return null;
}

export function flawOf(phrase: Phrase, speaker: Speaker): string | null {
  const missing = missingForm(phrase, speaker);
  if (missing) return missing;
  const said = plain(phrase, speaker);
  const tests = { ...marks, ...inLanguage[speaker.language] };
  return Object.entries(tests).find(([, mark]) => mark.test(said))?.[0] ?? null;
}

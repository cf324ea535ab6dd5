// about_words.ts - what the cards about things and the legend say themselves; fetched with them.
import { wordsFrom } from '../../kit/speech';

const english = {
  rule: 'Rule {rule}',
  legend: 'What the symbols mean',
  hint: 'Rest the pointer on anything, keep a finger on it, or press I where the focus is, and a card tells what it is.',
};
type AboutWord = keyof typeof english;

const german: Record<AboutWord, string> = {
  rule: 'Regel {rule}',
  legend: 'Was die Zeichen bedeuten',
  hint: 'Lass den Zeiger auf etwas ruhen, halte den Finger darauf oder drücke I, wo der Fokus ist: Eine Karte sagt, was es ist.',
};

export const aboutWords = wordsFrom<AboutWord>({ en: english, de: german });

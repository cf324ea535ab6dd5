// about_words.ts - what the cards about things and the legend say themselves; fetched with them.
import { wordsFrom } from '../../kit/speech';

const english = {
  rule: 'Rule {rule}',
  legend: 'What the symbols mean',
  hint: 'Rest the pointer on anything, keep a finger on it, or press I where the focus is, and a card tells what it is.',
};
export type AboutWord = keyof typeof english;

export const aboutWords = wordsFrom<AboutWord>('table', english, 'about.');

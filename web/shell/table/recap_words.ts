// recap_words.ts - what the recap says itself.
import { wordsFrom } from '../../kit/speech';

const english = {
  title: 'Since your last turn',
  lost: 'You lost',
  gained: 'You gained',
  threatened: 'Watch out',
  others: 'The others',
  more: 'and {count} more in the log',
  again: 'Watch again',
  log: 'To the log',
};
export type RecapWord = keyof typeof english;

export const recapWords = wordsFrom<RecapWord>('table', english, 'recap.');

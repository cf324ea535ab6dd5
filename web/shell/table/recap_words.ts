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
type RecapWord = keyof typeof english;

const german: Record<RecapWord, string> = {
  title: 'Seit deinem letzten Zug',
  lost: 'Du hast verloren',
  gained: 'Du hast bekommen',
  threatened: 'Gib acht',
  others: 'Die anderen',
  more: 'und {count} mehr im Verlauf',
  again: 'Noch einmal ansehen',
  log: 'Zum Verlauf',
};

export const recapWords = wordsFrom<RecapWord>({ en: english, de: german });

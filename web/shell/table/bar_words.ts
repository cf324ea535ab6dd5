// bar_words.ts - what the action bar says about choices: words of the table's part, not of every page.
import { wordsFrom } from '../../kit/speech';

const english = {
  crumbs: 'Back to a choice',
  lit: '{count} ways to go on.',
  lit_one: 'One way to go on.',
  unconfirmed: 'Not confirmed yet: {choice}',
  unconfirmed_text: 'This still waits for your yes and is not played without it.',
  unconfirmed_play: 'Play it',
  unconfirmed_drop: 'Without it: {choice}',
};

export type BarWord = keyof typeof english;

export const barWords = wordsFrom<BarWord>('table', english, 'bar.');

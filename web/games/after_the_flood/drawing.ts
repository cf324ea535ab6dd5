// drawing.ts - After the Flood as the shell sees it.
import type { GameDrawing } from '../game';
import { Board } from './board';
import { german } from './german';
import { Hand } from './hand';
import { MiniMap } from './map';
import { Final, gain, Icon, Panel } from './panels';
import { primer } from './primer';
import sprite from './sprite.svg?raw';
import { numerals, type FloodView } from './view';
import { floodWords } from './words';
import type { Language } from '../../shell/words/words';
import './map.css';
import './desk.css';

const drawn = /^(area|box|city|destroy|reinforce|goods|pile|trade)\./;

// What a click on a thing would most likely mean, in notation that can be read at every question: for "why not?".
const verbs: Record<string, string> = { area: 'invade', box: 'scribe', city: 'grow', goods: 'spend' };

function write(target: string): string | null {
  const [kind, word, take, give] = target.split('.') as [string, ...string[]];
  if (kind === 'trade') return `${word} ${take} for ${give}`;
  if (target === 'pile.workers') return 'scribe available';
  if (target === 'pile.armies') return 'pay army';
  return `${verbs[kind] ?? kind} ${word}`;
}

const yearWord = (year: string, language: Language) => (language === 'de' ? year.replace('BC', 'v. Chr.') : year);

export const drawing: GameDrawing<FloodView> = {
  Board,
  Hand,
  Panel,
  Final,
  MiniMap,
  Icon,
  gain,
  write,
  primer,
  sprite,
  draws: (target) => drawn.test(target),
  chips: ({ turn, year, options }, language) => [
    `${floodWords(language)('turn_of', { turn: numerals[turn]! })} · ${yearWord(year, language)}`,
    ...(options.fresh_scribes === 'next_action' ? [floodWords(language)('next_scribes')] : []),
    ...(options.final_boxes === 'off' ? [floodWords(language)('no_boxes')] : []),
  ],
  translations: { de: german },
};

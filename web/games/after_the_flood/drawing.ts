// drawing.ts - After the Flood as the shell sees it.
import type { GameDrawing } from '../../kit/game';
import { Board } from './board';
import { Hand } from './hand';
import { MiniMap } from './map';
import { Final, gain, Icon, Panel } from './panels';
import { primer } from './primer';
import sprite from './sprite.svg?raw';
import { recap, tales } from './tales';
import { numerals, type FloodView } from './view';
import { floodWords } from './words';
import './map.css';
import './desk.css';
import './low.css';

const drawn = /^(area|box|city|destroy|reinforce|goods|pile|trade)\./;

// A thing by its name alone: the server reads it as an answer to the question that is asked, for "why not?".
export function write(target: string): string | null {
  const [kind, word, take, give] = target.split('.') as [string, ...string[]];
  if (kind === 'trade') return `${word} ${take} for ${give}`;
  if (target === 'pile.workers') return 'available';
  if (target === 'pile.armies') return 'pay army';
  return kind === 'destroy' || kind === 'reinforce' ? `${kind} ${word}` : (word ?? null);
}

export const drawing: GameDrawing<FloodView> = {
  Board,
  Hand,
  Panel,
  Final,
  MiniMap,
  Icon,
  gain,
  tales,
  recap,
  write,
  primer,
  sprite,
  draws: (target) => drawn.test(target),
  chips: ({ turn, year, options }, language) => [
    `${floodWords(language)('turn_of', { turn: numerals[turn]! })} · ${floodWords(language)('year', { year: year.replace(' BC', '') })}`,
    ...(options.fresh_scribes === 'next_action' ? [floodWords(language)('next_scribes')] : []),
    ...(options.final_boxes === 'on' ? [floodWords(language)('boxes_count')] : []),
  ],
  guide: async () => (await import('./about')).guide,
};

// drawing.ts - Tigris & Euphrates as the shell sees it.
import type { GameDrawing } from '../../kit/game';
import { Board } from './board';
import { ConflictPanel } from './conflict';
import { Hand } from './hand';
import { Final, gain, Icon, Panel } from './panels';
import { Rail } from './rail';
import sprite from './sprite.svg?raw';
import { MiniMap } from './minimap';
import { primer } from './primer';
import { recap, tales } from './tales';
import type { TigrisView } from './view';
import { tigrisWords } from './words';
import './pieces.css';
import './board.css';
import './conflict.css';
import './low.css';

const drawn = /^(cell|hand|leader|support|square|wonder)\./;

// What a click on a thing would be in notation, for "why not?".
function write(target: string): string | null {
  const [kind, word] = target.split('.');
  if (kind === 'cell') return word!;
  if (target === 'hand.catastrophe') return 'catastrophe';
  if (kind === 'hand') return `tile ${word}`;
  if (kind === 'leader') return `leader ${word}`;
  if (kind === 'support') return `support ${word}`;
  return null;
}

export const drawing: GameDrawing<TigrisView> = {
  Board,
  Hand,
  Rail,
  Panel,
  Final,
  MiniMap,
  Icon,
  gain,
  tales,
  recap,
  write,
  sprite,
  Overlay: ConflictPanel,
  draws: (target) => drawn.test(target),
  chips: ({ options }, language) => [tigrisWords(language)(options.board), tigrisWords(language)(options.scores)],
  primer,
  seatsBySign: true,
  guide: async () => (await import('./about')).guide,
};

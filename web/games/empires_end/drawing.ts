// drawing.ts - Empire's End as the shell sees it.
import type { GameDrawing } from '../../kit/game';
import { Board } from './board';
import { Hand } from './hand';
import { Final, gain, Icon, Panel } from './panels';
import { primer } from './primer';
import sprite from './sprite.svg?raw';
import { recap, tales } from './tales';
import type { EmpireView } from './view';
import { empireWords, phaseWord } from './words';
import './pieces.css';
import './board.css';
import './stage.css';
import './hand.css';
import './narrow.css';
import './low.css';

const drawn = /^(slot|position|hand|use|card|convert|pick)\.|^button\.(rally|axes|coins)\./;
const letters: Record<string, string> = { wheat: 'W', hammer: 'H', axe: 'A', coin: 'C' };

// What a click on a location would answer, by the step of the game.
const deedAt: Record<string, string> = {
  destroy: 'destroy',
  place_taken: 'place',
  place_built: 'place',
  swap_first: 'swap',
  swap_second: 'with',
  shift: 'shift',
  move_to: 'to',
};

// What a click on a thing would be in notation, for "why not?".
function write(target: string, { step }: EmpireView): string | null {
  const [place, what, deed, tool] = target.split('.');
  if (place === 'slot' && deed === 'bid') return `bid ${what} ${letters[tool!]}`;
  if (place === 'slot' && deed === 'take') return `take ${what}`;
  if (place === 'hand') return `${deed} ${what}`;
  if (place === 'position') return `${deedAt[step] ?? 'repair'} ${what}`;
  if (place === 'card') return `${step === 'move_card' ? 'move' : 'use'} ${what}`;
  return null;
}

export const drawing: GameDrawing<EmpireView> = {
  Board,
  Hand,
  Panel,
  Final,
  Icon,
  gain,
  tales,
  recap,
  write,
  sprite,
  draws: (target) => drawn.test(target),
  chips: ({ options, track, space }, language) => {
    const say = empireWords(language);
    const phase = say(phaseWord({ track, space }));
    return [
      space > track.length ? phase : say('space_of', { space, count: track.length, phase }),
      ...(options.length === 'blitz' ? [say('blitz')] : []),
      ...(options.open_stash ? [say('stashes_open')] : []),
    ];
  },
  primer,
  guide: async () => (await import('./about')).guide,
};

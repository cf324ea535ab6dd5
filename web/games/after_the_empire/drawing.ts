// drawing.ts - After the Empire as the shell sees it.
import type { GameDrawing } from '../../kit/game';
import { Board } from './board';
import { Hand } from './hand';
import { gain, Icon } from './log_icons';
import { Final, Panel } from './panels';
import sprite from './sprite.svg?raw';
import { recap, tales } from './tales';
import type { EmpireView } from './view';
import { empireWords, primer } from './words';
import './board.css';
import './castle.css';
import './cards.css';
import './low.css';

const drawn = /^(space|market|card|farm|position|side|slot|objective|field|losses|troop|wall)\./;

const questionVerb: Record<string, string> = { protect: 'protect', mend: 'mend', damage: 'damage', take: 'take' };

// What a click on a thing would be in notation, for "why not?".
export function write(target: string, { question }: Pick<EmpireView, 'question'>): string | null {
  const [kind, what, how, which] = target.split('.');
  if (kind === 'space' || kind === 'market') return `place ${what} ${how}`;
  if (kind === 'card' && how === 'worker') return `place card ${what}`;
  if (kind === 'card' && how === 'free') return `free ${what} ${which}`;
  if (kind === 'card') return `${questionVerb[question] ?? 'mend'} ${what}`;
  if (kind === 'side') return `gate ${what}`;
  if (kind === 'slot') return `peek ${what}`;
  if (kind === 'farm') return `${questionVerb[question] ?? 'sow'} ${what}`;
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
  primer,
  draws: (target) => drawn.test(target),
  chips: ({ season, options }, language) => {
    const say = empireWords(language);
    return [
      say('season', { count: season }),
      say(options.difficulty),
      ...(['no_reports', 'crippling'] as const).filter((each) => options[each]).map((each) => say(each)),
    ];
  },
  guide: async () => (await import('./about')).guide,
};

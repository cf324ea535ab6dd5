// drawing.ts - Vinci as the shell sees it.
import type { GameDrawing } from '../../kit/game';
import { provinceOf } from './atlas';
import { Board, MiniMap } from './board';
import { Rail } from './civilizations';
import { Hand } from './hand';
import { Final, gain, Icon, Panel } from './panels';
import sprite from './sprite.svg?raw';
import { recap, tales } from './tales';
import type { VinciView } from './view';
import { primer, vinciWords } from './words';
import './map.css';
import './table.css';
import './low.css';

const drawn = /^(province|spy|row)\./;

// What a click on a thing would be in notation, for "why not?".
function write(target: string): string | null {
  const [kind, word] = target.split('.') as [string, string];
  if (kind === 'row') return `take ${word}`;
  if (kind === 'spy') return `spy ${provinceOf.get(word)?.name}`;
  return kind === 'province' ? (provinceOf.get(word)?.name ?? null) : null;
}

export const drawing: GameDrawing<VinciView> = {
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
  primer,
  draws: (target) => drawn.test(target),
  chips: ({ round, target, end_called, options }, language) => {
    const say = vinciWords(language);
    return [
      ...(round > 0 ? [end_called ? say('last_round') : say('round', { count: round })] : []),
      say('target', { count: target }),
      ...(options.straits ? [] : [say('no_straits')]),
      ...(options.bag === 'full' ? [] : [say(`bag_${options.bag}` as 'bag_seed_only')]),
    ];
  },
  guide: async () => (await import('./about')).guide,
};

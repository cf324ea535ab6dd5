// pieces.tsx - the symbols of Vinci as elements.
import { abilityOf, colorOf, type Tile } from './view';
import { vinciWords, type VinciSay } from './words';
import type { Language } from '../../shell/words/words';

export function Symbol({ name, label, paint = '' }: { name: string; label?: string; paint?: string }) {
  return (
    <svg
      class={`vi ${paint}`}
      viewBox="0 0 48 48"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`#${name}`} />
    </svg>
  );
}

// A tile's face: its form tells the colour, the small column that it stays in decline.
export function Face({ tile, label, size = '' }: { tile: string; label?: string; size?: string }) {
  return (
    <span class={`face ${colorOf(tile)} ${size}`} title={label}>
      <Symbol name={`vinci.tile.${tile}`} {...(label ? { label } : {})} />
    </span>
  );
}

export const tileName = (tile: string, language: Language) =>
  vinciWords(language)(`name.${abilityOf(tile)}` as 'name.mining');

// What a tile does, doubled if it counts twice.
export function effectOf({ id, level, stays_in_decline }: Tile, say: VinciSay): string {
  const ability = abilityOf(id);
  const effect = say(`${level > 1 ? 'twice' : 'once'}.${ability}` as 'once.mining');
  return stays_in_decline ? `${effect}${say('also_in_decline')}` : effect;
}

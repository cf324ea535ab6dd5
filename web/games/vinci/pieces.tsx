// pieces.tsx - the symbols of Vinci as elements.
import { Symbol as KitSymbol } from '../../kit/symbol';
import { abilityOf, colorOf, type Tile } from './view';
import { vinciWords, type VinciSay } from './words';
import type { Language } from '../../kit/speech';

export const Symbol = ({ name, label, paint = '' }: { name: string; label?: string; paint?: string }) => (
  <KitSymbol id={name} paint={`vi ${paint}`} label={label} />
);

// A tile's face: its form tells the colour, the small column that it stays in decline.
export function Face({ tile, label, size = '' }: { tile: string; label?: string; size?: string }) {
  return (
    <span class={`face ${colorOf(tile)} ${size}`} data-about={`tile.${tile}`} data-note={label}>
      <Symbol name={`vinci.tile.${tile}`} {...(label ? { label } : {})} />
    </span>
  );
}

export const tileName = (tile: string, language: Language) =>
  vinciWords(language)(`name.${abilityOf(tile)}` as 'name.mining');

// What each tile of a civilization does, doubled if its ability counts twice; of two of a kind the first says it for both.
export function effectsOf(tiles: readonly Tile[], say: VinciSay): string[] {
  return tiles.map(({ id, level, stays_in_decline }, at) => {
    const ability = abilityOf(id);
    const again = at > 0 && abilityOf(tiles[0]!.id) === ability;
    const effect = again ? say('counted_above') : say(`${level > 1 ? 'twice' : 'once'}.${ability}` as 'once.mining');
    return stays_in_decline ? `${effect}${say('also_in_decline')}` : effect;
  });
}

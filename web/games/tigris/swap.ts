// swap.ts - tiles of the hand to be swapped, picked one by one and sent as one chain: remembered here until then, for it is
// nobody's business but the player's.
import { Store, useStore } from '../../kit/store';
import type { Scene } from '../../kit/game';
import { colors, type Color, type TigrisView } from './view';
import { tigrisWords } from './words';

type TigrisScene = Scene<TigrisView>;
type Picked = Partial<Record<Color, number>>;

const remembered = new Store<{ view: TigrisView | null; picked: Picked }>({ view: null, picked: {} });

export interface Swap {
  picked: Picked;
  title: string;
  line: string | null; // the chain, once there is a tile
  toggle(color: Color, number: number): void;
}

// [TE-12.5] Of every colour in hand, in the order they are asked for.
export function lineOfSwap(hand: Readonly<Record<Color, number>>, picked: Picked): string {
  const words = colors.filter((color) => hand[color] > 0).map((color) => `${picked[color] ?? 0} ${color}`);
  return ['swap', ...words].join(' ');
}

// Those of a colour lie side by side: a click on one of the picked puts one back, on another takes one more.
export const toggled = (picked: Picked, color: Color, number: number): Picked => {
  const count = picked[color] ?? 0;
  return { ...picked, [color]: number < count ? count - 1 : count + 1 };
};

const countOf = (picked: Picked) => colors.reduce((sum, color) => sum + (picked[color] ?? 0), 0);

// While a swap is chosen, or put forward and waiting for a yes.
export function useSwap(scene: TigrisScene): Swap | null {
  const { view, picked: kept } = useStore(remembered, (value) => value);
  const hand = scene.view.seats[Number(scene.you)]?.hand;
  const begun = scene.path[0]?.text ?? '';
  if (!hand || !/^swap( |$)/.test(begun)) return null;
  const say = tigrisWords(scene.speaker.language);
  const title = (some: Picked) => say('swap', { count: countOf(some) });
  const picked = view === scene.view ? kept : {};
  const toggle = (color: Color, number: number) => {
    const next = toggled(picked, color, number);
    remembered.set({ view: scene.view, picked: next });
    if (begun !== 'swap' && countOf(next) > 0)
      scene.propose({ text: lineOfSwap(hand, next), target: '', label: { key: '', text: title(next) }, next: null });
  };
  return { picked, title: title(picked), line: countOf(picked) > 0 ? lineOfSwap(hand, picked) : null, toggle };
}

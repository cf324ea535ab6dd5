// swap.ts - tiles of the hand to be swapped, picked one by one: what is picked is the chain that waits for a yes.
import type { Scene } from '../../kit/game';
import { colors, type Color, type TigrisView } from './view';
import { tigrisWords } from './words';

type Picked = Partial<Record<Color, number>>;

export interface Swap {
  picked: Picked;
  toggle(color: Color, number: number): void;
}

// [TE-12.5] Of every colour in hand, in the order they are asked for.
export function lineOfSwap(hand: Readonly<Record<Color, number>>, picked: Picked): string {
  const words = colors.filter((color) => hand[color] > 0).map((color) => `${picked[color] ?? 0} ${color}`);
  return ['swap', ...words].join(' ');
}

export const pickedIn = (line: string): Picked =>
  Object.fromEntries([...line.matchAll(/(\d+) (\w+)/g)].map(([, count, color]) => [color, Number(count)]));

// Those of a colour lie side by side: a click on one of the picked puts one back, on another takes one more.
export const toggled = (picked: Picked, color: Color, number: number): Picked => {
  const count = picked[color] ?? 0;
  return { ...picked, [color]: number < count ? count - 1 : count + 1 };
};

// While a swap is chosen. At least one tile stays picked: Cancel puts back the last.
export function swapOf(scene: Scene<TigrisView>): Swap | null {
  const hand = scene.view.seats[Number(scene.you)]?.hand;
  const begun = scene.path[0]?.text ?? '';
  if (!hand || !/^swap( |$)/.test(begun)) return null;
  const picked = pickedIn(begun);
  const toggle = (color: Color, number: number) => {
    const next = toggled(picked, color, number);
    const count = colors.reduce((sum, each) => sum + (next[each] ?? 0), 0);
    if (count === 0) return;
    const label = { key: '', text: tigrisWords(scene.speaker.language)('swap', { count }) };
    scene.propose({ text: lineOfSwap(hand, next), target: '', label, next: null });
  };
  return { picked, toggle };
}

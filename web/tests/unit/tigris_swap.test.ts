// tigris_swap.test.ts - tiles to be swapped, picked in any order, become one chain in the order of the rules.
import { expect, it } from 'vitest';
import { lineOfSwap, pickedIn, toggled } from '../../games/tigris/swap';

const hand = { black: 2, red: 3, blue: 0, green: 1 };

it('names every colour of the hand in the order in which it is asked for', () => {
  expect(lineOfSwap(hand, { green: 1, red: 2 })).toBe('swap 0 black 2 red 1 green');
  expect(lineOfSwap(hand, { black: 2 })).toBe('swap 2 black 0 red 0 green');
});

it('picks the tile that is clicked, and puts one back that was picked', () => {
  const one = toggled({}, 'red', 0);
  expect(one).toEqual({ red: 1 });
  expect(toggled(one, 'red', 2), 'another').toEqual({ red: 2 });
  expect(toggled(toggled(one, 'red', 2), 'red', 0), 'one of them').toEqual({ red: 1 });
});

it('knows from the chain what is picked', () => {
  expect(pickedIn('swap')).toEqual({});
  expect(pickedIn(lineOfSwap(hand, { green: 1, red: 2 }))).toEqual({ black: 0, red: 2, green: 1 });
});

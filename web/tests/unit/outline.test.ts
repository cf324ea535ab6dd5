// outline.test.ts - outlines of sets of spaces.
import { expect, it } from 'vitest';
import { outline, partsWithout } from '../../games/tigris/outline';

it('one space is a rounded square, pushed out', () => {
  expect(outline(['A1'], 2, 10)).toBe('M56 -2Q66 -2 66 8L66 56Q66 66 56 66L8 66Q-2 66 -2 56L-2 8Q-2 -2 8 -2Z');
});
it('neighbours share one outline, with corners only where it turns', () => {
  const two = outline(['A1', 'B1'], 0, 8);
  expect(two.match(/M/g)).toHaveLength(1);
  expect(two.match(/Q/g)).toHaveLength(4);
  expect(outline(['A1', 'B1', 'A2'], 0, 8).match(/Q/g)).toHaveLength(6);
});
it('parts that touch only at a corner stay apart, and a hole has an outline of its own', () => {
  expect(outline(['A1', 'B2'], 0, 8).match(/M/g)).toHaveLength(2);
  const ring = ['A1', 'B1', 'C1', 'A2', 'C2', 'A3', 'B3', 'C3'];
  expect(outline(ring, 0, 8).match(/M/g)).toHaveLength(2);
});
it('taking away the joining space leaves the sides', () => {
  expect(partsWithout(['A1', 'B1', 'C1', 'C2'], 'B1').map((part) => part.toSorted())).toEqual([['A1'], ['C1', 'C2']]);
});

// pieces.test.ts - which pieces come and which go between two positions.
import { expect, it } from 'vitest';
import { changes } from '../../kit/pieces';

it('pieces arrive when they are new or more, and leave when they are gone', () => {
  const place = 'egypt';
  const before = [
    { key: 'a', place, count: 1 },
    { key: 'b', place, count: 2 },
    { key: 'c', place },
  ];
  const now = [
    { key: 'a', place, count: 2 },
    { key: 'c', place },
    { key: 'd', place },
  ];
  const { fresh, gone } = changes(now, before);
  expect([...fresh]).toEqual(['a', 'd']);
  expect(gone.map(({ key }) => key)).toEqual(['b']);
});

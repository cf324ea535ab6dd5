// pieces.test.ts - which pieces come and which go between two positions.
import { expect, it } from 'vitest';
import { changes } from '../../kit/pieces';
import { paired } from '../../shell/table/travel';

it('pieces arrive when they are new or more, and leave when they are gone', () => {
  const [place, alike] = ['egypt', 'army'];
  const before = [
    { key: 'a', alike, place, count: 1 },
    { key: 'b', alike, place, count: 2 },
    { key: 'c', alike, place },
  ];
  const now = [
    { key: 'a', alike, place, count: 2 },
    { key: 'c', alike, place },
    { key: 'd', alike, place },
  ];
  const { fresh, gone } = changes(now, before);
  expect([...fresh]).toEqual(['a', 'd']);
  expect(gone.map(({ key }) => key)).toEqual(['b']);
});

it('pieces that are alike travel from the nearest place that one of them left', () => {
  const at = (left: number) => ({ left, top: 0, width: 10, height: 10 });
  const now = [100, 203, 310].map((left) => ({ thing: left, spot: at(left) }));
  expect(paired([at(200), at(300), at(0)], now)).toEqual({
    journeys: [
      { thing: 100, from: at(0) },
      { thing: 310, from: at(300) },
    ],
    fresh: [],
  });
  expect(paired([at(0)], [...now.slice(0, 1), { thing: 0, spot: at(1) }])).toEqual({ journeys: [], fresh: [now[0]] });
});

// patch.test.ts - patches change what they name and share the rest.
import { expect, it } from 'vitest';
import { applyPatch } from '../../shell/wire/patch';

it('changes fields and list items, leaving the old view as it was', () => {
  const view = { bag: 102, tiles: { red: ['E3'], blue: ['A1'] }, seats: [{ hand: { red: 2 } }, { hand: { red: 0 } }] };
  const next = applyPatch(view, [
    { op: 'replace', path: '/bag', value: 101 },
    { op: 'replace', path: '/tiles/red', value: ['E3', 'F5'] },
    { op: 'replace', path: '/seats/0/hand/red', value: 1 },
  ]);
  expect(next).toEqual({
    bag: 101,
    tiles: { red: ['E3', 'F5'], blue: ['A1'] },
    seats: [{ hand: { red: 1 } }, { hand: { red: 0 } }],
  });
  expect(view.seats[0]!.hand.red).toBe(2);
  expect(next.tiles.blue).toBe(view.tiles.blue);
  expect(next.seats[1]).toBe(view.seats[1]);
});

it('adds keys and takes them away, whatever they are called', () => {
  expect(
    applyPatch({ costs: { suebia: 8, 'gallia/~': 3 }, plan: { count: 2 } }, [
      { op: 'remove', path: '/costs/gallia~1~0' },
      { op: 'remove', path: '/plan' },
      { op: 'add', path: '/costs/~01', value: 1 },
    ]),
  ).toStrictEqual({ costs: { suebia: 8, '~1': 1 } });
});

it('an empty path replaces everything', () => {
  expect(applyPatch({ a: 1 }, [{ op: 'replace', path: '', value: { b: 2 } }])).toEqual({ b: 2 });
});

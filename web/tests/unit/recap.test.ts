// recap.test.ts - what is told when one's turn comes.
import { expect, it } from 'vitest';
import { german as empire } from '../../languages/de/more/after_the_empire';
import { recap as empireRecap } from '../../games/after_the_empire/tales';
import { german as flood } from '../../languages/de/more/after_the_flood';
import { recap as floodRecap } from '../../games/after_the_flood/tales';
import { german as ends } from '../../languages/de/more/empires_end';
import { recap as endsRecap } from '../../games/empires_end/tales';
import { german as tigris } from '../../languages/de/more/tigris';
import { recap as tigrisRecap } from '../../games/tigris/tales';
import { german as vinci } from '../../languages/de/more/vinci';
import { recap as vinciRecap } from '../../games/vinci/tales';
import { concernsYou, recapOf } from '../../kit/recap';
import type { LogEntry } from '../../kit/told';
import { marksOf } from '../../shell/table/marks';
import { append, backTo, opening, type Sight } from '../../shell/table/show';

// "conquered.active 1 owner=0": an event of seat 1 and whom else it names.
function told(line: string): LogEntry {
  const [key, seat, owner] = line.split(' ');
  const named = (value: string) => [`seat.${value}`, value] as const;
  const other = owner?.split('=');
  return {
    seat: Number(seat),
    key: `vinci.${key}`,
    text: line,
    args: { seat: named(seat!), ...(other ? { [other[0]!]: named(other[1]!) } : {}) },
  };
}
const logOf = (...lines: string[]) => ({ first: 10, entries: lines.map(told) });
const numbers = (lines: readonly { number: number }[]) => lines.map(({ number }) => number);

it('tells first what was lost, then what the others did, and only since the last turn', () => {
  const log = logOf(
    'conquered.active 2 owner=0',
    'conquered.neutral 1',
    'conquered.active 1 owner=0',
    'token_destroyed 0',
    'conquered.active 1 owner=2',
  );
  const recap = recapOf(vinciRecap, log, 11, 15, 0);
  expect(numbers(recap.lost)).toEqual([12, 13]);
  expect(numbers(recap.others)).toEqual([11, 14]);
  expect(concernsYou(recap)).toBe(true);
  expect(concernsYou(recapOf(vinciRecap, log, 14, 15, 0))).toBe(false);
  expect(numbers(recapOf(vinciRecap, log, 11, 13, 0).lost)).toEqual([12]);
});

it('marks losses by their number and the last deed of each of the others, where the board draws them', () => {
  const line = (number: number, seat: number, province: string) => ({
    number,
    entry: { ...told(`conquered.active ${seat}`), args: { province: [`province.${province}`, province] as const } },
  });
  const lost = [line(1, 1, 'africa'), line(2, 1, 'numidia'), line(3, 2, 'africa')];
  const others = [line(4, 1, 'gothia'), line(5, 1, 'suebia'), line(6, 2, 'africa'), line(7, 3, 'elsewhere')];
  const recap = { lost, gained: [], threatened: [], others, more: 0 };
  expect(marksOf(recap, (id) => id !== 'province.elsewhere')).toEqual([
    { id: 'province.africa', lost: 1, seat: null },
    { id: 'province.numidia', lost: 2, seat: null },
    { id: 'province.suebia', lost: 0, seat: 1 },
  ]);
});

it('tells what others gave one, not what one’s own last choice gained', () => {
  const log = logOf('points.tile 0', 'tile_placed 1', 'points.tile 0', 'points.tile 1');
  const recap = recapOf(tigrisRecap, log, 10, 99, 0);
  expect(numbers(recap.gained)).toEqual([12]);
  expect(numbers(recap.others)).toEqual([11]);
});

it('keeps to nine lines and says how many more there are', () => {
  const recap = recapOf(vinciRecap, logOf(...Array.from({ length: 14 }, () => 'conquered.neutral 1')), 0, 99, 0);
  expect([recap.others.length, recap.more]).toEqual([9, 5]);
});

it.each([
  ['tigris', tigrisRecap, tigris],
  ['vinci', vinciRecap, vinci],
  ['after_the_flood', floodRecap, flood],
  ['after_the_empire', empireRecap, empire],
  ['empires_end', endsRecap, ends],
])('%s knows sentences of every kind', (_, form, { patterns }) => {
  const keys = Object.keys(patterns);
  for (const pattern of Object.values(form)) expect(keys.filter((key) => pattern.test(key)).length).toBeGreaterThan(0);
});

it('goes back to the moment that told a line, if it is kept', () => {
  const moment = (first: number, count: number) =>
    ({
      arrival: { number: first, first, entries: Array<LogEntry>(count).fill(told('passed 1')), before: null },
    }) as Sight;
  const show = append(append(opening(moment(0, 2)), moment(2, 3)), moment(5, 1));
  expect(backTo(show, 4)).toMatchObject({ at: 1, paused: true });
  expect(backTo(show, 9)).toBe(show);
});

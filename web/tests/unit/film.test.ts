// film.test.ts - a replay: views by patches, strides, the log up to a position.
import { expect, it } from 'vitest';
import { logUntil, makeFilm, positionOf, stride } from '../../shell/replay/film';
import type { LogEntry, ReplayStep } from '../../shell/wire/messages';

const entry = (key: string, seat: number): LogEntry => ({ key: `toy.${key}`, text: key, seat });
const step = (count: number, ...log: LogEntry[]): ReplayStep => ({
  patch: [{ op: 'replace', path: '/count', value: count }],
  log,
  prompt: entry('ask', 0),
});
const film = makeFilm({ count: 0 }, [
  step(1, entry('turn_began', 0)),
  step(2, entry('moved', 0)),
  step(3, entry('turn_began', 1), entry('moved', 1)),
  step(4, entry('turn_began', 0)),
  step(5),
]);

it('holds the view at every position', () =>
  expect(film.views).toEqual([0, 1, 2, 3, 4, 5].map((count) => ({ count }))));
it('steps by move, turn and round, and stops at the ends', () => {
  expect(stride(film, 'move', 2, 1)).toBe(3);
  expect(stride(film, 'turn', 1, 1)).toBe(3);
  expect(stride(film, 'turn', 3, -1)).toBe(1);
  expect(stride(film, 'round', 1, 1)).toBe(4);
  expect(stride(film, 'round', 4, 1)).toBe(5);
  expect(stride(film, 'move', 5, 1)).toBe(5);
  expect(stride(film, 'move', 0, -1)).toBe(0);
});
it('tells the log up to a position and finds the position of an entry', () => {
  expect(logUntil(film, 3).length).toBe(4);
  expect([0, 1, 2, 3, 4].map((number) => positionOf(film, number))).toEqual([1, 2, 3, 3, 4]);
});

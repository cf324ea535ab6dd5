// log.test.ts - how the log is grouped.
import { describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../../shell/wire/messages';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { turnsOf } = await import('../../shell/table/log');

const entry = (seat: number | null, key: string, args: LogEntry['args'] = {}): LogEntry => ({
  seat,
  key: `toy.${key}`,
  text: key,
  args,
});
const logOf = (...entries: LogEntry[]) => ({ first: 5, entries, mark: '' });
const groups = (...entries: LogEntry[]) =>
  turnsOf(logOf(...entries)).map(({ seat, title, entries: lines }) => [
    title?.key ?? seat,
    lines.map(({ entry: { text } }) => text).join(' '),
  ]);

describe('the log', () => {
  it('has a group for each turn of a seat, with what others do in it', () => {
    const begins = (seat: number) => entry(seat, 'turn_began', { seat: [`seat.${seat}`, 'Anna'] });
    expect(groups(begins(0), entry(0, 'a'), entry(1, 'b'), begins(1), entry(null, 'c'))).toEqual([
      [0, 'a b'],
      [1, 'c'],
    ]);
  });
  it('has a group for what each seat does in a row, where a turn is of the whole table, and a heading for that turn', () => {
    const turn = entry(0, 'turn_began', { count: ['2', 'II'] });
    expect(groups(entry(1, 'a'), turn, entry(null, 'b'), entry(0, 'c'), entry(0, 'd'), entry(1, 'e'))).toEqual([
      [1, 'a'],
      ['toy.turn_began', 'b'],
      [0, 'c d'],
      [1, 'e'],
    ]);
  });
  it('numbers groups by their first line', () => {
    expect(turnsOf(logOf(entry(0, 'a'), entry(1, 'b'))).map(({ number }) => number)).toEqual([5, 6]);
  });
});

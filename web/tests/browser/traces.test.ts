// traces.test.ts - what a test that fails leaves behind is enough to play its game again: the record, and a seed that gives
// the same game.
import { expect, it } from 'vitest';
import { clickAny, keepActing, turnComes } from './acting';
import { newTable, recordOf, visitor } from './browser';
import { goldenGame, joinAfter } from './records';

type Page = Awaited<ReturnType<typeof visitor>>;

// Some choices by the list of moves; then the game is given up, as a failed test gives up its game.
async function linesOf(sitDown: (page: Page) => Promise<unknown>): Promise<string[]> {
  const page = await visitor();
  await sitDown(page);
  await turnComes(page);
  await page.click('#tab-moves');
  let left = 6;
  await keepActing(
    page,
    (number) => clickAny(page, ['.move-list [aria-pressed="true"]', '.move-list button'], number),
    async () => !(await turnComes(page)) || --left < 0,
  );
  const record = await recordOf(page);
  expect(record).toContain('\nresult ');
  return record.split('\n').filter((line) => /^(P\d|chance): /.test(line));
}

const golden = goldenGame('tigris', 'bag_4_greedy');

it.each([
  ['a new table', (page: Page) => newTable(page, ['random'], {}, 'tigris', 7)],
  ['a table from a record', (page: Page) => joinAfter(page, golden, golden.lines.length - 9)],
])('%s gives the same game every time, and its record before the end', async (_, sitDown) => {
  const lines = await linesOf(sitDown);
  expect(lines.some((line) => line.startsWith('P0: '))).toBe(true);
  expect(await linesOf(sitDown)).toEqual(lines);
});

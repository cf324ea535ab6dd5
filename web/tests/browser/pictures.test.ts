// pictures.test.ts - the page as it should look, compared coarsely with what was kept. With OZY_KEEP=1 the pictures are kept
// anew, for the comparison and for docs/.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { address, artefacts, call, chooseTile, settled, turnComes, visit, type Visit } from './browser';
import { differenceFrom } from './pictures';

const documents = new URL('../../../docs/', import.meta.url).pathname;
const file = new URL('../../../tests/golden/tigris/bag_4_greedy.game', import.meta.url).pathname;
const record = readFileSync(file, 'utf8');

async function looksAsKept(page: Page, name: string): Promise<void> {
  await settled(page);
  const folder = process.env['OZY_KEEP'] ? documents : artefacts;
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 84 });
  expect(await differenceFrom(page, name), name).toBeLessThan(0.04);
}

// How many lines of the record lie before a turn of seat 0 in the middle of the game.
function linesBeforeMyTurn(): number {
  const lines = record.split('\n\n')[1]!.trim().split('\n');
  const mine = (at: number) => lines[at]!.startsWith('P0: tile');
  const before = (at: number) => lines.slice(0, at).findLast((line) => line.startsWith('P'));
  return lines.findIndex((_, at) => at > lines.length * 0.6 && mine(at) && !before(at)?.startsWith('P0:'));
}

async function middleOfAGame(about: Visit): Promise<Page> {
  const page = await visit('/', about);
  await call(page, 'POST', '/api/me', { name: 'Anna' });
  const bot = { kind: 'bot', bot: 'random' };
  const { id } = await call<{ id: string }>(page, 'POST', '/api/tables', {
    game: 'tigris',
    record,
    lines: linesBeforeMyTurn(),
    seats: [{ kind: 'me' }, bot, bot, bot],
  });
  await page.goto(`${address}/table/${id}`);
  await turnComes(page);
  return page;
}

it.each([
  ['tigris_1440', { size: 'desktop', preferences: { theme: 'light' } }],
  ['tigris_800', { size: 'tablet', preferences: { theme: 'light' } }],
  ['tigris_390', { size: 'phone', preferences: { theme: 'light' } }],
  ['tigris_dark', { size: 'desktop', preferences: { theme: 'dark' } }],
] as const)('%s', async (name, about) => {
  const page = await middleOfAGame(about);
  await chooseTile(page);
  await page.mouse.move(0, 0);
  await page.waitForSelector('.spaces .target :is(.plus, .scorer, .clash-mark)'); // what each space would bring
  await looksAsKept(page, name);
});

it('the front page', async () => {
  const page = await visit('/', { preferences: { theme: 'light' } });
  await page.waitForSelector('.card');
  await page.evaluate(() => document.querySelector('.lists')?.remove()); // depends on what others play
  await looksAsKept(page, 'front');
});

it('a replay with the graph of chances, as it is computed', async () => {
  const page = await visit('/replays', { preferences: { theme: 'light' } });
  await page.setInputFiles('input[type="file"]', file);
  await page.waitForSelector('.replay .board');
  await page.click('#tab-analysis');
  await page.getByRole('button', { name: 'Analyse this game' }).click();
  await page.waitForSelector('.analysis .chart svg');
  expect(await page.locator('.analysis progress').getAttribute('max').then(Number)).toBeGreaterThan(100);
  if (!process.env['OZY_KEEP']) return;
  const done = page.waitForSelector('.analysis:not(:has(progress)) .chart', { timeout: 100_000 });
  await done.catch(() => undefined); // a study under way is a picture too
  await page.locator('.scrubber input').fill('200');
  await settled(page);
  await page.screenshot({ path: `${documents}replay.jpg`, type: 'jpeg', quality: 84 });
});

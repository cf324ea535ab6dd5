// pictures.test.ts - the page as it should look, compared coarsely with what was kept. With OZY_KEEP=1 the pictures are kept
// anew, for the comparison and for docs/.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseTile } from './acting';
import { appears, artefacts, comesTrue, sizes, visit, visitor, type Visit } from './browser';
import { changedSince, keepPicture, settled } from './pictures';
import { gameNames, goldenGame, joinAfter, joinInTheMiddle } from './records';

const keep = Boolean(process.env['OZY_KEEP']);
const gross = 0.04; // of the picture
const documents = new URL('../../../docs/', import.meta.url).pathname;
const golden = goldenGame('tigris', 'bag_4_greedy');

async function looksAsKept(page: Page, name: string): Promise<void> {
  await settled(page);
  await page.screenshot({ path: `${keep ? documents : artefacts}${name}.jpg`, type: 'jpeg', quality: 84 });
  if (keep) await keepPicture(page, name);
  expect(await changedSince(page, name), name).toBeLessThan(gross);
}

// How many lines of the record lie before a turn of seat 0 in the middle of the game.
function linesBeforeMyTurn(): number {
  const mine = (line: string | undefined) => line?.startsWith('P0:') ?? false;
  const before = (at: number) => golden.lines.slice(0, at).findLast((line) => line.startsWith('P'));
  const middle = golden.lines.length * 0.6;
  return golden.lines.findIndex((line, at) => at > middle && line.startsWith('P0: tile') && !mine(before(at)));
}

async function middleOfAGame(about: Visit): Promise<Page> {
  const page = await visitor(about);
  await joinAfter(page, golden, linesBeforeMyTurn());
  return page;
}

it.each([
  ['tigris_1440', { size: 'desktop', preferences: { theme: 'light' } }],
  ['tigris_800', { size: 'tablet', preferences: { theme: 'light' } }],
  ['tigris_phone', { size: 'phone', preferences: { theme: 'light' } }],
  ['tigris_dark', { size: 'desktop', preferences: { theme: 'dark' } }],
] as const)('%s', async (name, about) => {
  const page = await middleOfAGame(about);
  await chooseTile(page);
  await page.mouse.move(0, 0);
  await appears(page, '.spaces :is(.plus, .scorer, .clash-mark)'); // what each space would bring
  await looksAsKept(page, name);
});

it.each(gameNames.filter((game) => game !== 'tigris'))('%s at a table', async (game) => {
  const page = await visitor({ preferences: { theme: 'light' } });
  await joinInTheMiddle(page, game);
  await looksAsKept(page, `${game}_1440`);
});

// Every game where room is scarce: pictures for docs/ alone, as geometry.test.ts measures where things lie.
it.runIf(keep).each(gameNames)('%s on small screens', async (game) => {
  const page = await visitor({ size: 'small', preferences: { theme: 'light' } });
  await joinInTheMiddle(page, game);
  for (const size of ['small', 'phone', 'low'] as const) {
    await page.setViewportSize(sizes[size]);
    await page.mouse.move(0, 0);
    await settled(page);
    await page.screenshot({ path: `${documents}${game}_${sizes[size].width}.jpg`, type: 'jpeg', quality: 78 });
  }
});

it('a gross change is seen', async () => {
  const page = await middleOfAGame({ preferences: { theme: 'light' } });
  await chooseTile(page);
  for (const part of ['.board-view', '.tray', '.players']) {
    const show = (opacity: string) =>
      page
        .locator(part)
        .evaluate((element, value) => (element as HTMLElement).style.setProperty('opacity', value), opacity);
    await show('0');
    expect(await changedSince(page, 'tigris_1440'), `without ${part}`).toBeGreaterThan(gross);
    await show('1');
  }
});

it('the front page', async () => {
  const page = await visit('/', { preferences: { theme: 'light' } });
  await appears(page, '.card');
  await page.evaluate(() => document.querySelector('.lists')?.remove()); // depends on what others play
  await looksAsKept(page, 'front');
});

it('a replay with the graph of chances, as it is computed', async () => {
  const page = await visit('/replays', { preferences: { theme: 'light' } });
  await page.setInputFiles('input[type="file"]', golden.file);
  await appears(page, '.replay .board');
  await page.click('#tab-analysis');
  await page.getByRole('button', { name: 'Analyse this game' }).click();
  const total = () => document.querySelector<HTMLProgressElement>('.analysis progress')?.max;
  expect(await comesTrue(page, total)).toBeGreaterThan(100);
  await appears(page, '.analysis .chart svg');
  if (!keep) return;
  const done = appears(page, '.analysis:not(:has(progress)) .chart');
  await done.catch(() => undefined); // a study under way is a picture too
  await page.locator('.scrubber input').fill('200');
  await settled(page);
  await page.screenshot({ path: `${documents}replay.jpg`, type: 'jpeg', quality: 84 });
});

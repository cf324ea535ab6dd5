// games.test.ts - whole games against bots through the page: by mouse, by keyboard alone, by the list of moves alone.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { artefacts, newTable, playToTheEnd, version, visit } from './browser';

const bots = ['random', 'random', 'random'];

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

// What can be taken back is sent at once; else the page waits for a yes.
async function confirmIfAsked(page: Page, before: string | null, yes: () => Promise<void>): Promise<void> {
  await page.waitForFunction(
    (old) =>
      document.querySelector('.table')?.getAttribute('data-version') !== old ||
      document.querySelector('.confirm:not([disabled]) small'),
    before,
  );
  if (await page.locator('.confirm:not([disabled])').count()) await yes();
}
const clickConfirm = (page: Page) => () =>
  page
    .locator('.confirm:not([disabled])')
    .click({ timeout: 2000 })
    .catch(() => undefined); // sent meanwhile

// Anything that can be clicked next: a piece and then a space, or a button.
async function playByMouse(page: Page, turn: number): Promise<void> {
  const before = await version(page);
  const support = visible(page, '[data-target^="support."]');
  const pieces = visible(page, '.tray .lit');
  if (await support.count()) await support.first().click();
  else if (await pieces.count()) await pieces.nth(turn % (await pieces.count())).click();
  else if ((await visible(page, '.spaces .target').count()) === 0) await visible(page, '.choice').first().click();
  const spaces = visible(page, '.spaces .target');
  const count = await spaces.count();
  if (count > 0 && (await page.locator('.confirm:not([disabled])').count()) === 0)
    await spaces
      .nth((turn * 7) % count)
      .click({ force: true, timeout: 5000 })
      .catch(() => undefined);
  await confirmIfAsked(page, before, clickConfirm(page));
}

it('by mouse', async () => {
  const page = await visit('/');
  await newTable(page, bots);
  const heap = async () => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('Performance.enable');
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value / 1e6;
  };
  let turn = 0;
  let early = 0;
  const turns = await playToTheEnd(page, async () => {
    if (++turn === 10) early = await heap();
    if (turn === 25) await page.screenshot({ path: `${artefacts}tigris_1440.png` });
    await playByMouse(page, turn);
  });
  expect(turns).toBeGreaterThan(20);
  expect(await page.locator('.end-panel').count()).toBe(1);
  expect(await page.locator('.end-panel tbody tr').count()).toBe(4);
  await page.screenshot({ path: `${artefacts}end_1440.png` });
  const late = await heap();
  expect(late, `memory: ${early.toFixed(1)} MB at turn 10, ${late.toFixed(1)} MB at the end`).toBeLessThan(early + 8);
});

it('by keyboard alone', async () => {
  const page = await visit('/');
  await newTable(page, bots);
  let turn = 0;
  await playToTheEnd(page, async () => {
    ++turn;
    const key = (name: string) => page.keyboard.press(name);
    const before = await version(page);
    if ((await page.locator('.tray .lit').count()) > 0) {
      await key('h');
      for (let step = 0; step < turn % 4; ++step) await key('ArrowRight');
      await key('Enter');
      await page.waitForTimeout(50);
    }
    if ((await page.locator('.spaces .target').count()) > 0) {
      await key('b');
      await key('ArrowDown'); // to a neighbour, and back if it is not lit
      if ((await page.locator('.spaces .target:focus').count()) === 0) await key('ArrowUp');
    } else await key('m'); // support, buildings and the like: the first entry of the list of moves
    await key('Enter');
    await confirmIfAsked(page, before, () => key('Enter'));
    await key('Escape');
  });
  expect(await page.locator('.end-panel').count()).toBe(1);
});

it('by the list of moves alone', async () => {
  const page = await visit('/');
  await newTable(page, bots);
  await page.click('#tab-moves');
  let turn = 0;
  await playToTheEnd(page, async () => {
    const moves = page.locator('.move-list button');
    await moves.first().waitFor();
    const count = await moves.count();
    const before = await version(page);
    await moves.nth((++turn * 13) % count).click();
    await confirmIfAsked(page, before, clickConfirm(page));
  });
  expect(await page.locator('.end-panel').count()).toBe(1);
});

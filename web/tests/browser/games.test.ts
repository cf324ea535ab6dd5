// games.test.ts - whole games against bots through the page: by mouse, by keyboard alone, by the list of moves alone.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { artefacts, clickAny, newTable, playToTheEnd, visit } from './browser';

const bots = ['random', 'random', 'random'];
const waits = '.confirm:not([disabled])';

async function usedMemory(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value / 1e6;
}

const onlyResult = async (page: Page) => {
  expect(await page.locator('.end-panel').count()).toBe(1);
  expect(await page.locator('.end-panel tbody tr').count()).toBe(bots.length + 1);
};

it('by mouse', async () => {
  const page = await visit('/');
  await newTable(page, bots);
  let early = 0;
  await playToTheEnd(page, async (count) => {
    if (count === 20) early = await usedMemory(page);
    const begun = (await page.locator('.table').getAttribute('data-line')) !== '';
    const pieces = begun ? [] : ['.tray .lit'];
    const all = [
      waits,
      '[data-target^="support."]',
      ...pieces,
      '.spaces .target',
      '.actions .choice',
      '.tabs #tab-moves',
    ];
    expect(await clickAny(page, all, count * 7)).toBe(true);
  });
  await onlyResult(page);
  await page.screenshot({ path: `${artefacts}end_1440.png` });
  const late = await usedMemory(page);
  expect(early, 'the game was long enough to measure').toBeGreaterThan(0);
  expect(late, `memory: ${early.toFixed(1)} MB early, ${late.toFixed(1)} MB at the end`).toBeLessThan(early + 4);
});

it('by keyboard alone', async () => {
  const page = await visit('/');
  await newTable(page, bots);
  const key = (name: string) => page.keyboard.press(name);
  const seen = (...selectors: string[]) =>
    page.evaluate((all) => all.map((selector) => document.querySelector(selector) !== null), selectors);
  await playToTheEnd(page, async (count) => {
    const [asked, typing, free, pieces, spaces] = await seen(
      waits,
      'input:focus',
      '.table[data-line=""]',
      '.tray .lit',
      '.spaces .target',
    );
    if (asked) return key('Enter');
    if (typing) await key('Escape');
    if (free && pieces) {
      await key('h');
      for (let step = 0; step < count % 4; ++step) await key('ArrowRight');
    } else if (spaces) {
      await key('b');
      const [there, back] = [
        ['ArrowDown', 'ArrowUp'],
        ['ArrowRight', 'ArrowLeft'],
      ][count % 2]!;
      await key(there!);
      if (!(await seen('.spaces .target:focus'))[0]) await key(back!);
    } else await key('m'); // support, buildings and the like: the first entry of the list of moves
    await key('Enter');
  });
  await onlyResult(page);
});

it('by the list of moves alone', async () => {
  const page = await visit('/');
  await newTable(page, bots);
  await page.click('#tab-moves');
  await playToTheEnd(page, async (count) => {
    if (await clickAny(page, ['.move-list [aria-pressed="true"]'])) return; // once more: yes
    const moves = page.locator('.move-list button');
    await moves.nth((count * 13) % (await moves.count())).click();
  });
  await onlyResult(page);
});

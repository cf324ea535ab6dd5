// tigris.test.ts - whole games of Tigris & Euphrates against bots through the page: by mouse, by keyboard alone, by the
// list of moves alone. One of them shows that a game leaves no growing memory.
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clickAny, litSpace, playByTheList, playToTheEnd, waits } from './acting';
import { appears, artefacts, counts, newTable, visitor } from './browser';

const bots = ['random', 'random', 'random'];

// Megabytes of the page's heap, after all that is garbage is gone.
async function usedMemory(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value / 1e6;
}

const onlyResult = async (page: Page) => {
  await counts(page.locator('.end-panel'), 1);
  await counts(page.locator('.end-panel tbody tr'), bots.length + 1);
};

it('by mouse', async () => {
  const page = await visitor();
  await newTable(page, bots);
  const memory: number[] = [];
  await playToTheEnd(page, async (count) => {
    if (count % 12 === 0) memory.push(await usedMemory(page));
    const begun = (await page.locator('.actions').getAttribute('data-line')) !== '';
    const pieces = begun ? [] : ['.tray .lit'];
    const rest = [litSpace, '.actions .choice', '.tabs #tab-moves'];
    await clickAny(page, [waits, '[data-target^="support."]', ...pieces, ...rest], count * 7);
  });
  await onlyResult(page);
  await page.screenshot({ path: `${artefacts}end_1440.png` });
  const early = memory[Math.floor(memory.length / 4)]!;
  memory.push(await usedMemory(page));
  await page.click('.brand');
  await appears(page, '.card');
  const left = await usedMemory(page);
  writeFileSync(`${artefacts}memory.txt`, `${memory.join(' ')} and ${left} on the front page\n`);
  expect(memory.length, 'the game was long enough to measure').toBeGreaterThan(4);
  expect(memory.at(-1), 'MB at the end, with a log that is longer').toBeLessThan(early + 2);
  expect(left, 'MB when the table is left, with lists of tables').toBeLessThan(memory[0]! + 0.5);
});

it('by keyboard alone', async () => {
  const page = await visitor();
  await newTable(page, bots);
  const key = (name: string) => page.keyboard.press(name);
  const seen = (...selectors: string[]) =>
    page.evaluate((all) => all.map((selector) => document.querySelector(selector) !== null), selectors);
  await playToTheEnd(page, async (count) => {
    const [asked, typing, free, pieces, spaces] = await seen(
      waits,
      'input:focus',
      '.actions[data-line=""]',
      '.tray .lit',
      litSpace,
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
      if (!(await seen(`${litSpace}:focus`))[0]) await key(back!);
    } else await key('m'); // support, buildings and the like: the first entry of the list of moves
    await key('Enter');
  });
  await onlyResult(page);
});

it('by the list of moves alone', async () => {
  const page = await visitor();
  await newTable(page, bots);
  await playByTheList(page);
  await onlyResult(page);
});

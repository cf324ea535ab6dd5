// after_the_flood.test.ts - After the Flood through the page: a whole game by mouse, one by the list of moves; phones; axe.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { artefacts, clickAny, keepActing, newTable, playToTheEnd, turnComes, visit } from './browser';

const waits = '.confirm:not([disabled])';

// Random bots make short games; greedy ones do not pass before anybody has acted.
const sitDown = (page: Page, bot: 'random' | 'greedy' = 'random') => newTable(page, [bot, bot], {}, 'after_the_flood');

// What lies on the map, in the tray and beside the map, and buttons, by turns; now and then a pass or an end.
function thingsToClick(count: number): string[] {
  const kinds = [
    '.flood .target',
    '.tray .lit',
    '.desk .lit[data-target]',
    '.actions .choice:not([data-target="button.pass"])',
  ];
  const first = count % kinds.length;
  const leave = ['.choice[data-target="button.end"]', '.choice[data-target="button.pass"]'];
  return [
    waits,
    ...(count % 7 === 6 ? leave : []),
    ...kinds.slice(first),
    ...kinds.slice(0, first),
    '.actions .choice',
  ];
}

it('by mouse', async () => {
  const page = await visit('/');
  await sitDown(page);
  await playToTheEnd(page, async (count) => {
    if (count === 60) await page.screenshot({ path: `${artefacts}after_the_flood_1440.png` });
    expect(await clickAny(page, thingsToClick(count), count * 7)).toBe(true);
  });
  const rows = page.locator('.end-panel tbody tr');
  expect(await rows.count()).toBe(3);
  for (const row of await rows.all()) {
    const [, armies, cities, majorities, total] = (await row.locator('td').allTextContents()).map(Number);
    expect(armies! + cities! + majorities!, 'the parts add up').toBe(total);
  }
});

it('by the list of moves alone, in German', async () => {
  const page = await visit('/', { preferences: { language: 'de' } });
  await sitDown(page);
  await page.click('#tab-moves');
  await playToTheEnd(page, async (count) => {
    const kinds = [waits, ...(count % 4 === 3 ? ['[data-line="pass"]', '[data-line="end"]'] : []), '.move-list button'];
    expect(await clickAny(page, kinds, count * 13)).toBe(true);
  });
  expect(await page.locator('.end-panel').count()).toBe(1);
});

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 4)
          .map((node) => node.target.join(' '))
          .join('; ')}`,
    );
}

// A good is given: where its workers go is lit.
const spendGood = (page: Page) =>
  keepActing(
    page,
    async () => void (await clickAny(page, ['.tray .ware-button.lit', '[data-target="button.place"]'])),
    async () => (await page.locator('.flood .area.target').count()) > 0,
  );

describe.each(['light', 'dark', 'contrast'])('theme %s', (theme) => {
  it('has no serious finding', async () => {
    const page = await visit('/', { preferences: { theme } });
    await sitDown(page, 'greedy');
    await turnComes(page);
    expect(await findings(page), 'the turn').toEqual([]);
    await spendGood(page);
    expect(await findings(page), 'where workers go').toEqual([]);
    await page.screenshot({ path: `${artefacts}after_the_flood_${theme}.png` });
  });
});

describe.each(['tablet', 'phone', 'small'] as const)('%s', (size) => {
  it('reaches everything without scrolling the page sideways', async () => {
    const page = await visit('/', { size });
    await sitDown(page, 'greedy');
    await turnComes(page);
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    expect((await page.locator('.tray .ware-button').first().boundingBox())!.height).toBeGreaterThanOrEqual(40);
    await spendGood(page);
    const box = page.locator('.nearby [data-target="box.irrigation"]');
    expect((await box.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await box.click();
    expect(await sideways()).toBeLessThanOrEqual(0);
    expect(await findings(page)).toEqual([]);
    await page.screenshot({ path: `${artefacts}after_the_flood_${size}.png` });
  });
});

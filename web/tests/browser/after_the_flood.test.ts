// after_the_flood.test.ts - After the Flood through the page: a whole game by mouse, one by the list of moves; phones; axe.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clickAny, playByTheList, playToTheEnd, turnComes, until, waits } from './acting';
import { artefacts, counts, newTable, visitor } from './browser';
import { findings, hasNothingSideways, isFineInEveryTheme } from './looks';

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
  const page = await visitor();
  await sitDown(page);
  await playToTheEnd(page, async (count) => {
    await clickAny(page, thingsToClick(count), count * 7);
  });
  const rows = page.locator('.end-panel tbody tr');
  await counts(rows, 3);
  for (const row of await rows.all()) {
    const [, armies, cities, majorities, total] = (await row.locator('td').allTextContents()).map(Number);
    expect(armies! + cities! + majorities!, 'the parts add up').toBe(total);
  }
});

it('by the list of moves alone, in German', async () => {
  const page = await visitor({ preferences: { language: 'de' } });
  await sitDown(page);
  await playByTheList(page, ['.move-list [data-line="pass"]', '.move-list [data-line="end"]']);
  await counts(page.locator('.end-panel'), 1);
});

// A good is given: where its workers go is lit.
const spendGood = (page: Page) =>
  until(page, '.flood .area.target', () => clickAny(page, ['.tray .ware-button.lit', '[data-target="button.place"]']));

it('has no serious finding', async () => {
  const page = await visitor();
  await sitDown(page, 'greedy');
  await turnComes(page);
  await isFineInEveryTheme(page, 'after_the_flood_turn');
  await spendGood(page);
  await isFineInEveryTheme(page, 'after_the_flood_workers');
});

describe.each(['tablet', 'phone', 'small'] as const)('%s', (size) => {
  it('reaches everything without scrolling the page sideways', async () => {
    const page = await visitor({ size });
    await sitDown(page, 'greedy');
    await turnComes(page);
    await hasNothingSideways(page);
    expect((await page.locator('.tray .ware-button').first().boundingBox())!.height).toBeGreaterThanOrEqual(40);
    await spendGood(page);
    const box = page.locator('.nearby [data-target="box.irrigation"]');
    expect((await box.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await box.click();
    await hasNothingSideways(page);
    expect(await findings(page)).toEqual([]);
    await page.screenshot({ path: `${artefacts}after_the_flood_${size}.png` });
  });
});

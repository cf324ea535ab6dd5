// empires_end.test.ts - Empire's End through the page: whole games by mouse and by the list, phones, themes.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clickAny, keepActing, playByTheList, playToTheEnd, turnComes, until, waits } from './acting';
import { artefacts, changes, counts, newTable, version, visitor, type Visit } from './browser';
import { findings, hasNothingSideways, isFineInEveryTheme, isInReach } from './looks';

// Sits down at the shortest game, against bots.
async function sitDown(opponents: number, how: Visit = {}): Promise<Page> {
  const page = await visitor(how);
  const bots = Array<string>(opponents).fill('greedy');
  await newTable(page, bots, { length: 'blitz', replace_any_time: 'off' }, 'empires_end');
  return page;
}

// Something that is lit, on the table, in the hand or in the bar.
const playByMouse = (page: Page, count: number) =>
  clickAny(page, [waits, '.ee .lit, .tray .lit, .actions .choice'], count * 5);

it('is played by mouse to the end', async () => {
  const page = await sitDown(2);
  const kinds = new Set<string>();
  await playToTheEnd(page, async (count) => {
    const clicked = await playByMouse(page, count);
    kinds.add(clicked?.target.replace(/\d+|\.(wheat|hammer|axe|coin|vp)/g, '') ?? '');
  });
  expect([...kinds]).toEqual(expect.arrayContaining(['slot..bid', 'slot..take', 'position.']));
  const rows = page.locator('.end-panel tbody tr');
  await counts(rows, 3);
  const cells = await rows.first().locator('td').allTextContents();
  const [track, locations, ends, score] = cells.slice(1).map(Number);
  expect(track! + locations! + ends!).toBe(score);
  await page.screenshot({ path: `${artefacts}empires_end_over.png` });
});

it('is played by the list of moves alone, in German', async () => {
  const page = await sitDown(1, { preferences: { language: 'de' } });
  const english = /\b(Bid|Take|Put|Build|Sell|Repair|Borrow|Gain|End your|Swap)\b/;
  await playByTheList(page, [], async () =>
    expect(await page.locator('.move-list').textContent()).not.toMatch(english),
  );
  await counts(page.locator('.end-panel'), 1);
});

// What is being decided, as the table shows it.
async function stageOf(page: Page): Promise<string> {
  if (await page.locator('.ee-industry').count()) return 'industry';
  return (await page.locator('.ee-stage > div').getAttribute('class'))!.split(' ')[0]!.replace('ee-', '');
}

it('has no serious finding in any phase and theme', async () => {
  const page = await sitDown(1);
  const phases = new Set<string>();
  const act = async (count: number) => {
    const phase = await stageOf(page);
    if (!phases.has(phase)) await isFineInEveryTheme(page, `empires_end_${phase}`);
    phases.add(phase);
    await playByMouse(page, count);
  };
  await keepActing(page, act, async () => !(await turnComes(page)) || phases.size === 4);
  expect([...phases].toSorted()).toEqual(['conflict', 'disasters', 'halves', 'industry']);
});

describe.each(['phone', 'small'] as const)('%s', (size) => {
  it('shows every row and takes a disaster by touch', async () => {
    const page = await sitDown(3, { size });
    const take = '[data-target$=".take"].lit';
    const act = (count: number) => playByMouse(page, count);
    await keepActing(page, act, async () => (await turnComes(page)) && (await page.locator(take).count()) > 0);
    await hasNothingSideways(page);
    const narrow = await page
      .locator('.ee .lit')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).filter((box) => box.height < 44 || box.width < 44),
      );
    expect(narrow).toEqual([]);
    const tiles = await page
      .locator('.ee-tile')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(tiles.length).toBe(44);
    expect(Math.min(...tiles)).toBeGreaterThanOrEqual(24);
    const before = await version(page);
    await until(page, waits, async () => {
      const tile = page.locator('.ee-tile.lit'); // where the innovation goes, if there is a choice
      await ((await tile.count()) > 0 ? tile : page.locator(take)).first().tap();
    });
    await isInReach(page, waits);
    await page.screenshot({ path: `${artefacts}empires_end_${size}.png` });
    await page.locator(waits).tap();
    await changes(page, before);
    expect(await findings(page)).toEqual([]);
  });
});

// empires_end.test.ts - Empire's End through the page: whole games by mouse and by the list, phones, themes.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { artefacts, changes, clickAny, keepActing, newTable, playToTheEnd, turnComes, visit, version } from './browser';
import type { Visit } from './browser';

// Sits down at the shortest game, against bots.
async function sitDown(opponents: number, how: Visit = {}): Promise<Page> {
  const page = await visit('/', how);
  const bots = Array<string>(opponents).fill('greedy');
  await newTable(page, bots, { length: 'blitz', replace_any_time: 'off' }, 'empires_end');
  return page;
}

const waits = '.confirm:not([disabled])';

// Clicks something that is lit, on the table, in the hand or in the bar; returns what it stands for.
async function clickLit(page: Page, number: number): Promise<string | null> {
  const spot = await page.evaluate((count) => {
    const lit = [...document.querySelectorAll('.ee .lit, .tray .lit, .actions .choice')];
    const chosen = lit[count % lit.length];
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = chosen?.getBoundingClientRect() ?? new DOMRect();
    return chosen && { x: x + width / 2, y: y + height / 2, target: chosen.getAttribute('data-target') };
  }, number);
  if (spot) await page.mouse.click(spot.x, spot.y);
  return spot?.target ?? null;
}

async function playByMouse(page: Page, count: number): Promise<string | null> {
  return (await clickAny(page, [waits])) ? null : clickLit(page, count * 5);
}

it('is played by mouse to the end', async () => {
  const page = await sitDown(2);
  const kinds = new Set<string>();
  await playToTheEnd(page, async (count) => {
    const target = await playByMouse(page, count);
    kinds.add(target?.replace(/\d+|\.(wheat|hammer|axe|coin|vp)/g, '') ?? '');
  });
  expect([...kinds]).toEqual(expect.arrayContaining(['slot..bid', 'slot..take', 'position.']));
  const rows = page.locator('.end-panel tbody tr');
  expect(await rows.count()).toBe(3);
  const cells = await rows.first().locator('td').allTextContents();
  const [track, locations, ends, score] = cells.slice(1).map(Number);
  expect(track! + locations! + ends!).toBe(score);
  await page.screenshot({ path: `${artefacts}empires_end_over.png` });
});

it('is played by the list of moves alone, in German', async () => {
  const page = await sitDown(1, { preferences: { language: 'de' } });
  await page.click('#tab-moves');
  const english = /\b(Bid|Take|Put|Build|Sell|Repair|Borrow|Gain|End your|Swap)\b/;
  await playToTheEnd(page, async (count) => {
    if (await clickAny(page, [waits])) return;
    expect(await page.locator('.move-list').textContent()).not.toMatch(english);
    await clickAny(page, ['.move-list button'], count * 13);
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
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join('; ')}`,
    );
}

// What is being decided, as the table shows it.
async function stageOf(page: Page): Promise<string> {
  if (await page.locator('.ee-industry').count()) return 'industry';
  return (await page.locator('.ee-stage > div').getAttribute('class'))!.split(' ')[0]!.replace('ee-', '');
}

it('has no serious finding in any phase and theme', async () => {
  const page = await sitDown(1);
  const phases = new Set<string>();
  const look = async (phase: string) => {
    for (const theme of ['light', 'dark', 'contrast']) {
      await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
      expect(await findings(page), `${phase}, ${theme}`).toEqual([]);
      await page.screenshot({ path: `${artefacts}empires_end_${phase}_${theme}.png` });
    }
  };
  const act = async (count: number) => {
    const phase = await stageOf(page);
    if (!phases.has(phase)) await look(phase);
    phases.add(phase);
    await playByMouse(page, count);
  };
  await keepActing(page, act, async () => !(await turnComes(page)) || phases.size === 4);
  expect([...phases].sort()).toEqual(['conflict', 'disasters', 'halves', 'industry']);
});

describe.each(['phone', 'small'] as const)('%s', (size) => {
  it('shows every row and takes a disaster by touch', async () => {
    const page = await sitDown(3, { size });
    await turnComes(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
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
    await page.locator('[data-target="slot.1.take"].lit').tap();
    await page.locator('.ee-tile.lit').first().waitFor();
    await page.locator('.ee-tile.lit').first().scrollIntoViewIfNeeded();
    await page.locator('.ee-tile.lit').first().tap();
    const confirm = page.locator('.confirm:not([disabled])');
    await confirm.waitFor();
    const box = (await confirm.boundingBox())!;
    const { height } = page.viewportSize()!;
    expect(box.height >= 44 && box.y + box.height <= height, 'Confirm is on the screen').toBe(true);
    await page.screenshot({ path: `${artefacts}empires_end_${size}.png` });
    await confirm.tap();
    await changes(page, before);
    expect(await findings(page)).toEqual([]);
  });
});

// vinci.test.ts - Vinci through the page: whole games by mouse and by the list of moves, plans, phones, axe.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  artefacts,
  clickAny,
  comesTrue,
  keepActing,
  newTable,
  playToTheEnd,
  turnComes,
  version,
  visit,
} from './browser';

const short = { target_vp: '30', max_rounds: '3' };
const sitDown = (page: Page, bots: number, options: Record<string, string> = {}) =>
  newTable(page, Array<string>(bots).fill('random'), options, 'vinci');

const waits = '.confirm:not([disabled])';

// A real click on a province, at a point where nothing else lies over it; false if there is none.
async function clickProvince(page: Page, selector: string, number = 0): Promise<boolean> {
  const spot = await page.evaluate(
    ([wanted, count]) => {
      const all = [...document.querySelectorAll(wanted)];
      const province = all[count % all.length];
      const { x, y, width, height } = province?.getBoundingClientRect() ?? new DOMRect();
      for (let step = 0; province && step < 400; ++step) {
        const [left, top] = [x + (width * ((step * 7) % 20)) / 20, y + (height * Math.floor(step / 20)) / 20];
        if (document.elementFromPoint(left, top)?.closest('.province') === province) return { left, top };
      }
      return null;
    },
    [selector, number] as const,
  );
  if (spot) await page.mouse.click(spot.left, spot.top);
  return spot !== null;
}

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.target.join(' '))}`);
}

it('a whole game by mouse', async () => {
  const page = await visit('/');
  await sitDown(page, 2, short);
  await playToTheEnd(page, async (count) => {
    if (await clickAny(page, [waits, '.accept:not([disabled])', '.offer.lit'], count)) return;
    if (count % 5 !== 4 && (await clickProvince(page, '.province.lit[data-target]', count * 7))) return;
    expect(
      (await clickAny(page, ['.actions .choice'])) || (await clickProvince(page, '.province.lit[data-target]')),
    ).toBe(true);
  });
  expect(await page.locator('.end-panel tbody tr').count()).toBe(3);
  await page.screenshot({ path: `${artefacts}vinci_end.png` });
});

it('a whole game by the list of moves alone, with six seats', async () => {
  const page = await visit('/');
  await sitDown(page, 5, { ...short, max_rounds: '2' });
  await page.click('#tab-moves');
  await playToTheEnd(page, async (count) => {
    if (await clickAny(page, ['.move-list [aria-pressed="true"]'])) return; // once more: yes
    const moves = page.locator('.move-list button');
    await moves.nth((count * 13) % (await moves.count())).click();
  });
  expect(await page.locator('.end-panel tbody tr').count()).toBe(6);
});

// Acts until something is there to be seen.
const until = (page: Page, selector: string, act: (count: number) => Promise<unknown>) =>
  keepActing(
    page,
    async (count) => void (await act(count)),
    async () => (await page.locator(selector).count()) > 0,
  );

// Takes a civilization that cannot enter just anywhere, and waits for its turn to conquer.
const begin = (page: Page) =>
  until(page, '.province.lit', async () => {
    await turnComes(page);
    if (await clickAny(page, [waits])) return;
    const offers = page.locator('.offer.lit').filter({ visible: true, hasNotText: 'Revolutionaries' });
    if (await offers.count()) await offers.first().click();
  });

it('says costs, and why not', async () => {
  const page = await visit('/');
  await sitDown(page, 2, short);
  await begin(page);
  const lapponia = page.locator('[data-target="province.lapponia"]');
  expect(await lapponia.getAttribute('aria-label')).toMatch(/^Lapponia: forest, coast, neutral, costs \d/);
  await lapponia.dispatchEvent('pointerenter');
  expect(await page.locator('.inspector .sum').textContent()).toMatch(/2\s*\+ 1 terrain\s*\+ 1 tokens/);
  await until(page, '.notice', () => clickProvince(page, '[data-target="province.bohemia"]'));
  expect(await page.locator('.notice').textContent()).toMatch(/VI-6/);
});

it('plans tokens by plus and minus, in any order', async () => {
  const page = await visit('/');
  await sitDown(page, 2, short);
  await begin(page);
  await until(page, '.stepper + .stepper', async () => {
    const held = await page.locator('.token:not(.fallen)[data-seat="urn"]').count();
    return held < 2 ? clickProvince(page, '.province.lit[data-target]') : clickAny(page, [waits, '.actions .choice']);
  });
  const tokens = async () => (await page.locator('.stepper b').allTextContents()).map(Number);
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const planned = await tokens();
  const fuller = planned.findIndex((count) => count > 1);
  const other = fuller === 0 ? 1 : 0;
  await page.locator('.stepper button:first-child').nth(fuller).click();
  expect(await page.locator('.accept').isDisabled()).toBe(true);
  await page.locator('.stepper button:last-child').nth(other).click();
  const now = await tokens();
  expect(sum(now)).toBe(sum(planned));
  expect(now[other]).toBe(planned[other]! + 1);
  const before = await version(page);
  await page.locator('.accept').click();
  await keepActing(
    page,
    async () => void (await clickAny(page, [waits])),
    async () => (await version(page)) !== before,
  );
  await page.click('#tab-log');
  await comesTrue(
    page,
    (held) => {
      const lines = [...document.querySelectorAll('.log li')].map((line) => line.textContent ?? '');
      const told = lines.flatMap((line) => /^Anna holds .* with (\d+)/.exec(line)?.[1] ?? []);
      return held.every((count, at) => told[at] === String(count));
    },
    now,
  );
});

describe.each(['light', 'dark', 'contrast'])('theme %s', (theme) => {
  it('has no serious finding while choosing and while conquering', async () => {
    const page = await visit('/', { preferences: { theme } });
    await sitDown(page, 3);
    await turnComes(page);
    expect(await findings(page), 'choosing').toEqual([]);
    await begin(page);
    expect(await findings(page), 'conquering').toEqual([]);
    await page.screenshot({ path: `${artefacts}vinci_${theme}.png` });
  });
});

it('fits a phone: nothing sideways, targets for a finger, Confirm on the screen', async () => {
  const page = await visit('/', { size: 'small' });
  await sitDown(page, 3, short);
  await turnComes(page);
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  await begin(page);
  expect(await sideways()).toBeLessThanOrEqual(0);
  const sizes = await page
    .locator('.province')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => [width, height]));
  expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(44);
  await until(page, waits, async () => {
    const province = page.locator('.province.lit').first();
    await province.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await province.dispatchEvent('click', { detail: 1 });
  });
  const confirm = page.locator(waits);
  await confirm.waitFor();
  const box = (await confirm.boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
  expect(await findings(page)).toEqual([]);
  await page.screenshot({ path: `${artefacts}vinci_small.png` });
});

it('speaks German, with text at 200 %', async () => {
  const page = await visit('/', { preferences: { language: 'de', textSize: 200 } });
  await sitDown(page, 2);
  await turnComes(page);
  expect(await page.locator('[data-prompt]').textContent()).toMatch(/^Wähle eine Zivilisation/);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await page.screenshot({ path: `${artefacts}vinci_german_200.png` });
});

// vinci.test.ts - Vinci through the page: whole games by mouse and by the list of moves, plans, phones, axe.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clickAny, confirm, playByTheList, playToTheEnd, turnComes, until, waits } from './acting';
import { appears, artefacts, comesTrue, counts, newTable, patience, reads, visitor } from './browser';
import { findings, hasNothingSideways, isFineInEveryTheme, isInReach } from './looks';
import { goldenGame, joinAfter } from './records';

const short = { target_vp: '30', max_rounds: '3' };
const sitDown = (page: Page, bots: number, options: Record<string, string> = {}) =>
  newTable(page, Array<string>(bots).fill('random'), options, 'vinci');

// A real click on a province, at a point where nothing else lies over it; false if there is none.
async function clickProvince(page: Page, selector: string, number = 0): Promise<boolean> {
  const spot = await page.evaluate(
    ([wanted, count]) => {
      const all = [...document.querySelectorAll(wanted)];
      const province = all[count % all.length];
      if (!province) return null;
      const { x, y, width, height } = province.getBoundingClientRect();
      for (let step = 0; step < 400; ++step) {
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

it('a whole game by mouse', async () => {
  const page = await visitor();
  await sitDown(page, 2, short);
  await playToTheEnd(page, async (count) => {
    if (await clickAny(page, [waits, '.accept:not([disabled])', '.offer.lit'], count)) return;
    if (count % 5 !== 4 && (await clickProvince(page, '.province.lit[data-target]', count * 7))) return;
    if (!(await clickAny(page, ['.actions .choice']))) await clickProvince(page, '.province.lit[data-target]');
  });
  await counts(page.locator('.end-panel tbody tr'), 3);
  await page.screenshot({ path: `${artefacts}vinci_end.png` });
});

it('a whole game by the list of moves alone, with six seats', async () => {
  const page = await visitor();
  await sitDown(page, 5, { ...short, max_rounds: '2' });
  await playByTheList(page);
  await counts(page.locator('.end-panel tbody tr'), 6);
});

// Before one's own first conquest, on a map where nobody stands yet.
const golden = goldenGame('vinci', 'target_4_greedy');
const begin = (page: Page) =>
  joinAfter(
    page,
    golden,
    golden.lines.findIndex((line) => line.startsWith('P0: conquer')),
  );

it('says costs, and why not', async () => {
  const page = await visitor();
  await begin(page);
  const lapponia = page.locator('[data-target="province.lapponia"]');
  const named = () => lapponia.getAttribute('aria-label');
  await expect.poll(named, { timeout: patience }).toMatch(/^Lapponia: forest, coast, neutral, costs \d/);
  await lapponia.dispatchEvent('pointerenter');
  await reads(page.locator('.inspector .sum'), /2\s*\+ 1 terrain\s*\+ 1 tokens/);
  await until(page, '.notice', () => clickProvince(page, '[data-target="province.bohemia"]'));
  await reads(page.locator('.notice'), /VI-6/);
});

it('plans tokens by plus and minus, in any order', async () => {
  const page = await visitor();
  await begin(page);
  await until(page, '.stepper + .stepper', async () => {
    const held = await page.locator('.token:not(.fallen)[data-seat="urn"]').count();
    return held < 2 ? clickProvince(page, '.province.lit[data-target]') : clickAny(page, [waits, '.actions .choice']);
  });
  const tokens = async () => (await page.locator('.stepper b').allTextContents()).map(Number);
  const sum = (numbers: number[]) => numbers.reduce((total, count) => total + count, 0);
  const planned = await tokens();
  const fuller = planned.findIndex((count) => count > 1);
  const other = fuller === 0 ? 1 : 0;
  await page.locator('.stepper button:first-child').nth(fuller).click();
  await appears(page, '.accept:disabled');
  await page.locator('.stepper button:last-child').nth(other).click();
  await expect.poll(async () => (await tokens())[other], { timeout: patience }).toBe(planned[other]! + 1);
  const now = await tokens();
  expect(sum(now)).toBe(sum(planned));
  await page.locator('.accept').click();
  await confirm(page);
  await page.click('#tab-log');
  await comesTrue(
    page,
    (held) => {
      const lines = [...document.querySelectorAll('.log li')].map((line) => line.textContent);
      const told = lines.flatMap((line) => /^Anna holds .* with (\d+)/.exec(line)?.[1] ?? []);
      return held.every((count, at) => told[at] === String(count));
    },
    now,
  );
});

it('has no serious finding while choosing and while conquering', async () => {
  const page = await visitor();
  await sitDown(page, 3);
  await turnComes(page);
  await isFineInEveryTheme(page, 'vinci_choosing');
  await begin(page);
  await isFineInEveryTheme(page, 'vinci_conquering');
});

it('fits a phone: nothing sideways, targets for a finger, Confirm on the screen', async () => {
  const page = await visitor({ size: 'small' });
  await sitDown(page, 3);
  await turnComes(page);
  await hasNothingSideways(page);
  await begin(page);
  await hasNothingSideways(page);
  const sizes = await page
    .locator('.province')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => [width, height]));
  expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(44);
  await until(page, waits, async () => {
    const province = page.locator('.province.lit').first();
    await province.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await province.dispatchEvent('click', { detail: 1 });
  });
  await isInReach(page, waits);
  expect(await findings(page)).toEqual([]);
  await page.screenshot({ path: `${artefacts}vinci_small.png` });
});

it('speaks German, with text at 200 %', async () => {
  const page = await visitor({ preferences: { language: 'de', textSize: 200 } });
  await sitDown(page, 2);
  await turnComes(page);
  await reads(page.locator('[data-prompt]'), /^Welche Zivilisation/);
  await hasNothingSideways(page);
  await page.screenshot({ path: `${artefacts}vinci_german_200.png` });
});

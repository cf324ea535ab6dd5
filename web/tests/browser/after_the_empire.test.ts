// after_the_empire.test.ts - After the Empire through the page: whole games by mouse and by the list of moves, posts by plus
// and minus, phones, axe.
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

const sitDown = (page: Page, bots: number, options: Record<string, string> = {}) =>
  newTable(page, Array<string>(bots).fill('random'), options, 'after_the_empire');

const waits = '.confirm:not([disabled])';
const asked = ['.ae-report .btn', waits, '.ae-set']; // a report to be closed, a yes, posts as they are
const pieces = ['.empire .lit[data-target]', '.tray .lit[data-target]'];
const pass = ['.actions .choice[data-target="button.pass"]'];
const others = ['.actions .choice'];

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

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// One of these, or else a lit piece that must be scrolled to first.
async function clickOne(page: Page, kinds: readonly string[], count: number): Promise<void> {
  if (await clickAny(page, kinds, count)) return;
  const far = page.locator('.empire .lit[data-target]').first();
  await far.click({ timeout: 1000 }).catch(() => undefined); // gone meanwhile
}

// Anything that is lit; after a worker or two the season is passed, so that a game takes a minute.
const playByMouse = (page: Page, count: number) =>
  clickOne(page, [...asked, ...(count % 3 === 0 ? pass : []), ...pieces, ...others], count);

it('a whole game by mouse', async () => {
  const page = await visit('/');
  await sitDown(page, 1);
  await playToTheEnd(page, (count) => playByMouse(page, count));
  expect(await page.locator('.end-panel tbody tr').count()).toBe(2);
  await page.screenshot({ path: `${artefacts}empire_end.png` });
});

it('a whole game by the list of moves alone, with four seats', async () => {
  const page = await visit('/');
  await sitDown(page, 3, { difficulty: 'easy' });
  await page.click('#tab-moves');
  await playToTheEnd(page, async (count) => {
    if (await clickAny(page, ['.move-list [aria-pressed="true"]'])) return; // once more: yes
    const moves = page.locator('.move-list button');
    const passes = page.locator('.move-list button', { hasText: /^Pass/ });
    if (count % 2 && (await passes.count())) return passes.first().click();
    const number = await moves.count();
    if (number > 0) await moves.nth((count * 13) % number).click();
  });
  expect(await page.locator('.end-panel tbody tr').count()).toBe(4);
});

// Acts until something is there to be seen.
const until = (page: Page, selector: string, act: (count: number) => Promise<unknown>) =>
  keepActing(
    page,
    async (count) => void (await act(count)),
    async () => (await page.locator(selector).count()) > 0,
  );

// Through the set-up to the first turn.
const begin = (page: Page) =>
  until(page, '.ae-option.lit', async (count) => {
    await turnComes(page);
    await clickOne(page, [waits, ...pieces], count);
  });
// Passes the season; the next question is where the troops stand.
const deploy = async (page: Page) => {
  await begin(page);
  await until(page, '.ae-posting', () => clickAny(page, [waits, ...pass]));
};

it('posts troops by plus and minus, in any order', async () => {
  const page = await visit('/');
  await sitDown(page, 1);
  await deploy(page);
  const rows = page.locator('.ae-posting tbody tr');
  const more = (row: number) => rows.nth(row).locator('.ae-step').nth(1);
  await until(page, waits, () => more(2).click());
  await comesTrue(page, () => document.querySelector('.ae-field.f-S')?.getAttribute('aria-label')?.endsWith('1'));
  await more(0).click();
  await comesTrue(page, () => document.querySelector('.ae-field.f-N')?.getAttribute('aria-label')?.endsWith('1'));
  expect(await more(1).isDisabled(), 'nobody is left').toBe(true);
  const before = await version(page);
  await keepActing(
    page,
    async () => void (await clickAny(page, [waits])),
    async () => (await version(page)) !== before,
  );
  await page.click('#tab-log');
  await comesTrue(page, () => {
    const log = document.querySelector('.log')?.textContent ?? '';
    return ['N', 'S'].every((side) => log.includes(`Anna has 1 soldier on the ${side} wall`));
  });
});

it('says why not', async () => {
  const page = await visit('/');
  await sitDown(page, 1);
  await until(page, '.notice', () => clickAny(page, ['[data-target="space.granary.0"]']));
  expect(await page.locator('.notice').textContent()).toMatch(/side of your gate first.*AE-2\.3/);
});

describe.each(['light', 'dark', 'contrast'])('theme %s', (theme) => {
  it('has no serious finding while placing workers and while posting troops', async () => {
    const page = await visit('/', { preferences: { theme } });
    await sitDown(page, 2);
    await begin(page);
    expect(await findings(page), 'workers').toEqual([]);
    await page.screenshot({ path: `${artefacts}empire_${theme}.png` });
    await deploy(page);
    expect(await findings(page), 'posts').toEqual([]);
  });
});

it('fits a phone: nothing sideways, targets for a finger, Confirm on the screen', async () => {
  const page = await visit('/', { size: 'small' });
  await sitDown(page, 3);
  await begin(page);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  const heights = await page
    .locator('.ae-option')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(await findings(page), 'workers').toEqual([]);
  await page.screenshot({ path: `${artefacts}empire_small.png` });
  await deploy(page);
  await until(page, waits, () => page.locator('.ae-posting .ae-step:not([disabled])').first().click());
  const box = (await page.locator(waits).boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

it('speaks German, with text at 200 %', async () => {
  const page = await visit('/', { preferences: { language: 'de', textSize: 200 } });
  await sitDown(page, 1);
  await begin(page);
  expect(await page.locator('[data-prompt]').textContent()).toMatch(/^Setze einen Arbeiter/);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.screenshot({ path: `${artefacts}empire_german_200.png` });
});

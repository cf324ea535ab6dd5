// after_the_empire.test.ts - After the Empire through the page: whole games by mouse and by the list of moves, posts by plus
// and minus, phones, axe.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clickAny, confirm, playByTheList, playToTheEnd, turnComes, until, waits } from './acting';
import { artefacts, comesTrue, counts, newTable, reads, visitor } from './browser';
import { findings, hasNothingSideways, isFineInEveryTheme, isInReach } from './looks';

// Seasons may be passed, so that a test need not place every worker.
const sitDown = (page: Page, bots: number, options: Record<string, string> = {}) =>
  newTable(page, Array<string>(bots).fill('random'), { passing: 'allowed', ...options }, 'after_the_empire');

const asked = [waits, '.ae-set']; // a yes, posts as they are
const pieces = ['.empire .lit[data-target]', '.tray .lit[data-target]'];
const pass = ['.actions .choice[data-target="button.pass"]'];
const others = ['.actions .choice'];

// Anything that is lit; after a worker or two the season is passed, so that a game takes a minute.
const playByMouse = (page: Page, count: number) =>
  clickAny(page, [...asked, ...(count % 3 === 0 ? pass : []), ...pieces, ...others], count);

it('a whole game by mouse', async () => {
  const page = await visitor();
  await sitDown(page, 1);
  await playToTheEnd(page, (count) => playByMouse(page, count));
  await counts(page.locator('.end-panel tbody tr'), 2);
  await page.screenshot({ path: `${artefacts}empire_end.png` });
});

it('a whole game by the list of moves alone, with four seats', async () => {
  const page = await visitor();
  await sitDown(page, 3, { difficulty: 'easy' });
  await playByTheList(page, ['.move-list [data-line="pass"]']);
  await counts(page.locator('.end-panel tbody tr'), 4);
});

// Through the set-up to the first turn.
const begin = (page: Page) =>
  until(page, '.ae-option.lit', async (count) => {
    await turnComes(page);
    await clickAny(page, [waits, ...pieces], count);
  });
// Passes the season; the next question is where the troops stand.
const deploy = async (page: Page) => {
  await begin(page);
  await until(page, '.ae-posting', () => clickAny(page, [waits, ...pass]));
};

it('posts troops by plus and minus, in any order', async () => {
  const page = await visitor();
  await sitDown(page, 1);
  await deploy(page);
  const rows = page.locator('.ae-posting tbody tr');
  const more = (row: number) => rows.nth(row).locator('.ae-step').nth(1);
  await until(page, waits, () => more(2).click());
  await comesTrue(page, () => document.querySelector('.ae-field.f-S')?.getAttribute('aria-label')?.endsWith('1'));
  await more(0).click();
  await comesTrue(page, () => document.querySelector('.ae-field.f-N')?.getAttribute('aria-label')?.endsWith('1'));
  await more(1).and(page.locator(':disabled')).waitFor(); // nobody is left
  await confirm(page);
  await page.click('#tab-log');
  await comesTrue(page, () => {
    const log = document.querySelector('.log')?.textContent ?? '';
    return ['N', 'S'].every((side) => log.includes(`Anna has 1 soldier on the ${side} wall`));
  });
});

it('shows on the gold track what a choice would bring', async () => {
  const page = await visitor();
  await sitDown(page, 1);
  await begin(page);
  const ghost = '.ae-track .ae-worker.ghost';
  expect(await page.locator(ghost).count()).toBe(0);
  await until(page, ghost, () => page.hover('[data-target="space.tax.0"]'));
  await page.hover('.ae-track-name');
  await comesTrue(page, (shown) => document.querySelector(shown) === null, ghost);
});

it('says why not', async () => {
  const page = await visitor();
  await sitDown(page, 1);
  await until(page, '.notice', () => clickAny(page, ['[data-target="space.granary.0"]']));
  await reads(page.locator('.notice'), /side of your gate first.*AE-2\.3/);
});

it('has no serious finding while placing workers and while posting troops', async () => {
  const page = await visitor();
  await sitDown(page, 2);
  await begin(page);
  await isFineInEveryTheme(page, 'empire_workers');
  await deploy(page);
  await isFineInEveryTheme(page, 'empire_posts');
});

it('fits a phone: nothing sideways, targets for a finger, Confirm on the screen', async () => {
  const page = await visitor({ size: 'small' });
  await sitDown(page, 3);
  await begin(page);
  await hasNothingSideways(page);
  const heights = await page
    .locator('.ae-option')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(await findings(page), 'workers').toEqual([]);
  await page.screenshot({ path: `${artefacts}empire_small.png` });
  await deploy(page);
  await until(page, waits, () => page.locator('.ae-posting .ae-step:not([disabled])').first().click());
  await isInReach(page, waits);
  await hasNothingSideways(page);
});

it('speaks German, with text at 200 %', async () => {
  const page = await visitor({ preferences: { language: 'de', textSize: 200 } });
  await sitDown(page, 1);
  await begin(page);
  await reads(page.locator('[data-prompt]'), /^Setzt du einen Arbeiter/);
  await hasNothingSideways(page);
  await page.screenshot({ path: `${artefacts}empire_german_200.png` });
});

// careful.test.ts - nothing that would be missed happens by one click or key: it asks, says what goes, and closing it is a no.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseTile, clickAny, keepActing, litSpace, turnComes, waits } from './acting';
import {
  acceptInvitation,
  address,
  appears,
  changes,
  comesTrue,
  counts,
  linksIn,
  newTable,
  openTable,
  reads,
  version,
  visit,
  visitor,
} from './browser';
import { isFineInEveryTheme } from './looks';
import { goldenGame, joinAfter } from './records';

const dialog = 'dialog[open]';
const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click();
const button = (page: Page, name: string) => page.locator(dialog).getByRole('button', { name, exact: true });

async function layTile(page: Page): Promise<void> {
  const before = await version(page);
  await chooseTile(page);
  await keepActing(
    page,
    () => clickAny(page, [waits, litSpace]),
    async () => (await version(page)) !== before,
  );
}

it('a bot that plays for me is asked for, told, and sent away again', async () => {
  const anna = await visit('/new?game=tigris');
  await openTable(anna);
  const [link] = await linksIn(anna);
  const ravi = await visit(link!.slice(address.length));
  await acceptInvitation(ravi, 'Ravi');
  await appears(anna, '.board');
  await menu(anna);
  await button(anna, 'Let a bot play for me …').click();
  await isFineInEveryTheme(anna, 'bot_takes');
  await button(anna, 'Cancel').click();
  expect(await anna.locator('.stale-note').count()).toBe(0);
  await button(anna, 'Let a bot play for me …').click();
  await button(anna, 'Leave it to the bot').click();
  await anna.getByText('A bot plays for you.').waitFor();
  await anna.getByRole('button', { name: 'Take my seat back' }).click();
  await comesTrue(anna, () => document.querySelectorAll('.stale-note').length === 0);
});

it('resigning asks', async () => {
  const page = await visitor();
  await newTable(page, ['random']);
  await menu(page);
  await button(page, 'Resign').click();
  await reads(page.locator(dialog), 'cannot be taken back');
  await page.keyboard.press('Escape');
  await counts(page.locator('.table[data-phase="playing"]'), 1);
  await button(page, 'Resign').click();
  await button(page, 'Resign').click();
  await appears(page, '.table[data-phase="over"]');
});

it('R and Restart turn ask, and single letters can be switched off', async () => {
  const page = await visitor();
  await newTable(page, ['random']);
  await turnComes(page);
  const begun = await version(page);
  await layTile(page);
  const laid = await version(page);
  await page.keyboard.press('r');
  await appears(page, dialog);
  await button(page, 'Cancel').click();
  expect(await version(page)).toBe(laid);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel(/Single letters/).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  expect(await page.locator(dialog).count()).toBe(0);
  await page.locator('.restart').click();
  await button(page, 'Restart turn').click();
  await comesTrue(page, (old) => document.querySelector('.table')?.getAttribute('data-version') === old, begun);
});

it('asking to take back says what goes, and goes back to one’s own last step', async () => {
  const page = await visitor();
  await newTable(page, ['random']);
  await turnComes(page);
  await layTile(page);
  const second = await version(page);
  await layTile(page);
  await turnComes(page);
  const now = await version(page);
  await page.locator('.ask-undo').click();
  await appears(page, `${dialog} .would-go li`);
  await isFineInEveryTheme(page, 'take_back');
  const first = page.locator('.would-go li').first();
  await reads(first, /Anna/);
  expect(await version(page)).toBe(now);
  await button(page, 'Ask to take back').click();
  await changes(page, now);
  await comesTrue(page, (old) => document.querySelector('.table')?.getAttribute('data-version') === old, second);
});

it('whoever is asked reads which move it is', async () => {
  const anna = await visit('/new?game=tigris');
  await openTable(anna, 'Anna');
  const [link] = await linksIn(anna);
  const ravi = await visit(link!.slice(address.length));
  await acceptInvitation(ravi, 'Ravi');
  await Promise.all([appears(anna, '.board'), appears(ravi, '.board')]);
  await comesTrue(anna, () => document.querySelector('.player.active'));
  const annaMoves = (await anna.locator('.actions.mine').count()) > 0;
  const [mover, other] = annaMoves ? [anna, ravi] : [ravi, anna];
  await layTile(mover);
  await layTile(mover);
  await mover.locator('.ask-undo').click();
  await button(mover, 'Ask to take back').click();
  const asked = other.locator('[role="alertdialog"]');
  await asked.waitFor();
  await reads(asked, /asks to take back a move .* puts a/);
  expect((await asked.textContent())!.match(/asks/g)!.length).toBe(1);
});

it.each(['Close', 'Escape'])('a dialog that is put away gives the focus back: %s', async (way) => {
  const page = await visit('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  if (way === 'Close') await button(page, 'Close').click();
  else await page.keyboard.press('Escape');
  await comesTrue(page, () => document.activeElement?.getAttribute('aria-label') === 'Settings');
});

it('another page takes the focus to its content, and the way back to the link that was followed', async () => {
  const page = await visit('/');
  const rules = page.locator('.header .nav a[href="/rules"]');
  await rules.focus();
  await page.keyboard.press('Enter');
  await comesTrue(page, () => document.activeElement?.id === 'content' && location.pathname === '/rules');
  await page.goBack();
  await comesTrue(page, () => document.activeElement?.getAttribute('href') === '/rules' && location.pathname === '/');
});

it('the front page: the level shows that it opens, and the title stays beside the statue on a tablet', async () => {
  const page = await visit('/', { size: 'tablet' });
  await appears(page, '.card');
  const arrow = await page.locator('.level select').evaluate((select) => getComputedStyle(select).backgroundImage);
  expect(arrow).toContain('chevron');
  const gap = await page.evaluate(() => {
    const right = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().right;
    const words = Math.max(right('.hero h1 .w'), right('.hero .lede'));
    return document.querySelector('.hero .stone')!.getBoundingClientRect().left - words;
  });
  expect(gap).toBeGreaterThan(0);
});

it('finished games are listed with date, players and scores, one’s own too', async () => {
  const page = await visitor();
  const golden = goldenGame('tigris', 'bag_4_greedy');
  await joinAfter(page, golden, golden.lines.length);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  for (const path of ['/', '/replays']) {
    await page.goto(address + path);
    const entry = page.locator(`li:has(a[href="/replay/${id}"]) .outcome`);
    await entry.waitFor();
    await reads(entry, /20\d\d · Anna 8, .+ 7, .+ 10, .+ 5$/);
  }
});

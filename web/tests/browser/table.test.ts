// table.test.ts - what happens at a table: first move, why not, undo, links, hot-seat, spectators, breaks of the line.
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { address, artefacts, call, newTable, turnComes, version, visit } from './browser';

const firstFarm = async (page: Page) => {
  await page.locator('.tray .tile.lit').first().click();
  await page.locator('.spaces .target').first().waitFor();
};

it('two clicks from the front page, two more to the first tile', async () => {
  const page = await visit('/');
  await page.locator('.card').first().click();
  await page.locator('.ways .primary').click();
  await page.waitForSelector('.board');
  await turnComes(page);
  const before = await version(page);
  await firstFarm(page);
  await page.locator('.spaces .target').first().click({ force: true });
  await page.waitForFunction((old) => document.querySelector('.table')?.getAttribute('data-version') !== old, before);
  await page.waitForFunction(() => document.querySelector('.log')?.textContent?.includes('puts a'));
});

it('says why not, with the rule', async () => {
  const page = await visit('/');
  await newTable(page, ['random']);
  await turnComes(page);
  await firstFarm(page);
  const closed = page.locator('.spaces .space').first();
  await closed.click({ force: true });
  const notice = page.locator('.notice');
  await notice.waitFor();
  expect(await notice.textContent()).toMatch(/TE-\d/);
  const link = await notice.locator('a').getAttribute('href');
  const rules = await visit(link!);
  await rules.waitForSelector('.sought');
});

it('takes back a step, and Esc steps back before sending', async () => {
  const page = await visit('/');
  await newTable(page, ['random']);
  await turnComes(page);
  const begun = await version(page);
  await firstFarm(page);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelectorAll('.spaces .target').length === 0);
  await firstFarm(page);
  await page.locator('.spaces .target.quiet, .spaces .target').first().click({ force: true });
  await page.waitForFunction((old) => document.querySelector('.table')?.getAttribute('data-version') !== old, begun);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForFunction((old) => document.querySelector('.table')?.getAttribute('data-version') === old, begun);
});

it('friends meet by link, talk, lose the line and find each other again', async () => {
  const anna = await visit('/new?game=tigris');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.waitForSelector('.waiting .qr');
  await anna.screenshot({ path: `${artefacts}links_1440.png` });
  const links = await anna.locator('.link-row input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(links.length).toBe(2);
  const ravi = await visit(links[0]!.slice(address.length));
  await Promise.all([anna.waitForSelector('.board'), ravi.waitForSelector('.board')]);
  const watcher = await visit(links[1]!.slice(address.length));
  await watcher.waitForSelector('.board');
  expect(await watcher.locator('.tray').count()).toBe(0);

  await ravi.click('#tab-chat');
  await ravi.getByLabel('Say something').fill('Good luck');
  await ravi.keyboard.press('Enter');
  await anna.click('#tab-chat');
  await anna.waitForFunction(() => document.querySelector('.chat')?.textContent?.includes('Good luck'));
  await anna.click('#tab-log');

  for (let round = 0; round < 4; ++round) {
    const [mover, other] = (await anna.locator('.actions.mine').count()) ? [anna, ravi] : [ravi, anna];
    await other.context().setOffline(true);
    await mover.click('#tab-moves');
    await mover.locator('.move-list button').filter({ hasText: 'Pass' }).click();
    await mover.locator('.confirm:not([disabled])').click({ timeout: 1500 }).catch(() => undefined);
    await other.context().setOffline(false);
    await other.waitForSelector('.link.live', { timeout: 20_000 });
    await mover.waitForTimeout(200);
  }
  const seen = await Promise.all([anna, ravi, watcher].map((page) => page.locator('.log li').allTextContents()));
  expect(seen[0]!.filter((line) => line.includes('passes')).length).toBeGreaterThan(1);
  expect(seen[1]!.filter((line) => line.includes('passes'))).toEqual(seen[0]!.filter((line) => line.includes('passes')));
});

it('a click without a line is kept and sent when the line is back', async () => {
  const page = await visit('/');
  await newTable(page, ['random']);
  await turnComes(page);
  const before = await version(page);
  await page.click('#tab-moves');
  await page.routeWebSocket('**/ws', (socket) => void socket.close()).catch(() => undefined);
  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await page.locator('.move-list button').filter({ hasText: 'Pass' }).click();
  await page.waitForTimeout(300);
  await page.locator('.confirm:not([disabled])').click({ timeout: 1500 }).catch(() => undefined);
  await page.context().setOffline(false);
  await page.unrouteAll();
  await page.waitForFunction((old) => document.querySelector('.table')?.getAttribute('data-version') !== old, before, { timeout: 20_000 });
});

it('hot-seat: a curtain before another hand', async () => {
  const page = await visit('/new?game=tigris&hotseat=1');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForSelector('.board, .curtain');
  for (let hand = 0; hand < 3; ++hand) {
    if (await page.locator('.curtain').count()) await page.locator('.curtain button').click();
    await page.waitForSelector('.actions.mine');
    for (let action = 0; action < 2; ++action) {
      await page.click('#tab-moves');
      await page.locator('.move-list button').filter({ hasText: 'Pass' }).click();
      await page.waitForTimeout(150);
      await page.locator('.confirm:not([disabled])').click({ timeout: 1000 }).catch(() => undefined);
      await page.waitForTimeout(250);
    }
    await page.waitForSelector('.curtain');
    expect(await page.locator('.curtain').isVisible()).toBe(true);
  }
});

it('a link that nobody knows is told as such', async () => {
  const page = await visit('/table/nowhere');
  await page.waitForSelector('.trouble');
  await call(page, 'GET', '/api/server');
});

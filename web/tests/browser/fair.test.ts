// fair.test.ts - fair draws: every page commits to a number and opens it, shows what was promised, and checks it after the game.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  acceptInvitation,
  address,
  appears,
  call,
  counts,
  linksIn,
  openTable,
  reads,
  visit,
  type Visit,
} from './browser';
import { isFineInEveryTheme } from './looks';

interface Promises {
  commitment: string;
  seats: { contribution?: { hash: string; opened: boolean; number: string | null } }[];
}

const idOf = (page: Page) => /\/table\/([^#?]+)/.exec(page.url())![1]!;
const promises = (page: Page) => call<Promises>(page, 'GET', `/api/tables/${idOf(page)}`);

async function twoPeople(about: Visit = {}): Promise<[Page, Page]> {
  const anna = await visit('/new?game=tigris', about);
  await openTable(anna, 'Anna');
  const [link] = await linksIn(anna);
  return [anna, await visit(link!.slice(address.length))];
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Fair draws' }).click();
  await appears(page, '.fair');
}

it('every seat’s number goes into the draws, and the promises can be checked after the game', async () => {
  const [anna, ravi] = await twoPeople();
  const before = await promises(anna);
  expect(before.seats[0]!.contribution!.opened, 'nobody opens before all are there').toBe(false);
  await acceptInvitation(ravi, 'Ravi');
  await Promise.all([anna, ravi].map((page) => appears(page, '.table[data-phase="playing"] .tray')));
  const now = await promises(anna);
  expect(now.seats.map((seat) => seat.contribution!.number).every(Boolean), 'both are open').toBe(true);
  expect([now.commitment, now.seats[0]!.contribution!.hash]).toEqual([
    before.commitment,
    before.seats[0]!.contribution!.hash,
  ]);
  await openPanel(anna);
  await reads(anna.locator('.fair'), now.commitment);
  for (const { contribution } of now.seats) await reads(anna.locator('.fair'), contribution!.number!);
  await counts(anna.getByRole('button', { name: 'Verify' }), 0);
  await isFineInEveryTheme(anna, 'fair_draws');
  await anna.getByRole('button', { name: 'Close' }).click();

  await call(ravi, 'POST', `/api/tables/${idOf(ravi)}/resign`, { seat: 1 });
  await appears(anna, '.table[data-phase="over"]');
  await openPanel(anna);
  await anna.getByRole('button', { name: 'Verify' }).click();
  await appears(anna, '.proof[data-verdict="good"]');
  await counts(anna.locator('.proof [data-verdict="good"]'), 6);
  await reads(anna.locator('.proof'), `ozy verify --commitment ${before.commitment}`);

  await ravi.route('**/record', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/^secret ..../m, 'secret 0000') });
  });
  await openPanel(ravi);
  await ravi.getByRole('button', { name: 'Verify' }).click();
  await appears(ravi, '.proof[data-verdict="bad"] [data-check="secret"][data-verdict="bad"]');
});

it('who does not open a number in time plays without one, and everybody is told', async () => {
  const [anna, ravi] = await twoPeople();
  await ravi.route('**/contribute', (route) => route.abort());
  await acceptInvitation(ravi, 'Ravi');
  await appears(anna, '.stage-empty [role="status"]');
  await reads(anna.locator('.stage-empty'), 'being opened');
  await appears(anna, '.table[data-phase="playing"] .tray');
  await reads(anna.locator('.notice'), 'did not open their number');
  await openPanel(anna);
  await reads(anna.locator('.fair'), 'did not open its number in time');
});

it('on a phone and in German', async () => {
  const page = await visit('/', { size: 'phone', preferences: { language: 'de' } });
  await page.locator('.ways .primary').click();
  await appears(page, '.table[data-phase="playing"]');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Faires Ziehen' }).click();
  await reads(page.locator('.fair'), 'gibt keine Zahl dazu');
  await isFineInEveryTheme(page, 'fair_draws_phone');
});

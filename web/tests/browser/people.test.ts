// people.test.ts - people at a table: names, invitations, empty seats, one device for several, accounts, unread chat.
import { expect, it } from 'vitest';
import { chooseTile, clickAny, litSpace, turnComes } from './acting';
import {
  acceptInvitation,
  address,
  appears,
  artefacts,
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

const named = (name: string) => `.players .player .name:has-text("${name}")`;

it('whoever opens a link is asked for a name before they sit, and everybody sees it', async () => {
  const anna = await visit('/new?game=tigris');
  await openTable(anna, 'Anna');
  const [link] = await linksIn(anna);
  const ravi = await visit(link!.slice(address.length));
  await appears(ravi, '.invitation');
  await reads(ravi.locator('h1'), 'Tigris');
  await reads(ravi.locator('.invitation'), 'Anna');
  expect(await anna.locator('.waiting').count(), 'nobody has sat down yet').toBe(1);
  await isFineInEveryTheme(ravi, 'invitation');
  await acceptInvitation(ravi, 'Ravi');
  await Promise.all([appears(anna, named('Ravi')), appears(ravi, named('Anna'))]);
  expect(ravi.url(), 'the token has left the address').toBe(anna.url());
  await ravi.reload();
  await appears(ravi, '.tray');
});

it('a link may be opened only to watch', async () => {
  const anna = await visit('/new?game=tigris');
  await openTable(anna);
  const [link] = await linksIn(anna);
  const eve = await visit(link!.slice(address.length));
  await eve.getByRole('button', { name: 'Only watch' }).click();
  await appears(eve, '.waiting-seats');
  await counts(anna.locator('.waiting-seats .open'), 1);
  const watching = (await linksIn(anna)).at(-1)!.slice(address.length);
  const mary = await visit(watching);
  await appears(mary, '.waiting-seats');
  expect(mary.url(), 'the token has left the address').not.toContain('#');
  await mary.reload();
  await appears(mary, '.waiting-seats');
});

it('one’s own link plays the seat on another device, and the first device keeps it', async () => {
  const anna = await visitor();
  await newTable(anna, ['random']);
  const ownLink = async () => {
    await anna.getByRole('button', { name: 'Menu' }).click();
    await anna.getByRole('button', { name: 'Play on another device' }).click();
    const link = await anna.locator('.link-row input').inputValue();
    await anna.getByRole('button', { name: 'Close' }).click();
    return link;
  };
  const link = await ownLink();
  expect(await ownLink(), 'asked for again it is the same').toBe(link);
  const second = await visit(link.replace(address, ''));
  await Promise.all([turnComes(anna), turnComes(second)]);
  const before = await version(anna);
  await chooseTile(second);
  await clickAny(second, [litSpace]);
  await changes(anna, before);
  expect(second.url(), 'the token has left the address').not.toContain('#');
  await second.reload();
  await appears(second, '.tray');
  await anna.reload();
  await appears(anna, '.tray');
});

it('the host gives an empty seat to a bot, opens it again, and begins with bots', async () => {
  const anna = await visit('/new?game=vinci');
  await openTable(anna);
  await appears(anna, '.host');
  await isFineInEveryTheme(anna, 'waiting_host');
  await anna.getByRole('button', { name: 'Let a bot play' }).first().click();
  await anna.getByRole('button', { name: 'Open the seat again' }).click();
  await comesTrue(anna, () => document.querySelectorAll('.waiting-seats .open').length === 3);
  expect((await linksIn(anna)).length, 'three seats and the spectators').toBe(4);
  await anna.getByRole('button', { name: 'Begin with bots in the open seats' }).click();
  await appears(anna, '.table[data-phase="playing"]');
});

it('the host begins without the empty seat', async () => {
  const anna = await visit('/new?game=tigris');
  await anna.getByLabel('Players').selectOption('3');
  await openTable(anna);
  const [link] = await linksIn(anna);
  const ravi = await visit(link!.slice(address.length));
  await acceptInvitation(ravi, 'Ravi');
  await anna.getByRole('button', { name: 'Begin with 2 players' }).click();
  await Promise.all([anna, ravi].map((page) => appears(page, '.table[data-phase="playing"] .tray')));
  await counts(anna.locator('.player'), 2);
});

it('people at one device have names of their own', async () => {
  const page = await visit('/new?game=tigris&hotseat=1');
  await page.getByLabel('Name of Pot').fill('Anna');
  await page.getByLabel('Name of Lion').fill('Ben');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await appears(page, '.curtain');
  await reads(page.locator('.curtain h2'), /Anna|Ben/);
  await page.locator('.curtain button').click();
  await turnComes(page);
  await Promise.all(['Anna', 'Ben'].map((name) => appears(page, named(name))));
});

it('an account keeps one’s games: made, left, found again in another browser, with a new password', async () => {
  const name = `Anna ${Date.now()}`;
  const anna = await visit('/');
  await anna.locator('.ways .primary').click();
  await turnComes(anna);
  await anna.goto(address);
  await anna.locator('.who-am-i').click();
  await anna.locator('summary', { hasText: 'Make an account' }).click();
  await isFineInEveryTheme(anna, 'account');
  await anna.getByLabel('Name of the account').last().fill(name);
  await anna.getByLabel('New password').fill('a long secret');
  await anna.locator('details[open] button').click();
  await anna.getByText('You have an account').waitFor();
  await anna.locator('summary', { hasText: 'Change the password' }).click();
  await anna.getByLabel('Present password').fill('a long secret');
  await anna.getByLabel('New password').fill('another secret');
  await anna.locator('details[open] button').click();
  await anna.getByText('The password is changed').waitFor();
  await anna.getByRole('button', { name: 'Sign out' }).click();
  await appears(anna, '.who-am-i:has-text("Sign in")');

  const elsewhere = await visit('/');
  await elsewhere.locator('.who-am-i').click();
  const signIn = async (password: string) => {
    await elsewhere.getByLabel('Name of the account').first().fill(name);
    await elsewhere.getByLabel('Password', { exact: true }).fill(password);
    await elsewhere.locator('details[open] button').click();
  };
  await signIn('a long secret');
  await appears(elsewhere, 'dialog .trouble');
  await signIn('another secret');
  await appears(elsewhere, '.list-continue li');
});

it('a phone shows how many lines of the chat are unread', async () => {
  const anna = await visit('/new?game=tigris');
  await openTable(anna);
  const [link] = await linksIn(anna);
  const ravi = await visit(link!.slice(address.length), { size: 'phone' });
  await acceptInvitation(ravi, 'Ravi');
  await Promise.all([anna, ravi].map((page) => appears(page, '.board-view')));
  await anna.click('#tab-chat');
  await anna.getByLabel('Say something').fill('Good luck');
  await anna.keyboard.press('Enter');
  await comesTrue(ravi, () => document.querySelector('.tabs .badge')?.textContent === '1');
  await ravi.screenshot({ path: `${artefacts}unread_phone.png` });
  await ravi.click('#tab-chat');
  await comesTrue(ravi, () => document.querySelectorAll('.tabs .badge').length === 0);
  await ravi.reload();
  await appears(ravi, '.board-view');
  expect(await ravi.locator('.tabs .badge').count()).toBe(0);
  expect(await anna.locator('.tabs .badge').count(), 'one’s own lines are read').toBe(0);
});

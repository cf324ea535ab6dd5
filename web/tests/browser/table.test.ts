// table.test.ts - what happens at a table: first move, why not, undo, links, hot-seat, spectators, breaks of the line.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseTile, clickAny, keepActing, litSpace, turnComes, waits } from './acting';
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
  patience,
  reads,
  version,
  visit,
  visitor,
  withSwitch,
} from './browser';
import { isFineInEveryTheme } from './looks';

it('two clicks from the front page, two more to the first tile', async () => {
  const page = await visit('/');
  await page.locator('.card').first().click();
  await page.locator('.ways .primary').click();
  await turnComes(page);
  const before = await version(page);
  await chooseTile(page);
  await page.locator(litSpace).first().click({ force: true });
  await changes(page, before);
  await comesTrue(page, () => document.querySelector('.log')?.textContent.includes('puts a'));
});

it('a newcomer is led to the first tile', async () => {
  const page = await visitor({ preferences: { known: [] } });
  await newTable(page, ['random']);
  await turnComes(page);
  const now = page.locator('.guide .now');
  await reads(now, /What you can choose now is edged/);
  await chooseTile(page);
  await reads(now, /choose among what is lit/);
  const before = await version(page);
  await clickAny(page, [litSpace]);
  await changes(page, before);
  await page.getByRole('button', { name: 'Got it' }).click();
  await appears(page, '.log');
  await page.reload();
  await appears(page, '.log');
  expect(await page.locator('.guide').count()).toBe(0);
});

it('says why not, with the rule', async () => {
  const page = await visitor();
  await newTable(page, ['random']);
  await turnComes(page);
  await chooseTile(page);
  const closed = page.locator('.space[aria-disabled="true"]').first();
  await closed.click({ force: true });
  const notice = page.locator('.notice');
  await notice.waitFor();
  await reads(notice, /TE-\d/);
  const link = await notice.locator('a').getAttribute('href');
  const rules = await visit(link!);
  await appears(rules, '.sought');
});

it('takes back a step, and Esc steps back before sending', async () => {
  const page = await visitor();
  await newTable(page, ['random']);
  await turnComes(page);
  const begun = await version(page);
  await chooseTile(page);
  await page.keyboard.press('Escape');
  await comesTrue(page, (lit) => document.querySelectorAll(lit).length === 0, litSpace);
  await chooseTile(page);
  await page.locator(litSpace).first().click({ force: true });
  await changes(page, begun);
  await page.locator('.undo').click();
  await comesTrue(page, (old) => document.querySelector('.table')?.getAttribute('data-version') === old, begun);
});

interface Place {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// Where those of these buttons lie that are shown, on whole pixels.
const placesOf = (page: Page, selectors: readonly string[]): Promise<Place[]> =>
  page.evaluate(
    (all) =>
      all.flatMap((name) =>
        [...document.querySelectorAll(name)]
          .map((each) => each.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map((box) => ({
            name,
            left: Math.round(box.left),
            top: Math.round(box.top),
            right: Math.round(box.right),
            bottom: Math.round(box.bottom),
          })),
      ),
    selectors,
  );

const overlap = (one: Place, other: Place) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

// A second click on a choice, in a hurry, must not take back the first or send anything. On a tablet the sentence above the
// buttons may push them down, never aside.
it.each([
  ['desktop', 'en', 3],
  ['tablet', 'de', 3],
  ['phone', 'en', 2],
  ['small', 'de', 2],
] as const)('Undo, Restart turn and Confirm keep their places: %s, %s', async (size, language, count) => {
  const page = await visitor({ size, preferences: { language } });
  await newTable(page, ['random']);
  await turnComes(page);
  const choices = await placesOf(page, ['.choice']);
  expect(choices.length).toBeGreaterThan(0);
  const steady = async () => {
    const places = await placesOf(page, ['.undo', '.restart', '.confirm']);
    expect(places.length).toBe(count);
    expect(places.filter((place) => choices.some((choice) => overlap(choice, place)))).toEqual([]);
    return size === 'tablet' ? places.map(({ left, right }) => ({ left, right })) : places;
  };
  const before = await steady();
  await chooseTile(page);
  expect(await page.locator('.choice').count(), 'choices have gone').toBe(0);
  expect(await steady()).toEqual(before);
  const begun = await version(page);
  await keepActing(
    page,
    () => clickAny(page, [waits, litSpace]),
    async () => (await version(page)) !== begun,
  );
  await turnComes(page);
  expect(await steady()).toEqual(before);
});

// Passes by the list of moves, with a second click where the page asks for one.
async function pass(page: Page): Promise<void> {
  const before = await version(page);
  const pressed = '.move-list [aria-pressed="true"]';
  await page.click('#tab-moves');
  await page.locator('.move-list button').filter({ hasText: /^Pass/ }).click();
  await keepActing(
    page,
    async () => void (await clickAny(page, [pressed])),
    async () => (await version(page)) !== before || (await page.locator('.table.stale.sending').count()) > 0,
  );
}

it('friends meet by link, talk, lose the line and find each other again', async () => {
  const anna = await visitor();
  const annasLine = await withSwitch(anna);
  await anna.goto(`${address}/new?game=tigris`);
  await openTable(anna);
  const links = await linksIn(anna);
  await anna.screenshot({ path: `${artefacts}links_1440.png` });
  expect(links.length).toBe(2);
  const ravi = await visitor();
  const ravisLine = await withSwitch(ravi);
  await ravi.goto(links[0]!);
  await acceptInvitation(ravi, 'Ravi');
  await Promise.all([appears(anna, '.board'), appears(ravi, '.board')]);
  const watcher = await visit(links[1]!.slice(address.length));
  await appears(watcher, '.board');
  expect(await watcher.locator('.tray').count()).toBe(0);

  await ravi.click('#tab-chat');
  await ravi.getByLabel('Say something').fill('Good luck');
  await ravi.keyboard.press('Enter');
  await anna.click('#tab-chat');
  await comesTrue(anna, () => document.querySelector('.chat')?.textContent.includes('Good luck'));

  for (let round = 0; round < 6; ++round) {
    const annaMoves = (await anna.locator('.actions.mine').count()) > 0;
    const [mover, line] = annaMoves ? [anna, ravisLine] : [ravi, annasLine];
    await line.cut();
    await pass(mover);
    line.mend();
    await Promise.all([anna, ravi].map((page) => appears(page, '.link.live')));
  }
  const passes = async (page: Page) => {
    await page.click('#tab-log');
    return (await page.locator('.log li').allTextContents()).filter((text) => text.includes('passes'));
  };
  await comesTrue(watcher, () => (document.querySelector('.log')?.textContent.split('passes').length ?? 0) > 6);
  await expect.poll(async () => (await passes(anna)).length, { timeout: patience }).toBe(6);
  for (const page of [ravi, watcher])
    await expect.poll(() => passes(page), { timeout: patience }).toEqual(await passes(anna));
});

it('a click without a line is kept, and sent when the line is back', async () => {
  const page = await visitor();
  const line = await withSwitch(page);
  await newTable(page, ['random']);
  await turnComes(page);
  const before = await version(page);
  await line.cut();
  await pass(page);
  await reads(page.locator('.confirm'), 'Kept');
  await counts(page.locator('.stale-note'), 1);
  line.mend();
  await changes(page, before);
  await page.click('#tab-log');
  await comesTrue(page, () => document.querySelector('.log')?.textContent.includes('passes'));
});

it('hot-seat: a curtain before another hand', async () => {
  const page = await visit('/new?game=tigris&hotseat=1');
  await page.getByRole('button', { name: 'Open the table' }).click();
  for (let hand = 0; hand < 3; ++hand) {
    await appears(page, '.actions.mine, .curtain');
    if (await page.locator('.curtain').count()) await page.locator('.curtain button').click();
    for (let action = 0; action < 2; ++action) {
      await turnComes(page);
      await pass(page);
    }
    await appears(page, '.curtain');
    expect(await page.locator('.curtain').isVisible()).toBe(true);
    if (hand === 0) await isFineInEveryTheme(page, 'curtain');
  }
});

it('a link that nobody knows is told as such', async () => {
  const page = await visit('/table/nowhere');
  await appears(page, '.trouble');
  await reads(page.locator('.trouble'), /no such table/);
});

it('the log stays where one has scrolled back to, and a button leads to its newer lines', async () => {
  const page = await visitor({ size: 'low' });
  await newTable(page, ['random', 'random', 'random']);
  const passOn = () => clickAny(page, [waits, '.actions .choice[data-target="button.pass"]']);
  const isLong = () => page.locator('.log').evaluate((log) => log.scrollHeight > log.clientHeight + 100);
  const actUntil = (done: () => Promise<boolean>) => keepActing(page, () => turnComes(page).then(passOn), done);
  await actUntil(isLong);
  await page.locator('.log').evaluate((log) => void (log.scrollTop = 0));
  await actUntil(async () => (await page.locator('.log .newer').count()) > 0);
  expect(await page.locator('.log').evaluate((log) => log.scrollTop), 'where it was').toBe(0);
  await reads(page.locator('.log .newer'), /\d+ newer line/);
  await page.locator('.log .newer').click();
  await comesTrue(page, () => document.querySelector('.log .newer') === null);
  const left = await page.locator('.log').evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop);
  expect(left, 'at the end').toBeLessThan(24);
});

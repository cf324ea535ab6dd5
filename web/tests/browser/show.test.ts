// show.test.ts - what the others do can be followed in every game: each moment is on the screen long enough to be read, unless
// it is skipped, and nobody is kept from playing.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clickAny, turnComes, until } from './acting';
import { appears, changes, comesTrue, counts, newTable, pause, reads, version, visitor } from './browser';
import { gameNames, joinInTheMiddle, type GameName } from './records';

const bots = (game: GameName) => Array<string>(game === 'after_the_flood' ? 2 : 3).fill('random');

async function sitDown(game: GameName, pace: string): Promise<Page> {
  const page = await visitor({ preferences: { pace } });
  await newTable(page, bots(game), {}, game);
  await page.click('#tab-moves');
  return page;
}

const chosen = '.move-list [aria-pressed="true"]'; // once more: yes
const byTheList = (page: Page) => (number: number) => clickAny(page, ['.go-on', chosen, '.move-list button'], number);

// Keeps, from now on, when which moment came onto the screen and whose turn it was.
const watch = () => {
  const table = document.querySelector<HTMLElement>('.table')!;
  const seen: { at: number; version: string; mine: boolean }[] = [];
  const look = () => {
    const now = table.dataset['version']!;
    const mine = document.querySelector('.actions.mine') !== null;
    if (seen.at(-1)?.version !== now || seen.at(-1)?.mine !== mine)
      seen.push({ at: performance.now(), version: now, mine });
  };
  new MutationObserver(look).observe(table, { subtree: true, attributes: true, childList: true });
  look();
  (window as never as { seen: typeof seen }).seen = seen;
};
const watched = () => (window as never as { seen: { at: number; version: string; mine: boolean }[] }).seen;

// Goes on until it is the visitor's turn again; a card that waits to be read is looked at first.
async function followToMyTurn(page: Page): Promise<void> {
  await comesTrue(page, () => {
    const card = document.querySelector<HTMLElement>('.result-card');
    if (card) card.dataset['since'] ??= String(performance.now());
    if (card && performance.now() - Number(card.dataset['since']) > 1000)
      card.querySelector<HTMLElement>('.go-on')!.click();
    return document.querySelector('.actions.mine, .table[data-phase="over"]') !== null;
  });
}

const longEnough = 500; // ms

it.each(gameNames)('%s: every moment of the others stays on the screen long enough to be read', async (game) => {
  const page = await sitDown(game, 'normal');
  await followToMyTurn(page);
  await until(page, '.actions.showing', byTheList(page));
  await page.evaluate(watch);
  await followToMyTurn(page);
  const seen = await page.evaluate(watched);
  const times = seen.slice(1).map(({ at }, number) => at - seen[number]!.at);
  const moments = times.filter((_, number) => number > 0 && !seen[number]!.mine); // the first was on when the watch began
  expect(Math.min(...moments, Infinity)).toBeGreaterThanOrEqual(longEnough);
});

it('off: nothing waits, and no card comes', async () => {
  const page = await sitDown('tigris', 'off');
  await turnComes(page);
  for (let turn = 0; turn < 3; ++turn) {
    const before = await version(page);
    await until(page, `.table:not([data-version="${before}"])`, byTheList(page));
    await turnComes(page);
    expect(await page.locator('.actions.showing, .result-card').count()).toBe(0);
  }
});

it('a click skips a step, a key goes to one’s own turn at once', async () => {
  const page = await sitDown('tigris', 'slow');
  await followToMyTurn(page);
  await until(page, '.actions.showing', byTheList(page));
  const before = await version(page);
  await page.locator('.skip-step').click();
  await changes(page, before);
  await page.keyboard.press('s');
  await appears(page, '.actions:not(.showing)');
  await followToMyTurn(page);
  await clickAny(page, ['.move-list button']);
  await reads(page.locator('.actions'), /Confirm|Undo/);
});

it('tells at one’s turn what happened meanwhile, in the place of the log; a line goes back to its moment', async () => {
  const page = await visitor({ preferences: { recap: true, pace: 'off' } });
  await joinInTheMiddle(page, 'vinci');
  await page.click('#tab-moves');
  // Beside another tab than the log its badge also counts what else is unread: only marks tell that something was lost.
  const lost = page.locator('.marks .lost');
  await until(page, '.marks .lost', async (number) => {
    await turnComes(page);
    await pause();
    if ((await lost.count()) === 0) await byTheList(page)(number);
  });
  const buttons = () => page.locator('.steady').boundingBox();
  const before = await buttons();
  await page.click('#tab-log');
  await appears(page, '.recap .lost .told');
  const losses = await page.locator('.recap .lost .told').count();
  expect(await page.locator('#tab-log .badge').textContent()).toBe(String(losses));
  expect(await buttons()).toEqual(before);
  await appears(page, '.marks .lost');
  const now = await version(page);
  await page.locator('.recap .told:not(:disabled)').first().click();
  await changes(page, now);
  await appears(page, '.recap');
  await page.locator('.skip-all').click();
  await comesTrue(page, () => document.querySelector('.actions.mine'));
  await page.getByRole('button', { name: 'To the log' }).click();
  await appears(page, '.log');
  await counts(page.locator('.recap'), 0);
  await counts(page.locator('.mark'), 0);
});

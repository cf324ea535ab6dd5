// styles.test.ts - a table looks the same whichever other tables one has visited before, and so do the pages.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { address, appears, visit } from './browser';
import { settled } from './pictures';
import { gameNames, joinInTheMiddle, type GameName } from './records';

// As a link inside the page does: nothing is loaded again, styles that were loaded stay.
const follow = (page: Page, path: string) =>
  page.evaluate((where) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = where;
    link.click();
    link.remove();
  }, path);

// Of every element its place in the page and a number that stands for all its computed styles, but for sizes that follow from
// others' and what tells the time.
const looksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const follows = /size$|width$|height$|^inset|^(top|left|right|bottom)$|origin$|^grid-template|^margin/;
    const numberOf = (element: Element) => {
      const style = getComputedStyle(element);
      let number = 0;
      for (const name of style)
        if (!follows.test(name))
          for (const letter of style.getPropertyValue(name)) number = (number * 31 + letter.charCodeAt(0)) | 0;
      return number;
    };
    const nameOf = (element: Element): string =>
      `${element.parentElement?.getAttribute('class') ?? ''} > ${element.tagName} ${element.getAttribute('class') ?? ''}`;
    return [...document.querySelectorAll(':is(.table, .plain-page) *:not(.when, .when *)')].map(
      (element) => `${nameOf(element)}: ${numberOf(element)}`,
    );
  });

const differing = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length ? one.filter((line, at) => line !== other[at]) : [`${one.length} and ${other.length}`];

async function tables(page: Page): Promise<Record<GameName, string>> {
  const paths: Partial<Record<GameName, string>> = {};
  for (const game of gameNames) {
    await joinInTheMiddle(page, game);
    paths[game] = new URL(page.url()).pathname;
  }
  return paths as Record<GameName, string>;
}

const arrive = async (page: Page, game: GameName) => {
  await appears(page, `.table[data-game="${game}"] .player`);
  await page.mouse.move(0, 0);
  await settled(page);
};

// Once round loads the styles of all games; the second time each is seen with all the others' around it. The other way
// round they are loaded in another order.
it.each([
  ['onwards', gameNames],
  ['backwards', gameNames.toReversed()],
])('every game looks the same after all the others, %s', async (_, order) => {
  const page = await visit('/', { preferences: { theme: 'light' } });
  const paths = await tables(page);
  const fresh = new Map<GameName, string[]>();
  for (const game of order) {
    await page.goto(address + paths[game]);
    await arrive(page, game);
    fresh.set(game, await looksOf(page));
  }
  for (const game of [...order, ...order]) {
    await follow(page, paths[game]);
    await arrive(page, game);
    expect(differing(fresh.get(game)!, await looksOf(page)), game).toEqual([]);
  }
});

it.each([
  ['/rules/after_the_empire', '.rules h2'],
  ['/new?game=vinci', 'select'],
])('%s looks the same after every game', async (path, filled) => {
  const page = await visit('/', { preferences: { theme: 'light' } });
  const paths = await tables(page);
  await page.goto(address + path);
  await appears(page, `.column ${filled}`);
  await settled(page);
  const fresh = await looksOf(page);
  await page.goto(address);
  for (const game of gameNames) {
    await follow(page, paths[game]);
    await arrive(page, game);
  }
  await follow(page, path);
  await appears(page, `.column ${filled}`);
  await settled(page);
  expect(differing(fresh, await looksOf(page))).toEqual([]);
});

// Whether one can pay depends on the cards that were drawn; here nobody can.
it('a price one cannot pay stays a word in its line', async () => {
  const page = await visit('/');
  await joinInTheMiddle(page, 'after_the_empire');
  const heights = await page.locator('.ae-price > span').evaluateAll((prices) =>
    prices.map((price) => {
      price.classList.add('short');
      return price.getBoundingClientRect().height;
    }),
  );
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.max(...heights)).toBeLessThan(24);
});

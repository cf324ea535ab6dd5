// styles.test.ts - a table looks the same whichever other tables one has visited before, and so do the pages.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { address, appears, patience, visitor } from './browser';
import { settled } from './pictures';
import { gameNames, joinInTheMiddle, tableInTheMiddle } from './records';

// As a link inside the page does: nothing is loaded again, styles that were loaded stay.
const follow = (page: Page, path: string) =>
  page.evaluate((where) => {
    const link = document.body.appendChild(document.createElement('a'));
    link.href = where;
    link.click();
    link.remove();
  }, path);

// The properties that some rule of the page sets, but for sizes that follow from others'. Only these can come to an element
// from a style that is not its own.
const propertiesSet = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const follows = /size$|width$|height$|^inset|^(top|left|right|bottom)$|origin$|^grid-template|^margin/;
    const setBy = (rule: CSSRule): string[] => [
      ...((rule as Partial<CSSStyleRule>).style ?? []),
      ...[...((rule as Partial<CSSGroupingRule>).cssRules ?? [])].flatMap(setBy),
    ];
    const all = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].flatMap(setBy));
    return [...new Set(all)].filter((name) => !follows.test(name));
  });

// Of every element its place in the page and a number that stands for these computed styles; without what tells the time.
const looksOf = (page: Page, properties: readonly string[]): Promise<string[]> =>
  page.evaluate((names) => {
    const numberOf = (element: Element) => {
      const style = getComputedStyle(element);
      let number = 0;
      for (const name of names) {
        const value = style.getPropertyValue(name);
        for (let at = 0; at < value.length; ++at) number = (number * 31 + value.charCodeAt(at)) | 0;
      }
      return number;
    };
    const nameOf = (element: Element): string =>
      `${element.parentElement?.getAttribute('class') ?? ''} > ${element.tagName} ${element.getAttribute('class') ?? ''}`;
    return [...document.querySelectorAll(':is(.table, .plain-page) *:not(.when, .when *)')].map(
      (element) => `${nameOf(element)}: ${numberOf(element)}`,
    );
  }, properties);

const differing = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length ? one.filter((line, at) => line !== other[at]) : [`${one.length} and ${other.length}`];

interface Place {
  path: string;
  shown: string; // is there when the place is
}

const pages: Place[] = [
  { path: '/rules/after_the_empire', shown: '.column .rules h2' },
  { path: '/new?game=vinci', shown: '.column select' },
];

// One after the other: five visitors without a name would become five guests.
async function tables(page: Page): Promise<Place[]> {
  const places: Place[] = [];
  for (const game of gameNames)
    places.push({ path: await tableInTheMiddle(page, game), shown: `.table[data-game="${game}"] .player` });
  return places;
}

const arrive = async (page: Page, { shown }: Place) => {
  await appears(page, shown);
  await page.mouse.move(0, 0);
  await settled(page);
};

const followTo = async (page: Page, place: Place) => {
  await follow(page, place.path);
  await arrive(page, place);
};

// How a place looks that was loaded anew, when nothing more is filled in.
async function freshLook(page: Page, place: Place, properties: readonly string[]): Promise<string[]> {
  await page.goto(address + place.path);
  await arrive(page, place);
  const markup = () => page.locator('main').innerHTML();
  for (;;) {
    const before = await markup();
    const looks = await looksOf(page, properties);
    if ((await markup()) === before) return looks;
  }
}

// Once round loads the styles of all games; the second time each is seen with all the others' around it. The other way
// round they are loaded in another order.
it('every game and page looks the same after all the others', async () => {
  const page = await visitor({ preferences: { theme: 'light' } });
  const places = [...(await tables(page)), ...pages];
  await page.goto(address);
  for (const place of places) await followTo(page, place);
  const properties = await propertiesSet(page);
  expect(properties.length, 'all styles were read').toBeGreaterThan(200);
  const fresh = new Map<Place, string[]>();
  for (const place of places) fresh.set(place, await freshLook(page, place, properties));
  for (const order of [places, places.toReversed()]) {
    await page.goto(address);
    for (const place of [...order, ...order]) {
      await followTo(page, place);
      const changes = async () => differing(fresh.get(place)!, await looksOf(page, properties));
      await expect.poll(changes, { message: place.path, timeout: patience }).toEqual([]);
    }
  }
});

// Whether one can pay depends on the cards that were drawn; here nobody can.
it('a price one cannot pay stays a word in its line', async () => {
  const page = await visitor();
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

// travel.test.ts - pieces travel to where they go, in every game by one system, and whoever wants none of it is not kept waiting;
// dragging is another way to say two clicks.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anything, clickAny, keepActing, litSpace, turnComes } from './acting';
import { changes, comesTrue, newTable, version, visitor, type Visit } from './browser';
import { gameNames, type GameName } from './records';

interface Journey {
  piece: string;
  way: string;
}

// Notes every journey of a piece.
async function watched(about: Visit): Promise<Page> {
  const page = await visitor(about);
  await page.addInitScript(() => {
    const noted: Journey[] = ((window as never as { journeys: Journey[] }).journeys = []);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
      const piece = this.getAttribute('data-piece');
      if (piece) noted.push({ piece, way: String((frames as Keyframe[])[0]!['translate']) });
      return animate.call(this, frames, timing);
    };
  });
  return page;
}

const journeys = (page: Page) => page.evaluate(() => (window as never as { journeys: Journey[] }).journeys);

const bots: Record<GameName, string[]> = {
  tigris: ['greedy'],
  vinci: ['greedy', 'greedy'],
  after_the_flood: ['greedy', 'greedy'],
  after_the_empire: ['greedy'],
  empires_end: ['greedy'],
};
const travels: Record<GameName, RegExp> = {
  tigris: /^(tile|leader)\./,
  vinci: /^active\.\d$/,
  after_the_flood: /^(worker|army|city)\.\d$/,
  after_the_empire: /^(worker|card)\./,
  empires_end: /^(disc|card)\./,
};

describe('pieces travel', () => {
  it.each(gameNames)('%s', async (game) => {
    const page = await watched({ context: { reducedMotion: 'no-preference' }, preferences: { pace: 'fast' } });
    await newTable(page, bots[game], {}, game);
    const seen = async () =>
      (await journeys(page)).filter(({ piece, way }) => travels[game].test(piece) && /[1-9]\d+(\.\d+)?px/.test(way));
    const done = async () => (await seen()).length > 1 || !(await turnComes(page));
    await keepActing(page, (number) => clickAny(page, anything, number * 7), done);
    expect((await seen()).length).toBeGreaterThan(1);
  });

  it.each([
    ['with reduced motion', { context: { reducedMotion: 'reduce' }, preferences: { pace: 'normal' } }],
    ['at once', { context: { reducedMotion: 'no-preference' }, preferences: { pace: 'off' } }],
  ] as const)('%s: none does', async (_, about) => {
    const page = await watched(about);
    await newTable(page, ['greedy']);
    await turnComes(page);
    const before = await version(page);
    await keepActing(
      page,
      () => clickAny(page, anything),
      async () => (await version(page)) !== before,
    );
    expect(await journeys(page)).toEqual([]);
  });
});

// Where a lit space can be dropped on.
const spotOn = (page: Page, selector: string) =>
  comesTrue(
    page,
    (wanted) => {
      for (const each of document.querySelectorAll(wanted)) {
        const { x, y, width, height } = each.getBoundingClientRect();
        const spot = { x: x + width / 2, y: y + height / 2 };
        if (document.elementFromPoint(spot.x, spot.y)?.closest(wanted) === each) return spot;
      }
      return null;
    },
    selector,
  );

it('a tile is dragged from the hand to its space; put down beside the board it is only chosen', async () => {
  const page = await visitor();
  await newTable(page, ['random']);
  await turnComes(page);
  const before = await version(page);
  const tile = (await spotOn(page, '.tray .tile.lit'))!;
  const lift = async () => {
    await page.mouse.move(tile.x, tile.y);
    await page.mouse.down();
    await page.mouse.move(tile.x, tile.y - 30, { steps: 3 });
    await comesTrue(page, () => document.querySelector('.dragged'));
  };
  await lift();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await comesTrue(page, () => !document.querySelector('.dragged') && document.querySelector('.tray .tile.chosen'));
  expect(await version(page)).toBe(before);
  await lift();
  const space = (await spotOn(page, litSpace))!;
  await page.mouse.move(space.x, space.y, { steps: 4 });
  await page.mouse.up();
  await changes(page, before);
});

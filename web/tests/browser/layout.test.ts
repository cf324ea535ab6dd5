// layout.test.ts - where things lie, beside geometry.test.ts: all of the board can be reached on a phone, what matters is seen
// without scrolling on a laptop, nothing moves through a turn.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clickAny, until, waits } from './acting';
import { comesTrue, sizes, visitor } from './browser';
import { hasNothingSideways, isInReach } from './looks';
import { fontsCome } from './pictures';
import { gameNames, joinInTheMiddle, type GameName } from './records';

type Size = keyof typeof sizes;

async function sitDown(game: GameName, size: Size, next?: string, language = 'en'): Promise<Page> {
  const page = await visitor({ size, preferences: { language } });
  await joinInTheMiddle(page, game, next);
  await fontsCome(page);
  return page;
}

// One page in windows of several sizes: where things lie follows from the styles alone, never from how it was opened.
async function inWindows(page: Page, windows: readonly Size[], look: (size: Size) => Promise<void>): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(sizes[size]);
    await comesTrue(page, ({ width, height }) => innerWidth === width && innerHeight === height, sizes[size]);
    await look(size);
  }
}

// What is drawn of the board that no scrolling brings into its window.
const outOfReach = (page: Page, selector: string) =>
  page.evaluate((things) => {
    const view = document.querySelector('.board-view')!;
    const inside = (element: Element) => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [box, frame] = [element.getBoundingClientRect(), view.getBoundingClientRect()];
      const within = (from: number, to: number, least: number, most: number) =>
        to - from > most - least
          ? (from + to) / 2 > least && (from + to) / 2 < most
          : from > least - 1 && to < most + 1;
      return (
        within(box.left, box.right, frame.left, frame.right) && within(box.top, box.bottom, frame.top, frame.bottom)
      );
    };
    const all = [...document.querySelectorAll(things)];
    if (all.length === 0) return [`no ${things}`];
    return all
      .filter((each) => !inside(each))
      .map((each) => each.getAttribute('data-target') ?? String(each.getAttribute('class')));
  }, selector);

const phones = ['small', 'phone'] as const;

describe('on phones', () => {
  it.each([
    ['tigris', '.board .space'],
    ['vinci', '.province'],
    ['after_the_flood', '.flood .area'],
    ['empires_end', '.ee-tile, .ee-disaster'],
    ['after_the_empire', '.empire .ae-option, .empire .ae-card, .ae-wall'],
  ] as const)('%s: every part of the board can be reached', async (game, things) => {
    const page = await sitDown(game, phones[0]);
    await inWindows(page, phones, async (size) => {
      await hasNothingSideways(page);
      expect(await outOfReach(page, things), size).toEqual([]);
    });
  });

  it('Confirm, Undo and Cancel lie free in a conflict, with the longer words of German', async () => {
    const page = await sitDown('tigris', phones[0], 'P0: support', 'de');
    await until(page, waits, () => clickAny(page, ['[data-target^="support."]'], 1));
    await inWindows(page, phones, async (size) => {
      for (const button of ['.undo', '.cancel', '.confirm']) {
        await isInReach(page, button);
        expect(await coveredBy(page, button), `what lies over ${button}, ${size}`).toBeNull();
      }
      await hasNothingSideways(page);
      expect(await outOfReach(page, '.joining, .ring'), `what is fought over, ${size}`).toEqual([]);
    });
  });
});

// What lies over the middle of something, if anything does.
const coveredBy = (page: Page, selector: string) =>
  page.evaluate((thing) => {
    const element = document.querySelector(thing)!;
    const { x, y, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return found && (element.contains(found) || found.contains(element)) ? null : (found?.className ?? 'nothing');
  }, selector);

// Those of these things that are not seen as a whole: cut off by something around them, outside the window, or larger inside
// than outside.
const cutOff = (page: Page, selector: string) =>
  page.evaluate((things) => {
    const isCut = (element: Element) => {
      const box = element.getBoundingClientRect();
      if (element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY !== 'visible')
        return true;
      for (let around = element.parentElement; around; around = around.parentElement) {
        const clips = around === document.documentElement || getComputedStyle(around).overflow !== 'visible';
        const frame =
          around === document.documentElement
            ? new DOMRect(0, 0, innerWidth, innerHeight)
            : around.getBoundingClientRect();
        if (!clips) continue;
        if (box.left < frame.left - 1 || box.right > frame.right + 1) return true;
        if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1) return true;
      }
      return false;
    };
    const seen = [...document.querySelectorAll(things)].filter((each) => each.getClientRects().length > 0);
    if (seen.length === 0) return [`no ${things}`];
    return seen.filter(isCut).map((each) => `${each.getAttribute('class')} ${each.textContent.slice(0, 30)}`);
  }, selector);

// Pairs of these things that lie over each other.
const overlaps = (page: Page, selectors: readonly string[]) =>
  page.evaluate((all) => {
    const boxes = all.flatMap((name) =>
      [...document.querySelectorAll(name)]
        .filter((each) => each.getClientRects().length > 0)
        .map((each) => ({ name, each, box: each.getBoundingClientRect() })),
    );
    const over = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    return boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter((other) => !one.each.contains(other.each) && !other.each.contains(one.each) && over(one.box, other.box))
        .map((other) => `${one.name} and ${other.name}`),
    );
  }, selectors);

// Of each game what has to be seen as a whole at any time.
const toBeSeen: Record<GameName, { next?: string; whole: string; apart: readonly string[] }[]> = {
  tigris: [
    {
      whole: '.zoom .btn, .points .vp, .tray .tile, .tray .leader, .kat button, .tigris .board, .player',
      apart: ['.hand-tiles', '.hand-leaders', '.hand-ruins', '.side', '.zoom', '.rail .panel', '.board-view'],
    },
  ],
  vinci: [
    {
      whole: '.atlas, .inspector, .player, .vinci-tray section, .zoom .btn',
      apart: [
        '.inspector',
        '.province[data-target="province.caledonia"]',
        '.province[data-target="province.norvegia"]',
      ],
    },
    { whole: '.offer', apart: ['.rail', '.board-view', '.side', '.tray'] },
  ],
  after_the_flood: [
    {
      whole: '.map-frame, .player, .own-goods .ware-button, .zoom .btn',
      apart: ['.map-frame', '.desk', '.side', '.tray'],
    },
  ],
  empires_end: [
    {
      whole: '.cell.own, .ee-matrix .head, .ee-disaster, .ee-hand-card, .player',
      apart: ['.ee-track', '.ee-stage', '.ee-matrix', '.tray', '.side'],
    },
  ],
  after_the_empire: [
    {
      whole: '.ae-market .ae-card, .ae-castle, .ae-box, .ae-slot, .player',
      apart: ['.ae-left', '.ae-castle-slab', '.tray', '.side'],
    },
    {
      next: 'P0: post',
      whole: '.ae-castle, .ae-posting tr, .ae-buttons, .ae-rail',
      apart: ['.ae-desk', '.ae-castle-slab', '.tray', '.side'],
    },
    {
      next: 'P0: lose',
      whole: '.ae-castle, .ae-shares, .ae-rail',
      apart: ['.ae-desk', '.ae-castle-slab', '.tray', '.side'],
    },
  ],
};

const laptops = ['low', 'laptop', 'desktop'] as const;

describe('in windows of laptops', () => {
  const all = gameNames.flatMap((game) => toBeSeen[game].map((scene) => ({ game, ...scene })));
  it.each(all)(
    '$game $next: all that is needed is seen, and nothing lies over it',
    async ({ game, next, whole, apart }) => {
      const page = await sitDown(game, laptops[0], next);
      await inWindows(page, laptops, async (size) => {
        await hasNothingSideways(page);
        expect(await cutOff(page, whole), size).toEqual([]);
        expect(await overlaps(page, apart), size).toEqual([]);
      });
    },
  );
});

// Where the board's window and the buttons lie, and how large maps are drawn. Where the board scrolls, what is asked may take
// some of the window's lower end.
const frames = (page: Page) =>
  page.evaluate(() => {
    const scrolls = innerWidth < (document.querySelector('.flood') ? 1100 : 700);
    const places = ['.board-view', '.confirm', '.undo'].map((name) => {
      const { left, top, right, bottom } = document.querySelector(name)!.getBoundingClientRect();
      const free = scrolls && name === '.board-view';
      return [name, ...[left, top, right, free ? 0 : bottom].map(Math.round)].join(' ');
    });
    const maps = [...document.querySelectorAll(':is(.tigris, .vinci).board-wrap, .map-frame')];
    return [...places, ...maps.map((map) => `${map.clientWidth} x ${map.clientHeight}`)];
  });

const anything = [
  waits,
  '[data-target^="support."]',
  '.board-view .lit, .tray .lit',
  '.space[aria-disabled="false"]',
  '.choice',
];

// From one choice to the next through a turn, where room is scarcest and words are longest; geometry.test.ts looks at single
// choices everywhere.
describe('nothing moves under the pointer on the smallest screen, in German', () => {
  it.each(gameNames)('%s', async (game) => {
    const page = await sitDown(game, 'small', undefined, 'de');
    const before = await frames(page);
    const isMine = async () => (await page.locator('.table.sending, .actions.mine').count()) > 0;
    for (let count = 0; count < 25 && (await isMine()); ++count) {
      await clickAny(page, anything, count * 5);
      expect(await frames(page)).toEqual(before);
    }
  });
});

it('points of any size leave the map of After the Flood where it is', async () => {
  const page = await sitDown('after_the_flood', 'small', undefined, 'de');
  const before = await frames(page);
  for (const points of ['7', '107']) {
    await page.evaluate((text) => {
      for (const shown of document.querySelectorAll('.side > .players .score b')) shown.textContent = text;
    }, points);
    expect(await frames(page), points).toEqual(before);
  }
});

it('the newest line of the log is in view, and a look back is kept', async () => {
  const page = await sitDown('after_the_flood', 'low');
  const lastSeen = () =>
    page.evaluate(() => {
      const frame = document.querySelector('.log')!.getBoundingClientRect();
      const lines = [...document.querySelectorAll('.log li')].filter((each) => each.checkVisibility()); // what is folded is not
      const line = lines.at(-1)!.getBoundingClientRect();
      return line.top >= frame.top && line.bottom <= frame.bottom + 1;
    });
  await page.locator('.log .btn').first().click(); // earlier
  await comesTrue(page, () => document.querySelectorAll('.log li').length > 30);
  await comesTrue(page, () => {
    const { scrollHeight, clientHeight } = document.querySelector('.log')!;
    return scrollHeight > clientHeight + 100;
  });
  expect(await lastSeen(), 'one has scrolled back').toBe(false);
  await page.locator('#tab-moves').click();
  await page.locator('#tab-log').click();
  expect(await lastSeen(), 'opened at its end').toBe(true);
});

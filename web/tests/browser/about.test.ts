// about.test.ts - what is this? Whatever can light up or is drawn has a card with words in every language; the card opens by
// mouse, finger and key, stays in the window and takes no click away.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { games } from '../../games';
import { symbolsIn, type About, type Guide, type Looked } from '../../kit/about';
import type { GameDrawing } from '../../kit/game';
import { pagesOf } from '../../kit/languages';
import { learnt } from '../unit/speaking';
import { gameNames, goldenGame, joinInTheMiddle, type GameName } from './records';
import { appears, comesTrue, counts, patience, sizes, visitor } from './browser';

const root = new URL('../../../', import.meta.url).pathname;
const program = process.env['OZY'] ?? `${root}build/release/ozy`;
const languages = ['en', ...Object.keys(learnt)];

const drawings = Object.fromEntries(games.map(({ name, load }) => [name, load!])) as Record<
  GameName,
  () => Promise<GameDrawing>
>;

const listed = (game: GameName) => readFileSync(`${root}tests/targets/${game}.txt`, 'utf8').trim().split('\n');
const rulesOf = (game: GameName) => readFileSync(`${root}src/games/${game}/RULES.md`, 'utf8');

// Positions of all golden games, as their first player saw them: at the begin, in the course of the game and at the end.
const parts = [0.03, 0.3, 0.7, 1];
function* viewsOf(game: GameName): Generator<never> {
  const names = readdirSync(`${root}tests/golden/${game}`);
  for (const name of names) {
    const { file, lines } = goldenGame(game, name.replace('.game', ''));
    for (const part of parts) {
      const place = String(Math.floor(part * lines.length));
      const told = execFileSync(program, ['replay', file, '--to', place, '--view', 'P0', '--json'], { maxBuffer: 1e9 });
      yield (JSON.parse(told.toString()) as { view: never }).view;
    }
  }
}

const lookedBy = (game: GameName, view: never, language: string): Looked<never> => ({
  view,
  you: 0,
  speaker: { language, translation: pagesOf(language, game)?.sentences, nameOf: (seat) => `Seat ${seat}` },
});

const isWhole = ({ name, text, now, rule }: About, rules: string) =>
  name.length > 1 &&
  text.length > 10 &&
  ![name, text, ...now].some((words) => /[{}]|undefined|null|NaN|\[object| {2}/.test(words)) &&
  rules.includes(`[${rule}]`);

const missing = (guide: Guide, ids: readonly string[], looked: Looked<never>, rules: string) =>
  ids.filter((id) => {
    const about = guide.about(id, looked);
    return !about || !isWhole(about, rules);
  });

describe.each(gameNames)('%s', (game) => {
  it('has words about everything that can light up and every symbol, in every position and language', async () => {
    const drawing = await drawings[game]();
    const guide = await drawing.guide!();
    const rules = rulesOf(game);
    const symbols = symbolsIn(drawing.sprite!);
    const ids = [...listed(game), ...symbols];
    expect(symbols.length).toBeGreaterThan(20);
    for (const view of viewsOf(game))
      for (const language of languages)
        expect(missing(guide, ids, lookedBy(game, view, language), rules), language).toEqual([]);
  });

  it('has words about everything that is drawn', async () => {
    const drawing = await drawings[game]();
    const guide = await drawing.guide!();
    const page = await visitor();
    await joinInTheMiddle(page, game);
    const drawn = await page.evaluate(() => {
      const named = ['data-target', 'data-about', 'data-around'].flatMap((name) =>
        [...document.querySelectorAll(`.table [${name}]`)].map((each) => each.getAttribute(name)!),
      );
      const symbols = [...document.querySelectorAll('.stage svg > use:only-child')].map((use) =>
        use.getAttribute('href')!.slice(1),
      );
      return [...new Set([...named, ...symbols])];
    });
    const ids = drawn.filter((id) => !/^(?:ui|seat)\.[a-z-]+$/.test(id));
    expect(ids.length).toBeGreaterThan(20);
    const [view] = viewsOf(game);
    const without = missing(guide, ids, lookedBy(game, view!, 'en'), rulesOf(game));
    expect(without).toEqual([]);
    // No tooltip of the browser's own lies over a card: titles are names of choices alone, and held back under the mouse.
    expect(await page.locator('.stage [title]:not(.log *, [data-target])').count()).toBe(0);
  });
});

const card = '.about-card';

// A thing in sight that can be pointed at.
const spotOf = async (page: Page, selector: string) =>
  (await comesTrue(
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
  ))!;

// The card is whole within the window and leaves the thing to be seen.
async function liesWell(page: Page): Promise<void> {
  const box = (await page.locator(card).boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
}

const layout = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board-view, .side, .tray, .actions button')]
      .map((each) => Object.values(each.getBoundingClientRect().toJSON() as Record<string, number>).join())
      .join(' '),
  );

it('a pointer that rests on a thing opens its card, which takes no click and goes when it leaves', async () => {
  const page = await visitor({ size: 'low' });
  await joinInTheMiddle(page, 'tigris');
  const before = await layout(page);
  const spot = await spotOf(page, '.space');
  await page.mouse.move(spot.x, spot.y);
  await appears(page, card);
  await liesWell(page);
  expect(await layout(page)).toBe(before);
  const box = (await page.locator(card).boundingBox())!;
  const under = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('.about-card') ?? null, [
    box.x + box.width / 2,
    box.y + box.height / 2,
  ] as const);
  expect(under).toBeNull();
  await page.mouse.move(2, 2);
  await counts(page.locator(card), 0);
});

it('the key I opens it where the focus is, and Escape puts it away', async () => {
  const page = await visitor({ size: 'low' });
  await joinInTheMiddle(page, 'tigris');
  await page.keyboard.press('b');
  await page.keyboard.press('i');
  await appears(page, card);
  await liesWell(page);
  const described = await comesTrue(page, () => document.activeElement?.getAttribute('aria-describedby'));
  expect(described).toBe('about-card');
  await page.keyboard.press('i');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/^\/rules\/tigris#TE-/);
  await page.keyboard.press('Escape');
  await counts(page.locator(card), 0);
  expect(await page.evaluate(() => document.activeElement?.closest('.board-view') !== null)).toBe(true);
});

it.each(gameNames)('a finger that stays opens it, and lifting it is no tap: %s', async (game) => {
  const page = await visitor({ size: 'small', context: { isMobile: true } });
  await joinInTheMiddle(page, game);
  const spot = await spotOf(page, '.board-view [data-target], .board-view [data-about]');
  const line = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [spot]);
  await appears(page, card);
  await touch('touchEnd', []);
  await liesWell(page);
  expect(await page.locator('.actions').getAttribute('data-line')).toBeFalsy();
  await page.touchscreen.tap(sizes.small.width / 2, 30);
  await counts(page.locator(card), 0);
});

it('the legend tells of every symbol, from the menu', async () => {
  const page = await visitor({ size: 'small' });
  await joinInTheMiddle(page, 'after_the_flood');
  await page.locator('.header button').last().click();
  await page.getByRole('button', { name: 'What the symbols mean' }).click();
  await expect.poll(() => page.locator('.symbols dt').count(), { timeout: patience }).toBeGreaterThan(20);
  const { width } = (await page.locator('dialog').boundingBox())!;
  expect(width).toBeLessThanOrEqual(sizes.small.width);
});

// acting.ts - plays as a person would: one click or key after the other, and what the page shows decides what comes next, so
// nothing depends on how fast it is.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { comesTrue, note } from './browser';
import { resultReplayed, resultShown } from './result';

export const waits = '.confirm:not([disabled])'; // a move that waits for a yes

// Whatever can be chosen in any game, what waits for a yes first.
export const anything: readonly string[] = [
  waits,
  '.accept:not([disabled])',
  '[data-target^="support."]',
  '.board-view :is(.lit, .target)[data-target], :is(.tray, .desk, .rail) .lit[data-target]',
  '.space[aria-disabled="false"]',
  '.choice',
  '.ae-set, .ae-report .btn',
];

// Waits until it is one's turn or the game is over; true if there is something to choose.
export async function turnComes(page: Page): Promise<boolean> {
  const phase = await comesTrue(page, () => {
    if (document.querySelector('.table[data-phase="over"]')) return 'over';
    return document.querySelector('.table:not(.sending) .actions.mine') && 'mine';
  });
  return phase === 'mine';
}

// Everything that a click or a key may change: the position, what is chosen, whether it waits for a yes.
const sight = () => {
  const { version, phase } = document.querySelector<HTMLElement>('.table')!.dataset;
  const { line } = document.querySelector<HTMLElement>('.actions')!.dataset; // is told last, after the board shows it
  return [version, phase, line, document.querySelectorAll('.confirm:not([disabled]) small').length].join();
};
const lookAgain = 9; // frames of the page: a click in the quiet moment after a new question is not taken

// A choice that is complete is on its way, or waits for a yes, when the page has heard what would follow from it; without a
// line it hears nothing.
const isSettled = () =>
  document.querySelector('.confirm:not([disabled])') === null ||
  document.querySelector('.confirm small, .table.stale') !== null;

const patientTimes = 3; // so often the same is tried at the same sight before something else is
const mostTimes = 100; // at the same sight: the page hangs, or goes round in circles

// A number that only depends on what is to be seen, not on how quick the machine is.
const numberOf = (seen: string) =>
  seen.split('').reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

// Does one thing after the other until `done`. What is done follows from the number that `act` gets, and that from what is
// to be seen: at a table with a seed the same game is played every time.
export async function keepActing(page: Page, act: (number: number) => Promise<unknown>, done: () => Promise<boolean>) {
  const times = new Map<string, number>();
  for (;;) {
    await comesTrue(page, isSettled);
    if (await done()) return;
    const before = await page.evaluate(sight);
    const known = times.get(before) ?? 0;
    times.set(before, known + 1);
    note(page, `at ${before}`);
    expect(known, `again and again at ${before}`).toBeLessThan(mostTimes);
    await act(numberOf(before) + Math.floor(known / patientTimes));
    for (let frames = 0; frames < lookAgain && (await page.evaluate(sight)) === before; ++frames) await nextFrame(page);
  }
}

// However long a page on a busy machine takes for it: its answer to a click comes with some frame, not after some time.
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

// A whole game; its end is what the rules make of its record.
export async function playToTheEnd(page: Page, act: (number: number) => Promise<unknown>): Promise<void> {
  await keepActing(page, act, async () => !(await turnComes(page)));
  expect(await resultShown(page)).toEqual(await resultReplayed(page));
}

// Acts until something is there to be seen.
export const until = (page: Page, selector: string, act: (number: number) => Promise<unknown>) =>
  keepActing(page, act, async () => (await page.locator(selector).count()) > 0);

// Clicks a thing of the first kind that has any which can be seen or scrolled to, starting with that number, in its middle.
// Returns what it stands for, or null if there is none.
export async function clickAny(
  page: Page,
  kinds: readonly string[],
  number = 0,
  press: (x: number, y: number) => Promise<void> = (x, y) => page.mouse.click(x, y),
): Promise<{ target: string } | null> {
  const found = await page.evaluate(
    ([selectors, count]) => {
      for (const selector of selectors) {
        const all = [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
        const middle = (element: Element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const target = element.getAttribute('data-target') ?? '';
          const spot = { x: x + width / 2, y: y + height / 2, kind: selector, target };
          return document.elementFromPoint(spot.x, spot.y)?.closest(selector) === element ? spot : null;
        };
        for (let step = 0; step < all.length; ++step) {
          const element = all[(count + step) % all.length]!;
          if (!middle(element)) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          const spot = middle(element);
          if (spot) return spot;
        }
      }
      return null;
    },
    [kinds, number] as const,
  );
  note(page, found ? `click ${found.kind} ${found.target}` : 'nothing to click');
  if (found) await press(found.x, found.y);
  return found;
}

// Clicks a yes until the position is another one.
export async function confirm(page: Page): Promise<void> {
  const position = () => page.locator('.table').getAttribute('data-version');
  const before = await position();
  await keepActing(
    page,
    () => clickAny(page, [waits]),
    async () => (await position()) !== before,
  );
}

// A whole game by the list of moves alone. Moves that `hurry` names are made every other time, to keep it short; `look` sees
// every list.
export async function playByTheList(page: Page, hurry: readonly string[] = [], look = async () => {}): Promise<void> {
  const chosen = '.move-list [aria-pressed="true"]'; // once more: yes
  await page.click('#tab-moves');
  await playToTheEnd(page, async (number) => {
    await look();
    await clickAny(page, [chosen, ...(number % 2 ? hurry : []), '.move-list button'], number);
  });
}

export const litSpace = '.space[aria-disabled="false"]';

// A tile of the hand, so that its spaces are lit.
export const chooseTile = (page: Page) => until(page, litSpace, () => clickAny(page, ['.tray .tile.lit']));

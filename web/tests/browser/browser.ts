// browser.ts - visitors of the page: each is a browser context of its own, as another person's browser would be.
import { writeFileSync } from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type WebSocketRoute,
} from 'playwright-core';

import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { games as cards } from '../../games';

export const address = inject('address');
export const artefacts = new URL('../../artefacts/', import.meta.url).pathname;

let browser: Browser;
let visitors: BrowserContext[] = [];
let complaints: string[] = [];
const games = cards.map((card) => card.name); // no longer new to the visitor
export const patience = 60_000; // ms, for a machine with other work; a quick one never waits

beforeAll(async () => void (browser = await chromium.connect(inject('chromium'))));

const notes = new WeakMap<Page, string[]>();

// Something that a visitor did or saw, for whoever looks into a test that failed.
export function note(page: Page, what: string): void {
  const lines = notes.get(page) ?? [];
  notes.set(page, lines);
  lines.push(`${new Date().toISOString().slice(11, 23)} ${what}`);
}

const soon = 10_000; // ms: a page that hangs says nothing
const mostSeats = 6;

// The record of the game at a visitor's table. It opens when the game is over: one that is not is given up, and bots end it
// if others still play. Asked beside the page, which may hang.
export async function recordOf(page: Page): Promise<string> {
  const id = /\/(?:table|replay)\/([\w-]+)/.exec(page.url())?.[1];
  if (id === undefined) return 'no table is open';
  const table = `${address}/api/tables/${id}`;
  const record = () => page.request.get(`${table}/record`);
  let answer = await record();
  for (let seat = 0; seat < mostSeats && !answer.ok(); ++seat)
    await page.request.post(`${table}/resign`, { data: { seat } });
  for (const end = Date.now() + soon / 2; Date.now() < end && !answer.ok(); answer = await record()) await pause();
  return answer.text();
}

const orSilence = (what: Promise<unknown>) =>
  Promise.race([
    what.catch((problem: unknown) => String(problem)),
    new Promise((resolve) => setTimeout(() => resolve('the page does not answer'), soon)),
  ]);

// A test that fails leaves of every visitor a picture of what it saw, what it did, and the game.
async function keepTraces(test: string): Promise<void> {
  const pages = visitors.flatMap((each) => each.pages());
  const name = `failed_${test.replace(/\W+/g, '_')}`;
  const keep = async (page: Page, at: number) => {
    const picture = await orSilence(page.screenshot({ path: `${artefacts}${name}_${at}.png` }).then(() => 'taken'));
    const game = await orSilence(recordOf(page));
    const lines = [page.url(), `picture: ${String(picture)}`, ...(notes.get(page) ?? []), '', String(game), ''];
    writeFileSync(`${artefacts}${name}_${at}.txt`, lines.join('\n'));
  };
  await Promise.all(pages.map(keep));
}

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await keepTraces(`${task.file.name}_${task.name}`);
  await Promise.all(visitors.map((each) => each.close()));
  const found = complaints;
  [visitors, complaints] = [[], []];
  expect(found, 'errors in the page').toEqual([]);
});

afterAll(() => browser.close());

export const pause = () => new Promise((resolve) => setTimeout(resolve, 10));

export const sizes = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1366, height: 768 },
  low: { width: 1280, height: 720 },
  tablet: { width: 800, height: 1100 },
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
} as const;

export interface Visit {
  size?: keyof typeof sizes;
  preferences?: Record<string, unknown>;
  context?: BrowserContextOptions;
}

// Somebody who has opened nothing yet, with a quick page: no animation, no sound, no recap.
export async function visitor({ size = 'desktop', preferences = {}, context = {} }: Visit = {}): Promise<Page> {
  const person = await browser.newContext({
    viewport: sizes[size],
    reducedMotion: 'reduce',
    hasTouch: size === 'phone' || size === 'small',
    ...context,
  });
  visitors.push(person);
  const chosen = JSON.stringify({
    language: 'en',
    pace: 'off',
    sound: false,
    recap: false,
    known: games,
    ...preferences,
  });
  await person.addInitScript(
    `localStorage.getItem('ozymandias.preferences') ?? localStorage.setItem('ozymandias.preferences', ${JSON.stringify(chosen)})`,
  );
  const page = await person.newPage();
  page.setDefaultTimeout(patience);
  page.on('pageerror', (problem) => complaints.push(`${page.url()}: ${problem.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/WebSocket|Failed to load resource|ERR_/.test(message.text()))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  return page;
}

export async function visit(path: string, about: Visit = {}): Promise<Page> {
  const page = await visitor(about);
  await page.goto(address + path);
  return page;
}

// Waits until something is to be seen. A handle to it, as Playwright's waitForSelector gives, would keep its whole page alive.
export const appears = (page: Page, selector: string) => page.locator(selector).first().waitFor();

// Waits until a thing's text is like this, as the page may still be filling it in.
export const reads = (thing: Locator, text: RegExp | string) =>
  expect.poll(() => thing.textContent(), { timeout: patience }).toMatch(text);

// Waits until there are so many of a thing.
export const counts = (things: Locator, count: number) =>
  expect.poll(() => things.count(), { timeout: patience }).toBe(count);

export interface Line {
  cut(): Promise<void>; // breaks the WebSocket and keeps it broken
  mend(): void;
}

// Puts a switch into the page's WebSocket; call before the page opens one.
export async function withSwitch(page: Page): Promise<Line> {
  let down = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (down) return void socket.close();
    const server = socket.connectToServer();
    open.add(socket);
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => socket.send(message));
    server.onClose(() => void socket.close());
    socket.onClose(() => void server.close());
  });
  return {
    cut: async () => {
      down = true;
      for (const socket of open) await socket.close();
      open.clear();
      await appears(page, '.table.stale');
    },
    mend: () => void (down = false),
  };
}

// A program's call to the lobby, as the person of that page, whatever is open there.
export async function call<T>(page: Page, method: string, path: string, data?: object): Promise<T> {
  const answer = await page.request.fetch(address + path, { method, data, timeout: patience });
  return (await answer.json()) as T;
}

// Sits down at a new table against bots; returns its id. The same seed gives the same draws, and the same choices of bots
// that do not look at the clock.
export async function newTable(
  page: Page,
  bots: readonly string[],
  options: Record<string, string> = {},
  game = 'tigris',
  seed = 1,
): Promise<string> {
  await call(page, 'POST', '/api/me', { name: 'Anna' });
  const seats = [{ kind: 'me' }, ...bots.map((bot) => ({ kind: 'bot', bot }))];
  const { id } = await call<{ id: string }>(page, 'POST', '/api/tables', {
    game,
    options: { players: String(seats.length), ...options },
    seats,
    visible: true,
    seed,
  });
  note(page, `table ${id}, ${game} with seed ${seed}`);
  await page.goto(`${address}/table/${id}`);
  await appears(page, '.table[data-phase="playing"] .board-view');
  return id;
}

// Opens the table of the form for a new one, by a name where others will see it.
export async function openTable(page: Page, name = 'Anna'): Promise<void> {
  await page.getByLabel('How others see you').fill(name);
  await page.getByRole('button', { name: 'Open the table' }).click();
}

// Sits down by a link to a seat.
export async function acceptInvitation(page: Page, name: string): Promise<void> {
  await page.getByLabel('How others see you').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

// The links that a waiting room shows: those of the open seats, then the spectators'.
export async function linksIn(page: Page): Promise<string[]> {
  await appears(page, '.waiting .qr');
  return page
    .locator('.link-row input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
}

export const version = (page: Page) => page.locator('.table').getAttribute('data-version');

// Waits until something is true in the page, and returns it. Playwright's own way evaluates a string there, which our content
// policy forbids.
export async function comesTrue<Value, Argument>(
  page: Page,
  claim: (argument: Argument) => Value,
  argument?: Argument,
): Promise<Value> {
  const end = Date.now() + patience;
  for (;;) {
    const found = (await page.evaluate(claim as (argument: unknown) => unknown, argument)) as Value;
    if (found) return found;
    if (Date.now() > end) throw new Error(`not true after ${patience} ms: ${claim.toString()}`);
    await pause();
  }
}

// Waits until the position is another one than this.
export const changes = (page: Page, before: string | null) =>
  comesTrue(page, (old) => document.querySelector('.table')?.getAttribute('data-version') !== old, before);

// browser.ts - one Chromium for a test file; every visitor is a context of its own, as another person's browser would be.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type WebSocketRoute,
} from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

export const address = inject('address');
export const artefacts = new URL('../../artefacts/', import.meta.url).pathname;

let browser: Browser;
let folder: string;
const visitors: BrowserContext[] = [];
const complaints: string[] = [];
const games = ['tigris', 'vinci', 'after_the_flood', 'after_the_empire', 'empires_end']; // no longer new to the visitor
const patience = 60_000; // for a machine with other work; a quick one never waits

beforeAll(async () => {
  mkdirSync(artefacts, { recursive: true });
  folder = mkdtempSync(join(tmpdir(), 'ozy-chromium-'));
  browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disk-cache-dir=${folder}`,
    ],
  });
});

afterAll(async () => {
  for (const visitor of visitors) await visitor.close();
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
  expect(complaints, 'errors in the page').toEqual([]);
});

export const sizes = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 800, height: 1100 },
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
} as const;

export interface Visit {
  size?: keyof typeof sizes;
  preferences?: Record<string, unknown>;
  context?: BrowserContextOptions;
}

// A visitor with a quick page: no animation, no sound.
export async function visit(
  path: string,
  { size = 'desktop', preferences = {}, context = {} }: Visit = {},
): Promise<Page> {
  const visitor = await browser.newContext({
    viewport: sizes[size],
    reducedMotion: 'reduce',
    hasTouch: size === 'phone' || size === 'small',
    ...context,
  });
  visitors.push(visitor);
  const chosen = JSON.stringify({ language: 'en', speed: 0, sound: false, known: games, ...preferences });
  await visitor.addInitScript(
    `localStorage.getItem('ozymandias.preferences') ?? localStorage.setItem('ozymandias.preferences', ${JSON.stringify(chosen)})`,
  );
  const page = await visitor.newPage();
  page.setDefaultTimeout(patience);
  page.on('pageerror', (problem) => complaints.push(`${page.url()}: ${problem.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/WebSocket|Failed to load resource|ERR_/.test(message.text()))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  await page.goto(address + path);
  return page;
}

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
      await page.waitForSelector('.table.stale');
    },
    mend: () => void (down = false),
  };
}

// A program's call to the lobby, as the person of that page.
export async function call<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([way, where, what]) => {
      const answer = await fetch(where as string, {
        method: way as string,
        headers: { 'Content-Type': 'application/json' },
        ...(what ? { body: JSON.stringify(what) } : {}),
      });
      return (await answer.json()) as unknown;
    },
    [method, path, body] as const,
  ) as Promise<T>;
}

// Sits down at a new table against bots; returns its id.
export async function newTable(
  page: Page,
  bots: readonly string[],
  options: Record<string, string> = {},
  game = 'tigris',
): Promise<string> {
  await call(page, 'POST', '/api/me', { name: 'Anna' });
  const seats = [{ kind: 'me' }, ...bots.map((bot) => ({ kind: 'bot', bot }))];
  const { id } = await call<{ id: string }>(page, 'POST', '/api/tables', {
    game,
    options: { players: String(seats.length), ...options },
    seats,
    visible: true,
  });
  await page.goto(`${address}/table/${id}`);
  await page.waitForSelector('.table[data-phase="playing"] .board-view');
  return id;
}

export const version = (page: Page) => page.locator('.table').getAttribute('data-version');

// Waits until something is true in the page. Playwright's own way evaluates a string there, which our content policy forbids.
export async function comesTrue<Argument>(
  page: Page,
  claim: (argument: Argument) => unknown,
  argument?: Argument,
  timeout = patience,
): Promise<void> {
  const end = Date.now() + timeout;
  const ask = claim as (argument: unknown) => unknown;
  while (!(await page.evaluate(ask, argument))) {
    if (Date.now() > end) throw new Error(`not true after ${timeout} ms: ${claim}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

// Waits until the position is another one than this.
export const changes = (page: Page, before: string | null) =>
  comesTrue(page, (old) => document.querySelector('.table')?.getAttribute('data-version') !== old, before);

// Waits until it is one's turn or the game is over; true if there is something to choose.
export async function turnComes(page: Page): Promise<boolean> {
  await page.waitForSelector('.table:not(.sending) .actions.mine, .table[data-phase="over"]');
  return (await page.locator('.table[data-phase="over"]').count()) === 0;
}

// Everything that a click or a key may change: the position, what is chosen, whether it waits for a yes.
const sight = () => {
  const { version: shown, phase, line } = (document.querySelector('.table') as HTMLElement).dataset;
  return [shown, phase, line, document.querySelectorAll('.confirm:not([disabled]) small').length].join();
};
const lookAgain = 400; // ms: longer than the quiet moment after a new question, in which clicks are not taken

// Does one thing after the other until `done`. What the page shows decides what comes next, so nothing depends on how fast
// it is.
export async function keepActing(page: Page, act: (count: number) => Promise<void>, done: () => Promise<boolean>) {
  for (let count = 1; !(await done()); ++count) {
    expect(count, 'clicks and keys').toBeLessThan(3000);
    const before = await page.evaluate(sight);
    await act(count);
    const end = Date.now() + lookAgain;
    while (Date.now() < end && (await page.evaluate(sight)) === before)
      await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export const playToTheEnd = (page: Page, act: (count: number) => Promise<void>) =>
  keepActing(page, act, async () => !(await turnComes(page)));

// Clicks the middle of a thing that is really there to be clicked, of the first kind that has any; false if none has.
export async function clickAny(page: Page, kinds: readonly string[], number = 0): Promise<boolean> {
  const spot = await page.evaluate(
    ([selectors, count]) => {
      for (const selector of selectors) {
        const open = [...document.querySelectorAll(selector)].flatMap((element) => {
          const box = element.getBoundingClientRect();
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          return document.elementFromPoint(x, y)?.closest(selector) === element ? [{ x, y }] : [];
        });
        if (open.length > 0) return open[count % open.length]!;
      }
      return null;
    },
    [kinds, number] as const,
  );
  if (spot) await page.mouse.click(spot.x, spot.y);
  return spot !== null;
}

// Nothing on its way, fonts there: what is seen now stays.
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

// A tile of the hand, so that its spaces are lit.
export const chooseTile = (page: Page) =>
  keepActing(
    page,
    async () => void (await clickAny(page, ['.tray .tile.lit'])),
    async () => (await page.locator('.spaces .target').count()) > 0,
  );

// films.test.ts - in every game the turns of the others and a great moment can be followed: every public event can be read while
// it is shown. With OZY_KEEP=1 a sheet of the frames is kept for docs/.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { plain, type Speaker } from '../../kit/speech';
import type { LogEntry } from '../../shell/wire/messages';
import { clickAny, turnComes, until } from './acting';
import { artefacts, call, sizes, visitor } from './browser';
import { filmOf, readAlong, sheetOf, timesRead, type Frame } from './film';
import { gameNames, joinInTheMiddle } from './records';

const keep = Boolean(process.env['OZY_KEEP']);
const folder = keep ? new URL('../../../docs/', import.meta.url).pathname : artefacts;
const rest = 450; // ms: pieces have come to rest
const longEnough = 500; // ms at normal pace
const mostFrames = 12;
const mostTurns = 12;

const chosen = '.move-list [aria-pressed="true"]'; // once more: yes
// With the log in front whenever something may be told.
const byTheList = (page: Page) => async (number: number) => {
  await page.click('#tab-moves');
  await clickAny(page, [chosen, '.move-list button'], number);
  await page.click('#tab-log');
};

// Those with cards, and of the others as many as there is room for, in their order.
function chosenFrames(frames: readonly Frame[]): Frame[] {
  const room = mostFrames - frames.filter(({ isCard }) => isCard).length;
  const plainFrames = frames.filter(({ isCard }) => !isCard);
  const step = Math.max(1, plainFrames.length / Math.max(1, room));
  const kept = new Set(Array.from({ length: room }, (_, at) => plainFrames[Math.floor(at * step)]));
  return frames.filter((frame) => frame.isCard || kept.has(frame)).slice(0, mostFrames);
}

// How long the log was after one's own last answer, as the page's line tells: what comes later is shown.
function hearAnswers(page: Page): { total: number } {
  const heard = { total: 0 };
  page.on('websocket', (line) =>
    line.on('framereceived', ({ payload }) => {
      const { type, re, log } = JSON.parse(String(payload)) as { type: string; re?: string; log?: { total: number } };
      if (type === 'state' && re !== undefined) heard.total = log!.total;
    }),
  );
  return heard;
}

async function logSince(page: Page, total: number): Promise<LogEntry[]> {
  const id = page.url().split('/').at(-1)!.split('#')[0]!;
  const path = `/api/tables/${id}/log?seat=0&before=100000`;
  const { from, entries } = await call<{ from: number; entries: LogEntry[] }>(page, 'GET', path);
  return entries.slice(Math.max(0, total - from));
}

it.each(gameNames)('%s: what the others do can be followed', async (game) => {
  const page = await visitor({ preferences: { pace: 'off', theme: 'light' } });
  const heard = hearAnswers(page);
  await page.setViewportSize(sizes.desktop);
  await joinInTheMiddle(page, game);
  await page.evaluate((pace) => {
    const place = 'ozymandias.preferences';
    localStorage.setItem(place, JSON.stringify({ ...JSON.parse(localStorage.getItem(place)!), pace }));
  }, 'normal');
  await page.reload();
  await turnComes(page);
  let great: readonly Frame[] = []; // of the last turn that had a card
  for (let turn = 0; turn < mostTurns; ++turn) {
    await page.evaluate(readAlong);
    await until(page, '.actions.showing, .result-card, .table[data-phase="over"]', byTheList(page));
    const frames = await filmOf(page, rest);
    const times = await page.evaluate(timesRead);
    const fresh = await logSince(page, heard.total);
    const names = await page.locator('.player .name > span:first-child').allTextContents();
    const told = fresh.filter(({ key, seat, private: hidden }) => !hidden && seat && !key.endsWith('.turn_began'));
    const speaker: Speaker = { language: 'en', nameOf: (seat) => names[seat] ?? '' };
    const cards = frames.filter(({ isCard }) => isCard).length;
    const missed = told
      .map((entry) => plain(entry, speaker))
      .filter((text) => !((times[text] ?? 0) >= longEnough))
      .map((text) => `${text}: ${Math.round(times[text] ?? 0)}`);
    if (missed.length > 0) await sheetOf(page, frames, `${artefacts}film_missed_${game}.jpg`);
    expect([...new Set(missed)]).toEqual([]);
    const seats = new Set(told.map(({ seat }) => seat)).size;
    if (cards > 0) great = frames;
    if (cards > 0 && seats === names.length - 1 && frames.length > 4) break;
    if (!(await turnComes(page))) break;
  }
  expect(great).not.toEqual([]);
  await sheetOf(page, chosenFrames(great), `${folder}film_${game}.jpg`);
});

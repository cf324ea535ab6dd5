// records.ts - golden games as starting points: tables in the middle of a game, or near its end.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { turnComes } from './acting';
import { address, call, note } from './browser';

export interface Golden {
  game: string;
  file: string;
  text: string;
  lines: readonly string[]; // what was played, chance included
}

export function goldenGame(game: string, name: string): Golden {
  const file = new URL(`../../../tests/golden/${game}/${name}.game`, import.meta.url).pathname;
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n\n')[1]!.trim().split('\n').slice(0, -1); // without the result
  return { game, file, text, lines };
}

// A table where one has the first seat after so many lines, against bots: its path in the page.
async function tableAfter(page: Page, { game, text }: Golden, lines: number): Promise<string> {
  await call(page, 'POST', '/api/me', { name: 'Anna' });
  const bot = { kind: 'bot', bot: 'random' };
  const others = text.match(/^seat /gm)!.length - 1;
  const seats = [{ kind: 'me' }, ...Array.from({ length: others }, () => bot)];
  const wish = { game, record: text, lines, seats, seed: 1 };
  const { id } = await call<{ id: string }>(page, 'POST', '/api/tables', wish);
  note(page, `table ${id}, ${game} after ${lines} lines`);
  return `/table/${id}`;
}

async function sitDownAt(page: Page, path: string): Promise<void> {
  await page.goto(address + path);
  await turnComes(page);
}

// Takes the first seat after so many lines, against bots; waits for a turn or the end.
export const joinAfter = async (page: Page, golden: Golden, lines: number) =>
  sitDownAt(page, await tableAfter(page, golden, lines));

// How many lines of a record lie before one that begins like this, in the middle of the game.
export const linesBefore = ({ lines }: Golden, begin: string) =>
  lines.findIndex((line, at) => at > lines.length / 2 && line.startsWith(begin));

// Of every game a record, and the move that comes next in the middle of it.
const middles = {
  tigris: ['bag_4_greedy', 'P0: tile'],
  vinci: ['target_5_greedy', 'P0: conquer'],
  after_the_flood: ['greedy', 'P0: invade'],
  after_the_empire: ['normal_3_greedy', 'P0: place'],
  empires_end: ['full_4_greedy', 'P0: take'],
} as const;

export type GameName = keyof typeof middles;
export const gameNames = Object.keys(middles) as GameName[];

// A table in the middle of a game, before the first seat's move that begins like this: its path in the page.
export function tableInTheMiddle(page: Page, game: GameName, next: string = middles[game][1]): Promise<string> {
  const record = goldenGame(game, middles[game][0]);
  return tableAfter(page, record, linesBefore(record, next));
}

// Takes the first seat there.
export const joinInTheMiddle = async (page: Page, game: GameName, next?: string) =>
  sitDownAt(page, await tableInTheMiddle(page, game, next));

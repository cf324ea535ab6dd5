// records.ts - golden games as starting points: tables in the middle of a game, or near its end.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { turnComes } from './acting';
import { address, call } from './browser';

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

// Takes the first seat after so many lines, against bots; waits for a turn or the end.
export async function joinAfter(page: Page, { game, text }: Golden, lines: number): Promise<void> {
  await call(page, 'POST', '/api/me', { name: 'Anna' });
  const bot = { kind: 'bot', bot: 'random' };
  const others = text.match(/^seat /gm)!.length - 1;
  const seats = [{ kind: 'me' }, ...Array<typeof bot>(others).fill(bot)];
  const { id } = await call<{ id: string }>(page, 'POST', '/api/tables', { game, record: text, lines, seats });
  await page.goto(`${address}/table/${id}`);
  await turnComes(page);
}

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

// Takes the first seat in the middle of a game, before its move that begins like this.
export async function joinInTheMiddle(page: Page, game: GameName, next: string = middles[game][1]): Promise<void> {
  const record = goldenGame(game, middles[game][0]);
  await joinAfter(page, record, linesBefore(record, next));
}

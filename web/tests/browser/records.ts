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

// result.ts - how a game ended: as the page shows it, and as the rules say who replay its record from the first line.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { address, appears } from './browser';

export const program = process.env['OZY'] ?? new URL('../../../build/release/ozy', import.meta.url).pathname;

interface Place {
  rank: number;
  score: number;
}

const byRank = (places: readonly Place[]) =>
  places.toSorted((one, other) => one.rank - other.rank || one.score - other.score);

// The rank is the first of a row, the score the last.
export async function resultShown(page: Page): Promise<Place[]> {
  await appears(page, '.end-panel tbody tr');
  const rows = await page
    .locator('.end-panel tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))));
  return byRank(rows.map((cells) => ({ rank: cells[0]!, score: cells.at(-1)! })));
}

export async function resultReplayed(page: Page): Promise<Place[]> {
  const id = /\/table\/([\w-]+)/.exec(page.url())![1]!;
  const record = await (await page.request.get(`${address}/api/tables/${id}/record`)).text();
  const folder = mkdtempSync(join(tmpdir(), 'ozy-record-'));
  const file = join(folder, 'played.game');
  writeFileSync(file, record);
  const told = execFileSync(program, ['replay', file, '--json'], { maxBuffer: 1e9 }).toString();
  rmSync(folder, { recursive: true });
  const { over, seats } = JSON.parse(told) as { over: boolean; seats: Place[] };
  if (!over) throw new Error('the record has no end');
  return byRank(seats.map(({ rank, score }) => ({ rank, score })));
}

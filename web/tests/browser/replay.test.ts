// replay.test.ts - import of records, whole and damaged; the scrubber; viewpoints; play from here.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { appears, counts, patience, reads, visit } from './browser';

const golden = new URL('../../../tests/golden/tigris/', import.meta.url).pathname;
const record = join(
  golden,
  readdirSync(golden)
    .filter((file) => file.endsWith('.game'))
    .toSorted()[0]!,
);

async function importRecord(page: Page, file: string): Promise<void> {
  await page.setInputFiles('input[type="file"]', file);
}
const position = (page: Page) => page.locator('.replay').getAttribute('data-position').then(Number);
const positionComes = (page: Page) => expect.poll(() => position(page), { timeout: patience });

it('a record is imported, stepped through, seen by each seat, and played on from', async () => {
  const page = await visit('/replays');
  await importRecord(page, record);
  await appears(page, '.replay .board');
  await positionComes(page).toBe(0);
  expect(await page.locator('.players .name small').allTextContents()).toEqual(['', '']); // nobody there is "you"
  await page.keyboard.press('End');
  await positionComes(page).toBeGreaterThan(20);
  const last = await position(page);
  await page.keyboard.press('ArrowLeft');
  await positionComes(page).toBe(last - 1);
  await page.getByLabel('Steps by').selectOption('turn');
  await page.keyboard.press('[');
  await positionComes(page).toBeLessThan(last - 1);
  await page.locator('.scrubber input').fill(String(Math.floor(last / 2)));
  await positionComes(page).toBe(Math.floor(last / 2));
  await page.waitForURL((url) => url.hash.startsWith(`#${Math.floor(last / 2)}.`)); // with the token that lets others in

  await page.getByLabel('Seen by').selectOption('0');
  await appears(page, '.replay .tray');
  await page.waitForURL((url) => url.hash.length > 1);
  expect(Math.abs((await position(page)) - last / 2), 'the same moment, seen by another').toBeLessThan(last / 4);

  const stranger = await visit(
    new URL(page.url()).pathname + '?seat=omniscient' + new URL(page.url()).hash.replace(/^#\d+/, '#12'),
  );
  await appears(stranger, '.replay .board');
  await positionComes(stranger).toBe(12);
  await stranger.locator('.from-here').click();
  await appears(stranger, '.table[data-phase="playing"] .board-view');
  await counts(stranger.locator('.tray .tile'), 6);
});

it('a damaged record is refused with a reason', async () => {
  const page = await visit('/replays');
  const damaged = join(tmpdir(), `ozy-damaged-${process.pid}.game`);
  const text = readFileSync(record, 'utf8').split('\n');
  text.splice(Math.floor(text.length / 2), 1, 'P0: tile purple Z99');
  writeFileSync(damaged, text.join('\n'));
  await importRecord(page, damaged);
  await appears(page, '.import .trouble');
  await reads(page.locator('.import .trouble'), /not a record/);
  writeFileSync(damaged, 'nothing of the kind');
  await importRecord(page, damaged);
  await appears(page, '.import .trouble');
});

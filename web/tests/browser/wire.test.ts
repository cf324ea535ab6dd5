// wire.test.ts - what a first visit costs on the line: every byte that a new browser receives until the page is quiet, by its
// own count.
import { appendFileSync, rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { address, appears, artefacts, call, comesTrue, visitor } from './browser';

const limits = { front: 120_000, table: 250_000 }; // bytes
const report = `${artefacts}wire.txt`;

beforeAll(() => rmSync(report, { force: true }));

// Counts answers as they came, with their headers, and messages of the table as they read, which is never less.
async function countBytes(page: Page): Promise<() => number> {
  const line = await page.context().newCDPSession(page);
  let bytes = 0;
  line.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
  line.on('Network.webSocketFrameReceived', ({ response }) => void (bytes += Buffer.byteLength(response.payloadData)));
  await line.send('Network.enable');
  return () => bytes;
}

const isQuiet = async (page: Page, bytes: () => number) => {
  for (let seen = -1; seen !== bytes();) {
    seen = bytes();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(500);
  }
};

async function bytesOf(page: Page, path: string, sign: string): Promise<number> {
  const bytes = await countBytes(page);
  await page.goto(address + path);
  await appears(page, sign);
  await comesTrue(page, () => document.fonts.size > 0);
  await isQuiet(page, bytes);
  appendFileSync(report, `${path} ${await page.evaluate(() => document.documentElement.lang)}: ${bytes()}\n`);
  return bytes();
}

const newcomer = (language: string) => visitor({ preferences: { language, known: [] } });

it.each(['en', 'de'])('a first visit of the front page in %s stays under 120 kB', async (language) => {
  const bytes = await bytesOf(await newcomer(language), '/', '.ways .primary');
  expect(bytes).toBeGreaterThan(limits.front / 4); // the counter counts
  expect(bytes).toBeLessThan(limits.front);
});

describe.each(['en', 'de', 'fr'])('a first visit in %s', (language) => {
  it.each([
    ['tigris', 4],
    ['vinci', 6],
    ['after_the_flood', 3],
    ['after_the_empire', 4],
    ['empires_end', 4],
  ] as const)('of a table of %s stays under 250 kB', async (game, players) => {
    const page = await newcomer(language);
    await call(page, 'POST', '/api/me', { name: 'Anna' });
    const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot: 'random' }));
    const wanted = { game, options: { players: String(players) }, seats: [{ kind: 'me' }, ...bots], seed: 1 };
    const { id } = await call<{ id: string }>(page, 'POST', '/api/tables', { ...wanted, visible: true });
    const bytes = await bytesOf(page, `/table/${id}`, '.table[data-phase="playing"] .board-view');
    expect(bytes).toBeGreaterThan(limits.table / 4);
    expect(bytes).toBeLessThan(limits.table);
  });
});

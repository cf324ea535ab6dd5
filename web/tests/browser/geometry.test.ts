// geometry.test.ts - every game in every phase on every screen: what may be chosen can be hit, no text is cut or lies on
// another, nothing covers a button, and a choice moves neither the board nor the answers.
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { clickAny } from './acting';
import { artefacts, comesTrue, visitor } from './browser';
import { answersIn, faultsIn, faultsOfReachIn } from './geometry';
import { fontsCome } from './pictures';
import { gameNames, goldenGame, joinAfter, joinInTheMiddle, type GameName } from './records';

const windows = '360x640 390x844 768x1024 1024x768 1280x720 1366x768 1440x900 1920x1080 2560x1440 844x390'.split(' ');

// What is asked before these words of a record. Left out are questions that look like another: leaders, catastrophes and swaps
// begin as a tile does, abandoning and ending as conquering, free actions as placing a worker, selling and repairing as building.
const phases: Record<GameName, Record<string, string>> = {
  tigris: {
    bag_4_greedy: 'tile support war',
    modules_3_advanced_greedy: 'monument',
    bag_2_standard_bon_woff_eoff_random: 'building',
    treasures_3_greedy: 'keep',
  },
  vinci: { target_5_greedy: 'take expand conquer place fort rebirth', target_5_straits_off_random: 'truce keep' },
  after_the_flood: { greedy: 'pay place build trade invade roll grow', mixed_other_readings: 'take' },
  after_the_empire: {
    normal_3_greedy: 'take gate place end post strike shift kill lose damage',
    easy_4_greedy: 'keep',
    easy_2_greedy: 'target',
  },
  empires_end: {
    full_4_greedy: 'bid convert order build axes rally',
    full_3_greedy: 'replace place destroy',
    blitz_3_greedy: 'pick',
  },
};

// The last lines of the first seat that begin so are the hardest: the board is full.
function linesBefore(game: GameName, record: string, word: string): number {
  const { lines } = goldenGame(game, record);
  return lines.findLastIndex((line) => line.startsWith(`P0: ${word}`));
}

async function inWindows(
  page: Page,
  look: (size: string) => Promise<void>,
  sizes: readonly string[] = windows,
): Promise<void> {
  for (const size of sizes) {
    const [width, height] = size.split('x').map(Number) as [number, number];
    await page.setViewportSize({ width, height });
    await comesTrue(page, ([across, down]) => innerWidth === across && innerHeight === down, [width, height]);
    await look(size);
  }
}

// Where the board's window and the answers lie. Where the board scrolls, what is asked may take some of its lower end.
const places = (page: Page) =>
  page.evaluate(() =>
    ['.board-view', '.actions .confirm', '.actions .undo'].map((name) => {
      const { left, top, right, bottom } = document.querySelector(name)!.getBoundingClientRect();
      const free = name === '.board-view' && (innerWidth < 1100 || innerHeight < 500);
      return [name, ...[left, top, right, free ? 0 : bottom].map(Math.round)].join(' ');
    }),
  );

const version = (page: Page) => page.locator('.table').getAttribute('data-version');

const anything = [
  '[data-target^="support."]',
  '.board-view .lit, .tray .lit',
  '.space[aria-disabled="false"]',
  '.choice',
  '.stage button:enabled',
];

const table: string[] = [];

async function faultsOf(page: Page): Promise<string[]> {
  const found = new Map(windows.map((size) => [size, [] as string[]]));
  const before = new Map<string, string[]>();
  await inWindows(page, async (size) => {
    before.set(size, await places(page));
    found.get(size)!.push(...(await faultsIn(page)));
  });
  const position = await version(page);
  await clickAny(page, anything);
  await inWindows(page, async (size) => {
    const moved = (await places(page)).filter((place, at) => place !== before.get(size)![at]);
    if ((await version(page)) === position) found.get(size)!.push(...moved.map((place) => `moved: ${place}`));
    found.get(size)!.push(...(await answersIn(page)));
  });
  table.push(windows.map((size) => String(found.get(size)!.length).padStart(size.length)).join(' '));
  return windows.flatMap((size) => found.get(size)!.map((fault) => `${size}: ${fault}`));
}

describe.each(gameNames)('%s', (game) => {
  const all = Object.entries(phases[game]).flatMap(([record, words]) => words.split(' ').map((word) => [word, record]));
  it.each(all as [string, string][])('%s (%s)', async (word, record) => {
    const page = await visitor();
    await joinAfter(page, goldenGame(game, record), linesBefore(game, record, word));
    await fontsCome(page);
    const faults = await faultsOf(page);
    table[table.length - 1] += `  ${game} ${word}`;
    expect(faults).toEqual([]);
  });
});

// A table on a desktop then scrolls as a page.
describe('with text at 200 % everything comes into reach', () => {
  it.each(gameNames)('%s', async (game) => {
    const page = await visitor({ preferences: { textSize: 200 } });
    await joinInTheMiddle(page, game);
    await fontsCome(page);
    const faults: string[] = [];
    const look = async (size: string) =>
      void faults.push(...(await faultsOfReachIn(page)).map((fault) => `${size}: ${fault}`));
    await inWindows(page, look, ['390x844', '1280x720', '1920x1080', '2560x1440']);
    expect(faults).toEqual([]);
  });
});

afterAll(() => {
  const lines = ['Faults by window, game and phase', windows.join(' '), ...table, ''].join('\n');
  writeFileSync(`${artefacts}geometry.txt`, lines);
  process.stdout.write(lines);
});

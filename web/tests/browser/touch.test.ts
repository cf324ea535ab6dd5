// touch.test.ts - two whole games of every game on a phone, by touch alone: no mouse, no key, no list of moves unless nothing else
// is lit. Tells how many taps each took.
import { appendFileSync, rmSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { anything, clickAny, playToTheEnd } from './acting';
import { artefacts, counts, newTable, sizes, visitor } from './browser';
import { gameNames, type GameName } from './records';

const report = `${artefacts}taps.txt`;
beforeAll(() => rmSync(report, { force: true }));

interface Short {
  bots: number;
  options: Record<string, string>;
  hurry: readonly string[]; // chosen now and then, so that a game ends
}

const short: Record<GameName, Short> = {
  tigris: { bots: 3, options: {}, hurry: [] },
  vinci: { bots: 3, options: { target_vp: '30', max_rounds: '4' }, hurry: ['[data-target="button.end"]'] },
  after_the_flood: { bots: 2, options: {}, hurry: ['[data-target="button.end"]', '[data-target="button.pass"]'] },
  after_the_empire: {
    bots: 3,
    options: { passing: 'allowed' },
    hurry: ['.ae-report .btn', '.ae-set', '[data-target="button.pass"]'],
  },
  empires_end: { bots: 3, options: { length: 'blitz', replace_any_time: 'off' }, hurry: [] },
};

const phone = { viewport: sizes.phone, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

describe.each(gameNames)('%s by touch alone', (game) => {
  it.each([1, 2])('game %s', async (seed) => {
    const { bots, options, hurry } = short[game];
    const page = await visitor({ size: 'phone', context: phone });
    await newTable(page, Array<string>(bots).fill('random'), options, game, seed);
    let taps = 0;
    const tap = async (x: number, y: number) => {
      ++taps;
      await page.touchscreen.tap(x, y);
    };
    const [yes, ...others] = anything;
    await playToTheEnd(page, async (number) => {
      const kinds = [yes!, ...(number % 4 === 0 ? hurry : []), ...others, '.move-list button', '#tab-moves'];
      await clickAny(page, kinds, number * 7, tap);
    });
    await counts(page.locator('.end-panel tbody tr'), bots + 1);
    expect(taps).toBeGreaterThan(15);
    appendFileSync(report, `${game} ${seed}: ${taps} taps\n`);
  });
});

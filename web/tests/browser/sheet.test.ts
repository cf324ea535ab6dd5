// sheet.test.ts - the five games at every size in one picture, artefacts/sheet.png, to be looked at: each in the middle of a
// game, and where the most has to be seen at once. Every single picture lies beside it.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clickAny } from './acting';
import { artefacts, sizes, visit, visitor } from './browser';
import { hasNothingSideways } from './looks';
import { settled } from './pictures';
import { joinInTheMiddle, type GameName } from './records';

const shown = ['small', 'phone', 'low', 'desktop'] as const;

const scenes: readonly [GameName, string, string?][] = [
  ['tigris', 'P0: tile', '.tray .tile.lit'],
  ['tigris', 'P0: support'],
  ['vinci', 'P0: conquer'],
  ['after_the_flood', 'P0: invade'],
  ['empires_end', 'P0: take'],
  ['after_the_empire', 'P0: place'],
  ['after_the_empire', 'P0: post'],
];

const nameOf = (game: string, next: string, size: string) => `sheet_${game}_${next.slice('P0: '.length)}_${size}.png`;

async function photograph(page: Page, [game, next, first]: (typeof scenes)[number]): Promise<void> {
  await joinInTheMiddle(page, game, next);
  if (first) await clickAny(page, [first]);
  for (const size of shown) {
    await page.setViewportSize(sizes[size]);
    await page.mouse.move(0, 0);
    await settled(page);
    await hasNothingSideways(page);
    await page.screenshot({ path: artefacts + nameOf(game, next, size) });
  }
}

it.each(scenes)('%s, %s: nothing lies sideways of any window', async (...scene) => {
  await photograph(await visitor({ size: 'small', preferences: { theme: 'light' } }), scene);
});

it('one sheet of all', async () => {
  const picture = ([game, next]: (typeof scenes)[number]) =>
    shown.map((size) => {
      const data = readFileSync(artefacts + nameOf(game, next, size)).toString('base64');
      return `<img height="450" src="data:image/png;base64,${data}">`;
    });
  const rows = scenes.map((scene) => `<p style="display:flex;gap:12px;margin:12px">${picture(scene).join('')}</p>`);
  const easel = await (
    await visit('/')
  )
    .context()
    .browser()!
    .newContext({ viewport: { width: 2080, height: 900 } });
  const page = await easel.newPage(); // belongs to no site, whose rules would forbid such pictures
  await page.setContent(`<body style="margin:0;background:#888">${rows.join('')}</body>`);
  const sheet = await page.screenshot({ path: `${artefacts}sheet.png`, fullPage: true });
  await easel.close();
  expect(sheet.length).toBeGreaterThan(100_000);
});

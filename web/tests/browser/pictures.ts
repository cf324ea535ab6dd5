// pictures.ts - compares a screenshot with the one kept, coarsely: small squares of average colour, so that fonts and
// antialiasing do not matter and a missing board does.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const across = 48;
const visible = 24; // of 255, in one colour: fonts and antialiasing stay below

// Letters have their places.
export const fontsCome = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

// Nothing on its way, fonts there: what is seen now stays.
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await fontsCome(page);
}

type Squares = number[]; // red, green and blue of one after the other, row by row

async function squaresOf(page: Page): Promise<Squares> {
  const shot = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ([data, columns]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const rows = Math.round((columns * picture.height) / picture.width);
      const context = new OffscreenCanvas(columns, rows).getContext('2d')!;
      context.imageSmoothingQuality = 'high';
      context.drawImage(picture, 0, 0, columns, rows);
      return [...context.getImageData(0, 0, columns, rows).data].filter((_, at) => at % 4 !== 3);
    },
    [shot, across] as const,
  );
}

const fileOf = (name: string) => new URL(`./kept/${name}.json`, import.meta.url).pathname;

export const keepPicture = async (page: Page, name: string) =>
  writeFileSync(fileOf(name), JSON.stringify(await squaresOf(page)));

// The share of squares that look otherwise than in the kept picture.
export async function changedSince(page: Page, name: string): Promise<number> {
  const squares = await squaresOf(page);
  const before = JSON.parse(readFileSync(fileOf(name), 'utf8')) as Squares;
  if (before.length !== squares.length) return 1;
  const differs = (_: unknown, at: number) =>
    [0, 1, 2].some((colour) => Math.abs(squares[3 * at + colour]! - before[3 * at + colour]!) > visible);
  const count = squares.length / 3;
  return Array.from({ length: count }).filter(differs).length / count;
}

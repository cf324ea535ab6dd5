// pictures.ts - compares a screenshot with the one kept, coarsely: small squares of average colour, so that fonts and
// antialiasing do not matter and a missing board does.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const kept = new URL('./kept/', import.meta.url).pathname;
const across = 48;

// Nothing on its way, fonts there: what is seen now stays.
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

// The mean difference of all squares from the kept picture, 0 to 1. Where none is kept (or OZY_KEEP is set) it is kept now.
export async function differenceFrom(page: Page, name: string): Promise<number> {
  const shot = (await page.screenshot()).toString('base64');
  const squares = await page.evaluate(
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
  const file = `${kept}${name}.json`;
  if (!existsSync(file) || process.env['OZY_KEEP']) {
    mkdirSync(kept, { recursive: true });
    writeFileSync(file, JSON.stringify(squares));
  }
  const before = JSON.parse(readFileSync(file, 'utf8')) as number[];
  if (before.length !== squares.length) return 1;
  return squares.reduce((sum, value, at) => sum + Math.abs(value - before[at]!), 0) / squares.length / 255;
}

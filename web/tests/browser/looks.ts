// looks.ts - what everybody needs of a page, measured: no serious finding of axe, nothing sideways, targets for a finger.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { artefacts } from './browser';

export const themes = ['light', 'dark', 'contrast'] as const;

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// What axe-core finds that is serious or worse, by WCAG 2.2 AA.
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (values) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    wcag,
  );
  const places = (nodes: axe.NodeResult[]) => nodes.slice(0, 3).map(({ target }) => target.join(' '));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${places(nodes).join('; ')}`);
}

// No serious finding in any theme; the page is worn in one after the other, and a picture of each is kept.
export async function isFineInEveryTheme(page: Page, name: string): Promise<void> {
  for (const theme of themes) {
    await page.evaluate((chosen) => void (document.documentElement.dataset['theme'] = chosen), theme);
    expect(await findings(page), `${name}, ${theme}`).toEqual([]);
    await page.screenshot({ path: `${artefacts}${name}_${theme}.jpg`, type: 'jpeg' });
  }
}

export async function hasNothingSideways(page: Page): Promise<void> {
  const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(sideways), 'pixels beyond the edge').toBeLessThanOrEqual(0);
}

// Wholly on the screen, and large enough for a finger.
export async function isInReach(page: Page, selector: string): Promise<void> {
  const thing = page.locator(selector);
  await thing.waitFor();
  const box = (await thing.boundingBox())!;
  const { width, height } = page.viewportSize()!;
  const seen = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
  expect(seen, `${selector} is on the screen`).toBe(true);
  expect(box.height, selector).toBeGreaterThanOrEqual(44);
}

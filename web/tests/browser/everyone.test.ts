// everyone.test.ts - Tigris & Euphrates on tablets and phones, with text at 200 %, in German.
import { describe, expect, it } from 'vitest';
import { chooseTile, litSpace, turnComes, waits } from './acting';
import { appears, artefacts, changes, newTable, reads, version, visit, visitor } from './browser';
import { findings, hasNothingSideways, isInReach } from './looks';

describe.each(['tablet', 'phone', 'small'] as const)('%s', (size) => {
  it('reaches everything without scrolling the page sideways', async () => {
    const page = await visit('/', { size });
    await appears(page, '.card');
    await hasNothingSideways(page);
    await page.screenshot({ path: `${artefacts}front_${size}.png` });
    await newTable(page, ['random', 'random', 'random']);
    await turnComes(page);
    await hasNothingSideways(page);
    await chooseTile(page);
    const space = page.locator(litSpace).nth(4);
    await space.scrollIntoViewIfNeeded();
    const before = await version(page);
    await (size === 'tablet' ? space.click({ force: true }) : space.tap({ force: true }));
    await page.screenshot({ path: `${artefacts}table_${size}.png` });
    if (size !== 'tablet') {
      await isInReach(page, waits);
      await page.locator(waits).click();
    }
    await changes(page, before);
    expect(await findings(page)).toEqual([]);
  });
});

it('text at 200 % stays within the page, on the front page and at a table', async () => {
  const page = await visit('/', { preferences: { textSize: 200 } });
  await appears(page, '.card');
  await hasNothingSideways(page);
  await newTable(page, ['random', 'random', 'random']);
  await turnComes(page);
  await hasNothingSideways(page);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.board-wrap, .tray section, .player, .record, .rail .panel')].flatMap((part) => {
      const { left, right } = part.getBoundingClientRect();
      return left < 0 || right > innerWidth || part.scrollWidth > part.clientWidth + 1 ? [part.className] : [];
    }),
  );
  expect(cut).toEqual([]);
  const before = await version(page);
  await chooseTile(page);
  await page.locator(litSpace).first().click({ force: true });
  await changes(page, before);
  await hasNothingSideways(page);
  expect(await findings(page)).toEqual([]);
  await page.screenshot({ path: `${artefacts}table_200.png` });
});

it('German says everything', async () => {
  const page = await visitor({ preferences: { language: 'de' } });
  await newTable(page, ['random']);
  await turnComes(page);
  await reads(page.locator('[data-prompt]'), /Aktion 1 von 2/);
  await page.screenshot({ path: `${artefacts}table_german.png` });
});

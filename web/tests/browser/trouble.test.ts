// trouble.test.ts - what people see when something goes wrong: a cut address, a file that does not come, a page that fails.
import { it } from 'vitest';
import { turnComes } from './acting';
import { appears, comesTrue, newTable, openTable, reads, visit } from './browser';

it.each([
  ['/#%', '.card'],
  ['/rules/tigris#100%', '[id="TE-1.1"]'],
  ['/replay/nowhere#%E0', '.trouble'],
])('an address that ends in a broken sign shows its page: %s', async (path, shown) => {
  const page = await visit(path);
  await appears(page, shown);
});

it('a board that cannot be loaded is told, and loading again brings it', async () => {
  const page = await visit('/');
  const drawings = /assets\/drawing-.*\.js|games\/tigris\/drawing/;
  await page.route(drawings, (route) => route.abort());
  await page.locator('.ways .primary').click();
  await appears(page, '.trouble');
  await reads(page.locator('h1'), /^The board could not be loaded$/);
  await page.unroute(drawings);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await turnComes(page);
});

it('a page that fails says so, and other pages are still there', async () => {
  const page = await visit('/about');
  await page.route('**/api/games', (route) => route.fulfill({ json: { games: [{ name: 'tigris' }] } }));
  await page.getByRole('link', { name: 'Play' }).first().click();
  await appears(page, '.trouble');
  await reads(page.locator('h1'), /^Something went wrong on this page$/);
  await page.unroute('**/api/games');
  await page.getByRole('link', { name: 'Replays' }).first().click();
  await appears(page, 'main input[type="file"]');
});

it('without storage the page works all the same', async () => {
  const page = await visit('/about');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new Error('storage is blocked');
        },
      });
  });
  await newTable(page, ['random']);
  await turnComes(page);
});

it('on plain http, where the clipboard is not lent, Copy copies', async () => {
  const page = await visit('/new?game=tigris');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openTable(page);
  const row = page.locator('.link-row').first();
  await row.getByRole('button', { name: 'Copy' }).click();
  await row.getByRole('button', { name: 'Copied' }).waitFor();
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  await page.locator('textarea').last().focus();
  await page.keyboard.press('Control+v');
  await comesTrue(page, () => /\/table\/.+#/.test([...document.querySelectorAll('textarea')].at(-1)!.value));
});

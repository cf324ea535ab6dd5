// trouble.test.ts - what people see when something goes wrong: a cut address, a file that does not come, a page that fails.
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooseTile, turnComes } from './acting';
import { address, appears, comesTrue, newTable, openTable, reads, visit, visitor } from './browser';

it.each([
  ['/#%', '.card'],
  ['/rules/tigris#100%', '[id="TE-1.1"]'],
  ['/replay/nowhere#%E0', '.trouble'],
])('an address that ends in a broken sign shows its page: %s', async (path, shown) => {
  const page = await visit(path);
  await appears(page, shown);
});

it('a page whose script does not come says so, and loading it again brings it', async () => {
  const page = await visitor();
  const script = /assets\/index-.*\.js/;
  await page.route(script, (route) => route.abort());
  await page.goto(`${address}/rules`);
  await page.getByText('The page is slow to come').waitFor();
  await page.unroute(script);
  await page.getByRole('link', { name: 'load it again' }).click();
  await appears(page, 'h1');
  expect(await page.locator('.opening').count()).toBe(0);
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

it.each(['js', 'css'])('a board whose .%s does not come at once is asked for again', async (ending) => {
  const page = await visit('/');
  let asked = 0;
  await page.route(new RegExp(`assets/drawing-.*\\.${ending}$`), (route) =>
    ++asked === 1 ? route.abort() : route.continue(),
  );
  await page.locator('.ways .primary').click();
  await turnComes(page);
  expect(asked).toBe(2);
  const tile = page.locator('.tray .tile svg').first(); // its size is the sheet's
  expect(await tile.evaluate((element) => element.getBoundingClientRect().width)).toBe(58);
});

// A page whose server's build is what it is told to be from here on; every telling breaks the line.
async function withBuild(page: Page, first: string): Promise<(build: string) => Promise<void>> {
  let build = first;
  let open: WebSocketRoute | null = null;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    open = socket;
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => socket.send(String(message).replace(/"build":"[^"]*"/, `"build":"${build}"`)));
    socket.onClose(() => void server.close());
  });
  return async (next) => {
    build = next;
    await open?.close();
  };
}

it('a page of an older build loads itself again, but not while something is chosen', async () => {
  const page = await visitor();
  const update = await withBuild(page, 'old');
  await newTable(page, ['random']);
  await turnComes(page);
  await page.evaluate(() => document.body.classList.add('as-it-was'));
  await update('old'); // the same server again
  await appears(page, '.table:not(.stale)');
  await chooseTile(page);
  await update('new');
  await appears(page, '.table:not(.stale)');
  await page.waitForTimeout(7000);
  expect(await page.locator('.as-it-was').count()).toBe(1);
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Escape');
  await loaded;
  await turnComes(page);
  expect(await page.locator('.as-it-was').count()).toBe(0);
});

it('a link followed from a page of an older build loads the new one', async () => {
  const page = await visitor();
  const update = await withBuild(page, 'old');
  await newTable(page, ['random']);
  await turnComes(page);
  await page.evaluate(() => document.body.classList.add('as-it-was'));
  const heard = page.waitForEvent('websocket');
  await update('new');
  await heard;
  await appears(page, '.table:not(.stale)');
  await page.locator('.header .brand').click();
  await appears(page, '.hero');
  expect(await page.locator('.as-it-was').count()).toBe(0);
});

it('a first visit leaves no error in the console', async () => {
  const page = await visitor();
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('requestfailed', (request) => said.push(`${request.url()} ${request.failure()?.errorText}`));
  await page.goto(address);
  await appears(page, '.card');
  await page.locator('.ways .primary').click();
  await turnComes(page);
  expect(said).toEqual([]);
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

it('lists that could not be read are not called empty', async () => {
  const page = await visitor();
  await page.route(/api\/tables\?list=/, (route) => route.abort());
  await page.goto(address);
  await appears(page, '.lists .none');
  await comesTrue(page, () => !document.querySelector('.lists')!.textContent.includes('Loading'));
  const said = await page.locator('.lists .none').allTextContents();
  expect(said.length).toBe(3);
  expect(said.filter((text) => /No public table|will wait here|are kept here/.test(text))).toEqual([]);
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

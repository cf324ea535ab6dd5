// empires_end.test.ts - Empire's End through the page: whole games by mouse and by the list, phones, themes.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { address, artefacts, call, playToTheEnd, turnComes, version, visit, type Visit } from './browser';

const bots = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot', bot: 'greedy' }));

// Sits down at the shortest game, against bots.
async function sitDown(opponents: number, how: Visit = {}, options: Record<string, string> = {}): Promise<Page> {
  const page = await visit('/', how);
  await call(page, 'POST', '/api/me', { name: 'Anna' });
  const { id } = await call<{ id: string }>(page, 'POST', '/api/tables', {
    game: 'empires_end',
    options: { players: String(opponents + 1), length: 'blitz', replace_any_time: 'off', ...options },
    seats: [{ kind: 'me' }, ...bots(opponents)],
    visible: true,
  });
  await page.goto(`${address}/table/${id}`);
  await page.waitForSelector('.table[data-phase="playing"] .ee');
  return page;
}

// What can be taken back is sent at once; else the page waits for a yes.
async function confirmIfAsked(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction(
    (old) =>
      document.querySelector('.table')?.getAttribute('data-version') !== old ||
      document.querySelector('.confirm:not([disabled]) small'),
    before,
  );
  const confirm = page.locator('.confirm:not([disabled])');
  if (await confirm.count()) await confirm.click({ timeout: 2000 }).catch(() => undefined); // sent meanwhile
}

// Clicks what is lit, one thing after another, until something is chosen: a bid, a card's deed, a location, a button.
async function playByMouse(page: Page, turn: number, kinds: Set<string>): Promise<void> {
  const before = await version(page);
  for (let click = 0; click < 3; ++click) {
    const lit = page.locator('.ee .lit, .tray .lit, .actions .choice').filter({ visible: true });
    const count = await lit.count();
    const chosen = lit.nth((turn * 5 + click * 3) % Math.max(1, count));
    const target = await chosen.getAttribute('data-target', { timeout: 2000 }).catch(() => null);
    if (target === null) break;
    kinds.add(target.replace(/\d+|\.(wheat|hammer|axe|coin|vp)/g, ''));
    await chosen.click({ timeout: 3000 }).catch(() => undefined); // the question has changed meanwhile
    await page.waitForTimeout(30);
    const done = await page.locator(`.confirm:not([disabled]), .table:not([data-version="${before}"])`).count();
    if (done) break;
  }
  await confirmIfAsked(page, before);
}

it('is played by mouse to the end', async () => {
  const page = await sitDown(2);
  const kinds = new Set<string>();
  let turn = 0;
  const turns = await playToTheEnd(page, () => playByMouse(page, ++turn, kinds));
  expect(turns).toBeGreaterThan(20);
  expect([...kinds]).toEqual(expect.arrayContaining(['slot..bid', 'slot..take', 'position.']));
  expect(await page.locator('.end-panel tbody tr').count()).toBe(3);
  const [track, locations, ends, score] = (
    await page.locator('.end-panel tbody tr').first().locator('td').allTextContents()
  )
    .slice(1)
    .map(Number);
  expect(track! + locations! + ends!).toBe(score);
  await page.screenshot({ path: `${artefacts}empires_end_over.png` });
});

it('is played by the list of moves alone', async () => {
  const page = await sitDown(1, { preferences: { language: 'de' } });
  await page.click('#tab-moves');
  let turn = 0;
  const untranslated: string[] = [];
  await playToTheEnd(page, async () => {
    const moves = page.locator('.move-list button');
    await moves.first().waitFor();
    const before = await version(page);
    const move = moves.nth((++turn * 13) % (await moves.count()));
    const text = (await move.textContent()) ?? '';
    if (/\b(Bid|Take|Put|Build|Sell|Repair|Borrow|Gain|End your|Swap)\b/.test(text)) untranslated.push(text);
    await move.click();
    await confirmIfAsked(page, before);
  });
  expect(untranslated).toEqual([]);
  expect(await page.locator('.end-panel').count()).toBe(1);
});

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join('; ')}`,
    );
}

describe.each(['light', 'dark', 'contrast'])('theme %s', (theme) => {
  it('has no serious finding in any phase', async () => {
    const page = await sitDown(1, { preferences: { theme } });
    const seen = new Set<string>();
    let turn = 0;
    while (seen.size < 4 && (await turnComes(page)) && turn < 60) {
      const phase = (await page.locator('.ee-stage > div').getAttribute('class'))!.split(' ')[0]!;
      const industry = await page.locator('.ee-industry').count();
      const name = industry ? 'industry' : phase;
      if (!seen.has(name)) {
        seen.add(name);
        expect(await findings(page), name).toEqual([]);
        await page.screenshot({ path: `${artefacts}empires_end_${theme}_${name}.png` });
      }
      const before = await version(page);
      await playByMouse(page, ++turn, new Set());
      await page.waitForFunction(
        (old) => document.querySelector('.table')?.getAttribute('data-version') !== old,
        before,
      );
    }
    expect([...seen].sort()).toEqual(['ee-conflict', 'ee-disasters', 'ee-halves', 'industry']);
  });
});

describe.each(['phone', 'small'] as const)('%s', (size) => {
  it('shows every row and takes a disaster by touch', async () => {
    const page = await sitDown(3, { size });
    await turnComes(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    const narrow = await page
      .locator('.ee .lit')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).filter((box) => box.height < 44 || box.width < 44),
      );
    expect(narrow).toEqual([]);
    const tiles = await page
      .locator('.ee-tile')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(tiles.length).toBe(44);
    expect(Math.min(...tiles)).toBeGreaterThanOrEqual(24);
    const before = await version(page);
    await page.locator('[data-target="slot.1.take"].lit').tap();
    await page.locator('.ee-tile.lit').first().waitFor();
    await page.locator('.ee-tile.lit').first().scrollIntoViewIfNeeded();
    await page.locator('.ee-tile.lit').first().tap();
    const confirm = page.locator('.confirm:not([disabled])');
    await confirm.waitFor();
    const box = (await confirm.boundingBox())!;
    const { height } = page.viewportSize()!;
    expect(box.height >= 44 && box.y + box.height <= height, 'Confirm is on the screen').toBe(true);
    await page.screenshot({ path: `${artefacts}empires_end_${size}.png` });
    await confirm.tap();
    await page.waitForFunction((old) => document.querySelector('.table')?.getAttribute('data-version') !== old, before);
    expect(await findings(page)).toEqual([]);
  });
});

// pages.test.ts - no serious finding of axe on any page in any theme: the pages around the games, and a table from its
// beginning to its end and after. What each game draws in between is looked at in its own file.
import { expect, it } from 'vitest';
import { chooseTile, clickAny, playToTheEnd, turnComes, waits } from './acting';
import { address, appears, newTable, openTable, visit, visitor } from './browser';
import { isFineInEveryTheme } from './looks';
import { goldenGame, joinAfter } from './records';

it.each([
  ['front', '/', '.lists, .card'],
  ['create', '/new?game=tigris', '.btn.primary'],
  ['create_hotseat', '/new?game=vinci&hotseat=1', '.btn.primary'],
  ['watch', '/watch', 'main h1'],
  ['replays', '/replays', 'main input[type="file"]'],
  ['rules', '/rules/tigris', '[id="TE-1.1"]'],
  ['about', '/about', '.about-games li'],
  ['missing', '/nowhere', 'main h1'],
  ['no_table', '/table/nowhere', '.trouble'],
])('%s', async (name, path, shown) => {
  const page = await visit(path);
  await page.locator(shown).first().waitFor({ state: 'attached' });
  await isFineInEveryTheme(page, name);
});

it('a game’s many options stand side by side where there is room, with a gap between them', async () => {
  const page = await visit('/new?game=empires_end', { size: 'low' });
  await page.locator('.readings summary').click();
  const boxes = await page
    .locator('.readings .fields > *')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBe(9);
  expect(boxes[1]!.left, 'a second column').toBeGreaterThan(boxes[0]!.right);
  expect(boxes[2]!.top - boxes[0]!.bottom, 'a gap').toBeGreaterThanOrEqual(10);
});

it('a first visit brings no errors', async () => {
  const page = await visit('/about');
  const failed: string[] = [];
  page.on('response', (answer) => void (answer.status() >= 400 && failed.push(`${answer.status()} ${answer.url()}`)));
  for (const path of ['/', '/watch', '/replays']) await page.goto(address + path, { waitUntil: 'networkidle' });
  expect(failed).toEqual([]);
});

it('settings', async () => {
  const page = await visit('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await appears(page, 'dialog[open]');
  await isFineInEveryTheme(page, 'settings');
});

it('a waiting room with its links', async () => {
  const page = await visit('/new?game=tigris');
  await openTable(page);
  await appears(page, '.waiting .qr');
  await isFineInEveryTheme(page, 'waiting');
});

it('a newcomer with the guide', async () => {
  const page = await visitor({ preferences: { known: [] } });
  await newTable(page, ['random']);
  await appears(page, '.guide');
  await isFineInEveryTheme(page, 'guide');
});

it('a table, its tabs and windows', async () => {
  const page = await visitor();
  await newTable(page, ['random', 'random', 'random']);
  await turnComes(page);
  await chooseTile(page);
  await isFineInEveryTheme(page, 'table');
  for (const tab of ['moves', 'chat', 'notes', 'analysis']) {
    await page.click(`#tab-${tab}`);
    await isFineInEveryTheme(page, `table_${tab}`);
  }
  for (const window of ['Help', 'Menu']) {
    await page.getByRole('button', { name: window, exact: true }).click();
    await isFineInEveryTheme(page, window.toLowerCase());
    await page.keyboard.press('Escape');
  }
});

it('a replay with its graph', async () => {
  const page = await visit('/replays');
  await page.setInputFiles('input[type="file"]', goldenGame('tigris', 'treasures_2_greedy').file);
  await appears(page, '.replay .board');
  await isFineInEveryTheme(page, 'replay');
  await page.click('#tab-analysis');
  await page.getByRole('button', { name: 'Analyse this game' }).click();
  await appears(page, '.analysis .chart svg');
  await isFineInEveryTheme(page, 'replay_analysis');
});

it.each([
  ['tigris', 'treasures_3_greedy'],
  ['vinci', 'rounds_6_random'],
  ['after_the_flood', 'greedy'],
  ['after_the_empire', 'easy_4_greedy'],
  ['empires_end', 'blitz_4_greedy'],
])('the end of %s', async (game, name) => {
  const page = await visitor();
  const golden = goldenGame(game, name);
  await joinAfter(page, golden, golden.lines.length - 1);
  const lit = [waits, '.accept:not([disabled])', '.ae-set', '.actions .choice', '.stage .lit[data-target]'];
  await playToTheEnd(page, (count) => clickAny(page, lit, count));
  await appears(page, '.end-panel');
  await isFineInEveryTheme(page, `end_of_${game}`);
});

// firefox.test.ts - every game in Firefox: a newcomer's table is played for a while by mouse, and nothing fails.
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anything, clickAny, keepActing, turnComes } from './acting';
import { address, artefacts, comesTrue } from './browser';
import { Firefox } from './firefox';
import { gameNames } from './records';

let firefox: Firefox;
beforeAll(async () => void (firefox = await Firefox.start(1440, 1000)));
afterAll(() => firefox.stop());

async function newTable(game: string): Promise<string> {
  const players = game === 'vinci' ? 3 : game === 'after_the_flood' ? 3 : 2;
  return firefox.evaluate(
    async ([name, count]: readonly [string, number]) => {
      const post = async (path: string, data: object) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(data) })).json() as Promise<{
          id: string;
        }>;
      };
      await post('/api/me', { name: 'Anna' });
      const bots = Array.from({ length: count - 1 }, () => ({ kind: 'bot', bot: 'random' }));
      const seats = [{ kind: 'me' }, ...bots];
      return (await post('/api/tables', { game: name, options: { players: String(count) }, seats, seed: 1 })).id;
    },
    [game, players],
  ) as Promise<string>;
}

const enough = 6; // positions of one's own

it('opens the front page with every game', async () => {
  const page = firefox.asPage();
  await firefox.goto(address);
  await comesTrue(page, () => document.querySelectorAll('.card').length >= 5);
  await firefox.evaluate(() => {
    const chosen = { language: 'en', pace: 'off', sound: false, recap: false };
    localStorage.setItem('ozymandias.preferences', JSON.stringify(chosen));
  });
  expect(firefox.complaints).toEqual([]);
});

it.each(gameNames)('%s is played by mouse', async (game) => {
  const page = firefox.asPage();
  await firefox.goto(`${address}/table/${await newTable(game)}`);
  await comesTrue(page, () => document.querySelector('.table[data-phase="playing"] .board-view'));
  const seen = new Set<string>();
  const done = async () => {
    if (!(await turnComes(page))) return true;
    seen.add(
      (await firefox.evaluate(() => document.querySelector<HTMLElement>('.table')!.dataset['version'])) as string,
    );
    return seen.size > enough;
  };
  await keepActing(page, (number) => clickAny(page, anything, number * 7), done);
  writeFileSync(`${artefacts}firefox_${game}.png`, await firefox.picture());
  expect(seen.size).toBeGreaterThan(enough);
  expect(firefox.complaints).toEqual([]);
});

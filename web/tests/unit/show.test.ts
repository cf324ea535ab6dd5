// show.test.ts - what others do is shown one step after the other at the reader's pace, and never keeps anybody from playing.
import { expect, it, vi } from 'vitest';
import type { TableSession as Session } from '../../shell/table/session';
import type { StateMessage } from '../../shell/wire/messages';
import { inFakeBrowser, latest } from './fake_socket';

vi.stubGlobal('navigator', { languages: ['en'] });
const { TableSession } = await import('../../shell/table/session');
const { preferences } = await import('../../shell/preferences');

inFakeBrowser();

const pass = { text: 'pass', target: 'button.pass', label: { key: 'toy.pass', text: 'Pass' } };

// The state after so many deeds; deed n is number n of the log.
const after = (deeds: number, fields: Partial<StateMessage> = {}): StateMessage => ({
  type: 'state',
  seat: 0,
  version: `v${deeds}`,
  view: { deeds },
  prompt: { key: `toy.asked_${deeds}`, text: '?' },
  deciding: 1,
  log: { from: deeds - 1, total: deeds, mark: `m${deeds}`, entries: [{ seat: 1, key: 'toy.did', text: `${deeds}` }] },
  ...fields,
});
const mine = (deeds: number) => after(deeds, { deciding: 0, choices: [[pass]] });

async function sitDown(pace: 'off' | 'fast' | 'normal' | 'slow' = 'normal'): Promise<Session> {
  preferences.change({ pace });
  const session = new TableSession('t', 0, undefined, { write: () => null });
  latest().open();
  latest().tell(after(1));
  await vi.advanceTimersByTimeAsync(5000);
  return session;
}
const shownDeeds = (session: Session) => (session.store.value.view as { deeds: number }).deeds;

it('three deeds that come at once are seen one after the other, each as long as the pace says', async () => {
  const session = await sitDown();
  for (const deeds of [2, 3]) latest().tell(after(deeds));
  latest().tell(mine(4));
  const seen: [number, number][] = [];
  for (let time = 0; time < 3000; time += 50) {
    if (seen.at(-1)?.[0] !== shownDeeds(session)) seen.push([shownDeeds(session), time]);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(seen.map(([deeds]) => deeds)).toEqual([2, 3, 4]);
  for (const [at, [, time]] of seen.entries()) expect(time - 800 * at).toBeLessThanOrEqual(50 * at); // and a frame
  session.close();
});

it('what comes as one but tells much is told in parts, each for its time, and asks at the end', async () => {
  const session = await sitDown();
  const entries = Array.from({ length: 10 }, (_, at) => ({ seat: 1, key: 'toy.did', text: `${at}` }));
  latest().tell(mine(11));
  latest().tell({ ...mine(11), version: 'w', log: { from: 11, total: 21, mark: 'm', entries } });
  const seen: string[] = [];
  for (let time = 0; time < 5000; time += 50) {
    const { arrival, log, lists } = session.store.value;
    const told = `${arrival.entries.length} of ${log.first + log.entries.length} ${lists ? 'asks' : ''}`;
    if (seen.at(-1) !== told) seen.push(told);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(seen.slice(-3)).toEqual(['4 of 15 ', '4 of 19 ', '2 of 21 asks']);
  session.close();
});

it('board, log, question and choices are of one moment', async () => {
  const session = await sitDown();
  latest().tell(after(2));
  latest().tell(mine(3));
  const { version, prompt, log, lists, deciding } = session.store.value;
  expect([version, prompt!.key, log.entries.length, lists, deciding]).toEqual(['v2', 'toy.asked_2', 2, null, 1]);
  await vi.advanceTimersByTimeAsync(850);
  const now = session.store.value;
  expect([now.version, now.prompt!.key, now.log.entries.length, now.deciding]).toEqual(['v3', 'toy.asked_3', 3, 0]);
  expect(now.lists).not.toBeNull();
  session.close();
});

it('off: nothing waits', async () => {
  const session = await sitDown('off');
  for (const deeds of [2, 3]) latest().tell(after(deeds));
  latest().tell(mine(4));
  expect(shownDeeds(session)).toBe(4);
  session.close();
});

it('a step is skipped, or all of them, and what was skipped is told as one change', async () => {
  const session = await sitDown();
  for (const deeds of [2, 3, 4, 5]) latest().tell(after(deeds));
  session.projector.skipStep();
  expect(shownDeeds(session)).toBe(3);
  session.projector.skipAll();
  expect(shownDeeds(session)).toBe(5);
  const { entries, before } = session.store.value.arrival;
  expect(entries.map(({ text }) => text)).toEqual(['4', '5']);
  expect(before).toEqual({ deeds: 3 });
  session.close();
});

it('one’s own choice is on the screen at once and ends the show', async () => {
  const session = await sitDown();
  latest().tell(mine(2));
  await vi.advanceTimersByTimeAsync(850);
  session.pick(pass.target, 'key');
  session.confirm();
  latest().tell(after(3, { re: latest().sentOf('move')[0]!.id }));
  expect(shownDeeds(session)).toBe(3);
  session.close();
});

it('a pause holds the moment, stepping back shows the one before, and going on goes on', async () => {
  const session = await sitDown();
  for (const deeds of [2, 3, 4]) latest().tell(after(deeds));
  session.projector.pause(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shownDeeds(session)).toBe(2);
  session.projector.stepBack();
  expect(shownDeeds(session)).toBe(1);
  session.projector.pause(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shownDeeds(session)).toBe(4);
  session.close();
});

it('what is asked of the reader can be reached in one press, and the show can be watched again', async () => {
  const session = await sitDown();
  for (const deeds of [2, 3]) latest().tell(after(deeds));
  latest().tell(mine(4));
  session.projector.skipAll();
  expect(session.store.value.lists).not.toBeNull();
  session.projector.watchAgain();
  expect(session.store.value.lists).toBeNull();
  expect(shownDeeds(session)).toBe(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shownDeeds(session)).toBe(4);
  expect(session.store.value.lists).not.toBeNull();
  session.close();
});

it('a step that is taken back is taken back at once', async () => {
  const session = await sitDown();
  for (const deeds of [2, 3, 4]) latest().tell(after(deeds));
  latest().tell(after(2, { version: 'w', view: { deeds: 20 } }));
  expect(shownDeeds(session)).toBe(20);
  session.close();
});

it('a long queue is shown faster until it is short, and no moment shorter than half a second', async () => {
  const session = await sitDown();
  for (let deeds = 2; deeds <= 30; ++deeds) latest().tell(after(deeds));
  await vi.advanceTimersByTimeAsync(800 + 10 * 500);
  expect(shownDeeds(session)).toBeLessThanOrEqual(13);
  await vi.advanceTimersByTimeAsync(10 * 550);
  expect(shownDeeds(session)).toBeGreaterThanOrEqual(22);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shownDeeds(session)).toBeLessThan(26);
  session.close();
});

it('whoever has hardly any time left on the clock does not watch', async () => {
  const session = await sitDown();
  const seat = { seat: 0, clock: 20 };
  latest().tell({ type: 'table', you: 0, table: { phase: 'playing', since: Date.now() / 1000, seats: [seat] } });
  latest().tell(after(2));
  latest().tell(mine(3));
  expect(shownDeeds(session)).toBe(3);
  session.close();
});

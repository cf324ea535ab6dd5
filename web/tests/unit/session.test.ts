// session.test.ts - what clicks at a table lead to: nothing that waits for a yes is lost without a word, and what takes back asks.
import { expect, it, vi } from 'vitest';
import type { TableSession as Session } from '../../shell/table/session';
import type { StateMessage } from '../../shell/wire/messages';
import { inFakeBrowser, latest } from './fake_socket';

vi.stubGlobal('navigator', { languages: ['en'] });
const { TableSession } = await import('../../shell/table/session');

inFakeBrowser();

const phrase = (text: string) => ({ key: 'toy.label', text });
const freeAction = { text: 'free barracks 1', target: 'card.barracks.free.1', label: phrase('Barracks') };
const place = { text: 'place tax 0', target: 'space.tax.0', label: phrase('Tax') };
const end = { text: 'end', target: 'button.end', label: phrase('End the turn') };

const state: StateMessage = {
  type: 'state',
  seat: 0,
  version: 'a',
  view: {},
  prompt: phrase('?'),
  deciding: 0,
  choices: [[freeAction, place, end]],
  log: {
    from: 0,
    total: 3,
    mark: 'm',
    entries: ['one', 'two', 'three'].map((text) => ({ seat: 0, key: 'toy.said', text })),
  },
  undo: { steps: 2, turn: true, ask: true },
};

function sitDown(): Session {
  const session = new TableSession('t', 0, undefined, { write: () => null });
  latest().open();
  latest().tell(state);
  return session;
}

// Chooses what cannot be taken back, which then waits for a yes.
async function chooseForGood(session: Session, target: string): Promise<void> {
  session.pick(target, 'key');
  latest().tell({ type: 'preview', re: latest().sentOf('preview').at(-1)!.id, log: [], final: true });
  await vi.advanceTimersByTimeAsync(1000);
}

it('a free action that waits for Confirm is not lost by End the turn', async () => {
  const session = sitDown();
  await chooseForGood(session, freeAction.target);
  session.pick(end.target, 'key');
  const { question, path } = session.store.value;
  expect(question).toMatchObject({ ask: 'unconfirmed', waiting: [freeAction], instead: [end] });
  expect(path).toMatchObject([freeAction]);
  session.confirm();
  expect(latest().sentOf('move')).toMatchObject([{ line: freeAction.text }]);
  expect(session.store.value.question).toBeNull();
  session.close();
});

it('a move is sent once, however often one says yes', async () => {
  const session = sitDown();
  session.pick(place.target, 'key'); // can be taken back: is sent as soon as the server has said so
  session.pick(place.target, 'key'); // a yes before that
  session.confirm();
  latest().tell({ type: 'preview', re: latest().sentOf('preview')[0]!.id, log: [], final: false });
  await vi.advanceTimersByTimeAsync(1000);
  session.confirm();
  session.pick(end.target, 'key');
  expect(latest().sentOf('move')).toMatchObject([{ line: place.text }]);
  session.close();
});

it('the turn can be ended without it all the same', async () => {
  const session = sitDown();
  await chooseForGood(session, freeAction.target);
  session.pick(end.target, 'key');
  session.chooseInstead([{ ...end, next: null }]);
  expect(session.store.value.path).toMatchObject([end]);
  expect(latest().sentOf('move')).toEqual([]);
  session.close();
});

it('a mind may be changed about anything else without a question', async () => {
  const session = sitDown();
  await chooseForGood(session, freeAction.target);
  session.pick(place.target, 'key');
  expect(session.store.value.question).toBeNull();
  expect(session.store.value.path).toMatchObject([place]);
  session.close();
});

const buy = (thing: string) => ({
  text: `buy ${thing}`,
  target: `goods.${thing}`,
  label: phrase(`Buy for ${thing}`),
  part: 'purchase',
});
const stopBuying = { text: 'end', target: 'button.end', label: phrase('Buy no more') };

// The server's answer to the last message of this kind: so many steps of the draft, and what may be chosen then.
async function answer(type: string, steps: number, choices: StateMessage['choices']): Promise<void> {
  const { id } = latest().sentOf(type).at(-1)!;
  const known = { ...state, log: { ...state.log, from: 3, entries: [] } };
  latest().tell({ ...known, re: id, version: `${type} ${id}`, choices, undo: { steps, turn: true, ask: false } });
  await vi.advanceTimersByTimeAsync(10);
}

it('what comes too late for the chain is put in where it belongs', async () => {
  const session = new TableSession('t', 0, undefined, { write: () => null });
  latest().open();
  latest().tell({
    ...state,
    choices: [[buy('grain'), buy('tools'), stopBuying]],
    undo: { steps: 0, turn: true, ask: false },
  });
  session.pick('goods.tools', 'key');
  session.confirm();
  await answer('move', 1, [[stopBuying]]);
  expect(session.store.value.trail.steps).toMatchObject([{ path: [{ target: 'goods.tools' }] }]);
  session.pick('goods.grain', 'key');
  await answer('undo', 0, [[buy('grain'), buy('tools'), stopBuying]]);
  expect(latest().sentOf('move')).toMatchObject([{ line: 'buy tools' }, { line: 'buy grain' }]);
  await answer('move', 1, [[buy('tools'), stopBuying]]);
  await answer('move', 2, [[stopBuying]]);
  expect(latest().sentOf('move')).toMatchObject([{ line: 'buy tools' }, { line: 'buy grain' }, { line: 'buy tools' }]);
  expect(latest().sentOf('why')).toEqual([]);
  session.close();
});

it('a step of the draft is a way back', async () => {
  const session = sitDown();
  session.pick(place.target, 'key');
  session.confirm();
  await answer('move', 3, [[end]]);
  expect(session.store.value.trail).toMatchObject({ before: 2, steps: [{ path: [{ target: place.target }] }] });
  void session.takeBack(1);
  await answer('undo', 2, [[freeAction, place, end]]);
  expect(session.store.value.trail).toMatchObject({ before: 2, steps: [] });
  session.close();
});

it('why not is asked about the thing, after what was chosen before it', async () => {
  const session = new TableSession('t', 0, undefined, { write: () => 'leader king' });
  latest().open();
  latest().tell({ ...state, choices: [[{ ...place, next: 1 }], [end]] });
  session.pick('leader.king', 'key');
  session.pick(place.target, 'key');
  session.pick('leader.king', 'key');
  expect(latest().sentOf('why')).toMatchObject([{ line: 'leader king' }, { line: place.text, thing: 'leader king' }]);
  session.close();
});

it('ending the turn in the list of moves asks for what waits, too', async () => {
  const session = sitDown();
  await chooseForGood(session, freeAction.target);
  session.chooseOrAsk([{ ...end, next: null }]);
  expect(session.store.value.question).toMatchObject({ ask: 'unconfirmed', waiting: [freeAction], instead: [end] });
  session.close();
});

it('restarting a turn asks first', async () => {
  const session = sitDown();
  session.askToRestart();
  expect(session.store.value.question).toEqual({ ask: 'restart' });
  expect(latest().sentOf('undo')).toEqual([]);
  void session.restart();
  expect(latest().sentOf('undo')).toMatchObject([{ to: 'turn' }]);
  session.close();
});

it('asking to take back shows what would go before anybody is asked', async () => {
  const session = sitDown();
  void session.askToTakeBack();
  latest().tell({ type: 'undo_offer', re: latest().sentOf('look_undo')[0]!.id, log: 1 });
  await vi.advanceTimersByTimeAsync(10);
  expect(session.store.value.question).toMatchObject({
    ask: 'take_back',
    entries: [{ text: 'two' }, { text: 'three' }],
  });
  expect(latest().sentOf('ask_undo')).toEqual([]);
  session.close();
});

// session.test.ts - what clicks at a table lead to: nothing that waits for a yes is lost without a word, and what takes back asks.
import { expect, it, vi } from 'vitest';
import type { TableSession as Session } from '../../shell/table/session';
import type { StateMessage } from '../../shell/wire/messages';
import { inFakeBrowser, latest } from './fake_socket';

vi.stubGlobal('navigator', { language: 'en' });
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

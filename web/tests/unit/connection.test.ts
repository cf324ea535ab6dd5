// connection.test.ts - what goes over the line: every move once on each socket, and once more after a break.
import { expect, it, vi } from 'vitest';
import { Connection } from '../../shell/wire/connection';
import type { ServerMessage } from '../../shell/wire/messages';
import { inFakeBrowser, latest } from './fake_socket';

const move = { type: 'move', version: 'a', line: 'pass' } as const;
const moves = () => latest().sentOf('move');

inFakeBrowser();

// As a table does: with every state that comes, the line is known to be ready.
function connect(): Connection {
  const connection: Connection = new Connection({
    link: () => {},
    opened: () => void connection.ask({ type: 'open', table: 't', seat: 0 }).catch(() => {}),
    message: (message: ServerMessage) => message.type === 'state' && connection.ready(),
  });
  latest().open();
  latest().tell({ type: 'state' });
  return connection;
}

it('a move is sent once, though its answer and other news say that the line is ready', async () => {
  const connection = connect();
  const answered = connection.ask(move, true);
  const { id } = moves()[0]!;
  latest().tell({ type: 'state' });
  latest().tell({ type: 'state', re: id });
  latest().tell({ type: 'state' });
  expect(await answered).toMatchObject({ re: id });
  expect(moves()).toEqual([{ ...move, id }]);
});

it('a move without an answer is sent once more after a break, with the same id, when the table is open again', () => {
  const connection = connect();
  void connection.ask(move, true);
  const { id } = moves()[0]!;
  latest().close();
  vi.advanceTimersByTime(1000);
  latest().open();
  expect(moves()).toEqual([]);
  latest().tell({ type: 'state' });
  latest().tell({ type: 'state' });
  expect(moves()).toEqual([{ ...move, id }]);
});

it('a move made while the table is being opened waits for it, and is sent once', () => {
  const connection = connect();
  latest().close();
  vi.advanceTimersByTime(1000);
  latest().open();
  void connection.ask(move, true);
  expect(moves()).toEqual([]);
  latest().tell({ type: 'state' });
  expect(moves().length).toBe(1);
});

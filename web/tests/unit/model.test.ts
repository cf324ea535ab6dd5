// model.test.ts - what a state does to what the page knows.
import { describe, expect, it } from 'vitest';
import { emptyModel, extendLog, withShow, withState, type TableModel } from '../../shell/table/model';
import { opening } from '../../shell/table/show';
import type { LogEntry, StateMessage } from '../../shell/wire/messages';

const entry = (text: string): LogEntry => ({ seat: 0, key: 'toy.said', text });
const state = (fields: Partial<StateMessage>): StateMessage => ({
  type: 'state',
  seat: 0,
  version: 'b',
  prompt: entry('?'),
  deciding: 0,
  log: { from: 0, total: 0, mark: 'm', entries: [] },
  ...fields,
});
const known: TableModel = {
  ...emptyModel,
  you: 0,
  version: 'a',
  view: { bag: 9 },
  deciding: 0,
  log: { first: 0, entries: [entry('one')], mark: 'k' },
};

describe('log', () => {
  it('appends, cuts after an undo, and starts anew after a gap', () => {
    const log = { first: 10, entries: [entry('a'), entry('b')], mark: '' };
    const told = (from: number, ...texts: string[]) =>
      extendLog(log, { from, total: 0, mark: 'x', entries: texts.map(entry) });
    expect(told(12, 'c').entries.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    expect(told(11, 'B').entries.map(({ text }) => text)).toEqual(['a', 'B']);
    expect(told(30, 'z')).toEqual({ first: 30, entries: [entry('z')], mark: 'x' });
    expect(told(4, 'z').first).toBe(4);
  });
});

describe('state', () => {
  it('applies a patch to the view it was made for', () => {
    const next = withState(
      known,
      state({
        base: 'a',
        patch: [{ op: 'replace', path: '/bag', value: 8 }],
        log: { from: 1, total: 2, mark: 'm', entries: [entry('two')] },
      }),
    )!;
    expect(next.view).toEqual({ bag: 8 });
    expect(next.arrival.entries.map(({ text }) => text)).toEqual(['two']);
    expect(next.arrival.before).toEqual({ bag: 9 });
  });
  it('refuses a patch for a view that is not there', () => {
    expect(withState(known, state({ base: 'other', patch: [] }))).toBeNull();
    expect(withState(emptyModel, state({ base: '', patch: [] }))).toBeNull();
  });
  it('forgets what was chosen, and remembers where the own turn ended', () => {
    const chosen = { ...known, path: [{ text: 'pass', target: 'button.pass', label: entry('Pass'), next: null }] };
    const next = withState(
      chosen,
      state({
        view: { bag: 9 },
        deciding: 1,
        log: { from: 1, total: 3, mark: 'm', entries: [entry('two'), entry('three')] },
      }),
    )!;
    expect(withShow(chosen, opening(next)).path).toEqual([]);
    expect(next.since).toBe(1);
  });
  it('a first state is no news', () => {
    const next = withState(
      { ...emptyModel, you: 0 },
      state({ view: {}, log: { from: 5, total: 6, mark: 'm', entries: [entry('old')] } }),
    )!;
    expect(next.arrival.entries).toEqual([]);
    expect(next.log.first).toBe(5);
  });
  it('what is told once more is no news, however much of the log comes with it', () => {
    const told = state({
      view: { bag: 8 },
      log: { from: 0, total: 2, mark: 'm', entries: [entry('one'), entry('two')] },
    });
    const next = withState(known, told)!;
    expect(next.arrival.entries.map(({ text }) => text)).toEqual(['two']);
    expect(withState(next, told)!.arrival).toBe(next.arrival);
  });
});

// numbers.test.ts - when a page shows the hash of its number, when it opens it, and when it does not.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newHash, numberOf, promisedAt, takePart } from '../../shell/parts/numbers';
import { api } from '../../shell/wire/api';
import { hashOfText } from '../../shell/wire/blake2b';
import type { TableInfo } from '../../shell/wire/messages';

const shelf = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
  });
  vi.spyOn(api, 'contribute').mockResolvedValue({});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  shelf.clear();
});

const seat = (number: number, mine: boolean, hash?: string, opened = false) => ({
  seat: number,
  kind: 'person',
  mine,
  ...(hash ? { contribution: { hash, opened, number: null } } : {}),
});
const table = (id: string, fields: object) =>
  ({ id, phase: 'waiting', commitment: 'server', ...fields }) as unknown as TableInfo;
const opening = (awaits: string) => ({ awaits, until: 0 });

it('a number is kept beside its hash', async () => {
  const hash = await newHash();
  expect(hashOfText(numberOf(hash)!)).toBe(hash);
  expect(numberOf(await newHash())).not.toBe(numberOf(hash));
});

it('is opened once, when the table asks and not before', async () => {
  const hash = await newHash();
  const seats = [seat(0, true, hash), seat(1, false, 'other')];
  await takePart(table('a', { seats }));
  expect(api.contribute).not.toHaveBeenCalled();
  await takePart(table('a', { seats, opening: opening('numbers') }));
  await takePart(table('a', { seats, opening: opening('numbers') }));
  expect(api.contribute).toHaveBeenCalledExactlyOnceWith('a', { seat: 0, contribution: numberOf(hash) });
  expect(promisedAt('a')).toEqual({ id: 'a', commitment: 'server', hashes: ['other', hash].toSorted() });
});

it('is tried again if the line broke', async () => {
  const seats = [seat(0, true, await newHash())];
  vi.mocked(api.contribute).mockRejectedValueOnce(new Error('offline'));
  for (let i = 0; i < 3; ++i) await takePart(table('b', { seats, opening: opening('numbers') }));
  expect(api.contribute).toHaveBeenCalledTimes(2);
});

it('is not opened where the server shows another commitment than before', async () => {
  const seats = [seat(0, true, await newHash())];
  await takePart(table('c', { seats }));
  await takePart(table('c', { seats, commitment: 'changed', opening: opening('numbers') }));
  expect(api.contribute).not.toHaveBeenCalled();
  expect(promisedAt('c')!.commitment).toBe('server');
});

it('is made anew for a rematch, but not by several people at one device', async () => {
  await takePart(table('d', { seats: [seat(0, true), seat(1, true)], opening: opening('hashes') }));
  expect(api.contribute).not.toHaveBeenCalled();
  await takePart(table('e', { seats: [seat(0, false), seat(1, true)], opening: opening('hashes') }));
  const [[, body]] = vi.mocked(api.contribute).mock.calls as [[string, { seat: number; contribution_hash: string }]];
  expect(body.seat).toBe(1);
  expect(numberOf(body.contribution_hash)).toBeDefined();
});

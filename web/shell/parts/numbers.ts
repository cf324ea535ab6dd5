// numbers.ts - this browser's part in fair draws (docs/PROTOCOL.md, "Fair chance"): it makes a number, shows its hash, opens it when
// everybody's hash is there, and keeps what was promised before the game.
import { device } from '../storage';
import { api } from '../wire/api';
import type { Created, NewTable, TableInfo } from '../wire/messages';
import { fetched } from './chunk';

// What one saw of a table before its first draw.
export interface Promised {
  id: string;
  commitment: string;
  hashes: string[]; // of the seats that gave one
}

type Kept = readonly [hash: string, number: string];

const mostNumbers = 200;
const mostTables = 200;
const allNumbers = () => device.read<Kept[]>('numbers') ?? [];
const allPromises = () => device.read<Promised[]>('promises') ?? [];

export const numberOf = (hash: string): string | undefined => allNumbers().find(([each]) => each === hash)?.[1];
export const promisedAt = (id: string): Promised | undefined => allPromises().find((each) => each.id === id);

export async function newHash(): Promise<string> {
  const { hashOfText } = await fetched(() => import('../wire/blake2b'));
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const number = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const hash = hashOfText(number);
  device.write('numbers', [...allNumbers(), [hash, number]].slice(-mostNumbers));
  return hash;
}

// A table of one's own; who plays alone with its seats gives a number, several people at one device do not.
export async function createTable(wish: NewTable): Promise<Created> {
  const plays = wish.seats.filter((seat) => seat.kind === 'me').length === 1;
  return api.create(plays ? { ...wish, contribution_hash: await newHash() } : wish);
}

export async function sitDown(id: string, body: Parameters<typeof api.sit>[1]): Promise<{ seat: number }> {
  return api.sit(id, { ...body, contribution_hash: await newHash() });
}

const hashesOf = (table: TableInfo) =>
  table.seats.flatMap((seat) => (seat.contribution ? [seat.contribution.hash] : [])).toSorted();

// As long as the game has not begun. The commitment counts as it was first seen.
function keep(table: TableInfo): Promised {
  const before = promisedAt(table.id);
  const now = { id: table.id, commitment: before?.commitment ?? table.commitment, hashes: hashesOf(table) };
  const others = allPromises().filter((each) => each.id !== table.id);
  device.write('promises', [...others, now].slice(-mostTables));
  return now;
}

const asked = new Set<string>(); // what is on its way

async function once(deed: string, act: () => Promise<unknown>): Promise<void> {
  if (asked.has(deed)) return;
  asked.add(deed);
  await act().catch(() => asked.delete(deed)); // the next message of the table asks again
}

// To be told of every change of a table that waits.
export async function takePart(table: TableInfo): Promise<void> {
  if (table.phase !== 'waiting') return;
  const promised = keep(table);
  const mine = table.seats.filter((seat) => seat.mine && seat.kind === 'person');
  if (!table.opening || promised.commitment !== table.commitment) return;
  for (const { seat, contribution } of mine) {
    const number = contribution && !contribution.opened ? numberOf(contribution.hash) : undefined;
    if (table.opening.awaits === 'numbers' && number)
      await once(`${table.id} ${seat} number`, () => api.contribute(table.id, { seat, contribution: number }));
    else if (table.opening.awaits === 'hashes' && !contribution && mine.length === 1)
      await once(`${table.id} hash`, async () =>
        api.contribute(table.id, { seat, contribution_hash: await newHash() }),
      );
  }
}

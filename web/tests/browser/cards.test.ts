// cards.test.ts - in every game, whatever is fought, rolled, opened or settled is told on a card: looked for in the logs of whole
// recorded games.
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tales as afterTheEmpire } from '../../games/after_the_empire/tales';
import { tales as afterTheFlood } from '../../games/after_the_flood/tales';
import { tales as empiresEnd } from '../../games/empires_end/tales';
import { tales as tigris } from '../../games/tigris/tales';
import { tales as vinci } from '../../games/vinci/tales';
import { talesOf, type TaleForm } from '../../kit/tales';
import type { LogEntry, Replay } from '../../shell/wire/messages';
import { call, visitor } from './browser';
import { gameNames, goldenGame, type GameName } from './records';

const forms: Record<GameName, readonly TaleForm[]> = {
  after_the_empire: afterTheEmpire,
  after_the_flood: afterTheFlood,
  empires_end: empiresEnd,
  tigris,
  vinci,
};

// What is told on a card wherever it happens, and how many kinds of cards a game has at least.
const great: Record<GameName, { told: RegExp; kinds: readonly string[] }> = {
  tigris: {
    told: /^(revolt_began|war_began|conflict_(won|held)|tiles_committed|leader_driven_off|points\.(war|revolt)|(monument|wonder)_built|treasure_taken|catastrophe_placed)/,
    kinds: ['conflict', 'monument', 'treasure', 'catastrophe'],
  },
  vinci: {
    told: /^((conquered|spied)\.(active|declining)|token_destroyed|declined|scored\.)/, // a turn that scores nothing has none
    kinds: ['conquest', 'decline', 'score'],
  },
  after_the_flood: {
    told: /^(rolled|order_set|majority_scored|armies_scored|produced|declined)/,
    kinds: ['roll', 'bids', 'score', 'trade', 'decline'],
  },
  empires_end: {
    told: /^(disaster_taken|pot_gained|bid_shown|victory|row_reached|upheaval|final_)/,
    kinds: ['disaster', 'conflict', 'score'],
  },
  after_the_empire: {
    told: /^((invader|siege)_turned_up|(invaders|surge)_came|field_shot|troops_lost|piece_(hit|destroyed)|castle_sacked|gold_fell|flag_won|no_flag|income_paid|feast_held)/,
    kinds: ['attack', 'siege', 'settlement'],
  },
};

const kindOf = ({ key }: LogEntry) => key.slice(key.indexOf('.') + 1);

async function logOf(game: GameName, name: string): Promise<LogEntry[]> {
  const { text } = goldenGame(game, name);
  const page = await visitor();
  await call(page, 'POST', '/api/me', { name: 'Anna' });
  const seats = text.match(/^seat /gm)!.map(() => ({ kind: 'me' }));
  const { id } = await call<{ id: string }>(page, 'POST', '/api/tables', { game, record: text, seats });
  const log: LogEntry[] = [];
  for (let from = 0, total = 1; from < total;) {
    const part = await call<Replay>(page, 'GET', `/api/tables/${id}/replay?seat=omniscient&from=${from}`);
    log.push(...part.steps.flatMap((step) => step.log));
    from += Math.max(1, part.steps.length);
    total = part.total;
  }
  return log;
}

it.each(gameNames)('%s: no great moment goes without its card', async (game) => {
  const { told, kinds } = great[game];
  const found = new Set<string>();
  for (const file of readdirSync(new URL(`../../../tests/golden/${game}/`, import.meta.url))) {
    const entries = await logOf(game, file.replace(/\.game$/, ''));
    const tales = talesOf(forms[game], { first: 0, entries });
    for (const { form } of tales) found.add(form.kind);
    const onCards = new Set(tales.flatMap((tale) => tale.entries));
    const missed = entries.filter((entry) => !entry.private && told.test(kindOf(entry)) && !onCards.has(entry));
    expect([file, ...new Set(missed.map(kindOf))]).toEqual([file]);
  }
  expect(kinds.filter((kind) => !found.has(kind))).toEqual([]);
});

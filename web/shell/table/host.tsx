// host.tsx - what the maker of a table can do while it waits: give open seats to bots, or begin without them.
import { useState } from 'preact/hooks';
import { levelsOf, levelWord } from '../levels';
import { playersOf } from '../page/players';
import { rememberSeatLink } from '../parts/links';
import { reasonOf, useLoaded } from '../parts/loaded';
import { me } from '../parts/name';
import { preferences } from '../preferences';
import { useStore } from '../../kit/store';
import { api } from '../wire/api';
import type { GameInfo, SeatInfo, TableInfo } from '../wire/messages';
import { useWords } from '../words/words';

export const useIsHost = (table: TableInfo) => useStore(me, (person) => person?.id === table.creator);

// An open seat's link ends when a bot takes it, so a seat that opens again gets a new one.
async function openAgain(table: TableInfo, seat: number): Promise<void> {
  await api.bot(table.id, seat, null);
  const { link } = await api.link(table.id, { seat });
  rememberSeatLink(table.id, seat, link);
}

export function SeatOfHost({
  table,
  seat,
  bot,
  act,
}: {
  table: TableInfo;
  seat: SeatInfo;
  bot: string;
  act: (deed: Promise<unknown>) => void;
}) {
  const say = useWords();
  if (seat.kind === 'open')
    return (
      <button class="btn" onClick={() => act(api.bot(table.id, seat.seat, bot))}>
        {say('host.give')}
      </button>
    );
  if (seat.kind === 'bot' && !seat.person)
    return (
      <button class="btn quiet" onClick={() => act(openAgain(table, seat.seat))}>
        {say('host.open')}
      </button>
    );
  return null;
}

// The level of the bots the host gives seats to.
export function useHostBot(table: TableInfo) {
  const [games] = useLoaded(api.games, []);
  const game = games.state === 'here' ? games.value.find(({ name }) => name === table.game) : undefined;
  const usual = useStore(preferences, (value) => value.level);
  const levels = levelsOf(game);
  const [chosen, choose] = useState<string | null>(null);
  const bot = [chosen, usual].find((each) => each !== null && levels.includes(each)) ?? levels.at(-1) ?? 'random';
  return { game, levels, bot, choose };
}

export function HostPanel({
  table,
  game,
  levels,
  bot,
  choose,
}: {
  table: TableInfo;
  game: GameInfo | undefined;
  levels: readonly string[];
  bot: string;
  choose: (bot: string) => void;
}) {
  const say = useWords();
  const [trouble, setTrouble] = useState('');
  const begin = (with_bot?: string) =>
    void api.start(table.id, with_bot).catch((problem: unknown) => setTrouble(reasonOf(problem)));
  const taken = table.seats.filter((seat) => seat.kind !== 'open').length;
  const few = game !== undefined && playersOf(game).includes(taken);
  if (taken === table.seats.length) return null;
  return (
    <section class="panel host">
      <h2>{say('host.title')}</h2>
      <p class="ways-on">
        <label class="small-field">
          <span>{say('host.bots')}</span>
          <select value={bot} onChange={(event) => choose(event.currentTarget.value)}>
            {levels.map((each) => (
              <option key={each} value={each}>
                {levelWord(each, say)}
              </option>
            ))}
          </select>
        </label>
        <button class="btn" onClick={() => begin(bot)}>
          {say('host.fill')}
        </button>
        {few && (
          <button class="btn" onClick={() => begin()}>
            {say('host.without', { count: taken })}
          </button>
        )}
      </p>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}

// table_list.tsx - tables in a list: whose turn it is, who sits there, what one can do.
import { cardOf } from '../../kit/cards';
import { levelWord } from '../levels';
import { Emblem, Icon, SeatSign } from '../parts/icon';
import type { TableInfo } from '../wire/messages';
import { seatName, tableTitle } from '../words/game_words';
import { sayIn, timeSince, useLanguage, type Language, type Say } from '../words/words';

export type ListKind = 'continue' | 'open' | 'watch' | 'replay';

function line(table: TableInfo, language: Language): { text: string; mine: boolean } {
  const say = sayIn(language);
  const nameOf = (seat: number) => seatName(table, seat, language);
  const time = timeSince(table.since, say);
  if (table.phase === 'waiting') {
    const open = table.seats.filter((seat) => seat.kind === 'open').length;
    return { text: open === 1 ? say('list.open_seat') : say('list.open_seats', { count: open }), mine: false };
  }
  if (table.phase === 'over') {
    const winners = (table.result?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [nameOf(seat)] : []));
    return {
      text:
        winners.length === 1
          ? say('list.won', { name: winners[0]! })
          : say('list.shared', { names: winners.join(', ') }),
      mine: false,
    };
  }
  if (table.waits_for_me) return { text: say('list.your_turn', { time }), mine: true };
  if (table.deciding === null) return { text: say('list.in_play', { time }), mine: false };
  return { text: say('list.waiting_for', { name: nameOf(table.deciding), time }), mine: false };
}

// When it ended and how it went for everybody: "3 Nov 2026 · Anna 9, Lion (skilled) 7".
function outcome(table: TableInfo, language: Language): string {
  const date = new Date(table.since * 1000).toLocaleDateString(language, { dateStyle: 'medium' });
  const players = table.seats.map(({ seat, bot, person }) => {
    const level = bot && !person ? ` (${levelWord(bot, sayIn(language))})` : '';
    const score = table.result?.scores?.[seat];
    return `${seatName(table, seat, language)}${level}${score === undefined ? '' : ` ${score}`}`;
  });
  return `${date} · ${players.join(', ')}`;
}

function Action({ table, kind, say }: { table: TableInfo; kind: ListKind; say: Say }) {
  if (kind === 'watch')
    return (
      <a class="btn quiet go" href={`/table/${table.id}`}>
        <Icon name="eye" />
        {say('list.watch')}
      </a>
    );
  if (kind === 'replay')
    return (
      <a class="btn quiet go" href={`/replay/${table.id}`}>
        <Icon name="replay" />
        {say('list.replay')}
      </a>
    );
  if (kind === 'open')
    return (
      <a class="btn go" href={`/table/${table.id}`}>
        {say('list.join')}
      </a>
    );
  return (
    <a class={`btn go ${table.waits_for_me ? '' : 'quiet'}`} href={`/table/${table.id}`}>
      {say(table.waits_for_me ? 'list.play' : 'list.open')}
    </a>
  );
}

// Games that are over, one's own and those of others that may be seen, the latest first.
export function finished(mine: readonly TableInfo[], others: readonly TableInfo[]): TableInfo[] {
  const own = mine.filter((table) => table.phase === 'over');
  const rest = others.filter((table) => !own.some(({ id }) => id === table.id));
  return [...own, ...rest].toSorted((one, other) => other.since - one.since);
}

export function TableList({ tables, kind }: { tables: readonly TableInfo[]; kind: ListKind }) {
  const language = useLanguage();
  const say = sayIn(language);
  return (
    <ul class={`tables list-${kind}`}>
      {tables.map((table) => {
        const card = cardOf(table.game);
        const { text, mine } = line(table, language);
        return (
          <li key={table.id}>
            <Emblem game={card.name} paint={card.emblem} />
            <div>
              <b>{tableTitle(table, language)}</b>
              <small class={mine ? 'turn' : ''}>{text}</small>
              {table.phase === 'over' && <small class="outcome">{outcome(table, language)}</small>}
            </div>
            <div class="end">
              <span class="seats" aria-hidden="true">
                {table.seats.map((seat) => (
                  <SeatSign key={seat.seat} sign={card.signs[seat.seat]!} />
                ))}
              </span>
              <Action table={table} kind={kind} say={say} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

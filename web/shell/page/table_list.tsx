// table_list.tsx - tables in a list: whose turn it is, who sits there, what one can do.
import { cardOf } from '../../games';
import { Emblem, Icon, SeatSign } from '../parts/icon';
import type { GameInfo, TableInfo } from '../wire/messages';
import { timeSince, useWords, type Say } from '../words/words';

export type ListKind = 'continue' | 'open' | 'watch' | 'replay';

export const seatName = (table: TableInfo, seat: number): string => {
  const found = table.seats[seat];
  const shared = found?.person && table.seats.filter((other) => other.person?.id === found.person?.id).length > 1;
  return found?.kind === 'person' && found.person && !shared ? found.person.name : (found?.name ?? '');
};

function line(table: TableInfo, say: Say): { text: string; mine: boolean } {
  const time = timeSince(table.since, say);
  if (table.phase === 'waiting') {
    const open = table.seats.filter((seat) => seat.kind === 'open').length;
    return { text: open === 1 ? say('list.open_seat') : say('list.open_seats', { count: open }), mine: false };
  }
  if (table.phase === 'over') {
    const winners = (table.result?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seatName(table, seat)] : []));
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
  return { text: say('list.waiting_for', { name: seatName(table, table.deciding), time }), mine: false };
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

export function TableList({
  tables,
  kind,
  games,
}: {
  tables: readonly TableInfo[];
  kind: ListKind;
  games: readonly GameInfo[];
}) {
  const say = useWords();
  return (
    <ul class={`tables list-${kind}`}>
      {tables.map((table) => {
        const card = cardOf(table.game);
        const { text, mine } = line(table, say);
        return (
          <li key={table.id}>
            <Emblem game={card.name} paint={card.emblem} />
            <div>
              <b>{table.title || (games.find((game) => game.name === table.game)?.title ?? table.game)}</b>
              <small class={mine ? 'turn' : ''}>{text}</small>
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

// waiting.tsx - before the start: links for the open seats; whoever came by a link sits down.
import { useState } from 'preact/hooks';
import { reasonOf } from '../parts/loaded';
import { TableLinks } from '../parts/links';
import { becomeSomebody } from '../parts/name';
import { api } from '../wire/api';
import type { TableInfo } from '../wire/messages';
import { seatName } from '../words/game_words';
import { useLanguage, useWords } from '../words/words';

export function WaitingRoom({
  table,
  seated,
  sat,
}: {
  table: TableInfo;
  seated: boolean;
  sat: (seat: number) => void;
}) {
  const say = useWords();
  const language = useLanguage();
  const [trouble, setTrouble] = useState('');
  const sit = async (seat: number) => {
    try {
      await becomeSomebody();
      sat((await api.sit(table.id, { seat })).seat);
    } catch (problem) {
      setTrouble(reasonOf(problem));
    }
  };
  return (
    <section class="waiting panel">
      <h2>{say('links.title')}</h2>
      <p>{say('links.waiting')}</p>
      {!seated && table.visible && (
        <p class="row">
          {table.seats
            .filter((seat) => seat.kind === 'open')
            .map((seat) => (
              <button key={seat.seat} class="btn primary" onClick={() => void sit(seat.seat)}>
                {say('links.sit', { name: seatName(table, seat.seat, language) })}
              </button>
            ))}
        </p>
      )}
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <TableLinks table={table} />
    </section>
  );
}

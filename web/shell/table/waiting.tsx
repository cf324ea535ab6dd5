// waiting.tsx - before the start: who is there, links for the open seats, and how the game goes; whoever came by a link sits down.
import { useState } from 'preact/hooks';
import { SeatSign } from '../parts/icon';
import { reasonOf } from '../parts/loaded';
import { TableLinks } from '../parts/links';
import { becomeSomebody } from '../parts/name';
import { levelWord } from '../levels';
import { api } from '../wire/api';
import type { SeatInfo } from '../wire/messages';
import { useWords } from '../words/words';
import { Primer } from './help';
import type { Opened } from './open_table';

function Seats({ opened: { table, model, session, speaker, signs } }: { opened: Opened }) {
  const say = useWords();
  const [trouble, setTrouble] = useState('');
  const mayChoose = typeof model.you !== 'number' && table.visible;
  const sit = async (seat: number) => {
    try {
      await becomeSomebody();
      session.sitAt((await api.sit(table.id, { seat })).seat);
    } catch (problem) {
      setTrouble(reasonOf(problem));
    }
  };
  const status = (seat: SeatInfo) =>
    seat.kind === 'open'
      ? say('table.open_seat')
      : seat.kind === 'bot'
        ? `${say('table.bot')}, ${levelWord(seat.bot ?? '', say)}`
        : seat.mine
          ? say('you')
          : '';
  return (
    <>
      <ul class="waiting-seats">
        {table.seats.map((seat) => (
          <li key={seat.seat} class={seat.kind === 'open' ? 'open' : ''}>
            <SeatSign sign={signs[seat.seat]!} you={seat.mine} />
            <b>{speaker.nameOf(seat.seat)}</b>
            <small>{status(seat)}</small>
            {mayChoose && seat.kind === 'open' && (
              <button class="btn primary" onClick={() => void sit(seat.seat)}>
                {say('links.sit', { name: speaker.nameOf(seat.seat) })}
              </button>
            )}
          </li>
        ))}
      </ul>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

export function WaitingRoom({ opened }: { opened: Opened }) {
  const say = useWords();
  return (
    <div class="waiting">
      <section class="panel">
        <h2>{say('links.seats')}</h2>
        <p>{say('links.waiting')}</p>
        <Seats opened={opened} />
      </section>
      <TableLinks table={opened.table} />
      <section class="panel">
        <h2>{say('links.meanwhile')}</h2>
        <Primer drawing={opened.drawing} />
      </section>
    </div>
  );
}

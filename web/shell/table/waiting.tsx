// waiting.tsx - before the start: who is there, links for the open seats, and how the game goes; whoever came by a link sits down.
import { useState } from 'preact/hooks';
import { SeatSign } from '../parts/icon';
import { reasonOf } from '../parts/loaded';
import { TableLinks } from '../parts/links';
import { becomeSomebody, NameField, useNameField } from '../parts/name';
import { sitDown } from '../parts/numbers';
import { levelWord } from '../levels';
import type { SeatInfo } from '../wire/messages';
import { useWords } from '../words/words';
import { Primer } from './help';
import { HostPanel, SeatOfHost, useHostBot, useIsHost } from './host';
import type { Opened } from './open_table';

function Seats({ opened: { table, model, session, speaker, signs }, bot }: { opened: Opened; bot: string }) {
  const say = useWords();
  const [trouble, setTrouble] = useState('');
  const mayChoose = typeof model.you !== 'number' && table.visible;
  const [name, setName] = useNameField();
  const isHost = useIsHost(table);
  const act = (deed: Promise<unknown>) => void deed.catch((problem: unknown) => setTrouble(reasonOf(problem)));
  const sit = async (seat: number) => {
    await becomeSomebody(name);
    session.sitAt((await sitDown(table.id, name.trim() ? { seat, name: name.trim() } : { seat })).seat);
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
      {mayChoose && (
        <div class="form">
          <NameField name={name} change={setName} />
        </div>
      )}
      <ul class="waiting-seats">
        {table.seats.map((seat) => (
          <li key={seat.seat} class={seat.kind === 'open' ? 'open' : ''}>
            <SeatSign sign={signs[seat.seat]!} you={seat.mine} />
            <b>{speaker.nameOf(seat.seat)}</b>
            <small>{status(seat)}</small>
            {mayChoose && seat.kind === 'open' && (
              <button class="btn primary" onClick={() => act(sit(seat.seat))}>
                {say('links.sit', { name: speaker.nameOf(seat.seat) })}
              </button>
            )}
            {isHost && <SeatOfHost table={table} seat={seat} bot={bot} act={act} />}
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
  const host = useHostBot(opened.table);
  const isHost = useIsHost(opened.table);
  return (
    <div class="waiting">
      <section class="panel">
        <h2>{say('links.seats')}</h2>
        <p>{say('links.waiting')}</p>
        <Seats opened={opened} bot={host.bot} />
      </section>
      <TableLinks table={opened.table} />
      {isHost && <HostPanel table={opened.table} {...host} />}
      <section class="panel">
        <h2>{say('links.meanwhile')}</h2>
        <Primer game={opened.table.game} drawing={opened.drawing} />
      </section>
    </div>
  );
}

// invitation.tsx - whoever opens the link of a seat is told what for, and by which name; then they sit down or only watch.
import { useState } from 'preact/hooks';
import { cardOf } from '../../kit/cards';
import { Frame } from '../page/frame';
import { SeatSign } from '../parts/icon';
import { reasonOf } from '../parts/loaded';
import { becomeSomebody, NameField, useNameField } from '../parts/name';
import { sitDown } from '../parts/numbers';
import type { TableInfo } from '../wire/messages';
import { seatName, tableTitle } from '../words/game_words';
import { useLanguage, useWords } from '../words/words';

export function Invitation({
  table,
  seat,
  token,
  seated,
  watch,
}: {
  table: TableInfo;
  seat: number;
  token: string;
  seated: () => void;
  watch: () => void;
}) {
  const say = useWords();
  const language = useLanguage();
  const [name, setName] = useNameField();
  const [trouble, setTrouble] = useState('');
  const title = tableTitle(table, language);
  const others = table.seats.flatMap((each) => (each.kind === 'person' ? [seatName(table, each.seat, language)] : []));
  const sit = async (event: Event) => {
    event.preventDefault();
    try {
      await becomeSomebody(name);
      await sitDown(table.id, { token, name: name.trim() });
      seated();
    } catch (problem) {
      setTrouble(reasonOf(problem));
    }
  };
  return (
    <Frame section={null} title={say('invite.title', { title })}>
      <form class="form invitation panel" onSubmit={(event) => void sit(event)}>
        <p class="seat-offered">
          <SeatSign sign={cardOf(table.game).signs[seat]!} you />
          <span>
            {say('invite.seat', { seat: seatName(table, seat, language) })}
            {others.length > 0 && <small>{say('invite.others', { names: others.join(', ') })}</small>}
          </span>
        </p>
        <NameField name={name} change={setName} />
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        <p class="ways-on">
          <button class="btn primary">{say('list.join')}</button>
          <button type="button" class="btn quiet" onClick={watch}>
            {say('invite.watch')}
          </button>
        </p>
      </form>
    </Frame>
  );
}

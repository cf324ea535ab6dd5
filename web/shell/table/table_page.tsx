// table_page.tsx - the address of a table: finds out which seat one has, and opens it.
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../page/frame';
import { reasonOf } from '../parts/loaded';
import { becomeSomebody } from '../parts/name';
import { route } from '../route';
import { api } from '../wire/api';
import { useWords } from '../words/words';
import { OpenTable, type Entry } from './open_table';
import { useDrawing } from './scene';

// A link's token sits one down, if it is a seat's; a spectator's lets one watch.
async function enter(id: string, token: string | undefined): Promise<Entry> {
  if (token) {
    await becomeSomebody();
    const seat = await api.sit(id, { token }).then(
      (answer) => answer.seat,
      () => null,
    );
    if (seat !== null) return { table: await api.table(id), seat, token: undefined };
    return { table: await api.table(id, token), seat: 'spectator', token };
  }
  const table = await api.table(id);
  const mine = table.seats.filter((seat) => seat.mine);
  const hotSeat = mine.length > 1 && table.phase === 'playing'; // first of all the curtain asks who holds the device
  return { table, seat: hotSeat ? 'spectator' : (mine[0]?.seat ?? 'spectator'), token };
}

export function TablePage({ id }: { id: string }) {
  const say = useWords();
  const [entry, setEntry] = useState<Entry | null>(null);
  const [trouble, setTrouble] = useState('');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setTrouble('');
    enter(id, route.value.hash || undefined).then(setEntry, (problem: unknown) => setTrouble(reasonOf(problem)));
  }, [id, attempt]);
  const drawing = useDrawing(entry?.table.game);
  if (trouble)
    return (
      <Frame section={null} title={say('table.closed')}>
        <p class="trouble" role="alert">
          {trouble}
        </p>
        <button class="btn" onClick={() => setAttempt(attempt + 1)}>
          {say('retry')}
        </button>
      </Frame>
    );
  if (!entry || !drawing)
    return (
      <div class="loading" role="status">
        {say('loading')}
      </div>
    );
  return <OpenTable key={attempt} entry={entry} drawing={drawing} again={() => setAttempt(attempt + 1)} />;
}

// table_page.tsx - the address of a table: finds out which seat one has, and opens it.
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../page/frame';
import { reasonOf } from '../parts/loaded';
import { DrawingTrouble } from '../parts/trouble';
import { route } from '../route';
import { api } from '../wire/api';
import { useWords } from '../words/words';
import { Invitation } from './invitation';
import { OpenTable, type Entry } from './open_table';
import { useDrawing } from './scene';

// One's own seat, by who one is or by one's own link; else a link's token offers a seat, or lets one watch.
async function enter(id: string, token: string | undefined): Promise<Entry> {
  const table = await api.table(id, token);
  const mine = table.seats.filter((seat) => seat.mine);
  if (mine.length === 0 && table.plays !== undefined) return { table, seat: table.plays, token };
  const hotSeat = mine.length > 1 && table.phase === 'playing'; // first of all the curtain asks who holds the device
  if (hotSeat || mine.length === 0) return { table, seat: 'spectator', token };
  return { table, seat: mine[0]!.seat, token: undefined };
}

export function TablePage({ id }: { id: string }) {
  const say = useWords();
  const [entry, setEntry] = useState<Entry | null>(null);
  const [trouble, setTrouble] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [watches, watch] = useState(false);
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
  if (drawing.state === 'trouble') return <DrawingTrouble reason={drawing.reason} />;
  if (!entry || drawing.state === 'loading')
    return (
      <div class="loading" role="status">
        {say('loading')}
      </div>
    );
  const { table, token } = entry;
  if (table.invited !== undefined && token && !watches)
    return (
      <Invitation
        table={table}
        seat={table.invited}
        token={token}
        seated={() => setAttempt(attempt + 1)}
        watch={() => watch(true)}
      />
    );
  return <OpenTable key={attempt} entry={entry} drawing={drawing.value} again={() => setAttempt(attempt + 1)} />;
}

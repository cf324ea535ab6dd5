// table_page.tsx - the address of a table: finds out which seat one has, and opens it.
import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../page/frame';
import { reasonOf } from '../parts/loaded';
import { DrawingTrouble } from '../parts/trouble';
import { navigate, route } from '../route';
import { device } from '../storage';
import { api } from '../wire/api';
import type { TableInfo } from '../wire/messages';
import { useWords } from '../words/words';
import { Invitation } from './invitation';
import { OpenTable, type Entry } from './open_table';
import { useDrawing } from './scene';
import '../style/table.css';
import '../style/show.css';

const shelf = (id: string) => `link ${id}`;

// A link's token is in the address until it has opened something. Then this browser keeps it, and whoever looks at the
// address, at the history or at a picture of the screen has nothing from it.
async function look(id: string): Promise<{ table: TableInfo; token: string | undefined }> {
  const token = route.value.hash || device.read<string>(shelf(id)) || undefined;
  const table = await api.table(id, token).catch((problem: unknown) => {
    device.forget(shelf(id)); // it may have ended
    throw problem;
  });
  if (table.invited !== undefined) return { table, token }; // one may still want to open it in another browser
  if (table.seats.some((seat) => seat.mine)) device.forget(shelf(id));
  else if (token) device.write(shelf(id), token);
  if (route.value.hash) navigate(location.pathname + location.search, true);
  return { table, token };
}

// One's own seat, by who one is or by one's own link; else a link's token offers a seat, or lets one watch.
async function enter(id: string): Promise<Entry> {
  const { table, token } = await look(id);
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
    enter(id).then(setEntry, (problem: unknown) => setTrouble(reasonOf(problem)));
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

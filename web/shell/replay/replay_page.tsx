// replay_page.tsx - a game once more, step by step, seen by any seat it may be seen by: loads table, drawing and film.
import { useRef } from 'preact/hooks';
import { Frame } from '../page/frame';
import { useLoaded } from '../parts/loaded';
import { DrawingTrouble } from '../parts/trouble';
import { navigate, route } from '../route';
import { useStore } from '../../kit/store';
import { useDrawing, type Drawing } from '../table/scene';
import { api, type ReplayViewer } from '../wire/api';
import type { TableInfo } from '../wire/messages';
import { useWords } from '../words/words';
import { loadFilm, positionAfter } from './film';
import { placeNow, tokenFor, writePlace } from './place';
import { Screening } from './screening';
import '../style/table.css';
import '../style/show.css';
import '../style/replay.css';

function viewerIn(table: TableInfo, asked: string | null): ReplayViewer {
  if (asked !== null) return asked === 'spectator' || asked === 'omniscient' ? asked : Number(asked);
  if (table.phase === 'over') return 'omniscient';
  return table.seats.find((seat) => seat.mine)?.seat ?? 'spectator';
}

function Failed({ reason, retry }: { reason: string; retry: () => void }) {
  const say = useWords();
  return (
    <Frame section="replays" title={say('replay.title')}>
      <p class="trouble" role="alert">
        {reason}
      </p>
      <button class="btn" onClick={retry}>
        {say('retry')}
      </button>
    </Frame>
  );
}

function Loading() {
  const say = useWords();
  return (
    <div class="loading" role="status">
      {say('loading')}
    </div>
  );
}

export function ReplayPage({ id }: { id: string }) {
  const [table, retry] = useLoaded(() => api.table(id, placeNow().token), [id]);
  const drawing = useDrawing(table.state === 'here' ? table.value.game : undefined);
  if (table.state === 'trouble') return <Failed reason={table.reason} retry={retry} />;
  if (drawing.state === 'trouble') return <DrawingTrouble reason={drawing.reason} />;
  if (table.state === 'loading' || drawing.state === 'loading') return <Loading />;
  return <Viewer table={table.value} drawing={drawing.value} />;
}

function Viewer({ table, drawing }: { table: TableInfo; drawing: Drawing }) {
  const asked = useStore(route, (value) => value.query.get('seat'));
  const viewer = viewerIn(table, asked);
  const token = tokenFor(table);
  const lines = useRef(0); // how far the record was played when the viewpoint changed
  const [film, retry] = useLoaded(() => loadFilm(table.id, viewer, token), [table.id, viewer]);
  if (film.state === 'trouble') return <Failed reason={film.reason} retry={retry} />;
  if (film.state === 'loading') return <Loading />;
  return (
    <Screening
      key={String(viewer)}
      table={table}
      drawing={drawing}
      film={film.value}
      viewer={viewer}
      begin={placeNow().position ?? positionAfter(film.value, lines.current)}
      look={(chosen, played) => {
        lines.current = played;
        navigate(writePlace(table.id, chosen, { position: null, token }), true);
      }}
    />
  );
}

// replay_page.tsx - a game once more, step by step, seen by any seat it may be seen by.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { cardOf } from '../../games';
import { Frame } from '../page/frame';
import { Brand } from '../parts/header';
import { Icon, IconButton } from '../parts/icon';
import { reasonOf, useLoaded } from '../parts/loaded';
import { CopyButton } from '../parts/links';
import { becomeSomebody } from '../parts/name';
import { navigate, route } from '../route';
import { useStore } from '../store';
import { downloadRecord } from '../table/end';
import { LogView } from '../table/log';
import { emptyModel } from '../table/model';
import { Players } from '../table/players';
import { useDrawing, useScene, useSpeaker, type Drawing } from '../table/scene';
import { Stage } from '../table/stage';
import { tendRoving } from '../table/keys';
import { api, type ReplayViewer } from '../wire/api';
import type { TableInfo } from '../wire/messages';
import { plain, useWords } from '../words/words';
import { AnalysisTab } from './analysis';
import { Controls, type Player } from './controls';
import { loadFilm, logUntil, positionOf, stride, type Film } from './film';

const nothing: readonly string[] = [];

function viewerIn(table: TableInfo, asked: string | null): ReplayViewer {
  if (asked !== null) return asked === 'spectator' || asked === 'omniscient' ? asked : Number(asked);
  if (table.phase === 'over') return 'omniscient';
  return table.seats.find((seat) => seat.mine)?.seat ?? 'spectator';
}

export function ReplayPage({ id }: { id: string }) {
  const say = useWords();
  const [table, retry] = useLoaded(() => api.table(id), [id]);
  const drawing = useDrawing(table.state === 'here' ? table.value.game : undefined);
  if (table.state === 'trouble')
    return (
      <Frame section="replays" title={say('replay.title')}>
        <p class="trouble" role="alert">
          {table.reason}
        </p>
        <button class="btn" onClick={retry}>
          {say('retry')}
        </button>
      </Frame>
    );
  if (table.state === 'loading' || !drawing)
    return (
      <div class="loading" role="status">
        {say('loading')}
      </div>
    );
  return <Viewer table={table.value} drawing={drawing} />;
}

function Viewer({ table, drawing }: { table: TableInfo; drawing: Drawing }) {
  const say = useWords();
  const asked = useStore(route, (value) => value.query.get('seat'));
  const viewer = viewerIn(table, asked);
  const [film, retry] = useLoaded(() => loadFilm(table.id, viewer), [table.id, viewer]);
  if (film.state === 'trouble')
    return (
      <Frame section="replays" title={say('replay.title')}>
        <p class="trouble" role="alert">
          {film.reason}
        </p>
        <button class="btn" onClick={retry}>
          {say('retry')}
        </button>
      </Frame>
    );
  if (film.state === 'loading')
    return (
      <div class="loading" role="status">
        {say('loading')}
      </div>
    );
  return (
    <Screening
      key={String(viewer)}
      table={table}
      drawing={drawing}
      film={film.value}
      viewer={viewer}
      look={(chosen) => navigate(`/replay/${table.id}?seat=${chosen}`, true)}
    />
  );
}

function useKeys(
  step: (direction: 1 | -1) => void,
  jump: (position: number) => void,
  last: number,
  toggle: () => void,
) {
  const latest = useRef({ step, jump, toggle });
  latest.current = { step, jump, toggle };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        (event.target as Element).matches('input, select, textarea, [data-roving] *') ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return;
      const keys: Record<string, () => void> = {
        ArrowLeft: () => latest.current.step(-1),
        '[': () => latest.current.step(-1),
        ArrowRight: () => latest.current.step(1),
        ']': () => latest.current.step(1),
        Home: () => latest.current.jump(0),
        End: () => latest.current.jump(last),
        ' ': () => latest.current.toggle(),
      };
      if (!keys[event.key] || (event.key === ' ' && (event.target as Element).closest('button'))) return;
      event.preventDefault();
      keys[event.key]!();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [last]);
}

async function playFromHere(table: TableInfo, lines: number): Promise<void> {
  await becomeSomebody();
  const [record, games] = await Promise.all([api.record(table.id), api.games()]);
  const bots = games.find((game) => game.name === table.game)?.bots ?? ['random'];
  const mine = Math.max(
    0,
    table.seats.findIndex((seat) => seat.mine),
  );
  const seats = table.seats.map((_, seat) =>
    seat === mine ? { kind: 'me' as const } : { kind: 'bot' as const, bot: bots[bots.length - 1]! },
  );
  const created = await api.create({ game: table.game, options: table.options, record, lines, seats });
  navigate(`/table/${created.id}`);
}

// The player of a film: where it stands, how it goes on; the address follows.
function usePlayer(film: Film, address: (position: number) => string) {
  const last = film.steps.length;
  const asked = route.value.hash === '' ? 0 : Number(route.value.hash);
  const [player, setPlayer] = useState<Player>({
    position: Number.isInteger(asked) ? Math.min(Math.max(0, asked), last) : 0,
    by: 'move',
    playing: false,
    pace: 1000,
  });
  const { position } = player;
  const change = (fields: Partial<Player>) => setPlayer((old) => ({ ...old, ...fields }));
  const step = (direction: 1 | -1) => change({ position: stride(film, player.by, position, direction) });
  useKeys(
    step,
    (to) => change({ position: to }),
    last,
    () => change({ playing: !player.playing }),
  );
  useEffect(() => history.replaceState(null, '', address(position)), [position]);
  useEffect(() => {
    if (!player.playing) return;
    if (position === last) return change({ playing: false });
    const timer = setTimeout(() => step(1), player.pace);
    return () => clearTimeout(timer);
  }, [player]);
  return { player, change, step };
}

function Viewpoint({
  table,
  viewer,
  look,
  nameOf,
}: {
  table: TableInfo;
  viewer: ReplayViewer;
  look: (viewer: ReplayViewer) => void;
  nameOf: (seat: number) => string;
}) {
  const say = useWords();
  const seats = table.seats.filter((seat) => seat.mine || table.phase === 'over').map((seat) => seat.seat);
  const viewers: ReplayViewer[] = [...(table.phase === 'over' ? ['omniscient' as const] : []), ...seats, 'spectator'];
  const name = (each: ReplayViewer) =>
    typeof each === 'number' ? nameOf(each) : say(each === 'spectator' ? 'replay.spectator' : 'replay.omniscient');
  return (
    <label class="small-field viewpoint">
      <span>{say('replay.viewpoint')}</span>
      <select value={String(viewer)} onChange={(event) => look(viewers[event.currentTarget.selectedIndex]!)}>
        {viewers.map((each) => (
          <option key={each} value={String(each)}>
            {name(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

// What one does with a position: send it, keep the record, play on.
function Deeds({ table, link, lines }: { table: TableInfo; link: string; lines: number | null }) {
  const say = useWords();
  const [trouble, setTrouble] = useState('');
  const attempt = (deed: Promise<void>) => void deed.catch((problem: unknown) => setTrouble(reasonOf(problem)));
  if (table.phase !== 'over')
    return (
      <a class="btn" href={`/table/${table.id}`}>
        {say('replay.live')}
      </a>
    );
  return (
    <>
      {trouble && (
        <span class="trouble" role="alert">
          {trouble}
        </span>
      )}
      <span class="hide">
        <CopyButton text={location.origin + link} label={say('replay.link')} />
      </span>
      <button class="btn quiet hide" onClick={() => attempt(downloadRecord(table))}>
        {say('replay.download')}
      </button>
      <button class="btn hide from-here" disabled={lines === null} onClick={() => attempt(playFromHere(table, lines!))}>
        <Icon name="play" />
        {say('replay.from_here')}
      </button>
    </>
  );
}

function Screening({
  table,
  drawing,
  film,
  viewer,
  look,
}: {
  table: TableInfo;
  drawing: Drawing;
  film: Film;
  viewer: ReplayViewer;
  look: (viewer: ReplayViewer) => void;
}) {
  const say = useWords();
  const signs = cardOf(table.game).signs;
  const speaker = useSpeaker(table, drawing);
  const address = (position: number) => `/replay/${table.id}?seat=${viewer}#${position}`;
  const { player, change, step } = usePlayer(film, address);
  const [pointed, point] = useState<readonly string[]>(nothing);
  const [tab, setTab] = useState('log');
  const [inFront, setInFront] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { position } = player;
  const before = useRef(position);
  useEffect(() => tendRoving(root.current!));
  useEffect(() => {
    document.title = `${say('replay.title')} ${position}/${film.steps.length} · ${say('brand')}`;
    before.current = position;
  }, [position]);

  const told = film.steps[position - 1];
  const forward = position === before.current + 1;
  const log = useMemo(() => ({ first: 0, entries: logUntil(film, position), mark: '' }), [film, position]);
  const model = {
    ...emptyModel,
    view: film.views[position]!,
    you: typeof viewer === 'number' ? viewer : ('spectator' as const),
    arrival: { number: position, entries: told?.log ?? [], before: forward ? film.views[position - 1]! : null },
  };
  const scene = useScene(model, table, speaker, pointed)!;
  const all = viewer === 'omniscient';
  const jump = (to: number) => (all ? change({ position: to }) : navigate(`/replay/${table.id}?seat=omniscient#${to}`));
  const tabs = [
    {
      name: 'log',
      title: say('tab.log'),
      content: (
        <LogView
          log={log}
          speaker={speaker}
          drawing={drawing}
          signs={signs}
          you={model.you}
          since={null}
          point={point}
          open={(entry) => change({ position: positionOf(film, entry), playing: false })}
        />
      ),
    },
    {
      name: 'analysis',
      title: say('tab.analysis'),
      content: <AnalysisTab table={table} speaker={speaker} signs={signs} step={all ? position : null} go={jump} />,
    },
  ];
  return (
    <div
      ref={root}
      class={`table replay ${drawing.seatsBySign ? 'seats-by-sign' : ''} ${inFront ? 'tabs-open' : ''}`}
      data-position={position}
    >
      <header class="header">
        <Brand />
        <h1 class="title">
          {say('replay.title')}
          {table.title && `: ${table.title}`}
        </h1>
        <Viewpoint table={table} viewer={viewer} look={look} nameOf={speaker.nameOf} />
        <span class="spacer" />
        <Deeds table={table} link={address(position)} lines={position === 0 ? 0 : (told?.lines ?? null)} />
        <IconButton
          icon="chat"
          paint="tabs-button"
          label={say('table.fullscreen_tabs')}
          press={() => setInFront(!inFront)}
        />
      </header>
      <div class="actions replay-bar">
        <div class="prompt">
          <b>{told ? plain(told.prompt, speaker) : ''}</b>
          <small>{(told?.log ?? []).map((entry) => plain(entry, speaker)).join('. ')}</small>
        </div>
        <Controls film={film} player={player} change={change} step={step} />
      </div>
      <Stage
        scene={scene}
        drawing={drawing}
        tabs={tabs}
        tab={tab}
        chooseTab={setTab}
        closeTabs={() => setInFront(false)}
        players={
          <Players
            table={{ ...table, phase: 'playing' }}
            scene={scene}
            drawing={drawing}
            signs={signs}
            deciding={null}
            thinking={null}
          />
        }
      />
    </div>
  );
}

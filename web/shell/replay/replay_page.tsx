// replay_page.tsx - a game once more, step by step, seen by any seat it may be seen by.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { cardOf } from '../../games';
import { Frame } from '../page/frame';
import { Brand } from '../parts/header';
import { Icon } from '../parts/icon';
import { reasonOf, useLoaded } from '../parts/loaded';
import { CopyButton } from '../parts/links';
import { becomeSomebody } from '../parts/name';
import { navigate, route } from '../route';
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

function viewerIn(table: TableInfo): ReplayViewer {
  const asked = route.value.query.get('seat');
  if (asked !== null) return asked === 'spectator' || asked === 'omniscient' ? asked : Number(asked);
  if (table.phase === 'over') return 'omniscient';
  return table.seats.find((seat) => seat.mine)?.seat ?? 'spectator';
}

export function ReplayPage({ id }: { id: string }) {
  const say = useWords();
  const [table, retry] = useLoaded(() => api.table(id), [id]);
  const drawing = useDrawing(table.state === 'here' ? table.value.game : undefined);
  if (table.state === 'trouble') return <Frame section="replays" title={say('replay.title')}><p class="trouble" role="alert">{table.reason}</p><button class="btn" onClick={retry}>{say('retry')}</button></Frame>;
  if (table.state === 'loading' || !drawing) return <div class="loading" role="status">{say('loading')}</div>;
  return <Viewer table={table.value} drawing={drawing} />;
}

function Viewer({ table, drawing }: { table: TableInfo; drawing: Drawing }) {
  const say = useWords();
  const [viewer, setViewer] = useState<ReplayViewer>(() => viewerIn(table));
  const [film, retry] = useLoaded(() => loadFilm(table.id, viewer), [table.id, viewer]);
  if (film.state === 'trouble') return <Frame section="replays" title={say('replay.title')}><p class="trouble" role="alert">{film.reason}</p><button class="btn" onClick={retry}>{say('retry')}</button></Frame>;
  if (film.state === 'loading') return <div class="loading" role="status">{say('loading')}</div>;
  return <Screening key={String(viewer)} table={table} drawing={drawing} film={film.value} viewer={viewer} look={setViewer} />;
}

function useKeys(step: (direction: 1 | -1) => void, jump: (position: number) => void, last: number, toggle: () => void) {
  const latest = useRef({ step, jump, toggle });
  latest.current = { step, jump, toggle };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.target as Element).matches('input, select, textarea, [data-roving] *') || event.ctrlKey || event.metaKey || event.altKey) return;
      const keys: Record<string, () => void> = {
        ArrowLeft: () => latest.current.step(-1), '[': () => latest.current.step(-1), ArrowRight: () => latest.current.step(1), ']': () => latest.current.step(1),
        Home: () => latest.current.jump(0), End: () => latest.current.jump(last), ' ': () => latest.current.toggle(),
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
  const mine = Math.max(0, table.seats.findIndex((seat) => seat.mine));
  const seats = table.seats.map((_, seat) => (seat === mine ? { kind: 'me' as const } : { kind: 'bot' as const, bot: bots[bots.length - 1]! }));
  const created = await api.create({ game: table.game, options: table.options, record, lines, seats });
  navigate(`/table/${created.id}`);
}

function Screening({ table, drawing, film, viewer, look }: { table: TableInfo; drawing: Drawing; film: Film; viewer: ReplayViewer; look: (viewer: ReplayViewer) => void }) {
  const say = useWords();
  const signs = cardOf(table.game).signs;
  const speaker = useSpeaker(table, drawing);
  const last = film.steps.length;
  const asked = route.value.hash === '' ? NaN : Number(route.value.hash);
  const [player, setPlayer] = useState<Player>({ position: Number.isInteger(asked) ? Math.min(Math.max(0, asked), last) : 0, by: 'move', playing: false, pace: 1000 });
  const [pointed, point] = useState<readonly string[]>(nothing);
  const [tab, setTab] = useState('log');
  const [sheet, setSheet] = useState(false);
  const [trouble, setTrouble] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(player.position);
  const { position } = player;
  const change = (fields: Partial<Player>) => setPlayer((old) => ({ ...old, ...fields }));
  const step = (direction: 1 | -1) => change({ position: stride(film, player.by, position, direction) });
  useKeys(step, (to) => change({ position: to }), last, () => change({ playing: !player.playing }));
  useEffect(() => tendRoving(root.current!));
  useEffect(() => {
    history.replaceState(null, '', `/replay/${table.id}?seat=${viewer}#${position}`);
    document.title = `${say('replay.title')} ${position}/${last} · ${say('brand')}`;
    before.current = position;
  }, [position]);
  useEffect(() => {
    if (!player.playing) return;
    if (position === last) return change({ playing: false });
    const timer = setTimeout(() => step(1), player.pace);
    return () => clearTimeout(timer);
  }, [player]);

  const forward = position === before.current + 1;
  const log = useMemo(() => ({ first: 0, entries: logUntil(film, position), mark: '' }), [film, position]);
  const model = {
    ...emptyModel, view: film.views[position]!, you: typeof viewer === 'number' ? viewer : ('spectator' as const),
    arrival: { number: position, entries: film.steps[position - 1]?.log ?? [], before: forward ? film.views[position - 1]! : null },
  };
  const scene = useScene(model, table, speaker, pointed)!;
  const prompt = film.steps[position - 1]?.prompt;
  const viewers: ReplayViewer[] = table.phase === 'over' ? ['omniscient', ...table.seats.map((seat) => seat.seat), 'spectator'] : [...table.seats.filter((seat) => seat.mine).map((seat) => seat.seat), 'spectator'];
  const lines = position === 0 ? 0 : (film.steps[position - 1]?.lines ?? null);
  const speak = (each: ReplayViewer) => (typeof each === 'number' ? speaker.nameOf(each) : say(each === 'spectator' ? 'replay.spectator' : 'replay.omniscient'));
  const tabs = [
    { name: 'log', title: say('tab.log'), content: <LogView log={log} speaker={speaker} drawing={drawing} signs={signs} you={model.you} since={null} point={point} open={(entry) => change({ position: positionOf(film, entry), playing: false })} /> },
    { name: 'analysis', title: say('tab.analysis'), content: <AnalysisTab table={table} speaker={speaker} signs={signs} step={viewer === 'omniscient' ? position : null} go={(to) => (viewer === 'omniscient' ? change({ position: to }) : navigate(`/replay/${table.id}?seat=omniscient#${to}`))} /> },
  ];
  return (
    <div ref={root} class={`table replay ${drawing.seatsBySign ? 'seats-by-sign' : ''} ${sheet ? 'tabs-open' : ''}`} data-position={position}>
      <header class="header">
        <Brand />
        <h1 class="title">{say('replay.title')}{table.title && `: ${table.title}`}</h1>
        <label class="small-field viewpoint"><span>{say('replay.viewpoint')}</span>
          <select value={String(viewer)} onChange={(event) => {
            const chosen = viewers[event.currentTarget.selectedIndex]!;
            history.replaceState(null, '', `/replay/${table.id}?seat=${chosen}`);
            look(chosen);
          }}>
            {viewers.map((each) => <option key={each} value={String(each)}>{speak(each)}</option>)}
          </select>
        </label>
        <span class="spacer" />
        <span class="hide"><CopyButton text={`${location.origin}/replay/${table.id}?seat=${viewer}#${position}`} label={say('replay.link')} /></span>
        {table.phase === 'over' && <button class="btn quiet hide" onClick={() => void downloadRecord(table).catch((problem: unknown) => setTrouble(reasonOf(problem)))}>{say('replay.download')}</button>}
        {table.phase === 'over' && <button class="btn hide from-here" disabled={lines === null} onClick={() => void playFromHere(table, lines!).catch((problem: unknown) => setTrouble(reasonOf(problem)))}><Icon name="play" />{say('replay.from_here')}</button>}
        {table.phase !== 'over' && <a class="btn" href={`/table/${table.id}`}>{say('replay.live')}</a>}
        <button class="btn quiet square tabs-button" aria-label={say('table.fullscreen_tabs')} onClick={() => setSheet(!sheet)}><Icon name="chat" /></button>
      </header>
      <div class="actions replay-bar">
        <div class="prompt"><b>{prompt ? plain(prompt, speaker) : ''}</b><small>{(film.steps[position - 1]?.log ?? []).map((entry) => plain(entry, speaker)).join('. ')}</small></div>
        <Controls film={film} player={player} change={change} step={step} />
      </div>
      {trouble && <div class="stale-note" role="alert">{trouble}</div>}
      <Stage scene={scene} drawing={drawing} tabs={tabs} tab={tab} chooseTab={setTab} closeTabs={() => setSheet(false)}
        players={<Players table={{ ...table, phase: 'playing' }} scene={scene} drawing={drawing} signs={signs} deciding={null} thinking={null} />} />
    </div>
  );
}

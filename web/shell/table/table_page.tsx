// table_page.tsx - a table in play: finds out which seat one has, opens the line, and shows everything about it.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { cardOf } from '../../games';
import { Frame } from '../page/frame';
import { Brand } from '../parts/header';
import { Icon } from '../parts/icon';
import { reasonOf } from '../parts/loaded';
import { becomeSomebody } from '../parts/name';
import { Settings } from '../parts/settings';
import { route } from '../route';
import { useStore } from '../store';
import { api } from '../wire/api';
import { lineOf } from '../wire/choices';
import type { GameInfo, TableInfo, Viewer } from '../wire/messages';
import { plain, useWords } from '../words/words';
import { ActionBar, buttonChoices } from './action_bar';
import { AnalysisTab } from '../replay/analysis';
import { Attention } from './attention';
import { Chat } from './chat';
import { Curtain } from './curtain';
import { EndPanel } from './end';
import { Help } from './help';
import { attachTable, tendRoving } from './keys';
import { LogView } from './log';
import { TableMenu } from './menu';
import { Moves } from './moves';
import { Notes } from './notes';
import { Players } from './players';
import { useDrawing, useScene, useSpeaker, type Drawing } from './scene';
import { TableSession } from './session';
import { Stage, type Tab } from './stage';
import { WaitingRoom } from './waiting';

interface Entry {
  table: TableInfo;
  seat: Viewer;
  token: string | undefined;
}

// A link's token sits one down, if it is a seat's; a spectator's lets one watch.
async function enter(id: string, token: string | undefined): Promise<Entry> {
  if (token) {
    await becomeSomebody();
    const seat = await api.sit(id, { token }).then((answer) => answer.seat, () => null);
    if (seat !== null) return { table: await api.table(id), seat, token: undefined };
    return { table: await api.table(id, token), seat: 'spectator', token };
  }
  const table = await api.table(id);
  const mine = table.seats.filter((seat) => seat.mine);
  const deciding = mine.find((seat) => seat.seat === table.deciding);
  return { table, seat: (deciding ?? mine[0])?.seat ?? 'spectator', token };
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
  if (trouble) return <Frame section={null} title={say('table.closed')}><p class="trouble" role="alert">{trouble}</p><button class="btn" onClick={() => setAttempt(attempt + 1)}>{say('retry')}</button></Frame>;
  if (!entry || !drawing) return <div class="loading" role="status">{say('loading')}</div>;
  return <OpenTable key={attempt} entry={entry} drawing={drawing} again={() => setAttempt(attempt + 1)} />;
}

function useSession({ table, seat, token }: Entry, drawing: Drawing): TableSession {
  const session = useMemo(() => new TableSession(table.id, seat, token, drawing.write), []);
  useEffect(() => () => session.close(), []);
  return session;
}

function LinkStatus({ link, retryAt }: { link: string; retryAt: number }) {
  const say = useWords();
  const text = link === 'live' ? say('table.live') : link === 'lost' ? say('table.lost', { count: Math.max(1, Math.ceil((retryAt - Date.now()) / 1000)) }) : link === 'closed' ? say('table.closed') : say('table.connecting');
  return <span class={`chip link ${link}`} role="status"><i class="dot" /><span>{text}</span></span>;
}

type Window = 'settings' | 'help' | 'menu' | 'links' | null;

function OpenTable({ entry, drawing, again }: { entry: Entry; drawing: Drawing; again: () => void }) {
  const say = useWords();
  const session = useSession(entry, drawing);
  const model = useStore(session.store, (value) => value);
  const table = model.table ?? entry.table;
  const signs = cardOf(table.game).signs;
  const speaker = useSpeaker(table, drawing);
  const [pointed, point] = useState<string[]>([]);
  const scene = useScene(model, table, speaker, pointed);
  const [tab, setTab] = useState('log');
  const [sheet, setSheet] = useState(false); // tabs in front, where they have no column of their own
  const [window, setWindow] = useState<Window>(null);
  const [repeated, setRepeated] = useState(0);
  const [read, setRead] = useState(0);
  const [games, setGames] = useState<GameInfo[]>([]);
  const root = useRef<HTMLDivElement>(null);

  const show = (name: string) => {
    setTab(name);
    setSheet(true);
    if (name === 'moves') requestAnimationFrame(() => document.getElementById('move-filter')?.focus());
  };
  const keys = { session, show: (what: 'help' | 'moves' | 'log') => (what === 'help' ? setWindow('help') : show(what)), repeat: () => setRepeated((count) => count + 1) };
  useEffect(() => attachTable(root.current!, keys), []);
  useEffect(() => tendRoving(root.current!));
  useEffect(() => void api.games().then(setGames).catch(() => undefined), []);
  useEffect(() => {
    const pause = () => session.pauseDeadline(document.hidden);
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, []);
  useEffect(() => { if (tab === 'chat') setRead(model.chat.length); }, [tab, model.chat.length]);
  const manyButtons = buttonChoices(model, drawing).length > 9;
  useEffect(() => { if (manyButtons) setTab('moves'); }, [manyButtons, model.version]);

  const info = games.find((game) => game.name === table.game);
  const title = table.title || info?.title || table.game;
  const bot = info?.bots[info.bots.length - 1] ?? 'random';
  const tabs: Tab[] = [
    { name: 'log', title: say('tab.log'), content: <LogView log={model.log} speaker={speaker} drawing={drawing} signs={signs} you={model.you} since={model.since} point={point} /> },
    ...(typeof model.you === 'number' ? [{
      name: 'moves', title: say('tab.moves'),
      content: <Moves lists={model.lists} speaker={speaker} chosen={lineOf(model.path)} choose={(chain) => (chain.line === lineOf(model.path) ? session.confirm() : session.choose(chain.path))} />,
    }] : []),
    { name: 'chat', title: say('tab.chat'), badge: model.chat.length - read, content: <Chat lines={model.chat} watching={model.you === 'spectator' && table.phase !== 'over'} send={(text) => session.chat(text)} /> },
    ...(typeof model.you === 'number' ? [{ name: 'notes', title: say('tab.notes'), content: <Notes id={table.id} seat={model.you} /> }] : []),
    { name: 'analysis', title: say('tab.analysis'), content: <AnalysisTab table={table} speaker={speaker} signs={signs} step={null} /> },
  ];
  const standing = model.standing ?? table.result;
  return (
    <div ref={root} class={`table ${drawing.seatsBySign ? 'seats-by-sign' : ''} ${sheet ? 'tabs-open' : ''} ${model.link === 'live' ? '' : 'stale'}`} data-version={model.version} data-phase={table.phase}>
      <header class="header">
        <Brand />
        <h1 class="title">{title}</h1>
        {scene && drawing.chips(scene.view, speaker.language).map((chip) => <span key={chip} class="chip hide">{chip}</span>)}
        {model.you === 'spectator' && <span class="chip hide">{say('table.spectating')}</span>}
        <span class="spacer" />
        <LinkStatus link={model.link} retryAt={model.retryAt} />
        {scene && drawing.MiniMap && <drawing.MiniMap scene={scene} />}
        <button class="btn quiet square tabs-button" aria-label={say('table.fullscreen_tabs')} onClick={() => setSheet(!sheet)}><Icon name="chat" /></button>
        {table.phase === 'waiting' || <button class="btn quiet hide" onClick={() => setWindow('menu')}><Icon name="link" />{say('table.invite')}</button>}
        <button class="btn quiet square hide" aria-label={say('table.help')} onClick={() => setWindow('help')}><Icon name="help" /></button>
        <button class="btn quiet square hide" aria-label={say('settings')} onClick={() => setWindow('settings')}><Icon name="theme" /></button>
        <button class="btn quiet square" aria-label={say('table.menu')} onClick={() => setWindow('menu')}><Icon name="menu" /></button>
      </header>
      {model.link !== 'live' && model.view && (
        <div class="stale-note" role="status">
          {model.closed ? say(model.closed === 'revoked' ? 'table.closed.revoked' : 'table.closed.elsewhere') : say('table.stale')}
          {model.closed && <button class="btn" onClick={again}>{say('table.reload')}</button>}
        </div>
      )}
      {model.undoAsked && (
        <div class="stale-note" role="alertdialog" aria-label={say('table.ask_undo')}>
          {say('undo.asked', { name: speaker.nameOf(model.undoAsked.seat), what: plain(model.undoAsked.text, speaker) })}
          <button class="btn" onClick={() => void session.answerUndo(true)}>{say('undo.agree')}</button>
          <button class="btn quiet" onClick={() => void session.answerUndo(false)}>{say('undo.refuse')}</button>
        </div>
      )}
      <ActionBar model={model} table={table} session={session} drawing={drawing} speaker={speaker} signs={signs} />
      {scene ? (
        <Stage scene={scene} drawing={drawing} tabs={tabs} tab={tab} chooseTab={setTab} closeTabs={() => setSheet(false)}
          players={<Players table={table} scene={scene} drawing={drawing} signs={signs} deciding={model.deciding} thinking={model.thinking} moveNow={(seat) => void session.moveNow(seat)} />}>
          {standing && <EndPanel table={table} standing={standing} scene={scene} drawing={drawing} onAnalysis={() => show('analysis')} />}
        </Stage>
      ) : (
        <main class="stage-empty" id="content">{table.phase === 'waiting' ? <WaitingRoom table={table} seated={typeof model.you === 'number'} sat={(seat) => session.sitAt(seat)} /> : <p role="status">{say('loading')}</p>}</main>
      )}
      <Curtain table={table} deciding={model.deciding} you={model.you} speaker={speaker} sit={(seat) => session.sitAt(seat)} />
      <Attention model={model} speaker={speaker} title={title} repeated={repeated} />
      {window === 'settings' && <Settings onClose={() => setWindow(null)} />}
      {window === 'help' && <Help onClose={() => setWindow(null)} />}
      {window === 'menu' && <TableMenu table={table} you={model.you} bot={bot} onClose={() => setWindow(null)} />}
    </div>
  );
}

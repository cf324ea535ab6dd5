// table_page.tsx - a table in play: finds out which seat one has, opens the line, and shows everything about it.
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { cardOf } from '../../games';
import { Frame } from '../page/frame';
import { bestBot } from '../page/front';
import { Brand } from '../parts/header';
import { Icon, IconButton } from '../parts/icon';
import { reasonOf, useLoaded } from '../parts/loaded';
import { becomeSomebody } from '../parts/name';
import { Settings } from '../parts/settings';
import { route } from '../route';
import { useStore } from '../store';
import { api } from '../wire/api';
import { lineOf } from '../wire/choices';
import type { TableInfo, Viewer } from '../wire/messages';
import { plain, useWords, type Say, type Speaker } from '../words/words';
import { ActionBar, buttonChoices, mostButtons } from './action_bar';
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
import { Notes as NotesTab } from './notes';
import { Players } from './players';
import type { TableModel } from './model';
import { useDrawing, useScene, useSpeaker, type AnyScene, type Drawing } from './scene';
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
    const seat = await api.sit(id, { token }).then(
      (answer) => answer.seat,
      () => null,
    );
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

function useSession({ table, seat, token }: Entry, drawing: Drawing): TableSession {
  const session = useMemo(() => new TableSession(table.id, seat, token, drawing.write), []);
  useEffect(() => () => session.close(), []);
  return session;
}

function LinkStatus({ link, retryAt }: { link: string; retryAt: number }) {
  const say = useWords();
  const text =
    link === 'live'
      ? say('table.live')
      : link === 'lost'
        ? say('table.lost', { count: Math.max(1, Math.ceil((retryAt - Date.now()) / 1000)) })
        : link === 'closed'
          ? say('table.closed')
          : say('table.connecting');
  return (
    <span class={`chip link ${link}`} role="status">
      <i class="dot" />
      <span>{text}</span>
    </span>
  );
}

type Window = 'settings' | 'help' | 'menu' | null;

interface Opened {
  model: TableModel;
  table: TableInfo;
  session: TableSession;
  drawing: Drawing;
  speaker: Speaker;
  signs: readonly string[];
}

function TableHeader({
  opened,
  scene,
  title,
  open,
  turnTabs,
}: {
  opened: Opened;
  scene: AnyScene | null;
  title: string;
  open: (window: Window) => void;
  turnTabs: () => void;
}) {
  const say = useWords();
  const { model, drawing, speaker } = opened;
  return (
    <header class="header">
      <Brand />
      <h1 class="title">{title}</h1>
      {scene &&
        drawing.chips(scene.view, speaker.language).map((chip) => (
          <span key={chip} class="chip hide">
            {chip}
          </span>
        ))}
      {model.you === 'spectator' && <span class="chip hide">{say('table.spectating')}</span>}
      <span class="spacer" />
      <LinkStatus link={model.link} retryAt={model.retryAt} />
      {scene && drawing.MiniMap && <drawing.MiniMap scene={scene} />}
      <IconButton icon="chat" paint="tabs-button" label={say('table.fullscreen_tabs')} press={turnTabs} />
      <button class="btn quiet hide" onClick={() => open('menu')}>
        <Icon name="link" />
        {say('table.invite')}
      </button>
      <IconButton icon="help" paint="hide" label={say('table.help')} press={() => open('help')} />
      <IconButton icon="theme" paint="hide" label={say('settings')} press={() => open('settings')} />
      <IconButton icon="menu" paint="" label={say('table.menu')} press={() => open('menu')} />
    </header>
  );
}

// What must be known before anything else: the line is down, somebody asks for something.
function Notes({ opened: { model, session, speaker }, again }: { opened: Opened; again: () => void }) {
  const say = useWords();
  const asked = model.undoAsked;
  return (
    <>
      {model.link !== 'live' && model.view && (
        <div class="stale-note" role="status">
          {say(
            !model.closed
              ? 'table.stale'
              : model.closed === 'revoked'
                ? 'table.closed.revoked'
                : 'table.closed.elsewhere',
          )}
          {model.closed && (
            <button class="btn" onClick={again}>
              {say('table.reload')}
            </button>
          )}
        </div>
      )}
      {asked && (
        <div class="stale-note" role="alertdialog" aria-label={say('table.ask_undo')}>
          {say('undo.asked', { name: speaker.nameOf(asked.seat), what: plain(asked.text, speaker) })}
          <button class="btn" onClick={() => void session.answerUndo(true)}>
            {say('undo.agree')}
          </button>
          <button class="btn quiet" onClick={() => void session.answerUndo(false)}>
            {say('undo.refuse')}
          </button>
        </div>
      )}
    </>
  );
}

function tabsOf(
  { model, table, session, drawing, speaker, signs }: Opened,
  read: number,
  point: (ids: string[]) => void,
  say: Say,
): Tab[] {
  const { you } = model;
  const log = (
    <LogView
      log={model.log}
      speaker={speaker}
      drawing={drawing}
      signs={signs}
      you={you}
      since={model.since}
      point={point}
    />
  );
  const moves = (
    <Moves
      lists={model.lists}
      speaker={speaker}
      chosen={lineOf(model.path)}
      choose={(chain) => (chain.line === lineOf(model.path) ? session.confirm() : session.choose(chain.path))}
    />
  );
  const chat = (
    <Chat
      lines={model.chat}
      watching={you === 'spectator' && table.phase !== 'over'}
      send={(text) => session.chat(text)}
    />
  );
  const seated = typeof you === 'number';
  return [
    { name: 'log', title: say('tab.log'), content: log },
    ...(seated ? [{ name: 'moves', title: say('tab.moves'), content: moves }] : []),
    { name: 'chat', title: say('tab.chat'), badge: model.chat.length - read, content: chat },
    ...(seated ? [{ name: 'notes', title: say('tab.notes'), content: <NotesTab id={table.id} seat={you} /> }] : []),
    {
      name: 'analysis',
      title: say('tab.analysis'),
      content: <AnalysisTab table={table} speaker={speaker} signs={signs} step={null} />,
    },
  ];
}

// Tabs: which one, whether they lie in front where they have no column of their own, and how far the chat was read.
function useTabs(model: TableModel, drawing: Drawing) {
  const [tab, setTab] = useState('log');
  const [inFront, setInFront] = useState(false);
  const [read, setRead] = useState(0);
  const onlyByList = buttonChoices(model, drawing).length > mostButtons;
  useEffect(() => {
    if (tab === 'chat') setRead(model.chat.length);
  }, [tab, model.chat.length]);
  useEffect(() => {
    if (onlyByList) setTab('moves');
  }, [onlyByList, model.version]);
  const show = (name: string) => {
    setTab(name);
    setInFront(true);
    if (name === 'moves') requestAnimationFrame(() => document.getElementById('move-filter')?.focus());
  };
  return { tab, setTab, inFront, setInFront, read, show };
}

function useKeysAndPauses(
  root: RefObject<HTMLElement | null>,
  session: TableSession,
  show: (what: 'help' | 'moves' | 'log') => void,
  repeat: () => void,
) {
  useEffect(() => attachTable(root.current!, { session, show, repeat }), []);
  useEffect(() => tendRoving(root.current!));
  useEffect(() => {
    const pause = () => session.pauseDeadline(document.hidden);
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, []);
}

function OpenTable({ entry, drawing, again }: { entry: Entry; drawing: Drawing; again: () => void }) {
  const say = useWords();
  const session = useSession(entry, drawing);
  const model = useStore(session.store, (value) => value);
  const table = model.table ?? entry.table;
  const signs = cardOf(table.game).signs;
  const speaker = useSpeaker(table, drawing);
  const [pointed, point] = useState<string[]>([]);
  const scene = useScene(model, table, speaker, pointed);
  const [window, open] = useState<Window>(null);
  const [repeated, setRepeated] = useState(0);
  const [games] = useLoaded(api.games, []);
  const tabs = useTabs(model, drawing);
  const root = useRef<HTMLDivElement>(null);
  useKeysAndPauses(
    root,
    session,
    (what) => (what === 'help' ? open('help') : tabs.show(what)),
    () => setRepeated((count) => count + 1),
  );

  const info = games.state === 'here' ? games.value.find((game) => game.name === table.game) : undefined;
  const title = table.title || info?.title || table.game;
  const opened: Opened = { model, table, session, drawing, speaker, signs };
  const standing = model.standing ?? table.result;
  const look = [
    drawing.seatsBySign && 'seats-by-sign',
    tabs.inFront && 'tabs-open',
    model.link !== 'live' && 'stale',
  ].filter(Boolean);
  return (
    <div ref={root} class={`table ${look.join(' ')}`} data-version={model.version} data-phase={table.phase}>
      <TableHeader
        opened={opened}
        scene={scene}
        title={title}
        open={open}
        turnTabs={() => tabs.setInFront(!tabs.inFront)}
      />
      <Notes opened={opened} again={again} />
      <ActionBar {...opened} />
      {scene ? (
        <Stage
          scene={scene}
          drawing={drawing}
          tabs={tabsOf(opened, tabs.read, point, say)}
          tab={tabs.tab}
          chooseTab={tabs.setTab}
          closeTabs={() => tabs.setInFront(false)}
          players={
            <Players
              table={table}
              scene={scene}
              drawing={drawing}
              signs={signs}
              deciding={model.deciding}
              thinking={model.thinking}
              moveNow={(seat) => void session.moveNow(seat)}
            />
          }
        >
          {standing && (
            <EndPanel
              table={table}
              standing={standing}
              scene={scene}
              drawing={drawing}
              onAnalysis={() => tabs.show('analysis')}
            />
          )}
        </Stage>
      ) : (
        <main class="stage-empty" id="content">
          {table.phase === 'waiting' ? (
            <WaitingRoom table={table} seated={typeof model.you === 'number'} sat={(seat) => session.sitAt(seat)} />
          ) : (
            <p role="status">{say('loading')}</p>
          )}
        </main>
      )}
      <Curtain
        table={table}
        deciding={model.deciding}
        you={model.you}
        speaker={speaker}
        sit={(seat) => session.sitAt(seat)}
      />
      <Attention model={model} speaker={speaker} title={title} repeated={repeated} />
      {window === 'settings' && <Settings onClose={() => open(null)} />}
      {window === 'help' && <Help onClose={() => open(null)} />}
      {window === 'menu' && (
        <TableMenu table={table} you={model.you} bot={info ? bestBot(info) : 'random'} onClose={() => open(null)} />
      )}
    </div>
  );
}

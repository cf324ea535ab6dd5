// open_table.tsx - a table in play: everything about it on one screen.
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { cardOf } from '../../kit/cards';
import { usualLevel } from '../levels';
import { Late, useOncePainted } from '../../kit/late';
import { useLoaded } from '../parts/loaded';
import { Settings } from '../parts/settings';
import { useStore } from '../../kit/store';
import { api } from '../wire/api';
import { lineOf } from '../wire/choices';
import type { TableInfo, Viewer } from '../wire/messages';
import { tableTitle } from '../words/game_words';
import { useWords, type Speaker } from '../words/words';
import { ActionBar } from './action_bar';
import { Asked } from './asked';
import { Attention } from './attention';
import { Curtain } from './curtain';
import { attachDrag } from './drag';
import { EndPanel } from './end';
import { Help } from './help';
import { LateLegend } from './late_legend';
import { attachTable, tendRoving } from './keys';
import { markingOf } from './marking';
import { TableMenu } from './menu';
import { hasMoved, type TableModel } from './model';
import { Players } from './players';
import { Questions } from './questions';
import { ResultCard } from './result_card';
import { useScene, useSpeaker, type AnyScene, type Drawing } from './scene';
import { TableSession } from './session';
import { isLive } from './show';
import { Stage } from './stage';
import { TableHeader, TableNotes, type Window } from './table_header';
import { useTabs } from './table_tabs';
import { WaitingRoom } from './waiting';
import { kept } from '../../kit/kept';

export interface Entry {
  table: TableInfo;
  seat: Viewer;
  token: string | undefined;
}

export interface Opened {
  model: TableModel;
  table: TableInfo;
  session: TableSession;
  drawing: Drawing;
  speaker: Speaker;
  signs: readonly string[];
}

function useSession({ table, seat, token }: Entry, drawing: Drawing): TableSession {
  const session = useMemo(() => new TableSession(table.id, seat, token, drawing), []);
  useEffect(() => () => session.close(), []);
  return session;
}

function useKeysAndPauses(
  root: RefObject<HTMLElement | null>,
  session: TableSession,
  show: (what: 'help' | 'moves' | 'log') => void,
  repeat: () => void,
) {
  useEffect(() => attachTable(root.current!, { session, show, repeat }), []);
  useEffect(() => attachDrag(root.current!, session), []);
  useOncePainted(() => root.current && tendRoving(root.current));
  useEffect(() => {
    const pause = () => {
      session.countdown.pause(document.hidden);
      if (document.hidden) session.projector.skipAll(); // nobody is watching
    };
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, []);
}

// The players change with the view and with who decides, not with every click.
function drawPlayers({ model, table, session, drawing, signs }: Opened, scene: AnyScene) {
  const { deciding, thinking, view } = model;
  return kept(
    () => (
      <Players
        table={table}
        scene={scene}
        drawing={drawing}
        signs={signs}
        deciding={deciding}
        thinking={thinking}
        moveNow={(seat) => void session.moveNow(seat)}
      />
    ),
    [table, view, deciding, thinking, drawing, scene.speaker],
  );
}

function lookOf({ model, drawing }: Opened, tabsInFront: boolean): string {
  const look = [
    drawing.seatsBySign && 'seats-by-sign',
    tabsInFront && 'tabs-open',
    model.link !== 'live' && 'stale',
    model.sending && 'sending',
    model.lists && model.path.length === 0 && !hasMoved(model) && 'first-move',
  ];
  return look.filter(Boolean).join(' ');
}

// A game that has ended goes on while its last moves are shown.
const tableAt = ({ show }: TableModel, table: TableInfo): TableInfo =>
  table.phase === 'over' && !isLive(show) ? { ...table, phase: 'playing', result: null } : table;

export function OpenTable({ entry, drawing, again }: { entry: Entry; drawing: Drawing; again: () => void }) {
  const say = useWords();
  const session = useSession(entry, drawing);
  const model = useStore(session.store, (value) => value);
  const table = tableAt(model, model.table ?? entry.table);
  const signs = cardOf(table.game).signs;
  const speaker = useSpeaker(table, drawing);
  const opened: Opened = { model, table, session, drawing, speaker, signs };
  const [pointed, point] = useState<string[]>([]);
  const scene = useScene(model, table, speaker, pointed, session.proposeByTouch);
  const [window, open] = useState<Window | null>(null);
  const [repeated, setRepeated] = useState(0);
  const [games] = useLoaded(api.games, []);
  const tabs = useTabs(opened, point);
  const root = useRef<HTMLDivElement>(null);
  const repeat = () => setRepeated((count) => count + 1);
  useKeysAndPauses(root, session, (what) => (what === 'help' ? open('help') : tabs.show(what)), repeat);

  const info = games.state === 'here' ? games.value.find((game) => game.name === table.game) : undefined;
  const title = tableTitle(table, speaker.language);
  const standing = model.standing ?? table.result;
  const close = () => open(null);
  return (
    <div
      ref={root}
      class={`table ${lookOf(opened, tabs.inFront)}`}
      data-game={table.game}
      data-version={model.version}
      data-phase={table.phase}
    >
      {kept(
        () => (
          <TableHeader
            opened={opened}
            scene={scene}
            title={title}
            open={open}
            turnTabs={() => (tabs.inFront ? tabs.close() : tabs.choose(tabs.tab))}
            unread={tabs.unread}
          />
        ),
        [model.you, model.view, model.link, model.retryAt, speaker, title, tabs.inFront, tabs.unread],
      )}
      <TableNotes opened={opened} again={again} />
      <Late value={{ ...opened, about: model.version }}>{(shown) => <ActionBar {...shown} />}</Late>
      {scene ? (
        <Stage
          scene={scene}
          drawing={drawing}
          players={() => drawPlayers(opened, scene)}
          tabs={tabs}
          marks={markingOf(model, tabs.recap, signs)}
          card={
            model.card && (
              <ResultCard
                key={model.card.from}
                tale={model.card}
                you={model.you}
                speaker={speaker}
                drawing={drawing}
                signs={signs}
                point={point}
                close={() => session.putCardAway()}
              />
            )
          }
        >
          {standing && (
            <EndPanel
              table={table}
              standing={standing}
              scene={scene}
              drawing={drawing}
              onAnalysis={() => tabs.choose('analysis')}
            />
          )}
        </Stage>
      ) : (
        <main class="stage-empty" id="content">
          {table.phase === 'waiting' && !table.opening ? (
            <WaitingRoom opened={opened} />
          ) : (
            <p role="status">{say(table.opening ? 'fair.opening' : 'loading')}</p>
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
      {kept(
        () => (
          <Attention model={model} speaker={speaker} title={title} repeated={repeated} />
        ),
        [model.you, model.deciding, model.table, model.prompt, model.arrival, speaker, title, repeated],
      )}
      <Questions opened={opened} />
      {window === 'settings' && <Settings onClose={close} />}
      {window === 'help' && <Help of="table" game={table.game} drawing={drawing} onClose={close} />}
      {window === 'legend' && scene && <LateLegend drawing={drawing} scene={scene} game={table.game} onClose={close} />}
      <Asked
        root={root}
        game={table.game}
        drawing={drawing}
        scene={scene}
        about={`${model.version} ${lineOf(model.path)}`}
      />
      {window === 'menu' && (
        <TableMenu
          table={table}
          you={model.you}
          token={entry.token}
          bot={usualLevel(info)}
          legend={drawing.guide !== undefined}
          open={open}
          onClose={close}
        />
      )}
    </div>
  );
}

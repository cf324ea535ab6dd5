// table_tabs.tsx - the tabs beside a table: guide, log, moves, chat, notes, analysis.
import { useEffect, useState } from 'preact/hooks';
import { AnalysisTab } from '../replay/analysis';
import { device } from '../storage';
import { lineOf } from '../wire/choices';
import { useWords } from '../words/words';
import { buttonChoices, mostButtons } from './action_bar';
import { Chat } from './chat';
import { Guide, useIsNew } from './guide';
import { LogView } from './log';
import { logTotal } from './model';
import { Moves } from './moves';
import { Notes } from './notes';
import { RecapView, useRecap } from './recap';
import type { Opened } from './open_table';
import type { Tab } from './stage';
import { kept } from '../../kit/kept';

function useLog({ model, session, drawing, speaker, signs }: Opened, point: (ids: string[]) => void) {
  const { log, you, since } = model;
  return kept(
    () => (
      <LogView
        log={log}
        speaker={speaker}
        drawing={drawing}
        signs={signs}
        you={you}
        since={since}
        point={point}
        older={() => void session.loadOlder()}
        recall={(tale) => session.cards.recall(tale)}
      />
    ),
    [log, you, since, speaker, drawing],
  );
}

function Chosen({ opened: { model, session, speaker } }: { opened: Opened }) {
  return (
    <Moves
      lists={model.lists}
      speaker={speaker}
      chosen={lineOf(model.path)}
      choose={(chain) => (chain.line === lineOf(model.path) ? session.confirm() : session.chooseOrAsk(chain.path))}
    />
  );
}

const mostUnread = 99; // lines that a badge counts

// Where the tabs have no column of their own they are put away until somebody asks for them.
const isShown = (id: string) => (document.getElementById(id)?.getClientRects().length ?? 0) > 0;

// What others have said since one last looked, also before the page was loaded.
function useUnread({ table, model }: Opened) {
  const place = `chat.${table.id}`;
  const [until, setUntil] = useState(() => device.read<number>(place) ?? 0);
  const count = model.chat.filter(({ time, seat }) => time > until && (seat === null || seat !== model.you)).length;
  const read = () => {
    const last = model.chat.at(-1)?.time ?? 0;
    if (last <= until) return;
    setUntil(last);
    device.write(place, last);
  };
  return { count, read };
}

// Lines of the log that came while it was not in view; whoever opens a table has seen what is there.
function useUnreadLog({ model: { log, version } }: Opened, isRead: () => boolean): number {
  const total = logTotal(log);
  const [seen, setSeen] = useState<number | null>(null);
  useEffect(() => {
    if (version !== '' && (seen === null || total < seen || isRead())) setSeen(total);
  });
  return seen === null ? 0 : Math.max(0, total - seen);
}

// Which tab, whether they lie in front where they have no column of their own, and how far the chat was read.
export function useTabs(opened: Opened, point: (ids: string[]) => void) {
  const { model, table, session, drawing, speaker, signs } = opened;
  const say = useWords();
  const isNew = useIsNew(table.game) && typeof model.you === 'number' && table.phase === 'playing';
  const [chosen, setChosen] = useState<string | null>(null);
  const [inFront, setInFront] = useState(false);
  const unread = useUnread(opened);
  const log = useLog(opened, point);
  const { recap, close: closeRecap } = useRecap(opened);
  const tab = chosen ?? (isNew ? 'guide' : 'log');
  const unreadLog = useUnreadLog(opened, () => tab === 'log' && isShown('tab-panel'));
  const onlyByList = buttonChoices(model, drawing).length > mostButtons;
  useEffect(() => {
    if (tab === 'chat' && isShown('tab-panel')) unread.read();
  }, [tab, inFront, model.chat.length]);
  useEffect(() => {
    if (onlyByList) setChosen('moves');
  }, [onlyByList, model.version]);
  const choose = (name: string) => {
    setChosen(name);
    setInFront(true);
  };
  const show = (name: string) => {
    choose(name);
    if (name === 'moves') requestAnimationFrame(() => document.getElementById('move-filter')?.focus());
  };
  const watching = model.you === 'spectator' && table.phase !== 'over';
  const seated = typeof model.you === 'number' ? model.you : null;
  const all: (Tab | false)[] = [
    isNew && {
      name: 'guide',
      title: say('tab.guide'),
      content: <Guide game={table.game} model={model} drawing={drawing} />,
    },
    {
      name: 'log',
      title: say('tab.log'),
      badge: recap?.lost.length || Math.min(unreadLog, mostUnread),
      content: recap ? <RecapView recap={recap} opened={opened} point={point} close={closeRecap} /> : log,
    },
    seated !== null && { name: 'moves', title: say('tab.moves'), content: <Chosen opened={opened} /> },
    {
      name: 'chat',
      title: say('tab.chat'),
      badge: unread.count,
      content: <Chat lines={model.chat} watching={watching} send={(text) => session.chat(text)} />,
    },
    seated !== null && { name: 'notes', title: say('tab.notes'), content: <Notes id={table.id} seat={seated} /> },
    {
      name: 'analysis',
      title: say('tab.analysis'),
      content: <AnalysisTab table={table} speaker={speaker} signs={signs} step={null} />,
    },
  ];
  return {
    tabs: all.filter((each) => each !== false),
    tab,
    inFront,
    choose,
    show,
    close: () => setInFront(false),
    unread: unread.count,
    recap,
  };
}

// screening.tsx - the film on the screen: the stage of a table with a scrubber instead of questions.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { cardOf } from '../../kit/cards';
import { Brand } from '../parts/header';
import { IconButton } from '../parts/icon';
import { Settings } from '../parts/settings';
import { navigate } from '../route';
import { Help } from '../table/help';
import { tendRoving } from '../table/keys';
import { LogView } from '../table/log';
import { emptyModel } from '../table/model';
import { Players } from '../table/players';
import { useScene, useSpeaker, type Drawing } from '../table/scene';
import { Stage } from '../table/stage';
import type { ReplayViewer } from '../wire/api';
import type { TableInfo } from '../wire/messages';
import { tableTitle } from '../words/game_words';
import { plain, useWords, type Speaker } from '../words/words';
import { AnalysisTab } from './analysis';
import { Controls } from './controls';
import { Deeds, Viewpoint } from './deeds';
import { logUntil, positionOf, type Film } from './film';
import { tokenFor, writePlace } from './place';
import { usePlayer } from './player';

interface Props {
  table: TableInfo;
  drawing: Drawing;
  film: Film;
  viewer: ReplayViewer;
  begin: number;
  look: (viewer: ReplayViewer, lines: number) => void;
}

const nothing: readonly string[] = [];

// What a live table would show here; a single step forward is animated, a jump is not.
function modelAt(film: Film, position: number, before: number, viewer: ReplayViewer) {
  const entries = film.steps[position - 1]?.log ?? [];
  const told = position === before + 1 ? film.views[position - 1]! : null;
  return {
    ...emptyModel,
    view: film.views[position]!,
    you: typeof viewer === 'number' ? viewer : ('spectator' as const),
    arrival: { number: position, first: logUntil(film, position).length - entries.length, entries, before: told },
  };
}

function useTabs(props: Props, position: number, jump: (to: number) => void, speaker: Speaker) {
  const { table, drawing, film, viewer } = props;
  const say = useWords();
  const signs = cardOf(table.game).signs;
  const [pointed, point] = useState<readonly string[]>(nothing);
  const log = useMemo(() => ({ first: 0, entries: logUntil(film, position), mark: '' }), [film, position]);
  const all = viewer === 'omniscient';
  const token = tokenFor(table);
  const go = (to: number) =>
    all ? jump(to) : navigate(writePlace(table.id, 'omniscient', { position: to, token }), true);
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
          you={typeof viewer === 'number' ? viewer : 'spectator'}
          since={null}
          point={point}
          open={(entry) => jump(positionOf(film, entry))}
        />
      ),
    },
    {
      name: 'analysis',
      title: say('tab.analysis'),
      content: (
        <AnalysisTab table={table} token={token} speaker={speaker} signs={signs} step={all ? position : null} go={go} />
      ),
    },
  ];
  return { tabs, pointed };
}

export function Screening(props: Props) {
  const { table, drawing, film, viewer, begin, look } = props;
  const say = useWords();
  const speaker = useSpeaker(table, drawing);
  const token = tokenFor(table);
  const [window, open] = useState<'help' | 'settings' | null>(null);
  const address = (position: number) => writePlace(table.id, viewer, { position, token });
  const { player, change, step, jump } = usePlayer(film, begin, address, () => open('help'));
  const { position } = player;
  const { tabs, pointed } = useTabs(props, position, jump, speaker);
  const [tab, setTab] = useState('log');
  const [inFront, setInFront] = useState(false);
  const choose = (name: string) => {
    setTab(name);
    setInFront(true);
  };
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(position);
  useLayoutEffect(() => tendRoving(root.current!));
  useEffect(() => {
    document.title = `${say('replay.title')} ${position}/${film.steps.length} · ${say('brand')}`;
    before.current = position;
  }, [position]);
  const told = film.steps[position - 1];
  const lines = position === 0 ? 0 : (told?.lines ?? null);
  const scene = useScene(modelAt(film, position, before.current, viewer), table, speaker, pointed)!;
  const paint = `${drawing.seatsBySign ? 'seats-by-sign' : ''} ${inFront ? 'tabs-open' : ''}`;
  return (
    <div ref={root} class={`table replay ${paint}`} data-game={table.game} data-position={position}>
      <header class="header">
        <Brand />
        <h1 class="title">
          {say('replay.title')}: {tableTitle(table, speaker.language)}
        </h1>
        <Viewpoint table={table} viewer={viewer} look={(other) => look(other, lines ?? 0)} nameOf={speaker.nameOf} />
        <span class="spacer" />
        <Deeds table={table} link={address(position)} lines={lines} token={token} />
        <IconButton icon="help" paint="hide" label={say('table.help')} press={() => open('help')} />
        <IconButton icon="theme" paint="hide" label={say('settings')} press={() => open('settings')} />
        <IconButton
          icon="chat"
          paint="tabs-button"
          label={say('table.fullscreen_tabs')}
          press={() => setInFront(!inFront)}
        />
      </header>
      <div class="actions replay-bar">
        <div class="prompt">
          <b>{told ? plain(told.prompt, speaker) : say('replay.beginning')}</b>
          <small>{(told?.log ?? []).map((entry) => plain(entry, speaker)).join('. ')}</small>
        </div>
        <Controls film={film} player={player} change={change} step={step} />
      </div>
      <Stage
        scene={scene}
        drawing={drawing}
        tabs={{ tabs, tab, inFront, choose, close: () => setInFront(false) }}
        players={() => (
          <Players
            table={table}
            scene={scene}
            drawing={drawing}
            signs={cardOf(table.game).signs}
            deciding={null}
            thinking={null}
          />
        )}
      />
      {window === 'help' && <Help of="replay" game={table.game} drawing={drawing} onClose={() => open(null)} />}
      {window === 'settings' && <Settings onClose={() => open(null)} />}
    </div>
  );
}

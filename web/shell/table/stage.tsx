// stage.tsx - how a position lies on the screen, at a live table and in a replay: rail, board, hand, players, tabs.
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { preferences } from '../preferences';
import { useStore } from '../../kit/store';
import { Icon } from '../parts/icon';
import { useScreen } from '../parts/screen';
import { Safe } from '../parts/trouble';
import { useWords } from '../words/words';
import { kept } from '../../kit/kept';
import { Marks, type Marking } from './marks';
import type { AnyScene, Drawing } from './scene';
import { Cues } from './cues';
import { usePinch } from './pinch';
import { Travel } from './travel';
import { useSight } from './sight';

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3];

function Outlines() {
  const say = useWords();
  const outlines = useStore(preferences, (value) => value.outlines);
  return (
    <div class="panel">
      <h2 class="caps">{say('set.outlines')}</h2>
      <div class="seg" role="group" aria-label={say('set.outlines')}>
        {(['off', 'faint', 'full'] as const).map((each) => (
          <button key={each} aria-pressed={outlines === each} onClick={() => preferences.change({ outlines: each })}>
            {say(`set.outlines.${each}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

function Zoom({ zoom, setZoom }: { zoom: number; setZoom: (zoom: number) => void }) {
  const say = useWords();
  const smaller = zooms.findLast((each) => each < zoom);
  const larger = zooms.find((each) => each > zoom);
  return (
    <div class="zoom">
      <button
        class="btn square"
        aria-label={say('table.zoom_out')}
        disabled={smaller === undefined}
        onClick={() => setZoom(smaller!)}
      >
        <Icon name="zoom-out" />
      </button>
      <button class="btn square" aria-label={say('table.fit')} onClick={() => setZoom(1)}>
        <Icon name="fit" />
      </button>
      <button
        class="btn square"
        aria-label={say('table.zoom_in')}
        disabled={larger === undefined}
        onClick={() => setZoom(larger!)}
      >
        <Icon name="zoom-in" />
      </button>
    </div>
  );
}

export interface Tab {
  name: string;
  title: string;
  badge?: number;
  onSheet?: boolean; // elsewhere it has a place of its own
  content: ComponentChildren;
}

export interface TabState {
  tabs: readonly Tab[];
  tab: string;
  inFront: boolean; // where the tabs have no place of their own: asked for
  choose(name: string): void;
  close(): void;
}

// On a phone the tabs are those of the sheet: the first is what lies there when none of the others was asked for.
function Tabs({ tabs, tab: current, inFront, choose, close, first }: TabState & { first: string }) {
  const say = useWords();
  const hasSheet = useScreen('phone');
  const shown = tabs.find((tab) => tab.name === current) ?? tabs.find(({ onSheet }) => !onSheet)!;
  return (
    <div class="panel record">
      <div class="tabs-row">
        <div class="tabs" role="tablist" data-roving>
          {hasSheet && (
            <button role="tab" id="tab-hand" class="hand-tab" aria-selected={!inFront} onClick={close}>
              {first}
            </button>
          )}
          {tabs
            .filter(({ onSheet }) => hasSheet || !onSheet)
            .map((tab) => (
              <button
                key={tab.name}
                role="tab"
                id={`tab-${tab.name}`}
                aria-selected={tab === shown && (inFront || !hasSheet)}
                aria-controls="tab-panel"
                onClick={() => choose(tab.name)}
              >
                {tab.title}
                {tab.badge ? <span class="badge">{tab.badge}</span> : null}
              </button>
            ))}
        </div>
        <button class="btn quiet square close-tabs" aria-label={say('close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div class="tab-panel" role="tabpanel" id="tab-panel" aria-labelledby={`tab-${shown.name}`} tabIndex={0}>
        {shown.content}
      </div>
    </div>
  );
}

export function Stage({
  scene,
  drawing,
  players,
  tabs,
  card,
  marks,
  children,
}: {
  scene: AnyScene;
  drawing: Drawing;
  players: () => ComponentChildren;
  tabs: TabState;
  card?: ComponentChildren; // a great moment, over the half of the board that it does not speak of
  marks?: Marking | undefined; // over the board
  children?: ComponentChildren;
}) {
  const say = useWords();
  const seated = typeof scene.you === 'number';
  const others: Tab = { name: 'others', title: say('tab.others'), onSheet: true, content: players() };
  const [zoom, setZoom] = useState(1);
  const board = useRef<HTMLElement>(null);
  const stage = useRef<HTMLElement>(null);
  useSight(board, scene.view);
  usePinch(board, zoom, setZoom);
  const by = scene.arrival.entries.find(({ seat }) => seat !== null)?.seat ?? null;
  const drawn = (
    <main ref={stage} class="stage" id="content">
      <aside class="rail" aria-label={say('table.supply')}>
        {drawing.Rail && <drawing.Rail scene={scene} />}
        {drawing.Rail && kept(() => <Outlines />, [])}
        {kept(
          () => (
            <Zoom zoom={zoom} setZoom={setZoom} />
          ),
          [zoom],
        )}
      </aside>
      <section
        ref={board}
        class={`board-view ${zoom === 1 ? '' : 'zoomed'}`}
        aria-label={say('table.board')}
        style={{ '--zoom': zoom }}
      >
        <Safe about={scene.view} instead={() => <p class="trouble">{say('trouble.board')}</p>}>
          <drawing.Board scene={scene} />
        </Safe>
        {marks && <Marks board={board} zoom={zoom} marking={marks} />}
        {children}
      </section>
      <Cues window={board} />
      {drawing.Overlay && (
        <div class="overlay">
          <Safe about={scene.view} instead={() => null}>
            <drawing.Overlay scene={scene} />
          </Safe>
        </div>
      )}
      {card && <div class="card-layer">{card}</div>}
      <section class="side" aria-label={say('table.players')}>
        {players()}
        <Tabs {...tabs} tabs={[others, ...tabs.tabs]} first={say(seated ? 'tab.hand' : 'tab.table')} />
      </section>
      {drawing.Hand && seated && (
        <section class="panel tray" aria-label={say('table.hand')}>
          <drawing.Hand scene={scene} />
        </section>
      )}
    </main>
  );
  return (
    <Travel root={stage} about={scene.view} by={by} mine={by === scene.you}>
      {drawn}
    </Travel>
  );
}

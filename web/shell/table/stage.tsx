// stage.tsx - how a position lies on the screen, at a live table and in a replay: rail, board, hand, players, tabs.
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { preferences } from '../preferences';
import { useStore } from '../store';
import { Icon } from '../parts/icon';
import { Safe } from '../parts/trouble';
import { useWords } from '../words/words';
import { kept } from '../../games/kept';
import type { AnyScene, Drawing } from './scene';
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
  const at = zooms.indexOf(zoom);
  return (
    <div class="zoom">
      <button
        class="btn square"
        aria-label={say('table.zoom_out')}
        disabled={at === 0}
        onClick={() => setZoom(zooms[at - 1]!)}
      >
        <Icon name="zoom-out" />
      </button>
      <button class="btn square" aria-label={say('table.fit')} onClick={() => setZoom(1)}>
        <Icon name="fit" />
      </button>
      <button
        class="btn square"
        aria-label={say('table.zoom_in')}
        disabled={at === zooms.length - 1}
        onClick={() => setZoom(zooms[at + 1]!)}
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
  content: ComponentChildren;
}

function Tabs({
  tabs,
  current,
  choose,
  close,
}: {
  tabs: readonly Tab[];
  current: string;
  choose: (name: string) => void;
  close: () => void;
}) {
  const say = useWords();
  const shown = tabs.find((tab) => tab.name === current) ?? tabs[0]!;
  return (
    <div class="panel record">
      <div class="tabs" role="tablist" data-roving>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            role="tab"
            id={`tab-${tab.name}`}
            aria-selected={tab === shown}
            aria-controls="tab-panel"
            onClick={() => choose(tab.name)}
          >
            {tab.title}
            {tab.badge ? <span class="badge">{tab.badge}</span> : null}
          </button>
        ))}
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
  tab,
  chooseTab,
  closeTabs,
  children,
}: {
  scene: AnyScene;
  drawing: Drawing;
  players: ComponentChildren;
  tabs: readonly Tab[];
  tab: string;
  chooseTab: (name: string) => void;
  closeTabs: () => void;
  children?: ComponentChildren;
}) {
  const say = useWords();
  const [zoom, setZoom] = useState(1);
  const board = useRef<HTMLElement>(null);
  useSight(board, scene.view);
  return (
    <main class="stage" id="content">
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
        {children}
      </section>
      {drawing.Overlay && (
        <div class="overlay">
          <Safe about={scene.view} instead={() => null}>
            <drawing.Overlay scene={scene} />
          </Safe>
        </div>
      )}
      <section class="side" aria-label={say('table.players')}>
        {players}
        <Tabs tabs={tabs} current={tab} choose={chooseTab} close={closeTabs} />
      </section>
      {drawing.Hand && typeof scene.you === 'number' && (
        <section class="panel tray" aria-label={say('table.hand')}>
          <drawing.Hand scene={scene} />
        </section>
      )}
    </main>
  );
}

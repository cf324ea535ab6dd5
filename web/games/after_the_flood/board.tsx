// board.tsx - the table of After the Flood: the map, and beside it what goes on off the map.
import type { Scene } from '../game';
import { Boxes, Majorities, Outlook, Track } from './desk';
import { FloodMap } from './map';
import { OddsPanel } from './odds';
import { isTrading, Planner } from './planner';
import { Ware } from './pieces';
import { limited, type FloodView } from './view';
import { floodWords } from './words';
import { kept } from '../kept';

type Props = { scene: Scene<FloodView> };

function Stock({ scene }: Props) {
  const say = floodWords(scene.speaker.language);
  return (
    <section class="stock-box" aria-label={say('stock')}>
      <h2 class="caps">{say('stock')}</h2>
      <ul>
        {limited.map((good) => {
          const count = scene.view.stock[good];
          return (
            <li
              key={good}
              class={count === 0 ? 'none-left' : ''}
              aria-label={say('stock_of', { good: say(good), count })}
            >
              <Ware good={good} />
              <b>{count}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Board({ scene }: Props) {
  const { view, speaker } = scene;
  const quiet = kept(
    () => (
      <>
        <Outlook scene={scene} />
        <Majorities scene={scene} />
      </>
    ),
    [view, speaker],
  );
  const trading = isTrading(scene);
  return (
    <div class="board-wrap flood">
      <div class="map-frame">
        <div class="map-scroll">
          <FloodMap scene={scene} />
        </div>
        <Stock scene={scene} />
        <OddsPanel scene={scene} />
      </div>
      <div class="desk" tabIndex={-1}>
        <Track scene={scene} />
        <Boxes scene={scene} />
        {trading && <Planner scene={scene} />}
        {quiet}
        {!trading && <Planner scene={scene} />}
      </div>
    </div>
  );
}

// board.tsx - the table of After the Flood: the map, and beside it what goes on off the map.
import { late } from '../../kit/late';
import type { Scene } from '../../kit/game';
import { Boxes, Majorities, Outlook, Track } from './desk';
import { FloodMap } from './map';
import { OddsPanel } from './odds';
import { isTrading, Planner } from './planner';
import { Ware } from './pieces';
import { limited, type FloodView } from './view';
import { floodWords } from './words';
import { kept, shownUnder, still } from '../../kit/kept';

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

const trades = /^trade\.|^box\.toolmakers$/;

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
  const planner = kept(() => <Planner scene={scene} />, [...still(scene), ...shownUnder(scene, trades)]);
  return (
    <div class="board-wrap flood">
      <div class="map-frame">
        <div class="map-scroll">
          <FloodMap scene={scene} />
        </div>
        {kept(
          () => (
            <Stock scene={scene} />
          ),
          still(scene),
        )}
        {late(scene, (seen) => (
          <OddsPanel scene={seen} />
        ))}
      </div>
      <div class="desk" tabIndex={-1}>
        {kept(
          () => (
            <Track scene={scene} />
          ),
          [...still(scene), ...shownUnder(scene, /^empire\./)],
        )}
        <Boxes scene={scene} />
        {trading && planner}
        {quiet}
        {!trading && planner}
      </div>
    </div>
  );
}

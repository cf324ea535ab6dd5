// board.tsx - the table: gold track, the coming attack, actions or the desk beside the castle, and the forecast.
import { ActionBoard } from './action_board';
import { Attack } from './attack';
import { CastleBoard } from './castle';
import { Desk, deskIsOpen } from './desk';
import { ForecastBar } from './forecast';
import { goldAfter, GoldTrack } from './gold_track';
import type { EmpireScene } from './pieces';
import { kept, shownUnder, still } from '../../kit/kept';

export function Board({ scene }: { scene: EmpireScene }) {
  const desk = deskIsOpen(scene);
  return (
    <div class={`empire board ${desk ? 'at-desk' : ''}`}>
      {kept(
        () => (
          <GoldTrack scene={scene} />
        ),
        [...still(scene), goldAfter(scene)],
      )}
      {kept(
        () => (
          <Attack scene={scene} />
        ),
        [...still(scene), ...shownUnder(scene, /^slot\./)],
      )}
      <div class="ae-middle">
        <div class="ae-left">
          {desk ? <Desk scene={scene} /> : <ActionBoard scene={scene} />}
          {kept(
            () => (
              <ForecastBar scene={scene} />
            ),
            still(scene),
          )}
        </div>
        <CastleBoard scene={scene} />
      </div>
    </div>
  );
}

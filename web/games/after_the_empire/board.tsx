// board.tsx - the table: gold track, the coming attack, actions or the desk beside the castle, and the forecast.
import { ActionBoard } from './action_board';
import { Attack } from './attack';
import { CastleBoard } from './castle';
import { Desk, deskIsOpen } from './desk';
import { ForecastBar } from './forecast';
import { GoldTrack } from './gold_track';
import type { EmpireScene } from './pieces';

export function Board({ scene }: { scene: EmpireScene }) {
  const desk = deskIsOpen(scene);
  return (
    <div class={`empire board ${desk ? 'at-desk' : ''}`}>
      <GoldTrack scene={scene} />
      <Attack scene={scene} />
      <div class="ae-middle">
        <div class="ae-left">
          {desk ? <Desk scene={scene} /> : <ActionBoard scene={scene} />}
          <ForecastBar scene={scene} />
        </div>
        <CastleBoard scene={scene} />
      </div>
    </div>
  );
}

// board.tsx - the table of Empire's End: the track, what is being decided, and the rows of all seats.
import { ConflictStage } from './conflict';
import { EconomyStage, IndustryStage, QuietStage } from './halves';
import { Matrix } from './matrix';
import { Bounds } from './panels';
import type { Props } from './scene';
import { Disasters } from './slots';
import { Track } from './track';
import { kept, still } from '../../kit/kept';

function Stage({ scene }: Props) {
  const { slots, conflict, industry, step } = scene.view;
  if (slots.length > 0) return <Disasters scene={scene} />;
  if (conflict) return <ConflictStage scene={scene} conflict={conflict} />;
  if (industry) return <IndustryStage scene={scene} />;
  if (step === 'pick' || step === 'convert') return <EconomyStage scene={scene} />;
  return <QuietStage scene={scene} />;
}

export function Board({ scene }: Props) {
  return (
    <div class="board-wrap board ee">
      {kept(
        () => (
          <Track scene={scene} />
        ),
        still(scene),
      )}
      <div class="ee-stage">
        <Stage scene={scene} />
      </div>
      <Matrix scene={scene} />
      {kept(
        () => (
          <Bounds scene={scene} />
        ),
        still(scene),
      )}
    </div>
  );
}

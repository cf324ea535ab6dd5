// spaces.tsx - the spaces one can choose, and what each would bring.
import { useMemo } from 'preact/hooks';
import type { Scene } from '../game';
import { cellLabels } from './cell_labels';
import { forecast } from './forecast';
import { Piece, signOf } from './pieces';
import { allCells, leftOf, topOf, type TigrisView } from './view';

type TigrisScene = Scene<TigrisView>;

// A lit space tells who scores there: +n in gold = you, a sign = that dynasty, swords = a conflict, a dot = nobody.
function Mark({ scene, cell, text }: { scene: TigrisScene; cell: string; text: string }) {
  const [x, y] = [leftOf(cell), topOf(cell)];
  const { gains, fights } = forecast(scene.hints[text]);
  const mine = gains.filter((gain) => gain.seat === scene.you).reduce((sum, gain) => sum + gain.count, 0);
  const other = gains.find((gain) => gain.seat !== scene.you);
  if (fights) return <Piece symbol="ui.war" paint="clash-mark" x={x + 19} y={y + 19} size={26} />;
  if (mine > 0)
    return (
      <>
        <circle class="plus" cx={x + 32} cy={y + 32} r={14.5} />
        <text x={x + 32} y={y + 38}>
          +{mine}
        </text>
      </>
    );
  if (other) return <Piece symbol={`dynasty.${signOf(other.seat)}`} paint="scorer" x={x + 18} y={y + 18} size={28} />;
  return <circle class="free" cx={x + 32} cy={y + 32} r={5} />;
}

export function Spaces({ scene }: { scene: TigrisScene }) {
  const { lit, hints, view, speaker } = scene;
  const labels = useMemo(() => cellLabels(scene), [view, lit, hints, speaker.language]);
  return (
    <g class="spaces">
      {allCells.map((cell) => {
        const choice = lit.get(`cell.${cell}`);
        const [x, y] = [leftOf(cell), topOf(cell)];
        const gains = choice ? forecast(hints[choice.text]).gains : [];
        const kind = gains.some((gain) => gain.seat === scene.you) ? 'mine' : gains.length === 0 ? 'quiet' : '';
        return (
          <g
            key={cell}
            class={choice ? `target ${kind}` : 'space'}
            data-target={`cell.${cell}`}
            role="button"
            aria-label={labels.get(cell)}
            aria-disabled={!choice}
          >
            <rect x={x + 5.5} y={y + 5.5} width={53} height={53} rx={10} />
            {choice && <Mark scene={scene} cell={cell} text={choice.text} />}
          </g>
        );
      })}
    </g>
  );
}

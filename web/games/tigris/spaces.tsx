// spaces.tsx - the spaces one can choose, and what each would bring.
import { useMemo } from 'preact/hooks';
import type { Choice } from '../../shell/wire/choices';
import type { Scene } from '../game';
import { kept } from '../kept';
import { cellLabels, choiceLabel } from './cell_labels';
import { forecast, type Forecast } from './forecast';
import { Piece, signOf } from './pieces';
import { allCells, leftOf, topOf, type TigrisView } from './view';

type TigrisScene = Scene<TigrisView>;

// A lit space tells who scores there: +n in gold = you, a sign = that dynasty, swords = a conflict, a dot = nobody.
function mark(scene: TigrisScene, cell: string, { gains, fights }: Forecast) {
  const [x, y] = [leftOf(cell), topOf(cell)];
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

function space(scene: TigrisScene, cell: string, label: string, choice: Choice | undefined) {
  const brings = choice && forecast(scene.hints[choice.text]);
  const mine = brings?.gains.some((gain) => gain.seat === scene.you);
  const look = !brings ? 'space' : `target ${mine ? 'mine' : brings.gains.length === 0 ? 'quiet' : ''}`;
  return (
    <g
      class={look}
      data-target={`cell.${cell}`}
      role="button"
      aria-label={brings ? `${label}, ${choiceLabel(scene, brings)}` : label}
      aria-disabled={!brings}
    >
      <rect x={leftOf(cell) + 5.5} y={topOf(cell) + 5.5} width={53} height={53} rx={10} />
      {brings && mark(scene, cell, brings)}
    </g>
  );
}

export function Spaces({ scene }: { scene: TigrisScene }) {
  const { lit, hints, view, speaker, you } = scene;
  const labels = useMemo(() => cellLabels(scene), [view, speaker]);
  return (
    <g class="spaces">
      {allCells.map((cell) => {
        const choice = lit.get(`cell.${cell}`);
        const label = labels.get(cell)!;
        const values = [label, choice && (hints[choice.text] ?? true), speaker, you];
        return kept(() => space(scene, cell, label, choice), values, cell);
      })}
    </g>
  );
}

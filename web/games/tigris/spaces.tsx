// spaces.tsx - the spaces one can choose, and what each would bring.
import { useMemo } from 'preact/hooks';
import { late } from '../../kit/late';
import type { Scene } from '../../kit/game';
import { cellLabels, choiceLabel } from './cell_labels';
import { forecast, nothing, type Forecast } from './forecast';
import { Piece, signOf } from './pieces';
import { allCells, leftOf, topOf, type TigrisView } from './view';

type TigrisScene = Scene<TigrisView>;
type Marks = ReadonlyMap<string, Forecast>; // by lit space: what it would bring

const field = (cell: string) => ({ x: leftOf(cell) + 5.5, y: topOf(cell) + 5.5, width: 53, height: 53, rx: 10 });

const corners = 'h33c5.5 0 10 4.5 10 10v33c0 5.5-4.5 10-10 10h-33c-5.5 0-10-4.5-10-10v-33c0-5.5 4.5-10 10-10z';
const fields = new Map(allCells.map((cell) => [cell, `M${leftOf(cell) + 15.5} ${topOf(cell) + 5.5}${corners}`]));
const dots = new Map(allCells.map((cell) => [cell, `M${leftOf(cell) + 32} ${topOf(cell) + 32}h0`]));

const cellOf = (target: string) => (target.startsWith('cell.') ? target.slice('cell.'.length) : null);

function useMarks({ lit, hints }: TigrisScene): Marks {
  const forecasts = useMemo(
    () => new Map(Object.entries(hints).map(([text, hint]) => [text, forecast(hint)])),
    [hints],
  );
  const marks = new Map<string, Forecast>();
  for (const [target, { text }] of lit) {
    const cell = cellOf(target);
    if (cell) marks.set(cell, forecasts.get(text) ?? nothing);
  }
  return marks;
}

// A lit space tells who scores there: +n in gold = you, a sign = that dynasty, swords = a conflict, a dot = nobody.
function mark(scene: TigrisScene, cell: string, { gains, fights }: Forecast) {
  const [x, y] = [leftOf(cell), topOf(cell)];
  const mine = gains.filter((gain) => gain.seat === scene.you).reduce((sum, gain) => sum + gain.count, 0);
  const other = gains.find((gain) => gain.seat !== scene.you);
  if (fights) return <Piece key={cell} symbol="ui.war" paint="clash-mark" x={x + 19} y={y + 19} size={26} />;
  if (mine === 0 && other) {
    const symbol = `dynasty.${signOf(other.seat)}`;
    return <Piece key={cell} symbol={symbol} paint="scorer" x={x + 18} y={y + 18} size={28} />;
  }
  return (
    <g key={cell}>
      <circle class="plus" cx={x + 32} cy={y + 32} r={14.5} />
      <text x={x + 32} y={y + 38}>
        +{mine}
      </text>
    </g>
  );
}

// All light in three paths and all dots in one: the browser draws four things anew, not a hundred.
function Light({ scene, marks }: { scene: TigrisScene; marks: Marks }) {
  const glow = { quiet: '', others: '', mine: '' };
  let free = '';
  const marked: [string, Forecast][] = [];
  for (const [cell, brings] of marks) {
    const mine = brings.gains.some((gain) => gain.seat === scene.you);
    glow[mine ? 'mine' : brings.gains.length > 0 ? 'others' : 'quiet'] += fields.get(cell);
    if (brings.gains.length > 0 || brings.fights) marked.push([cell, brings]);
    else free += dots.get(cell);
  }
  return (
    <g class="light" aria-hidden="true">
      <path class="glow quiet" d={glow.quiet} />
      <path class="glow" d={glow.others} />
      <path class="glow mine" d={glow.mine} />
      <path class="free" d={free} />
      {marked.map(([cell, brings]) => mark(scene, cell, brings))}
    </g>
  );
}

const spaces = allCells.map((cell) => ({
  cell,
  look: { class: 'space', 'data-target': `cell.${cell}`, role: 'button', ...field(cell) } as const,
}));

// The lit space under the pointer. A :hover rule for lit spaces alone would be weighed again for each that lights up.
export function Hovered({ scene: { hovered, lit } }: { scene: TigrisScene }) {
  const cell = hovered && lit.has(hovered.target) ? cellOf(hovered.target) : null;
  return cell && <rect class="hovered" {...field(cell)} />;
}

// A space's look lies in the light above it: when it lights up, its name and state change and nothing that must be drawn.
function Fields({ scene, marks }: { scene: TigrisScene; marks: Marks }) {
  const { view, speaker } = scene;
  const labels = useMemo(() => cellLabels(scene), [view, speaker]);
  const inVain = choiceLabel(scene, nothing); // what most would bring
  const nameOf = (cell: string, brings: Forecast) =>
    `${labels.get(cell)}, ${brings === nothing ? inVain : choiceLabel(scene, brings)}`;
  return (
    <>
      {spaces.map(({ cell, look }) => {
        const brings = marks.get(cell);
        return (
          <rect
            key={cell}
            {...look}
            aria-label={brings ? nameOf(cell, brings) : labels.get(cell)}
            aria-disabled={!brings}
          />
        );
      })}
    </>
  );
}

// The light first, then the names.
export function Spaces({ scene }: { scene: TigrisScene }) {
  const marks = useMarks(scene);
  return (
    <>
      {late({ ...scene, marks }, (drawn) => (
        <Fields scene={drawn} marks={drawn.marks} />
      ))}
      <Light scene={scene} marks={marks} />
    </>
  );
}

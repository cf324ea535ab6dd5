// sites.tsx - what a tile has completed: monuments and the wonder to choose from, each on the place where it would stand.
import { choiceOf, matching } from '../../kit/choosing';
import type { Scene } from '../../kit/game';
import { monumentSymbol, Piece } from './pieces';
import { cellAt, leftOf, spotOf, topOf, type TigrisView } from './view';
import { tigrisWords } from './words';

type TigrisScene = Scene<TigrisView>;

const pattern = /^(?:square\.(\w+)\.monument\.(\d)|wonder\.(\w+))$/;

function squareAt(topLeft: string): string[] {
  const { column, row } = spotOf(topLeft);
  return [0, 1, 2, 3].map((place) => cellAt(column + (place % 2), row + Math.floor(place / 2)));
}

function Site({
  scene,
  target,
  cell,
  symbol,
  paint,
}: {
  scene: TigrisScene;
  target: string;
  cell: string;
  symbol: string;
  paint: string;
}) {
  const { look, chosen, label } = choiceOf(scene, target);
  const [x, y] = [leftOf(cell), topOf(cell)];
  return (
    <g class={look} role="button" tabIndex={-1} data-target={target} aria-label={label ?? ''} aria-pressed={chosen}>
      <rect x={x + 3} y={y + 3} width={58} height={58} rx={11} />
      <Piece symbol={symbol} paint={paint} x={x + 8} y={y + 6} size={48} />
    </g>
  );
}

// Each lies on a space of its own square that no other has taken.
export function Sites({ scene }: { scene: TigrisScene }) {
  const found = matching(scene, pattern);
  if (found.length === 0) return null;
  const taken = new Set<string>();
  const sites = found.map(([target, square, monument, wonder]) => {
    const cells = wonder ? [wonder] : squareAt(square!);
    const cell = cells.find((each) => !taken.has(each)) ?? cells[0]!;
    taken.add(cell);
    const piece = wonder
      ? { symbol: 'wonder', paint: 'te-wonder' }
      : monumentSymbol(scene.view.monuments[Number(monument)]!.colors);
    return <Site key={target} scene={scene} target={target} cell={cell} {...piece} />;
  });
  return (
    <g class="sites" role="group" aria-label={tigrisWords(scene.speaker.language)('monuments')}>
      {sites}
    </g>
  );
}

// layers.tsx - the layers of the board that no choice changes: frame, land, river, brackets.
import { outline } from './outline';
import { allCells, boards, cellsDrawn, columns, leftOf, rows, spotOf, topOf, unit, type TigrisView } from './view';

const letters = Array.from({ length: columns }, (_, column) => String.fromCharCode(65 + column));

function Coordinates() {
  return (
    <g class="coords" aria-hidden="true">
      {letters.map((letter, column) => (
        <>
          <text x={column * unit + 32} y={-9}>
            {letter}
          </text>
          <text x={column * unit + 32} y={723}>
            {letter}
          </text>
        </>
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <>
          <text x={-13} y={row * unit + 37}>
            {row + 1}
          </text>
          <text x={1037} y={row * unit + 37}>
            {row + 1}
          </text>
        </>
      ))}
    </g>
  );
}

// Two short waves in each river space, a little different from its neighbours.
function waves(river: readonly string[]): string {
  return river
    .map((cell) => {
      const { column, row } = spotOf(cell);
      const shift = (column * 5 + row * 7) % 9;
      const wave = (x: number, y: number) => `M${leftOf(cell) + x} ${topOf(cell) + y}q5.5-6 11 0t11 0`;
      return wave(9 + shift, 22 + (shift % 3) * 2) + wave(31 - shift, 42 + (shift % 2) * 3);
    })
    .join('');
}

function hairlines(river: readonly string[]): string {
  const inRiver = new Set(river);
  return river
    .map((cell) => {
      const east = String.fromCharCode(cell.charCodeAt(0) + 1) + cell.slice(1);
      const south = cell[0] + String(spotOf(cell).row + 2);
      const [x, y] = [leftOf(cell), topOf(cell)];
      return (inRiver.has(east) ? `M${x + 64} ${y + 7}v50` : '') + (inRiver.has(south) ? `M${x + 7} ${y + 64}h50` : '');
    })
    .join('');
}

function takeFirst(cell: string): string {
  const [x, y] = [leftOf(cell), topOf(cell)];
  return `M${x - 3} ${y + 14}V${y - 3}H${x + 14}M${x + 50} ${y - 3}H${x + 67}V${y + 14}M${x + 67} ${y + 50}V${y + 67}H${x + 50}M${x + 14} ${y + 67}H${x - 3}V${y + 50}`;
}

export function Ground({ side }: { side: TigrisView['options']['board'] }) {
  const river = cellsDrawn(boards[side], '~');
  const inRiver = new Set(river);
  const bed = outline(river, -1, 20);
  return (
    <>
      <rect class="frame" x={-26} y={-26} width={1076} height={756} rx={16} />
      <rect class="ground" x={-3} y={-3} width={1030} height={710} rx={9} />
      <Coordinates />
      <g class="land">
        {allCells
          .filter((cell) => !inRiver.has(cell))
          .map((cell) => (
            <rect x={leftOf(cell) + 1.5} y={topOf(cell) + 1.5} width={61} height={61} rx={7} />
          ))}
      </g>
      <path class="shore" d={bed} />
      <path class="bed" d={bed} />
      <path class="hair" d={hairlines(river)} />
      <path class="waves" d={waves(river)} />
      <path class="take-first" d={cellsDrawn(boards[side], '*').map(takeFirst).join('')} />
    </>
  );
}

// The corners of a space, where something has just happened.
export function lastMark(cell: string): string {
  const [x, y] = [leftOf(cell), topOf(cell)];
  return (
    `M${x + 1} ${y + 14}V${y + 7}q0-6 6-6H${x + 14}M${x + 50} ${y + 1}H${x + 57}q6 0 6 6V${y + 14}` +
    `M${x + 63} ${y + 50}V${y + 57}q0 6-6 6H${x + 50}M${x + 14} ${y + 63}H${x + 7}q-6 0-6-6V${y + 50}`
  );
}

// mini_castle.tsx - a castle at the size of a stamp: walls, gate and turrets in wood or stone.
import { corners, isGate, materialOf, sides, type Corner, type EmpireSeat, type Side } from './view';

const line: Record<Side, string> = { N: 'M8 8H40', E: 'M40 8V40', S: 'M8 40H40', W: 'M8 8V40' };
const corner: Record<Corner, readonly [number, number]> = { NW: [3, 3], NE: [34, 3], SW: [3, 34], SE: [34, 34] };

export function MiniCastle({ seat }: { seat: EmpireSeat }) {
  return (
    <svg class="ae-mini" viewBox="0 0 48 48" aria-hidden="true">
      <rect x={8} y={8} width={32} height={32} class="yard" />
      {sides.map((side) => {
        const { piece } = seat.castle[side];
        if (piece === 'none') return null;
        return <path key={side} d={line[side]} class={`${materialOf(piece)} ${isGate(piece) ? 'gate' : ''}`} />;
      })}
      {corners.map((each) => {
        const { piece, flame } = seat.castle[each];
        if (piece === 'none') return null;
        const [x, y] = corner[each];
        return (
          <rect key={each} x={x} y={y} width={11} height={11} class={`${materialOf(piece)} ${flame ? 'flame' : ''}`} />
        );
      })}
    </svg>
  );
}

// minimap.tsx - the whole board as coloured squares, for the header of a phone.
import type { Scene } from '../../kit/game';
import { colorOf, leftOf, roles, topOf, type TigrisView } from './view';
import { kept } from '../../kit/kept';

export const MiniMap = ({ scene: { view } }: { scene: Scene<TigrisView> }) =>
  kept(() => <Squares view={view} />, [view]);

function Squares({ view }: { view: TigrisView }) {
  const dots = [
    ...roles.flatMap((role) => view.tiles[colorOf[role]].map((cell) => ({ cell, paint: `te-${colorOf[role]}` }))),
    ...view.leaders.flatMap(({ cell, color }) => (cell ? [{ cell, paint: `te-${color}` }] : [])),
  ];
  return (
    <svg class="minimap" viewBox="-26 -26 1076 756" aria-hidden="true">
      <rect class="ground" x={-26} y={-26} width={1076} height={756} />
      {dots.map(({ cell, paint }) => (
        <rect key={cell} class={`dot-${paint}`} x={leftOf(cell)} y={topOf(cell)} width={60} height={60} />
      ))}
    </svg>
  );
}

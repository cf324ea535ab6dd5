// board.tsx - the board: a pure function of the scene.
import type { Scene } from '../../kit/game';
import { Pieces } from '../../kit/pieces';
import { cellsNamed } from './forecast';
import { Ghost, Slip } from './ghost';
import { Ground, lastMark } from './layers';
import { outline, partsWithout } from './outline';
import { Piece } from './pieces';
import { piecesOf, type PlacedPiece } from './placed';
import { Sites } from './sites';
import { Hovered, Spaces } from './spaces';
import { leftOf, rows, topOf, type TigrisView } from './view';
import { tigrisWords } from './words';
import { kept } from '../../kit/kept';

type TigrisScene = Scene<TigrisView>;

interface Realm {
  cells: readonly string[];
  side: '' | 'attack' | 'defend';
}

// The kingdoms; while two fight over the space that joined them, each side by itself.
function realmsOf({ kingdoms, conflict, leaders }: TigrisView): Realm[] {
  if (!conflict?.color) return kingdoms.map((cells) => ({ cells, side: '' }));
  const cellOf = (seat: number | undefined) =>
    leaders.find((leader) => leader.seat === seat && leader.color === conflict.color)?.cell ?? '';
  const [attack, defend] = [cellOf(conflict.attacker), cellOf(conflict.defender)];
  return kingdoms
    .flatMap((cells) =>
      conflict.joining && cells.includes(conflict.joining) ? partsWithout(cells, conflict.joining) : [cells],
    )
    .map((cells) => {
      const [attacks, defends] = [cells.includes(attack), cells.includes(defend)];
      return { cells, side: attacks === defends ? '' : attacks ? 'attack' : 'defend' };
    });
}

function Kingdoms({ scene }: { scene: TigrisScene }) {
  return (
    <g class={`kingdoms ${scene.outlines}`}>
      {realmsOf(scene.view).map(({ cells, side }) => {
        const line = outline(cells, side ? 3.5 : 2.5, 16);
        return (
          <g key={cells[0]}>
            <path class="halo" d={line} />
            <path class={`kingdom ${side}`} d={line} />
          </g>
        );
      })}
    </g>
  );
}

// What is not being fought over steps back.
function Veil({ view }: { view: TigrisView }) {
  const sides = realmsOf(view).filter((realm) => realm.side !== '');
  if (sides.length === 0) return null;
  const open = [...sides.flatMap((realm) => realm.cells), ...(view.conflict?.joining ? [view.conflict.joining] : [])];
  return <path class="veil" fill-rule="evenodd" d={`M-2-2H1026V706H-2Z${outline(open, 3.5, 16)}`} />;
}

const drawPiece = ({ symbol, paint, x, y, size }: PlacedPiece) => (
  <Piece symbol={symbol} paint={paint} x={x} y={y} size={size} />
);

function AllPieces({ scene }: { scene: TigrisScene }) {
  return (
    <>
      <g class="pieces" aria-hidden="true">
        <Pieces scene={scene} piecesOf={piecesOf} placesIn={cellsNamed} draw={drawPiece} />
      </g>
      <Strengths view={scene.view} />
      <Veil view={scene.view} />
    </>
  );
}

function Strengths({ view }: { view: TigrisView }) {
  return (
    <g class="strength" aria-hidden="true">
      {view.leaders.map(({ seat, leader, cell, war, revolt }) => {
        if (!cell) return null;
        const [x, y] = [leftOf(cell), topOf(cell)];
        return (
          <g key={`${seat}.${leader}`}>
            <circle cx={x + 10.5} cy={y + 53.5} r={10.5} />
            <text x={x + 10.5} y={y + 58.7}>
              {war}
            </text>
            <path d={`M${x + 40} ${y + 64}v-9h3.5v-5h3.5v-5h12v5h3.5v5h3.5v9Z`} />
            <text class="small" x={x + 53} y={y + 61}>
              {revolt}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const placing = /_placed(\.|$)|_moved$|_built$/;

function Marks({ scene }: { scene: TigrisScene }) {
  const last = scene.arrival.entries.filter((entry) => placing.test(entry.key)).flatMap(cellsNamed);
  const pointed = scene.pointed.filter((id) => id.startsWith('cell.')).map((id) => id.slice('cell.'.length));
  const { conflict, leaders } = scene.view;
  const ring = (seat: number | undefined, side: string) => {
    const cell = leaders.find((leader) => leader.seat === seat && leader.color === conflict?.color)?.cell;
    return cell ? (
      <circle class={`ring ${side}`} data-sight cx={leftOf(cell) + 32} cy={topOf(cell) + 32} r={35} />
    ) : null;
  };
  return (
    <g aria-hidden="true">
      <path class="last" d={last.map(lastMark).join('')} />
      {conflict?.color && ring(conflict.attacker, 'attack')}
      {conflict?.color && ring(conflict.defender, 'defend')}
      {conflict?.joining && (
        <g class="joining" data-sight>
          <circle cx={leftOf(conflict.joining) + 32} cy={topOf(conflict.joining) + 32} r={29} />
          <Piece
            symbol="unification"
            paint="te-unify"
            x={leftOf(conflict.joining) + 8}
            y={topOf(conflict.joining) + 8}
            size={48}
          />
        </g>
      )}
      {pointed.map((cell) => (
        <rect key={cell} class="pointed" x={leftOf(cell) + 2} y={topOf(cell) + 2} width={60} height={60} rx={10} />
      ))}
    </g>
  );
}

const rowNumbers = Array.from({ length: rows }, (_, row) => row + 1);
const viewBox = '-26 -26 1076 756';

// Layers are drawn again only when what they show has changed: a hover costs the ghost alone. What can be chosen lies
// on a sheet of its own over the picture, which then need not be painted again.
export function Board({ scene }: { scene: TigrisScene }) {
  const { view, outlines, speaker, arrival, pointed, lit, hints } = scene;
  const ground = kept(() => <Ground side={view.options.board} />, [view.options.board]);
  const kingdoms = kept(() => <Kingdoms scene={scene} />, [view.kingdoms, view.conflict, outlines]);
  const pieces = kept(() => <AllPieces scene={scene} />, [view, arrival.number]);
  const marks = kept(() => <Marks scene={scene} />, [view, arrival.number, pointed]);
  const spaces = kept(() => <Spaces scene={scene} />, [view, lit, hints, speaker]);
  return (
    <div class="board-wrap tigris">
      <ol class="ruler" aria-hidden="true">
        {rowNumbers.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ol>
      <svg class="board" viewBox={viewBox} aria-hidden="true">
        {ground}
        {kingdoms}
        {pieces}
        {marks}
      </svg>
      <svg
        class="board spaces"
        viewBox={viewBox}
        role="group"
        aria-label={tigrisWords(speaker.language)('board')}
        data-roving
      >
        <Hovered scene={scene} />
        {spaces}
        <Ghost scene={scene} />
        <Sites scene={scene} />
      </svg>
      <Slip scene={scene} />
    </div>
  );
}

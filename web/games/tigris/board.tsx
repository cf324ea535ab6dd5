// board.tsx - the board: a pure function of the scene.
import { useMemo } from 'preact/hooks';
import type { Scene } from '../game';
import { cellLabels } from './cell_labels';
import { cellsNamed, clashes, forecast } from './forecast';
import { Ground, lastMark } from './layers';
import { outline, partsWithout } from './outline';
import { leaderSymbol, Piece, signOf, tileSymbol } from './pieces';
import { piecesOf, type PlacedPiece } from './placed';
import {
  allCells,
  buildingOf,
  colorOf,
  leftOf,
  roles,
  rows,
  topOf,
  type Color,
  type Role,
  type TigrisView,
} from './view';
import { tigrisWords } from './words';

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

// Which log sentence tells of a space: pieces appear and leave in the order of the sentences.
function orderOfCells(scene: TigrisScene): Map<string, number> {
  const order = new Map<string, number>();
  scene.arrival.entries.forEach((entry, number) => {
    for (const cell of cellsNamed(entry)) if (!order.has(cell)) order.set(cell, number);
  });
  return order;
}

const delay = (number: number | undefined) => ({
  animationDelay: `calc(var(--t-event) * ${Math.min(number ?? 0, 12)})`,
});

function Pieces({ scene }: { scene: TigrisScene }) {
  const { view, arrival } = scene;
  const [now, fresh, gone, order] = useMemo(() => {
    const pieces = piecesOf(view);
    const before = arrival.before ? piecesOf(arrival.before as TigrisView) : pieces;
    const known = new Set(before.map((piece) => piece.key));
    const still = new Set(pieces.map((piece) => piece.key));
    const leaving = before.filter((piece) => !still.has(piece.key));
    return [
      pieces,
      new Set(pieces.filter((piece) => !known.has(piece.key)).map((piece) => piece.key)),
      leaving,
      orderOfCells(scene),
    ] as const;
  }, [view, arrival.number]);
  const draw = (piece: PlacedPiece, change: string) => (
    <g key={piece.key + change} class={change} style={change ? delay(order.get(piece.cell)) : undefined}>
      <Piece symbol={piece.symbol} paint={piece.paint} x={piece.x} y={piece.y} size={piece.size} />
    </g>
  );
  return (
    <g class="pieces" aria-hidden="true">
      <g key={`gone.${arrival.number}`}>{gone.map((piece) => draw(piece, 'leaves'))}</g>
      {now.map((piece) => draw(piece, fresh.has(piece.key) ? 'arrives' : ''))}
    </g>
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
    return cell ? <circle class={`ring ${side}`} cx={leftOf(cell) + 32} cy={topOf(cell) + 32} r={35} /> : null;
  };
  return (
    <g aria-hidden="true">
      <path class="last" d={last.map(lastMark).join('')} />
      {conflict?.color && ring(conflict.attacker, 'attack')}
      {conflict?.color && ring(conflict.defender, 'defend')}
      {conflict?.joining && (
        <g class="joining">
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

function Spaces({ scene }: { scene: TigrisScene }) {
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

// The piece about to be placed: shape, and the space it goes to.
function ghostOf(
  scene: TigrisScene,
): { cell: string; symbol: string; paint: string; size: number; dx: number; dy: number } | null {
  const { ghost, path, view, you } = scene;
  const monument = /^square\.(\w+)\.monument\.(\d)$/.exec(ghost?.target ?? '');
  if (monument) {
    const [first, second] = view.monuments[Number(monument[2])]!.colors;
    return {
      cell: monument[1]!,
      symbol: `monument.${first}-${second}`,
      paint: `te-mon-${first}-${second} tall`,
      size: 96,
      dx: 16,
      dy: 10,
    };
  }
  const wonder = /^wonder\.(\w+)$/.exec(ghost?.target ?? '');
  if (wonder) return { cell: wonder[1]!, symbol: 'wonder', paint: 'te-wonder', size: 120, dx: -28, dy: -32 };
  const cell = /^cell\.(\w+)$/.exec(ghost?.target ?? '')?.[1];
  if (!cell) return null;
  const piece = path[0]?.target ?? '';
  const [kind, word] = piece.split('.') as [string, string];
  if (piece === 'hand.catastrophe') return { cell, symbol: 'catastrophe', paint: 'te-ruin', size: 56, dx: 4, dy: 4 };
  if (kind === 'hand') return { cell, ...tileSymbol(word as Color), size: 56, dx: 4, dy: 4 };
  if (kind === 'leader' && typeof you === 'number')
    return { cell, ...leaderSymbol(word as Role, you, true), size: 58, dx: 3, dy: 1 };
  if (view.phase === 'building' && view.chosen.color)
    return {
      cell,
      symbol: `building.${buildingOf[view.chosen.color]}`,
      paint: `te-${view.chosen.color}`,
      size: 48,
      dx: 8,
      dy: 4,
    };
  if (view.phase === 'treasure') return { cell, symbol: 'treasure', paint: 'te-treasure', size: 40, dx: 12, dy: 12 };
  return null;
}

function Ghost({ scene }: { scene: TigrisScene }) {
  const ghost = ghostOf(scene);
  if (!ghost) return null;
  const [x, y] = [leftOf(ghost.cell), topOf(ghost.cell)];
  const fights = scene.ghost && forecast(scene.hints[scene.ghost.text]).fights;
  const wide = ghost.size > 60;
  return (
    <g class="ghost" aria-hidden="true">
      {!wide && <rect class="spot" x={x + 1} y={y + 1} width={62} height={62} rx={11} />}
      <Piece symbol={ghost.symbol} paint={ghost.paint} x={x + ghost.dx} y={y + ghost.dy} size={ghost.size} />
      {!wide && <rect class="edge" x={x + 1} y={y + 1} width={62} height={62} rx={11} />}
      {fights && (
        <g class="clash">
          <circle cx={x + 58} cy={y + 6} r={15} />
          <Piece symbol="ui.war" paint="icon-war" x={x + 48.5} y={y - 3.5} size={19} />
        </g>
      )}
    </g>
  );
}

// Both strengths beside the ghost, before anything is sent.
function Slip({ scene }: { scene: TigrisScene }) {
  const ghost = ghostOf(scene);
  const fights = clashes(scene.preview?.log ?? []);
  if (!ghost || fights.length === 0) return null;
  const left = Math.min(leftOf(ghost.cell), 1024 - 190 * fights.length);
  const below = topOf(ghost.cell) < 9 * 64;
  const style = {
    left: `${((left + 26) / 1076) * 100}%`,
    top: `${((topOf(ghost.cell) + 26 + (below ? 72 : -64)) / 756) * 100}%`,
  };
  return (
    <div class={`slip ${below ? '' : 'above'}`} style={style} role="status">
      {fights.map((clash) => (
        <div key={clash.role}>
          <Piece {...leaderSymbol(clash.role, clash.attacker, clash.attacker === scene.you)} />
          <b class={clash.attack > clash.defense ? 'lead' : ''}>{clash.attack}</b>
          <svg class="vs" viewBox="0 0 48 48" aria-hidden="true">
            <use href="#ui.war" />
          </svg>
          <b class={clash.defense >= clash.attack ? 'lead' : ''}>{clash.defense}</b>
          <Piece {...leaderSymbol(clash.role, clash.defender, clash.defender === scene.you)} />
        </div>
      ))}
    </div>
  );
}

const rowNumbers = Array.from({ length: rows }, (_, row) => row + 1);

export function Board({ scene }: { scene: TigrisScene }) {
  const { view, outlines, speaker } = scene;
  const ground = useMemo(() => <Ground side={view.options.board} />, [view.options.board]);
  const kingdoms = useMemo(() => <Kingdoms scene={scene} />, [view.kingdoms, view.conflict, outlines]);
  return (
    <div class="board-wrap tigris">
      <ol class="ruler" aria-hidden="true">
        {rowNumbers.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ol>
      <svg
        class="board"
        viewBox="-26 -26 1076 756"
        role="group"
        aria-label={tigrisWords(speaker.language)('board')}
        data-roving
      >
        {ground}
        {kingdoms}
        <Pieces scene={scene} />
        <Strengths view={view} />
        <Veil view={view} />
        <Marks scene={scene} />
        <Spaces scene={scene} />
        <Ghost scene={scene} />
      </svg>
      <Slip scene={scene} />
    </div>
  );
}

// The whole board as coloured squares, for the header of a phone.
export function MiniMap({ scene }: { scene: TigrisScene }) {
  const { view } = scene;
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

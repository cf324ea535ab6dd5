// ghost.tsx - the piece about to be placed, and both strengths of a conflict it would start.
import type { Scene } from '../../kit/game';
import { clashes, forecast } from './forecast';
import { leaderSymbol, Piece, tileSymbol } from './pieces';
import { buildingOf, leftOf, topOf, type Color, type Role, type TigrisView } from './view';

type TigrisScene = Scene<TigrisView>;

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

export function Ghost({ scene }: { scene: TigrisScene }) {
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
export function Slip({ scene }: { scene: TigrisScene }) {
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

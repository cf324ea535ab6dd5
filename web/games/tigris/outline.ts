// outline.ts - the rounded outline of a set of spaces: outer edges traced clockwise, pushed out, corners rounded. Parts that
// touch only at a corner stay apart.
import { spotOf, unit } from './view';

type Point = readonly [x: number, y: number];
interface Edge {
  from: Point;
  step: Point;
}

const sides: readonly { beside: Point; corner: Point; step: Point }[] = [
  { beside: [0, -1], corner: [0, 0], step: [1, 0] },
  { beside: [1, 0], corner: [1, 0], step: [0, 1] },
  { beside: [0, 1], corner: [1, 1], step: [-1, 0] },
  { beside: [-1, 0], corner: [0, 1], step: [0, -1] },
];
const name = ([x, y]: Point) => `${x},${y}`;

function edgesOf(cells: readonly string[]): Map<string, Edge[]> {
  const inside = new Set(cells.map((cell) => name([spotOf(cell).column, spotOf(cell).row])));
  const edges = new Map<string, Edge[]>();
  for (const cell of cells) {
    const { column, row } = spotOf(cell);
    for (const { beside, corner, step } of sides) {
      if (inside.has(name([column + beside[0], row + beside[1]]))) continue;
      const from: Point = [column + corner[0], row + corner[1]];
      edges.set(name(from), [...(edges.get(name(from)) ?? []), { from, step }]);
    }
  }
  return edges;
}

// Takes the edge that leaves a corner; where two do, the one that turns right, which stays with the same part.
function takeEdge(edges: Map<string, Edge[]>, at: Point, [dx, dy]: Point): Edge | undefined {
  const leaving = edges.get(name(at)) ?? [];
  const right = leaving.find(({ step }) => step[0] === -dy && step[1] === dx);
  const edge = leaving.length > 1 && right ? right : leaving[0];
  edges.set(
    name(at),
    leaving.filter((other) => other !== edge),
  );
  return edge;
}

// The corners of one loop, with the directions of the edges that meet there.
function traceLoop(edges: Map<string, Edge[]>, first: Edge) {
  const corners: { at: Point; before: Point; after: Point }[] = [];
  let edge = first;
  takeEdge(edges, first.from, first.step);
  for (;;) {
    const at: Point = [edge.from[0] + edge.step[0], edge.from[1] + edge.step[1]];
    const next = name(at) === name(first.from) ? first : takeEdge(edges, at, edge.step);
    if (!next) break;
    if (next.step !== edge.step) corners.push({ at, before: edge.step, after: next.step });
    if (next === first) break;
    edge = next;
  }
  return corners;
}

function roundedPath(corners: ReturnType<typeof traceLoop>, push: number, radius: number): string {
  const pieces = corners.map(({ at, before, after }) => {
    const x = at[0] * unit + push * (before[1] + after[1]);
    const y = at[1] * unit - push * (before[0] + after[0]);
    return `${x - before[0] * radius} ${y - before[1] * radius}Q${x} ${y} ${x + after[0] * radius} ${y + after[1] * radius}`;
  });
  return `M${pieces.join('L')}Z`;
}

export function outline(cells: readonly string[], push: number, radius: number): string {
  const edges = edgesOf(cells);
  let path = '';
  for (;;) {
    const open = [...edges.values()].find((list) => list.length > 0);
    if (!open) return path;
    path += roundedPath(traceLoop(edges, open[0]!), push, radius);
  }
}

// The connected parts of a set when one of its spaces is taken away.
export function partsWithout(cells: readonly string[], removed: string): string[][] {
  const left = new Map(
    cells.filter((cell) => cell !== removed).map((cell) => [name([spotOf(cell).column, spotOf(cell).row]), cell]),
  );
  const parts: string[][] = [];
  for (const [start] of left) {
    const part: string[] = [];
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const cell = left.get(at);
      if (cell === undefined) continue;
      left.delete(at);
      part.push(cell);
      const { column, row } = spotOf(cell);
      for (const { beside } of sides) open.push(name([column + beside[0], row + beside[1]]));
    }
    if (part.length > 0) parts.push(part);
  }
  return parts;
}

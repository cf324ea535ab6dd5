// borders.ts - smooth outlines of regions that share borders. A border is smoothed once, between the points where three
// regions meet, so that neighbours fit without a gap.
export type Point = readonly [x: number, y: number];

export interface Region {
  id: string;
  ring: readonly Point[]; // not closed: the last point joins the first
}

// A stretch of a region's outline with one and the same thing beyond it.
export interface Stretch {
  beyond: string; // another region's id, 'sea' or 'frame'
  points: readonly Point[];
}

export interface Box {
  width: number;
  height: number;
}

const keyOf = ([x, y]: Point) => `${x} ${y}`;
const edgeKey = (from: Point, to: Point) => [keyOf(from), keyOf(to)].toSorted().join('|');

const onFrame = (from: Point, to: Point, { width, height }: Box) =>
  (from[0] === to[0] && (from[0] === 0 || from[0] === width)) ||
  (from[1] === to[1] && (from[1] === 0 || from[1] === height));

function ownersOfEdges(regions: readonly Region[]): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const { id, ring } of regions)
    ring.forEach((from, at) => {
      const key = edgeKey(from, ring[(at + 1) % ring.length]!);
      owners.set(key, [...(owners.get(key) ?? []), id]);
    });
  return owners;
}

// Each region's outline in stretches, in the order of its ring. An island is one stretch that ends where it began.
export function stretchesOf(regions: readonly Region[], box: Box): Map<string, Stretch[]> {
  const owners = ownersOfEdges(regions);
  const beyondEdge = (id: string, from: Point, to: Point) =>
    owners.get(edgeKey(from, to))!.find((owner) => owner !== id) ?? (onFrame(from, to, box) ? 'frame' : 'sea');
  return new Map(
    regions.map(({ id, ring }) => {
      const edges = ring.map((from, at) => {
        const to = ring[(at + 1) % ring.length]!;
        return { to, from, beyond: beyondEdge(id, from, to) };
      });
      const first = Math.max(
        0,
        edges.findIndex((edge, at) => edge.beyond !== edges.at(at - 1)!.beyond),
      );
      const stretches: { beyond: string; points: Point[] }[] = [];
      for (const edge of [...edges.slice(first), ...edges.slice(0, first)]) {
        const last = stretches.at(-1);
        if (last?.beyond === edge.beyond) last.points.push(edge.to);
        else stretches.push({ beyond: edge.beyond, points: [edge.from, edge.to] });
      }
      return [id, stretches];
    }),
  );
}

const shown = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const between = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
const isLoop = ({ points }: Stretch) => points.length > 2 && keyOf(points[0]!) === keyOf(points.at(-1)!);

// Curves from the first point to the last, through the middles of the edges; the same curve from either end.
function curve({ points, beyond }: Stretch): string {
  if (beyond === 'frame')
    return points
      .slice(1)
      .map((point) => `L${shown(point)}`)
      .join('');
  const [last, bends] = [points.at(-1)!, points.slice(1, -1)];
  if (bends.length === 0) return `L${shown(last)}`;
  return bends
    .map((bend, at) => `Q${shown(bend)} ${shown(at + 1 < bends.length ? between(bend, bends[at + 1]!) : last)}`)
    .join('');
}

function loop({ points }: Stretch): string {
  const ring = points.slice(1);
  const start = between(ring.at(-1)!, ring[0]!);
  const turns = ring.map((point, at) => `Q${shown(point)} ${shown(between(point, ring[(at + 1) % ring.length]!))}`);
  return `M${shown(start)}${turns.join('')}Z`;
}

// A region's whole outline as an SVG path.
export function outlineOf(stretches: readonly Stretch[]): string {
  if (stretches.length === 1 && isLoop(stretches[0]!)) return loop(stretches[0]!);
  return `M${shown(stretches[0]!.points[0]!)}${stretches.map(curve).join('')}Z`;
}

// One stretch by itself, for the lines drawn along coasts and borders.
export function lineOf(stretch: Stretch): string {
  return isLoop(stretch) ? loop(stretch) : `M${shown(stretch.points[0]!)}${curve(stretch)}`;
}

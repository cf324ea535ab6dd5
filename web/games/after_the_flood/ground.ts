// ground.ts - the map as lines: outlines, borders, coasts, seas and rivers, smoothed from the points of areas.json.
import { areas as areaList, arrows, decor } from '../../../src/games/after_the_flood/areas.json';
import { empires } from '../../../src/games/after_the_flood/empires.json';
import type { Good } from './view';

type Point = readonly number[];

export interface Land {
  id: string;
  name: string;
  sumer: boolean;
  walled: boolean; // armies come in by its own empire alone
  trade: Good[];
  points: number; // for the most workers at the end
  rule: boolean; // a city there has a power
  starts: { empire: string; turn: number; armies: number }[];
  outline: Point[];
}

export const lands: readonly Land[] = areaList.map((area) => ({
  id: area.id,
  name: area.name,
  sumer: area.region === 'sumer',
  walled: !area.invadable,
  trade: area.trade as Good[],
  points: area.final_vp,
  rule: area.city_rule !== null,
  starts: empires
    .filter((empire) => empire.area === area.id)
    .map(({ id, turn, armies }) => ({ empire: id, turn, armies })),
  outline: area.draw.outline,
}));

export const empireList = empires;
export const landOf = (id: string) => lands.find((land) => land.id === id);

const key = (point: Point) => `${point[0]} ${point[1]}`;
const middle = (one: Point, other: Point) => `${(one[0]! + other[0]!) / 2} ${(one[1]! + other[1]!) / 2}`;

// A line from the first point to the last, bent towards those between.
export function smooth(points: readonly Point[]): string {
  if (points.length < 3) return points.map((point) => `L${key(point)}`).join('');
  const between = points.slice(1, -1);
  return between
    .map(
      (point, at) =>
        `Q${key(point)} ${at === between.length - 1 ? key(points.at(-1)!) : middle(point, between[at + 1]!)}`,
    )
    .join('');
}

// How many outlines run through each point.
const owners = new Map<string, Set<string>>();
for (const land of lands)
  for (const point of land.outline) owners.set(key(point), (owners.get(key(point)) ?? new Set()).add(land.id));

// Where borders meet, or a border meets the coast: these points stay sharp, so that neighbours fit.
export function isCorner(outline: readonly Point[], at: number): boolean {
  const here = owners.get(key(outline[at]!))!;
  if (here.size !== 2) return here.size > 2;
  const beside = [outline.at(at - 1)!, outline[(at + 1) % outline.length]!];
  return beside.some((point) => [...here].some((id) => !owners.get(key(point))!.has(id)));
}

// An outline cut at its corners; or other points cut there, one for each of its own.
export function chainsOf(outline: readonly Point[], points = outline): Point[][] {
  const corners = outline.flatMap((_, at) => (isCorner(outline, at) ? [at] : []));
  if (corners.length === 0) return [];
  return corners.map((from, number) => {
    const to = corners[(number + 1) % corners.length]!;
    const length = ((to - from + outline.length - 1) % outline.length) + 2;
    return Array.from({ length }, (_, step) => points[(from + step) % outline.length]!);
  });
}

function closed(outline: readonly Point[], points = outline): string {
  const chains = chainsOf(outline, points);
  if (chains.length > 0) return `M${key(chains[0]![0]!)}${chains.map(smooth).join('')}Z`;
  const ring = points.map((point, at) => `Q${key(point)} ${middle(point, points[(at + 1) % points.length]!)}`);
  return `M${middle(points.at(-1)!, points[0]!)}${ring.join('')}Z`;
}

// Twice the area within, by the shoelace formula: positive if the outline runs clockwise on the screen.
const turned = (outline: readonly Point[]) =>
  outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length]!;
    return sum + x! * nextY! - nextX! * y!;
  }, 0);

const farthest = 2; // times the distance asked for, at a sharp corner

// An outline moved inwards by so much.
export function shrunk(outline: readonly Point[], by: number): Point[] {
  const way = Math.sign(turned(outline)) * by;
  const inward = (from: Point, to: Point) => {
    const [x, y] = [to[0]! - from[0]!, to[1]! - from[1]!];
    const length = Math.hypot(x, y);
    return [(-y / length) * way, (x / length) * way] as const;
  };
  return outline.map((point, at) => {
    const before = inward(outline.at(at - 1)!, point);
    const after = inward(point, outline[(at + 1) % outline.length]!);
    const [x, y] = [before[0] + after[0], before[1] + after[1]];
    const far = (2 * by * by) / Math.max(x * x + y * y, (2 * by * by) / farthest);
    return [point[0]! + x * far, point[1]! + y * far].map((value) => Math.round(value * 10) / 10);
  });
}

const outlinesAs = (draw: (outline: readonly Point[]) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(lands.map(({ id, outline }) => [id, draw(outline)]));

export const paths = outlinesAs((outline) => closed(outline));
export const insides = outlinesAs((outline) => closed(outline, shrunk(outline, 4))); // where the light of an area runs

// Chains of two areas are borders, of one the coast.
const chains = new Map<string, { line: string; count: number }>();
for (const { outline } of lands)
  for (const chain of chainsOf(outline)) {
    const name = [key(chain[0]!), key(chain[1]!), key(chain.at(-2)!), key(chain.at(-1)!)].toSorted().join();
    const known = chains.get(name);
    chains.set(name, { line: known?.line ?? `M${key(chain[0]!)}${smooth(chain)}`, count: (known?.count ?? 0) + 1 });
  }
const lines = (count: number) =>
  [...chains.values()]
    .filter((chain) => chain.count === count)
    .map((chain) => chain.line)
    .join('');
export const borders = lines(2);
export const coasts = lines(1);

// A sea reaches the edge of the canvas; only its coast is bent and gets water lines.
const canvas = { width: 1640, height: 1240 };
const onEdge = ([x, y]: Point) => x === 0 || x === canvas.width || y === 0 || y === canvas.height;

export const seas = decor.seas.map(({ name, outline }) => {
  const first = outline.findIndex((point, at) => onEdge(point) && !onEdge(outline[(at + 1) % outline.length]!));
  const round = [...outline.slice(first), ...outline.slice(0, first)];
  const last = round.findIndex((point, at) => at > 0 && onEdge(point));
  const coast = `M${key(round[0]!)}${smooth(round.slice(0, last + 1))}`;
  return {
    name,
    coast,
    area: `${coast}${round
      .slice(last + 1)
      .map((point) => `L${key(point)}`)
      .join('')}Z`,
  };
});

export const rivers = decor.rivers.map(({ name, line }) => ({ name, line: `M${key(line[0]!)}${smooth(line)}` }));
export const mountains = decor.mountains;
export const ways = arrows.map(({ from, to, path: [start, bend, end] }) => ({
  from,
  to,
  start: start!,
  line: `M${key(start!)}Q${key(bend!)} ${key(end!)}`,
}));

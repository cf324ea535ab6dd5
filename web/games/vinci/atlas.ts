// atlas.ts - the map of Europe: provinces with their outlines, coasts, borders, straits and seas, from map.json.
import { provinces as mapped, seas, straits as mappedStraits } from '../../../src/games/vinci/map.json';
import { anchors, seaNames, type Anchors } from './anchors';
import { lineOf, outlineOf, stretchesOf, type Point } from './borders';

export const box = { width: 1000, height: 800 };

export type Terrain = 'farmland' | 'prairie' | 'forest' | 'mountain';
export const terrains: readonly Terrain[] = ['farmland', 'prairie', 'forest', 'mountain'];

export interface Province {
  id: string;
  name: string;
  terrain: Terrain;
  mine: boolean;
  harbour: boolean;
  coastal: boolean;
  entry: 'edge' | 'sea' | null; // where a civilization without provinces may begin
  outline: string;
  anchors: Anchors;
  afloat: boolean; // whether its name stands in the sea
}

const stretches = stretchesOf(
  mapped.map(({ id, polygon }) => ({ id, ring: polygon[0] as unknown as Point[] })),
  box,
);

const named = ['caledonia', 'apenninus', 'campania', 'sicilia', 'achaea'];

export const provinces: readonly Province[] = mapped.map((each) => ({
  id: each.id,
  name: each.name,
  terrain: each.terrain as Terrain,
  mine: each.mine,
  harbour: each.harbour,
  coastal: each.coasts.length > 0,
  entry: each.edge ? 'edge' : each.start_by_sea ? 'sea' : null,
  outline: outlineOf(stretches.get(each.id)!),
  anchors: anchors[each.id]!,
  afloat: named.includes(each.id),
}));

export const provinceOf: ReadonlyMap<string, Province> = new Map(provinces.map((each) => [each.id, each]));

const joined = (wanted: (id: string, beyond: string) => boolean) =>
  [...stretches]
    .flatMap(([id, parts]) => parts.filter(({ beyond }) => wanted(id, beyond)))
    .map(lineOf)
    .join('');

export const coast = joined((_, beyond) => beyond === 'sea');
export const landBorders = joined((id, beyond) => beyond !== 'sea' && beyond !== 'frame' && id < beyond);

export const straits = mappedStraits.map(({ name, a, b, line }) => {
  const [[fromX, fromY], [toX, toY]] = line as [[number, number], [number, number]];
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [dx, dy] = [((toX - fromX) / length) * 5, ((toY - fromY) / length) * 5]; // rests on both shores
  return {
    name,
    joins: [a, b] as const,
    line: `M${(fromX - dx).toFixed(1)} ${(fromY - dy).toFixed(1)}L${(toX + dx).toFixed(1)} ${(toY + dy).toFixed(1)}`,
  };
});

export const seaLabels = seas.map(({ id, name }) => ({ id, name, ...seaNames[id]! }));

// Where two seas meet: edges that both have, away from land and frame.
export const seaLines = (() => {
  const rings = seas.map(({ id, polygon }) => ({ id, ring: polygon[0] as unknown as Point[] }));
  const met = stretchesOf(rings, box);
  return [...met]
    .flatMap(([id, parts]) => parts.filter(({ beyond }) => beyond !== 'sea' && beyond !== 'frame' && id < beyond))
    .map(lineOf)
    .join('');
})();

// places.ts - where on the map names, badges and pieces of each area stand, in units of its canvas.
import { landOf, type Land } from './ground';

export interface Spot {
  x: number;
  y: number;
}

// The middle of the name's baseline.
const names: Record<string, [number, number]> = {
  sippar: [414, 342],
  babylon: [522, 500],
  nippur: [724, 626],
  shuruppak: [560, 722],
  umma: [872, 752],
  uruk: [712, 862],
  ur: [878, 936],
  lagash: [1020, 866],
  eridu: [1020, 1034],
  egypt: [130, 684],
  amorites: [222, 374],
  hittites: [132, 122],
  mittani: [606, 108],
  assyria: [668, 312],
  kassites: [868, 384],
  guti: [1026, 542],
  elam: [1146, 716],
  dilmun: [1241, 1048],
  chaldea: [804, 1118],
  larsa: [606, 1041],
  isin: [436, 923],
  akkad: [322, 770],
};

export const nameSpot = (id: string): Spot => ({ x: names[id]![0], y: names[id]![1] });

// Things printed in an outer area: empire starts, goods, points for the most workers.
export type Print = { kind: 'start'; number: number } | { kind: 'good'; number: number } | { kind: 'points' };
export type PlacedPrint = Print & Spot;

const width = (print: Print) => (print.kind === 'start' ? 80 : print.kind === 'good' ? 42 : 40);
const rowStep = 37;

function printRows(land: Land): Print[][] {
  const starts = land.starts.map((_, number): Print => ({ kind: 'start', number }));
  const wares = land.trade.map((_, number): Print => ({ kind: 'good', number }));
  const points: Print[] = land.points > 0 ? [{ kind: 'points' }] : [];
  if (land.id === 'dilmun') return [wares.slice(0, 2), [...wares.slice(2), ...points]];
  if (starts.length > 1 || land.id === 'amorites') return [starts, [...wares, ...points]];
  return [[...starts, ...wares, ...points]];
}

export function printsOf(land: Land): PlacedPrint[] {
  const name = nameSpot(land.id);
  return printRows(land).flatMap((row, number) => {
    const total = row.reduce((sum, print) => sum + width(print), 0);
    let left = name.x - total / 2;
    return row.map((print) => {
      left += width(print);
      return { ...print, x: left - width(print) / 2, y: name.y + 28 + rowStep * number };
    });
  });
}

// Workers stand in a row below what is printed, armies below them; Mittani is too low for that and has them side by side.
const workersTop = (land: Land) => nameSpot(land.id).y + 28 + rowStep * printRows(land).length;

// Three counters are too wide for a walled area at full size.
export function workerSpots(land: Land, count: number): (Spot & { scale: number })[] {
  const { x } = nameSpot(land.id);
  const middle = land.id === 'mittani' ? x - 58 : land.id === 'dilmun' ? x - 6 : x;
  const scale = land.walled && count > 2 ? 0.72 : 1;
  return Array.from({ length: count }, (_, at) => ({
    x: middle + (at - (count - 1) / 2) * 56 * scale,
    y: workersTop(land),
    scale,
  }));
}

// Armies take the workers' row while it is empty.
export function armySpots(id: string, worked: boolean): Spot[] {
  const { x, y } = nameSpot(id);
  const land = landOf(id)!;
  if (land.sumer) return [x + 8, x + 52].map((left) => ({ x: left, y: y + 40 }));
  if (id === 'mittani' && worked) return [x + 66, x + 110].map((left) => ({ x: left, y: workersTop(land) + 2 }));
  return [x - 22, x + 22].map((left) => ({ x: left, y: workersTop(land) + (worked ? 40 : 5) }));
}

export const citySpot = (id: string): Spot => ({ x: nameSpot(id).x - 46, y: nameSpot(id).y + 40 });

// What a lit area says of itself: below its pieces.
export function badgeSpot(id: string, worked: boolean, held: boolean): Spot {
  const { x, y } = nameSpot(id);
  const land = landOf(id)!;
  if (land.sumer) return { x: x + 2, y: y + 92 };
  if (id === 'mittani') return { x: x - 160, y: y + 30 };
  return { x, y: workersTop(land) + (worked ? 40 : 4) + (held ? 46 : 0) };
}

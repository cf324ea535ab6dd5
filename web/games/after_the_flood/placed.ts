// placed.ts - all pieces on the map as one list, so that two views can be compared piece by piece.
import type { Lying } from '../../kit/pieces';
import { lands } from './ground';
import { armySpots, citySpot, workerSpots, type Spot } from './places';
import type { FloodView } from './view';

export interface PlacedPiece extends Spot, Lying {
  kind: 'army' | 'city' | 'worker';
  seat: number;
  count: number; // of workers; of a city 2 when it is expanded
  scale: number;
}

export function piecesOf(view: FloodView): PlacedPiece[] {
  return lands.flatMap((land): PlacedPiece[] => {
    const { id: area } = land;
    const { holder, armies, city, expanded } = view.areas[area]!;
    const crew = view.seats.filter(({ workers }) => (workers[area] ?? 0) > 0);
    const stands = workerSpots(land, crew.length);
    return [
      ...crew.map(({ seat, workers }, at) => ({
        key: `worker.${area}.${seat}`,
        alike: `worker.${seat}`,
        place: area,
        kind: 'worker' as const,
        seat,
        count: workers[area]!,
        ...stands[at]!,
      })),
      ...(city === null
        ? []
        : [
            {
              key: `city.${area}.${city}`,
              alike: `city.${city}`,
              place: area,
              kind: 'city' as const,
              seat: city,
              count: expanded ? 2 : 1,
              scale: 1,
              ...citySpot(area),
            },
          ]),
      ...armySpots(area, crew.length > 0)
        .slice(0, armies)
        .map((spot, at) => ({
          key: `army.${area}.${holder}.${at}`,
          alike: `army.${holder}`,
          place: area,
          kind: 'army' as const,
          seat: holder!,
          scale: 1,
          count: 1,
          ...spot,
        })),
    ];
  });
}

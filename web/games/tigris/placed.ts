// placed.ts - all pieces on the board as one list, so that two views can be compared piece by piece.
import type { Lying } from '../../kit/pieces';
import { leaderSymbol, monumentSymbol, tileSymbol } from './pieces';
import { buildingOf, colors, leftOf, topOf, type TigrisView } from './view';

export interface PlacedPiece extends Lying {
  layer: number; // drawn in this order
  symbol: string;
  paint: string;
  x: number;
  y: number;
  size: number;
}

const at = (cell: string, dx: number, dy: number, size: number) => ({
  place: cell,
  x: leftOf(cell) + dx,
  y: topOf(cell) + dy,
  size,
});

export function piecesOf(view: TigrisView): PlacedPiece[] {
  const down = view.face_down.map((cell) => ({
    key: `down.${cell}`,
    alike: 'down',
    layer: 0,
    symbol: 'tile.down',
    paint: 'te-stone',
    ...at(cell, 3, 3, 58),
  }));
  const tiles = colors.flatMap((color) =>
    view.tiles[color].map((cell) => ({
      key: `${color}.${cell}`,
      alike: `tile.${color}`,
      layer: 1,
      ...tileSymbol(color),
      ...at(cell, 3, 3, 58),
    })),
  );
  const ruins = view.catastrophes.map((cell) => ({
    key: `ruin.${cell}`,
    alike: 'ruin',
    layer: 1,
    symbol: 'catastrophe',
    paint: 'te-ruin',
    ...at(cell, 5, 5, 54),
  }));
  const buildings = colors.flatMap((color) => {
    const cell = view.buildings[color];
    if (!cell) return [];
    return [
      {
        key: `building.${color}.${cell}`,
        alike: `building.${color}`,
        layer: 2,
        symbol: `building.${buildingOf[color]}`,
        paint: `te-${color} piece raised`,
        ...at(cell, 10, -6, 44),
      },
    ];
  });
  const treasures = view.treasures.map((cell) => ({
    key: `treasure.${cell}`,
    alike: 'treasure',
    layer: 3,
    symbol: 'treasure',
    paint: 'te-treasure piece',
    ...at(cell, 33, -1, 32),
  }));
  const monuments = view.monuments.flatMap((monument) =>
    monument.cell
      ? [
          {
            key: `monument.${monument.id}`,
            alike: `monument.${monument.id}`,
            layer: 4,
            ...paintTall(monumentSymbol(monument.colors)),
            ...at(monument.cell, 16, 10, 96),
          },
        ]
      : [],
  );
  const wonder = view.wonder
    ? [
        {
          key: 'wonder',
          alike: 'wonder',
          layer: 4,
          symbol: 'wonder',
          paint: 'te-wonder piece tall',
          ...at(view.wonder, -28, -32, 120),
        },
      ]
    : [];
  const leaders = view.leaders.flatMap(({ seat, leader, cell }) => {
    if (!cell) return [];
    const { symbol, paint } = leaderSymbol(leader, seat, seat === view.viewer);
    return [
      {
        key: `leader.${seat}.${leader}.${cell}`,
        alike: `leader.${seat}.${leader}`,
        layer: 5,
        symbol,
        paint: `${paint} piece`,
        ...at(cell, 1, -1, 62),
      },
    ];
  });
  return [...down, ...tiles, ...ruins, ...buildings, ...treasures, ...monuments, ...wonder, ...leaders];
}

const paintTall = ({ symbol, paint }: { symbol: string; paint: string }) => ({ symbol, paint: `${paint} piece tall` });

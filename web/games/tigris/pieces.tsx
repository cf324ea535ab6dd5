// pieces.tsx - the symbols of Tigris & Euphrates: the class gives the paints, the <use> the shape.
import { Symbol } from '../../kit/symbol';
import type { Color, Role } from './view';
import { colorOf } from './view';

export const signs = ['urn', 'lion', 'bull', 'bow'] as const;
export const signOf = (seat: number) => signs[seat] ?? 'urn';

type PieceProps = { symbol: string; paint: string; x?: number; y?: number; size?: number; label?: string };

export const Piece = ({ symbol, ...shown }: PieceProps) => <Symbol id={symbol} {...shown} />;

export const tileSymbol = (color: Color) => ({ symbol: `tile.${color}`, paint: `te-${color}` });
export const leaderSymbol = (role: Role, seat: number, mine: boolean) => ({
  symbol: `leader.${role}.${signOf(seat)}`,
  paint: `te-${colorOf[role]}${mine ? ' te-mine' : ''}`,
});
export const monumentSymbol = ([first, second]: readonly [Color, Color]) => ({
  symbol: `monument.${first}-${second}`,
  paint: `te-mon-${first}-${second}`,
});

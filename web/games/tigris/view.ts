// view.ts - the view of Tigris & Euphrates as the server writes it, and what both boards look like.
export const colors = ['black', 'red', 'blue', 'green'] as const;
export type Color = (typeof colors)[number];
export const roles = ['king', 'priest', 'farmer', 'trader'] as const;
export type Role = (typeof roles)[number];
export type PerColor<T> = Record<Color, T>;

export const colorOf: Record<Role, Color> = { king: 'black', priest: 'red', farmer: 'blue', trader: 'green' };
export const buildingOf: PerColor<string> = { black: 'palace', red: 'library', blue: 'granary', green: 'market_hall' };
export const tilesInBox: PerColor<number> = { black: 30, red: 57, blue: 36, green: 30 };

export interface Leader {
  seat: number;
  leader: Role;
  color: Color;
  cell: string | null;
  war?: number;
  revolt?: number;
}

export interface Conflict {
  kind: 'revolt' | 'war';
  joining: string | null;
  color?: Color;
  support_color?: Color;
  attacker?: number;
  defender?: number;
  attacker_strength?: number;
  defender_strength?: number;
  attacker_support?: number;
}

export interface TigrisSeat {
  seat: number;
  name: string;
  hand_size: number;
  catastrophes: number;
  hand?: PerColor<number>;
  points?: PerColor<number>;
  treasures?: number;
  final?: PerColor<number>;
}

export interface TigrisView {
  viewer: number | null;
  options: {
    players: number;
    board: 'standard' | 'advanced';
    scores: 'open' | 'hidden';
    buildings: boolean;
    wonder: boolean;
    war_strength: 'current' | 'original';
    face_down_squares: boolean;
    monuments: 'optional' | 'forced';
    english: boolean;
  };
  phase: string;
  decider: number | null;
  active: number | null;
  action: number;
  quiet_turns: number;
  quiet_limit: number;
  ending: string;
  chosen: { piece: string; color?: Color; placed: string | null };
  bag: number;
  unseen: PerColor<number>;
  tiles: PerColor<string[]>;
  face_down: string[];
  catastrophes: string[];
  treasures: string[];
  leaders: Leader[];
  monuments: { id: number; colors: [Color, Color]; cell: string | null }[];
  buildings: PerColor<string | null>;
  wonder: string | null;
  kingdoms: string[][];
  conflict: Conflict | null;
  seats: TigrisSeat[];
}

export const columns = 16;
export const rows = 11;
export const unit = 64;

// `.` land, `~` river, `T` temple with a treasure, `*` the same and take-first.
export const boards: Record<TigrisView['options']['board'], readonly string[]> = {
  standard: [
    '....~~~~~.T.~...',
    '.*..~.......~..*',
    '...~~T......~~..',
    '~~~~.........~~~',
    '.............T~~',
    '..............~.',
    '~~~~....T...~~~.',
    '.*.~~~~.....~...',
    '......~~~~~~~.*.',
    '.....T..........',
    '..........T.....',
  ],
  advanced: [
    '..~~T....T.....~',
    '..~~..........T~',
    '.*~~...........~',
    '..~...T....T~~~~',
    '..~.........~...',
    '..~T........~..*',
    '..~~........~~..',
    '*..~~~.T....T~..',
    '.....~~~.....~..',
    '....*.~~~~~~~~..',
    '......~..*....*.',
  ],
};

export interface Spot {
  column: number;
  row: number;
}
export const cellAt = (column: number, row: number) => String.fromCharCode(65 + column) + (row + 1);
export const spotOf = (cell: string): Spot => ({ column: cell.charCodeAt(0) - 65, row: Number(cell.slice(1)) - 1 });
export const leftOf = (cell: string) => spotOf(cell).column * unit;
export const topOf = (cell: string) => spotOf(cell).row * unit;

export const allCells: readonly string[] = Array.from({ length: rows * columns }, (_, at) =>
  cellAt(at % columns, Math.floor(at / columns)),
);

export function cellsDrawn(board: readonly string[], letters: string): string[] {
  return allCells.filter((cell) => letters.includes(board[spotOf(cell).row]![spotOf(cell).column]!));
}

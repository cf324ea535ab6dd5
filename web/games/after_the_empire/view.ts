// view.ts - the view of After the Empire as the server writes it, and where the castle's parts lie.
export const sides = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof sides)[number];
export const corners = ['NE', 'SE', 'SW', 'NW'] as const;
export type Corner = (typeof corners)[number];
export type Position = Side | Corner;
export const positions: readonly Position[] = [...sides, ...corners];
export const troops = ['soldier', 'mercenary'] as const;
export type Troop = (typeof troops)[number];
export const stocks = ['food', 'wood', 'stone', 'iron'] as const;
export type Stock = (typeof stocks)[number];

export interface InvaderCount {
  archers: number;
  swordsmen: number;
}

interface AttackSlot {
  reached?: (number | null)[]; // by seat: the tier that acts on it
  facing: 'absent' | 'down' | 'up';
  seen: number[];
  side: Side | null;
  id: string | null;
  name?: string;
  provenance?: Record<string, string>; // what of it is not as printed, and how far
}
export interface InvaderSlot extends AttackSlot {
  tiers?: (InvaderCount & { gold: number })[];
}
export interface SiegeSlot extends AttackSlot {
  mode?: 'damage' | 'bypass';
  surge?: 'none' | 'leader' | 'all';
  tiers?: { gold: number; n: number }[];
}

export interface SpaceInfo {
  id: string;
  name: string;
  rule: string;
  shared: boolean;
  spaces: number;
  options: { text: string; deed?: string }[];
  workers: number[];
}

export interface CardInfo {
  name: string;
  text: string;
  kind: 'building' | 'refugee';
  cost: Record<string, number>;
  end_gold: number;
  worker: boolean;
  free: boolean;
  initiative?: number;
  provenance: Record<string, string>;
}
export interface ObjectiveInfo {
  name: string;
  text: string;
  gold: number;
  provenance: string;
}

export interface Piece {
  piece: string;
  cubes: number;
  max: number;
  flame: boolean;
}
export interface SideInfo extends InvaderCount {
  farm: number;
  protected: boolean;
  soldiers: number;
  mercenaries: number;
  archery: number;
}
export interface Forecast {
  effective_gold: number;
  invaders: Partial<Record<Side, InvaderCount>>; // of the known cards, the surge with them
  siege: number; // points or climbers of a known siege card
  next_rise: number; // on the track
  invaders_then: Partial<Record<Side, InvaderCount>>;
  siege_then: number;
  leader: boolean;
  income: number;
  food_after_feast: number;
  harvest: number;
  mouths: number;
  gold_if_sacked: number;
  cards_if_sacked: number; // that would be damaged
}
export const sheetParts = ['track', 'buildings', 'refugees', 'flags', 'farms', 'objectives'] as const;
export type SheetPart = (typeof sheetParts)[number];

export interface EmpireSeat extends Record<Stock, number> {
  seat: number;
  name: string;
  gold: number;
  soldiers: number;
  mercenaries: number;
  wounded: number;
  move_points: number;
  workers: number;
  passed: number;
  villager: number;
  sacked: number;
  invaders_inside: number;
  troops_inside_soldiers: number;
  troops_inside_mercenaries: number;
  cards: string[];
  damaged: string[];
  used: string[];
  staffed: string[];
  objectives: string[];
  hidden_objectives: number;
  met: string[];
  flags: number[];
  castle: Record<Position, Piece>;
  sides: Record<Side, SideInfo>;
  forecast: Forecast;
  sheet: Record<SheetPart | 'total', number>;
}

export interface Posting {
  posts: string[]; // "N.soldier": those still to be named, in their order
  archery: Record<Side, number[]>; // own damage on the field, by troops on the wall
  melee: Partial<Record<Side, { hits: number; cubes: number; stands: boolean }>>; // of this round, on walls that are attacked
}

export interface EmpireView {
  viewer: number | null;
  options: {
    players: number;
    difficulty: 'easy' | 'normal' | 'hard';
    no_reports: boolean;
    crippling: boolean;
    starting_refugees: 'choose' | 'random';
    ladders_once: boolean;
  };
  season: number;
  threat: number;
  flag: number;
  order: number[];
  stage: 'setup' | 'actions' | 'deployment' | 'reveal' | 'combat' | 'refresh' | 'over';
  question: string;
  decider: number | null;
  active: number | null;
  placed: boolean;
  left: number;
  cursor: number;
  drawn: string[];
  hidden_drawn: number;
  deed: string | null;
  invaders: InvaderSlot[];
  siege: SiegeSlot;
  buildings: (string | null)[];
  refugees: (string | null)[];
  decks: { objectives: number; buildings: number; refugees: number };
  discards: Record<string, string[]>;
  spaces: SpaceInfo[];
  cards: Record<string, CardInfo>;
  objectives: Record<string, ObjectiveInfo>;
  seats: EmpireSeat[];
  posting: Posting | null;
  combat: {
    round: number;
    siege_pool: number;
    wall_pool: number;
    inside_pool: number;
    wounded: number;
    losses: Record<Side | 'inside', number>;
  } | null;
}

export const seasons = 7;
export const trackEnd = 40; // cells drawn; richer lords stand on the last one with their number
export const riseEvery = 2;
export const lastRise = 30;
export const spikeEvery = 10;

// Left, top, width, height in percent of the castle, from board.json with walls a third thicker.
export type Box = readonly [number, number, number, number];
export const fieldBox: Record<Side, Box> = {
  N: [35, 14.2, 30, 12.4],
  E: [73.4, 35, 12.4, 30],
  S: [35, 73.4, 30, 12.4],
  W: [14.2, 35, 12.4, 30],
};
export const farmBox: Record<Side, Box> = {
  N: [42, 0.8, 16, 12.6],
  E: [86.6, 42, 12.6, 16],
  S: [42, 86.6, 16, 12.6],
  W: [0.8, 42, 12.6, 16],
};
export const pieceBox: Record<Position, Box> = {
  N: [35, 27.6, 30, 8.4],
  E: [64, 35, 8.4, 30],
  S: [35, 64, 30, 8.4],
  W: [27.6, 35, 8.4, 30],
  NE: [63.6, 27, 9.4, 9.4],
  SE: [63.6, 63.6, 9.4, 9.4],
  SW: [27, 63.6, 9.4, 9.4],
  NW: [27, 27, 9.4, 9.4],
};
export const insideBox: Box = [36.6, 36.6, 26.8, 26.8];
export const ownSpaceBox: Record<string, Box> = {
  infirmary: [0.8, 0.8, 26, 26],
  granary: [73.2, 0.8, 26, 26],
  stockpile: [0.8, 73.2, 26, 26],
};
export const hallBox: Box = [73.2, 73.2, 26, 26];

// The castle in the middle: one's own, else that of the seat that decides, else the first.
export const shownSeat = (view: EmpireView): number => view.viewer ?? view.active ?? 0;
export const materialOf = (piece: string) => (piece.startsWith('stone') ? 'stone' : 'wood');
export const isGate = (piece: string) => piece.endsWith('gate');

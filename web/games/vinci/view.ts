// view.ts - the view of Vinci as the server writes it.
import type { Scene } from '../../kit/game';

export const signs = ['urn', 'lion', 'bull', 'bow', 'ibis', 'scorpion'] as const;
export const signOf = (seat: number) => signs[seat] ?? 'urn';

export type Holding = 'empty' | 'neutral' | 'active' | 'declining';

export interface Held {
  id: string;
  holding: Holding;
  seat?: number;
  tokens: number;
  fort?: true;
}

export interface Tile {
  id: string;
  level: number;
  stays_in_decline: boolean;
}

export interface Cost {
  province: string;
  cost: number;
  terrain: number;
  tokens: number;
  fort: number;
  militia: number;
  base: number; // not above 0, as are abilities
  abilities: number;
  affordable: boolean;
  spy: boolean;
  value: number; // points that the province brings each turn
  turn?: number; // points of this turn if it ended after this conquest
  clears?: string[]; // own declining provinces that would go
}

export interface Forecast {
  vp: number;
  active: number;
  tiles: [number, number];
  declining: number;
  kept: [number, number];
  slavery: number;
  tokens: number;
  parts: number;
  lost: string[];
  cleared: string[];
}

export interface VinciSeat {
  seat: number;
  name: string;
  vp: number;
  hand: number;
  unplayed: boolean;
  tiles: Tile[];
  kept: string[];
  truces: number[];
  active: number;
  declining: number;
  forecast: Forecast;
}

export interface Offer {
  position: number;
  tiles: Tile[];
  tokens: number;
  price: number;
  markers: number;
  net: number;
  affordable: boolean;
}

// A chain that is planned as a whole: tokens to put down, or provinces to give up.
export interface Task {
  verb: 'place' | 'drop';
  count: number;
  provinces: { id: string; count: number }[]; // with what the server suggests
}

export interface VinciView {
  viewer: number | null;
  options: {
    players: number;
    bag: string;
    straits: boolean;
    min_cost: number;
    target_vp: number;
    max_rounds: number;
    broken_columns: string;
    rebirth: string;
    truces: string;
    token_supply: string;
  };
  phase: string;
  decider: number | null;
  on_turn: number | null;
  starting: number | null;
  round: number;
  target: number;
  end_called: boolean;
  ending: string;
  brown: number;
  turn: {
    conquests: number;
    slaves: number;
    borrowed: number;
    spies_left: number;
    truces_left: number;
    forts_left: number;
  };
  provinces: Held[];
  costs: Record<string, Cost>; // by province, for the seat on turn
  decline_vp?: number;
  plan?: Task;
  row: Offer[];
  bag: Record<string, number>; // tiles left to be drawn
  seats: VinciSeat[];
}

export type VinciScene = Scene<VinciView>;

export const ownSeat = ({ view, you }: VinciScene): VinciSeat | undefined =>
  typeof you === 'number' ? view.seats[you] : undefined;

// Yellow tiles are round, pink ones shields, blue ones arches.
const pink = ['weapons', 'espionage', 'fortification', 'galleys', 'general', 'militia', 'mountaineers'];
const yellow = ['agriculture', 'livestock', 'mining', 'ports', 'slavery', 'currency'];
export const abilityOf = (tile: string) => tile.replace(/_d$/, '');
export const colorOf = (tile: string): 'yellow' | 'pink' | 'blue' =>
  yellow.includes(abilityOf(tile)) ? 'yellow' : pink.includes(tile) ? 'pink' : 'blue';

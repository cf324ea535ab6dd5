// view.ts - the view of Empire's End as the server writes it.
import type { Phrase } from '../../kit/told';
import type { Token } from './box';

export type Tokens = Record<Token, number>;
export type Range = readonly [least: number, most: number];
export type Price = readonly [hammers: number, coins: number];
export type Places = readonly (readonly [position: number, gain: number])[];

export interface Innovation {
  card: number;
  cube: boolean;
}
export interface Location {
  tile: string;
  healthy: boolean;
  innovations: Innovation[];
  repair?: Price;
}

export interface EmpireSeat {
  seat: number;
  name: string;
  vp: number;
  locations: number;
  end_innovations: Range;
  score: Range;
  tokens: number;
  least: Tokens;
  most: Tokens;
  hand_size: number;
  hand?: { card: number; build: Price }[];
  sale?: Tokens;
  strength: Range;
  row: Location[];
}

export interface Outlook {
  seat: number;
  loses: { position: number; tile: string; vp: number }[];
  worth: Phrase | null;
  can_pay: Range;
  free_bids: number;
  places?: Places;
}

export interface Slot {
  slot: number;
  card: number;
  target: number;
  pot: Tokens;
  handled: boolean;
  preview: Outlook[];
}

export interface Reward {
  vp: number;
  tokens: Tokens;
}
export interface ConflictRow extends Reward {
  least: number;
  most: number | null;
}
export interface Conflict {
  card: number;
  name: string;
  upheaval: number;
  rows: ConflictRow[];
  victory: Reward;
  upheavals: (string | null)[]; // by seat: the tile that would change places
  own_bid?: { rally: number; axes: number; coins: number };
}

export type Phase = 'D' | 'DD' | 'E' | 'I' | 'EI' | 'C';

export interface EmpireView {
  viewer: number | null;
  options: {
    players: number;
    length: 'full' | 'blitz';
    city_discount: boolean;
    open_stash: boolean;
    replace_any_time: boolean;
    supply: 'unlimited' | 'counted';
    losses: 'own_kind' | 'coins';
    loan: 'any' | 'to_five';
    discard: 'always' | 'after_two';
    refill: 'always' | 'after_discard';
    most_destroyed: 'shared' | 'alone';
    ties: 'from_first' | 'after_first';
  };
  track: Phase[];
  space: number; // from 1
  disasters_to_come: number;
  step: string;
  decider: number | null;
  active: number | null;
  first_player: number | null;
  held: number | null;
  due: { hammers: number; coins: number };
  industry: { card_actions: number; discounts: number; repairs: number; used: number[]; places: Places } | null;
  economy: { conversions: { source: string; left: number }[] } | null;
  supply: Tokens | null; // null: unlimited
  deck: number;
  discard: number[];
  unseen_targets: number[];
  slots: Slot[];
  conflict: Conflict | null;
  seats: EmpireSeat[];
}

// The seats from the top of the table: the others in the order of turns, the viewer last.
export function seatsInOrder(players: number, viewer: number | string | null): number[] {
  const first = typeof viewer === 'number' ? viewer + 1 : 0;
  return Array.from({ length: players }, (_, number) => (first + number) % players);
}

export const span = ([least, most]: Range) => (least === most ? String(least) : `${least}–${most}`);

export const roman = (slot: number) => (slot === 1 ? 'I' : 'II');

// box.ts - what is printed on cards and tiles: the same tables that the rules are checked against.
import disasters from '../../../src/games/empires_end/disasters.json';
import locations from '../../../src/games/empires_end/locations.json';

export const tokens = ['wheat', 'hammer', 'axe', 'coin'] as const;
export type Token = (typeof tokens)[number];
export type Gain = Token | 'vp';
export type TileKind = 'farm' | 'road' | 'army' | 'town' | 'city';
export type Color = 'green' | 'brown' | 'red' | 'orange' | 'purple';
export type Family = 'famine' | 'flood' | 'barbarians' | 'drought' | 'riots' | 'fire';

interface Neighbors {
  state: 'healthy' | 'destroyed';
  kinds?: TileKind[];
}
type Some = Partial<Record<Token, number>>;

export type Ability = { colour: Color } & (
  | { kind: 'gain' | 'sell_bonus'; gain: Some }
  | { kind: 'gain_choice'; choices: Token[]; n: number }
  | { kind: 'gain_per_adjacent'; gain: Token; per: Neighbors; each: number; max: number }
  | { kind: 'vp_per_adjacent'; vp: number; per: Neighbors; max: number }
  | { kind: 'convert'; times: number; trades: { give: Token; get: Gain; amount: number }[] }
  | { kind: 'repair_discount'; hammers: number; coins: number }
  | { kind: 'build_discount'; hammers: number }
  | { kind: 'extra_card_action' | 'strength' | 'rally'; n: number }
  | { kind: 'swap'; scope: 'any' | 'host_adjacent' }
  | { kind: 'refresh' | 'move_innovation' | 'free_bid' | 'replace_disaster' | 'copy_end' }
  | { kind: 'per_token'; token: Token; vp: number }
  | { kind: 'per_adjacent_healthy'; kinds: TileKind[]; vp: number }
  | { kind: 'per_different_token' | 'per_adjacent_destroyed' | 'per_destroyed' | 'most_destroyed' | 'flat'; vp: number }
);

export interface Card {
  id: number;
  family: Family;
  target: number;
  bid: Token[];
  name: string;
  plus: boolean;
  ability: Ability;
  text: string;
  provenance: { ability_kind: string; ability_numbers: string; rest: string };
}

export interface Tile {
  short: string;
  kind: TileKind;
  vp: number;
  ability: Ability;
  text: string;
  provenance: { vp: string; repair: string; ability: string };
}

const cards = disasters.cards as unknown as Card[];
const tiles = new Map((locations.tiles as unknown as Tile[]).map((tile) => [tile.short, tile]));

export const cardOf = (number: number): Card => cards[number - 1]!;
export const tileOf = (short: string): Tile => tiles.get(short)!;
export const cardCount = cards.length;

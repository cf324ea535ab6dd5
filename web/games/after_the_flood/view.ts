// view.ts - the view of After the Flood as the server writes it.
export const goods = ['grain', 'textile', 'wood', 'metal', 'tools', 'oil', 'gold', 'lapis'] as const;
export type Good = (typeof goods)[number];
export type PerGood = Record<Good, number>;
export const limited = goods.slice(2); // those the stock can run out of

export const boxes = ['irrigation', 'weaving', 'scribes', 'toolmakers'] as const;
export type Box = (typeof boxes)[number];

export interface Area {
  holder: number | null;
  armies: number;
  city: number | null;
  expanded: boolean;
}

export interface Forecast {
  grain: number;
  textile: number;
  army_points: number;
  expansion_points: number;
  majority_points: number;
  city: { site: boolean; wood: boolean; luxuries: Good[]; points: number; one_more: number | null };
  decline: Record<string, number>; // by place
  empires_now: string[];
  empires_next: string[];
}

export interface FloodSeat {
  seat: number;
  name: string;
  points: number;
  scored: { armies: number; cities: number; majorities: number };
  goods: PerGood;
  equipment: PerGood;
  bid: PerGood;
  goods_value: number;
  equipment_value: number;
  bid_value: number;
  passed: boolean;
  empire: string | null;
  armies_available: number;
  armies_unavailable: number;
  cities_left: number;
  city_moves: number;
  workers: Record<string, number>; // by place
  fresh_scribes: number;
  forecast: Forecast;
}

// Of a fight for one area, with the acting seat's armies.
export interface Odds {
  area: string;
  seat: number;
  needed: number;
  defenders: number;
  armies: number;
  chances: number[]; // thousandths, with 1, 2, ... armies
  losses: number; // hundredths of an army
  gain: number;
  loss: number;
}

export interface TradeArea {
  area: string;
  traders: number;
  left: number;
  open: Good[];
}

export interface FloodView {
  viewer: number | null;
  options: {
    players: number;
    fresh_scribes: string;
    final_boxes: string;
    sippar_trade: string;
    home_fight: string;
    ur_textile: string;
    trade_limit: string;
    new_workers: string;
    forced_dice: string;
  };
  turn: number;
  year: string;
  decline_next: boolean;
  decision: string;
  decider: number | null;
  active: number | null;
  order: number[];
  order_by_bids: number[];
  ranks: number[]; // seats, best equipped first
  must_pay: boolean;
  step: {
    action: string | null;
    acted: boolean;
    spent: Good | null;
    lifted_from: string | null;
    target: string | null;
    area: string | null;
    luxuries: number;
    points: number;
  };
  stock: PerGood;
  areas: Record<string, Area>;
  seats: FloodSeat[];
  majorities: { place: string; points: number; seat: number | null }[];
  invasions: { area: string; gain: number; odds: Odds | null }[];
  fight: Odds | null;
  trade: {
    sippar: boolean;
    tool_makers: number;
    areas: TradeArea[];
    reach: { give: Good; steps: [place: string, take: Good][] }[];
  };
}

export const isOuter = (area: string, view: FloodView) => area in (view.seats[0]?.workers ?? {});
export const rankOf = (view: FloodView, seat: number) => {
  const rank = view.ranks.indexOf(seat);
  return rank < 0 ? null : 'ABC'[rank]!;
};

export const numerals = ['', 'I', 'II', 'III', 'IV', 'V'] as const;
export const listed = (count: PerGood): Good[] => goods.filter((good) => count[good] > 0);

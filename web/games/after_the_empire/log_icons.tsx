// log_icons.tsx - the symbol before a sentence of the log, and the gold it brought.
import type { LogEntry } from '../../kit/told';
import { amountsOf } from './deeds';
import { Symbol } from './pieces';

const symbols: Record<string, string> = {
  gate_chosen: 'gate-wood',
  gate_built: 'gate-wood',
  chooses_first: 'card-refugee',
  refugee_joined: 'card-refugee',
  starting_gold: 'gold',
  row_filled: 'acquire',
  card_discarded: 'acquire',
  season_began: 'hourglass',
  invader_laid: 'card-invader',
  order_set: 'hourglass',
  mercenaries_left: 'mercenary',
  help_came: 'villager',
  no_flag: 'flag',
  flag_won: 'flag',
  income_paid: 'income',
  harvest_gathered: 'harvest',
  feast_held: 'feast',
  game_ended: 'end',
  objective_drawn: 'card-objective',
  objective_taken: 'card-objective',
  objectives_drawn: 'card-objective',
  objective_kept: 'card-objective',
  objective_kept_open: 'card-objective',
  objective_discarded: 'card-objective',
  worker_placed: 'worker',
  worker_on_card: 'worker',
  worker_to_market: 'worker',
  passed: 'act-great-hall',
  free_action: 'free',
  card_bought: 'acquire',
  farm_sown: 'sow',
  farm_protected: 'protect',
  soldiers_healed: 'heal',
  card_mended: 'repair',
  slot_looked_at: 'card-invader',
  siege_looked_at: 'card-siege',
  invader_seen: 'card-invader',
  siege_seen: 'card-siege',
  piece_built: 'wall-stone',
  piece_upgraded: 'wall-stone',
  piece_repaired: 'cube',
  turret_cleared: 'turret-stone',
  piece_hit: 'cube',
  piece_destroyed: 'damage',
  turret_inoperable: 'turret-out',
  deployed: 'soldier',
  posted: 'soldier',
  invader_turned_up: 'card-invader',
  siege_turned_up: 'card-siege',
  invaders_came: 'swordsman',
  surge_came: 'surge',
  siege_absorbed: 'protect',
  farm_razed: 'farm-0',
  field_struck: 'swordsman',
  troop_shifted: 'move-1',
  round_began: 'combat',
  field_shot: 'archer',
  troops_lost: 'wounded',
  invaders_entered: 'swordsman',
  invaders_climbed: 'ladders',
  invaders_slain: 'combat',
  melee_absorbed: 'protect',
  castle_survived: 'wall-stone',
  castle_sacked: 'sack',
  card_damaged: 'damage',
  gold_fell: 'gold',
  soldiers_rescued: 'heal',
};

const kindOf = (entry: LogEntry) => entry.key.slice('after_the_empire.'.length);
export const idOf = (entry: LogEntry, name: string) => entry.args?.[name]?.[0] ?? '';

export function Icon({ entry }: { entry: LogEntry }) {
  const kind = kindOf(entry);
  if (kind === 'goods_paid' || kind === 'goods_gained') {
    const thing = amountsOf(idOf(entry, 'goods'))[0]?.thing ?? 'gold';
    return <Symbol name={thing.replace(/^move/, 'move-')} paint={`g-${thing}`} />;
  }
  const symbol = symbols[kind];
  return symbol ? <Symbol name={symbol} /> : <span />;
}

const gains: Record<string, (entry: LogEntry) => number> = {
  income_paid: (entry) => Number(idOf(entry, 'count')),
  goods_gained: (entry) => goldIn(entry),
  goods_paid: (entry) => -goldIn(entry),
};
const goldIn = (entry: LogEntry) =>
  amountsOf(idOf(entry, 'goods'))
    .filter(({ thing }) => thing === 'gold')
    .reduce((sum, { count }) => sum + count, 0);

// Gold gained or paid, at the right edge of the log.
export function gain(entry: LogEntry): { seat: number; text: string } | null {
  const gold = gains[kindOf(entry)]?.(entry) ?? 0;
  if (gold === 0 || entry.seat === null) return null;
  return { seat: entry.seat, text: gold > 0 ? `+${gold}` : `−${-gold}` };
}

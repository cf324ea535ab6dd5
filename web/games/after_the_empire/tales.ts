// tales.ts - the storm on one castle, from who comes to what is left.
import type { RecapForm } from '../../kit/recap';
import { seatIn, type Side, type TaleForm } from '../../kit/tales';
import type { LogEntry } from '../../kit/told';

const storm =
  /^(invaders_|surge_came|siege_absorbed|piece_(hit|destroyed)|turret_inoperable|farm_razed|field_|troop_shifted|round_began|troops_lost|melee_absorbed|castle_|card_damaged|gold_fell|soldiers_rescued)/;

const castle = ([came]: readonly LogEntry[]): Side[] => [
  { seat: seatIn(came!, 'seat'), role: 'defence', entries: [], total: null },
];

export const tales: readonly TaleForm[] = [
  {
    kind: 'siege',
    begins: /^invaders_came$/,
    goesOn: storm,
    verdict: /^castle_(survived|sacked)$/,
    fell: /^(piece_destroyed|farm_razed|troops_lost|card_damaged|gold_fell)$/,
    gained: /^(soldiers_rescued|field_struck|invaders_slain)$/,
    always: true,
    sides: castle,
  },
  {
    kind: 'feast',
    begins: /^harvest_gathered$/,
    goesOn: /^(harvest_gathered|feast_held|mercenaries_left|income_paid)$/,
    verdict: /^feast_held$/,
    gained: /^(harvest_gathered|feast_held)$/,
    fell: /^mercenaries_left$/,
  },
];

export const recap: RecapForm = {
  lost: /^(piece_(hit|destroyed)|turret_inoperable|farm_razed|troops_lost|castle_sacked|card_damaged|gold_fell|mercenaries_left)/,
  gained: /^(flag_won|income_paid|harvest_gathered|help_came|castle_survived)/,
  threatens: /^(invader_laid|surge_came)/,
  deeds: /^(card_bought|worker_(placed|to_market|on_card)|castle_(survived|sacked)|flag_won|objective_kept)/,
};

// tales.ts - disasters with what everybody paid to be spared, secret bids laid open, and the reckoning at the end.
import type { RecapForm } from '../../kit/recap';
import { like, numberIn, seatIn, type Side, type TaleForm } from '../../kit/tales';
import type { LogEntry } from '../../kit/told';

const phase = like(/^phase_began$/);
const bid = like(/^bid_(made|for_free)$/);

// Whoever takes a disaster takes what was bid on its slot, by everybody, since the phase began.
function payers([taken]: readonly LogEntry[], before: readonly LogEntry[]): Side[] {
  const since = before.slice(before.findLastIndex(phase) + 1);
  const slot = since.findLast(
    (entry) => like(/^disaster_revealed$/)(entry) && entry.args?.['disaster']?.[0] === taken!.args?.['disaster']?.[0],
  );
  const paid = since.filter((entry) => bid(entry) && entry.args?.['slot']?.[0] === slot?.args?.['slot']?.[0]);
  const seats = [...new Set(paid.map((entry) => seatIn(entry, 'seat')))];
  return seats.map((seat) => {
    const entries = paid.filter((entry) => seatIn(entry, 'seat') === seat);
    return { seat, role: 'equal', entries, total: entries.length };
  });
}

const opened = (entries: readonly LogEntry[]): Side[] =>
  entries.filter(like(/^bid_shown/)).map((entry) => ({
    seat: seatIn(entry, 'seat'),
    role: 'equal',
    entries: [entry],
    total: numberIn(entry, 'count'),
  }));

export const tales: readonly TaleForm[] = [
  {
    kind: 'disaster',
    begins: /^disaster_taken$/,
    goesOn: /^(take_forced|pot_gained|tile_destroyed|nothing_destroyed|innovation_(placed|lost)|first_player_moved)$/,
    verdict: /^disaster_taken$/,
    fell: /^(tile_destroyed|innovation_lost)$/,
    gained: /^(pot_gained|innovation_placed)$/,
    always: true,
    sides: payers,
  },
  {
    kind: 'conflict',
    begins: /^bid_shown/,
    goesOn:
      /^(bid_shown|victory|row_reached|tokens_(gained|lost)|tile_(destroyed|repaired)|upheaval|vp_gained|nothing_destroyed)/,
    verdict: /^(victory|row_reached|tokens_lost|tile_destroyed|upheaval)/,
    fell: /^(tokens_lost|tile_destroyed|upheaval)/,
    gained: /^(tokens_gained|victory|row_reached|vp_gained)/,
    always: true,
    sides: opened,
  },
  {
    kind: 'score',
    begins: /^final_track$/,
    goesOn: /^final_/,
    verdict: /^final_score$/,
    gained: /^final_(score|tiles|track)$/,
    always: true,
  },
];

export const recap: RecapForm = {
  lost: /^(tile_destroyed|tokens_lost|innovation_lost|upheaval$)/,
  gained: /^(pot_gained|victory|tokens_gained|income)/,
  threatens: /^(disaster_revealed|conflict_revealed)/,
  deeds: /^(disaster_taken|card_built|card_sold|tile_repaired|victory|bid_shown|innovation_moved|tiles_swapped)/,
};

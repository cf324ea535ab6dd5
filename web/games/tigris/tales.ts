// tales.ts - revolts and wars, from the challenge to what they gained; monuments, treasures and catastrophes.
import type { RecapForm } from '../../kit/recap';
import { like, numberIn, seatIn, type Side, type TaleForm } from '../../kit/tales';
import type { LogEntry } from '../../kit/told';

const aftermath =
  /^(tiles_committed|conflict_(won|held)|leader_(driven_off|without_temple)|tile_removed|temple_spared|building_|points\.)/;

// The attacker of a conflict is named first, in the verdict the winner; what each adds from the hand stands between.
function sides(entries: readonly LogEntry[]): Side[] {
  const challenge = entries[0]!;
  const verdict = entries.find(like(/^conflict_/))!;
  const side = (name: 'seat' | 'other', role: Side['role']): Side => {
    const seat = seatIn(challenge, name);
    const added = entries.filter((entry) => like(/^tiles_committed/)(entry) && seatIn(entry, 'seat') === seat);
    const total = numberIn(verdict, seatIn(verdict, 'seat') === seat ? 'own' : 'against');
    return { seat, role, entries: added, total, winsTies: role === 'defence' };
  };
  return [side('seat', 'attack'), side('other', 'defence')];
}

export const tales: readonly TaleForm[] = [
  {
    kind: 'conflict',
    begins: /^(revolt|war)_began$/,
    goesOn: aftermath,
    verdict: /^conflict_(won|held)$/,
    fell: /^(leader_(driven_off|without_temple)|tile_removed)/,
    gained: /^points\./,
    always: true,
    sides,
  },
  { kind: 'monument', begins: /^(monument|wonder)_built$/, goesOn: /^$/, verdict: /_built$/ },
  {
    kind: 'treasure',
    begins: /^treasure_taken$/,
    goesOn: /^treasure_taken$/,
    verdict: /^treasure_taken$/,
    always: true,
  },
  {
    kind: 'catastrophe',
    begins: /^catastrophe_placed/,
    goesOn: /^(leader_without_temple|building_returned)/,
    verdict: /^catastrophe_placed/,
    fell: /^(leader_without_temple|building_returned)/,
  },
];

export const recap: RecapForm = {
  lost: /^(leader_(driven_off|without_temple)|conflict_(won|held))/,
  gained: /^(points\.|treasure_taken)/,
  threatens: /^(revolt_began|war_began)/,
  deeds:
    /^(tile_placed|leader_(placed|moved|withdrawn)|catastrophe_placed|monument_built|wonder_built|tiles_swapped|conflict_(won|held))/,
};

// tales.ts - rolls and their losses, chains of trade, bids for the order of play, and what a turn scored.
import type { RecapForm } from '../../kit/recap';
import { like, numberIn, seatIn, type Side, type TaleForm } from '../../kit/tales';
import type { LogEntry } from '../../kit/told';

function roll([rolled]: readonly LogEntry[]): Side[] {
  return [
    {
      seat: seatIn(rolled!, 'seat'),
      role: 'attack',
      entries: [],
      total: numberIn(rolled!, 'total'),
      dice: numberIn(rolled!, 'total'),
      needed: numberIn(rolled!, 'needed'),
    },
  ];
}

// Of the whole turn: others have passed before.
const bids = (entries: readonly LogEntry[], before: readonly LogEntry[]): Side[] =>
  [...before.slice(before.findLastIndex(like(/^turn_began$/)) + 1), ...entries]
    .filter(like(/^bid_made$/))
    .map((entry) => ({ seat: seatIn(entry, 'seat'), role: 'equal', entries: [], total: numberIn(entry, 'count') }));

export const tales: readonly TaleForm[] = [
  {
    kind: 'roll',
    begins: /^rolled$/,
    goesOn: /^(army_lost|area_entered|city_destroyed|workers_left_home|fight_stopped)/,
    verdict: /^rolled$/,
    fell: /^(army_lost|city_destroyed|workers_left_home)/,
    gained: /^area_entered$/,
    always: true,
    sides: roll,
  },
  { kind: 'trade', begins: /^traded$/, goesOn: /^(sippar_)?traded$/, verdict: /traded$/, gained: /traded$/, least: 2 },
  {
    kind: 'bids',
    begins: /^bid_(added|made)$/,
    goesOn: /^(bid_(added|made)|order_set)$/,
    verdict: /^order_set$/,
    always: true,
    sides: bids,
  },
  {
    kind: 'decline',
    begins: /^(produced|ur_paid|workers_came|declined)$/,
    goesOn: /^(produced|ur_paid|workers_came|declined)$/,
    verdict: /^(produced|ur_paid|workers_came|declined)$/,
    fell: /^declined$/,
    gained: /^(produced|ur_paid|workers_came)$/,
    always: true,
  },
  {
    kind: 'score',
    begins: /^(majority|armies)_scored/,
    goesOn: /^((majority|armies)_scored|turn_ended)/,
    verdict: /_scored/,
    gained: /_scored/,
    always: true,
  },
];

export const recap: RecapForm = {
  lost: /^(army_lost|city_destroyed|declined)/,
  gained: /^(armies_scored|majority_scored|produced|ur_paid)/,
  threatens: /^empire_started/,
  deeds: /^(city_(built|moved|expanded)|workers_placed|area_(entered|reinforced)|city_destroyed|passed|bid_made)/,
};

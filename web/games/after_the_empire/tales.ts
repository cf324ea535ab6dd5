// tales.ts - the attack turned up, the siege of each castle step by step, and what the season pays.
import type { RecapForm } from '../../kit/recap';
import type { Language } from '../../kit/speech';
import { chaptered, like, numberIn, type Chapter, type Side, type TaleForm } from '../../kit/tales';
import type { LogEntry } from '../../kit/told';
import { fightWords, type FightWord } from './fight_words';
import { empireWords, type EmpireWord } from './words';

const castle = ([first]: readonly LogEntry[]): Side[] => [
  { seat: first!.seat, role: 'defence', entries: [], total: null },
];

// Who came to this castle when the cards of the season were turned up.
function arrivals([first]: readonly LogEntry[], before: readonly LogEntry[]): LogEntry[] {
  const season = before.slice(before.findLastIndex(like(/^season_began$/)) + 1);
  return season.filter((entry) => like(/^(invaders|surge)_came$/)(entry) && entry.seat === first!.seat);
}

const stepsBefore: readonly [RegExp, EmpireWord][] = [
  [/^(siege_absorbed|piece_|turret_)/, 'step_siege'],
  [/^farm_razed$/, 'step_raze'],
  [/^field_struck$/, 'step_strike'],
  [/^troop_shifted$/, 'step_shift'],
];
const stepsOfRounds: readonly [RegExp, EmpireWord][] = [
  [/^(field_shot|troops_lost)$/, 'step_archery'],
  [/^(invaders_(entered|climbed)|posted)$/, 'step_movement'],
  [/^(melee_absorbed|piece_|turret_|invaders_slain)/, 'step_melee'],
];

// Each step of the fight under its name, rounds by their numbers. Losses inside are those of the melee.
function steps(entries: readonly LogEntry[], before: readonly LogEntry[], language: Language): Chapter[] {
  const say = empireWords(language);
  const tell = fightWords(language);
  let round = 0;
  const titleOf = (entry: LogEntry): string => {
    if (like(/^(card_damaged|gold_fell|soldiers_rescued)/)(entry)) return tell('end');
    const inside = like(/^troops_lost$/)(entry) && entry.args?.['place']?.[0] === 'place.inside';
    const known = (round === 0 ? stepsBefore : stepsOfRounds).find(([kind]) => like(kind)(entry));
    const step = say(inside ? 'step_melee' : (known?.[1] ?? 'step_check'));
    return round === 0 ? step : `${round}. ${step}`;
  };
  const told = entries.flatMap((entry) => {
    if (like(/^round_began$/)(entry)) round = numberIn(entry, 'count');
    return like(/^(round_began|castle_)/)(entry) ? [] : [{ entry, title: titleOf(entry) }];
  });
  const titles = new Map(told.map(({ entry, title }) => [entry, title]));
  const came = arrivals(entries, before);
  const fought = chaptered([...titles.keys()], (entry) => titles.get(entry)!);
  return came.length > 0 ? [{ title: tell('arrival'), entries: came }, ...fought] : fought;
}

// Each card of the attack with whom it brings to whom.
const cardsTurnedUp = (entries: readonly LogEntry[], _: readonly LogEntry[], language: Language): Chapter[] => {
  const tell = fightWords(language);
  let number = 0;
  return chaptered(entries, (entry) => {
    if (like(/_turned_up$/)(entry)) ++number;
    return tell('card', { count: number });
  });
};

const settled: readonly [RegExp, FightWord][] = [
  [/^(flag_won|no_flag)$/, 'flags'],
  [/^income_paid$/, 'income'],
  [/^order_set$/, 'order'],
  [/./, 'feast'],
];
const settlement = (entries: readonly LogEntry[], _: readonly LogEntry[], language: Language): Chapter[] =>
  chaptered(entries, (entry) => fightWords(language)(settled.find(([kind]) => like(kind)(entry))![1]));

export const tales: readonly TaleForm[] = [
  {
    kind: 'attack',
    begins: /^(invader|siege)_turned_up$/,
    goesOn: /^((invader|siege)_turned_up|(invaders|surge)_came)$/,
    verdict: /_turned_up$/,
    always: true,
    chapters: cardsTurnedUp,
  },
  {
    kind: 'siege',
    begins:
      /^(siege_absorbed|piece_(hit|destroyed)|turret_inoperable|farm_razed|field_struck|troop_shifted|round_began)$/,
    goesOn:
      /^(siege_absorbed|piece_|turret_|farm_razed|field_|troop|round_began|posted|invaders_|melee_|castle_|card_damaged|gold_fell|soldiers_rescued)/,
    verdict: /^castle_(survived|sacked)$/,
    always: true,
    bySeat: true,
    sides: castle,
    chapters: steps,
  },
  {
    kind: 'settlement',
    begins: /^(flag_won|no_flag)$/,
    goesOn: /^(flag_won|no_flag|income_paid|order_set|harvest_gathered|feast_held|goods_(gained|paid))$/,
    verdict: /^(flag_won|no_flag)$/,
    least: 2,
    always: true,
    chapters: settlement,
  },
];

export const recap: RecapForm = {
  lost: /^(piece_(hit|destroyed)|turret_inoperable|farm_razed|troops_lost|castle_sacked|card_damaged|gold_fell|mercenaries_left)/,
  gained: /^(flag_won|income_paid|harvest_gathered|help_came|castle_survived)/,
  threatens: /^(invader_laid|surge_came)/,
  deeds: /^(card_bought|worker_(placed|to_market|on_card)|castle_(survived|sacked)|flag_won|objective_kept)/,
};

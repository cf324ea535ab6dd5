// tales.test.ts - what of the log belongs together, in every game that tells of conflicts, rolls and reveals.
import { expect, it, vi } from 'vitest';
import { tales as empire } from '../../games/after_the_empire/tales';
import { tales as flood } from '../../games/after_the_flood/tales';
import { tales as ends } from '../../games/empires_end/tales';
import { tales as tigris } from '../../games/tigris/tales';
import { tales as vinci } from '../../games/vinci/tales';
import { seatsIn, talesOf, talesSince, verdictOf, type TaleForm } from '../../kit/tales';
import type { LogEntry } from '../../shell/wire/messages';

vi.stubGlobal('navigator', { languages: ['en'] });
const { chanceOf } = await import('../../shell/table/result_card');
const { foldsOf } = await import('../../shell/table/log');

// "rolled seat=1 total=9": an event with its arguments; seats are told by their ids.
function told(line: string): LogEntry {
  const [key, ...words] = line.split(' ');
  const args = words.map((word) => word.split('=') as [string, string]);
  const isSeat = (name: string) => ['seat', 'other', 'owner'].includes(name);
  const made = args.map(([name, value]) => [name, isSeat(name) ? [`seat.${value}`, value] : [value, value]]);
  const seat = args.find(([name]) => name === 'seat')?.[1];
  return {
    seat: seat === undefined ? null : Number(seat),
    key: `game.${key}`,
    text: line,
    args: Object.fromEntries(made),
  };
}
const logOf = (...lines: string[]) => ({ first: 0, entries: lines.map(told) });
const sidesOf = (forms: readonly TaleForm[], ...lines: string[]) => {
  const [tale] = talesOf(forms, logOf(...lines));
  return tale!.form.sides!(tale!.entries, tale!.before);
};

const war = [
  'tile_placed seat=0 cell=H9',
  'war_began seat=0 other=1 own=4 against=3',
  'tiles_committed seat=0 count=2',
  'tiles_committed.one seat=1',
  'conflict_won seat=0 other=1 own=6 against=5',
  'leader_driven_off seat=1',
  'points.war seat=0 count=4',
  'turn_began seat=1',
];

it('a war is told from its declaration to its points, with what both sides brought', () => {
  const [tale] = talesOf(tigris, logOf(...war));
  expect(tale!.entries.map(({ text }) => text)).toEqual(war.slice(1, 7));
  expect(tale!.from).toBe(1);
  expect(verdictOf(tale!).text).toBe(war[4]);
  expect(sidesOf(tigris, ...war)).toMatchObject([
    { seat: 0, role: 'attack', total: 6, entries: [{ text: war[2] }] },
    { seat: 1, role: 'defence', total: 5, winsTies: true, entries: [{ text: war[3] }] },
  ]);
  expect([...seatsIn(tale!)]).toEqual([0, 1]);
});

it('a war that is not decided is no tale yet, and one that was decided before is no news', () => {
  expect(talesOf(tigris, logOf(...war.slice(0, 3)))).toEqual([]);
  const log = logOf(...war);
  expect(talesSince(tigris, log, 3).map(({ from }) => from)).toEqual([1]);
  expect(talesSince(tigris, log, 7)).toEqual([]);
});

it('the log folds a tale and leaves the rest as it was', () => {
  const { entries } = logOf(...war);
  const lines = entries.map((entry, number) => ({ entry, number }));
  const pieces = foldsOf(lines, talesOf(tigris, { first: 0, entries }));
  expect(pieces.map(({ tale, lines: of }) => [tale !== null, of.length])).toEqual([
    [false, 1],
    [true, 6],
    [false, 1],
  ]);
});

it('two wars after one another are two tales', () => {
  const second = [
    'war_began seat=0 other=1 own=1 against=2',
    'conflict_held seat=1 other=0',
    'leader_driven_off seat=0',
  ];
  expect(talesOf(tigris, logOf(...war.slice(0, 7), ...second)).map(({ from }) => from)).toEqual([1, 7]);
});

it('a roll shows its dice and what was needed', () => {
  const lines = ['rolled seat=2 total=9 needed=8', 'army_lost seat=1', 'area_entered seat=2', 'passed seat=0'];
  expect(sidesOf(flood, ...lines)).toMatchObject([{ seat: 2, dice: 9, needed: 8 }]);
  expect([2, 7, 8, 12, 13].map(chanceOf)).toEqual([100, 58, 42, 3, 0]);
});

it('bids for the order of play are laid side by side', () => {
  const lines = ['bid_made seat=0 count=3', 'bid_made seat=1 count=5', 'bid_made seat=2 count=0', 'order_set'];
  expect(sidesOf(flood, ...lines).map(({ seat, total }) => [seat, total])).toEqual([
    [0, 3],
    [1, 5],
    [2, 0],
  ]);
});

it('a disaster names everybody who paid on its slot since the phase began, and nobody else', () => {
  const lines = [
    'bid_made seat=2 slot=A',
    'phase_began',
    'disaster_revealed slot=A disaster=flood',
    'disaster_revealed slot=B disaster=plague',
    'bid_made seat=0 slot=A',
    'bid_made seat=1 slot=B',
    'bid_for_free seat=0 slot=A',
    'disaster_taken seat=1 disaster=flood',
    'pot_gained seat=1',
    'tile_destroyed seat=1',
  ];
  expect(sidesOf(ends, ...lines)).toMatchObject([{ seat: 0, total: 2 }]);
});

it('secret bids are seen side by side when they are opened', () => {
  const lines = [
    'bid_shown seat=0 count=4',
    'bid_shown.rally seat=1 count=6',
    'victory.vp seat=1 count=3',
    'tokens_lost seat=0',
  ];
  expect(sidesOf(ends, ...lines).map(({ total }) => total)).toEqual([4, 6]);
});

it('a province taken from somebody is told with its loss', () => {
  const conquest = talesOf(
    vinci,
    logOf('conquered.active seat=0 owner=1', 'token_destroyed seat=1', 'conquered.empty seat=0'),
  );
  expect(conquest.map(({ entries }) => entries.length)).toEqual([2]);
});

const season = [
  'season_began count=2',
  'invader_turned_up card=horde',
  'invaders_came seat=0 side=N',
  'invaders_came seat=1 side=N',
  'siege_turned_up card=mangonel',
  'surge_came seat=1 side=W',
  'piece_hit seat=1 position=W',
  'farm_razed seat=1 side=W',
  'round_began seat=1 count=1',
  'field_shot seat=1 side=N',
  'troops_lost seat=1 place=place.N',
  'posted seat=1 place=place.N',
  'piece_destroyed seat=1 position=W',
  'troops_lost seat=1 place=place.inside',
  'castle_sacked seat=1',
  'card_damaged seat=1',
  'gold_fell seat=1 count=8',
  'round_began seat=0 count=1',
  'castle_survived seat=0',
  'flag_won seat=0 count=2',
  'income_paid seat=0 count=5',
  'order_set',
  'harvest_gathered seat=0 count=4',
  'feast_held seat=0',
];

it('an attack, each castle’s siege step by step, and what the season pays are tales of their own', () => {
  const found = talesOf(empire, logOf(...season));
  expect(found.map(({ form, from, entries }) => [form.kind, from, entries.length])).toEqual([
    ['attack', 1, 5],
    ['siege', 6, 11],
    ['siege', 17, 2],
    ['settlement', 19, 5],
  ]);
  const chapters = found.map(({ form, entries, before }) =>
    form.chapters!(entries, before, 'en').map((chapter) => `${chapter.title} ${chapter.entries.length}`),
  );
  expect(chapters).toEqual([
    ['Card 1 3', 'Card 2 2'],
    ['Arrival 2', 'Siege 1', 'Raze 1', '1. Archery 2', '1. Movement 1', '1. Melee 2', 'The end 2'],
    ['Arrival 1'],
    ['Flags 1', 'Income 1', 'Turn order 1', 'Feast 2'],
  ]);
  expect(found[1]!.form.sides!(found[1]!.entries, [])).toMatchObject([{ seat: 1, role: 'defence' }]);
});

it('of one moment all tales are told, the first one first', () => {
  expect(talesSince(empire, logOf(...season), 18).map(({ form }) => form.kind)).toEqual(['siege', 'settlement']);
});

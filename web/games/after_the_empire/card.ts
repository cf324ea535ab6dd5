// card.ts - After the Empire on the front page and in the form of a new table.
import { signs, type GameCard } from '../../kit/game';

export const card: GameCard = {
  name: 'after_the_empire',
  emblem: 'em-empire',
  signs,
  opponents: 3,
  load: () => import('./drawing').then((module) => module.drawing),
  words: {
    blurb: 'Hold a castle for seven seasons. Wealth draws the raiders.',
    duration: '1 to 2 h',
    about:
      'Evan Halbert and Ryan Mauk, 2021. Reconstructed: most card contents (buildings, refugees, objectives, invaders, sieges) and the number of action spaces, built around the rates and examples of the rulebook.',
    options: {
      difficulty: { name: 'Difficulty' },
      no_reports: { name: 'No reports' },
      crippling: { name: 'Crippling damage' },
      starting_refugees: { name: 'Starting refugees', values: { choose: 'chosen', random: 'dealt' } },
      passing: {
        name: 'Passing',
        help: 'whether a lord may stop while workers are left and can be placed',
        values: { forced: 'only without a choice', allowed: 'at any time' },
      },
      barracks: {
        name: 'Barracks',
        help: 'whether recruiting and healing there is free or takes a worker',
        values: { free: 'free action', worker: 'worker space' },
      },
      ladders: {
        name: 'Ladders and towers',
        help: 'whether invaders climb over the wall in every round of a combat or only in the first',
        values: { every_round: 'every round', once: 'once' },
      },
      surge: {
        name: 'Surge',
        help: 'whether the surge also comes to lords who are too poor for the siege engine itself',
        values: { everybody: 'to all it names', reached: 'only with the engine' },
      },
      sack_damage: {
        name: 'Damage of a sack',
        help: 'whether the two damaged cards must have been undamaged',
        values: { undamaged: 'two undamaged cards', any: 'any two cards' },
      },
      flag: {
        name: 'Flag',
        help: 'who gets the flag if the richest lord was sacked',
        values: { unsacked: 'the richest not sacked', richest: 'nobody' },
      },
      villager: {
        name: 'Villager',
        help: 'what becomes of a villager who was not used',
        values: { one_season: 'goes back', until_used: 'waits' },
      },
      supply: {
        name: 'Supply',
        help: 'whether 25 mercenaries and 20 iron are all there are',
        values: { unlimited: 'unlimited', counted: 'as in the box' },
      },
    },
  },
};

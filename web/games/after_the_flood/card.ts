// card.ts - After the Flood on the front page and in the form of a new table.
import type { GameCard } from '../../kit/game';

export const card: GameCard = {
  name: 'after_the_flood',
  emblem: 'em-flood',
  signs: ['lion', 'ibis', 'bull'],
  opponents: 2,
  load: () => import('./drawing').then((module) => module.drawing),
  words: {
    blurb: 'Trade, build and raise empires in Sumer. Nothing is hidden.',
    duration: '2 to 3 h',
    about: 'Martin Wallace, 2008. All contents are the published ones; the map’s drawing is our own.',
    options: {
      fresh_scribes: {
        name: 'New scribes',
        values: { next_turn: 'from the next turn', next_action: 'from the next action' },
      },
      final_boxes: { name: 'Irrigation and Weaving at the end' },
      sippar_trade: {
        name: 'Sippar’s extra trade',
        values: { anywhere: 'in any area', with_trader: 'only where you have a trader' },
      },
      home_fight: { name: 'Fight for your home', values: { may_stop: 'may be stopped', to_the_end: 'to the end' } },
      new_workers: { name: 'Workers each turn', values: { all: 'all eight', choice: 'as many as you like' } },
      ur_textile: { name: 'Ur’s textile', values: { always: 'always', with_weaver: 'only with a weaver' } },
      trade_limit: {
        name: 'Each resource in a Trade action',
        values: { per_area: 'once from each area', per_action: 'once in all' },
      },
      forced_dice: { name: 'Dice without a choice', values: { asked: 'asked for', thrown: 'thrown at once' } },
    },
  },
};

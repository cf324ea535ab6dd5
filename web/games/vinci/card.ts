// card.ts - Vinci on the front page and in the form of a new table.
import { signs, type GameCard } from '../../kit/game';

export const card: GameCard = {
  name: 'vinci',
  emblem: 'em-vinci',
  signs,
  opponents: 3,
  load: () => import('./drawing').then((module) => module.drawing),
  words: {
    blurb: 'Spread a people over Europe, let it decline, begin again.',
    duration: '2 h',
    about:
      'Philippe Keyaerts, 1999. Reconstructed: the borders of the 45 provinces, seas, straits and the places of mines and harbours, and the point values and effects of some tiles.',
    options: {
      bag: { name: 'Tiles', values: { full: 'all', seed_only: 'one set', printed_1999: 'as printed in 1999' } },
      straits: { name: 'Straits' },
      min_cost: { name: 'Lowest cost of a conquest' },
      target_vp: { name: 'Points that call the end' },
      max_rounds: { name: 'Last round' },
      broken_columns: {
        name: 'Tiles that stay in decline',
        values: { printed: 'with a printed column', all: 'all of the four abilities' },
      },
      rebirth: {
        name: 'Rebirth',
        values: { any_time: 'also declining turns', end_only: 'only at the end of a turn' },
      },
      truces: { name: 'Truces of Diplomacy', values: { before: 'before conquering', after: 'after conquering' } },
      token_supply: { name: 'Tokens of a colour', values: { unlimited: 'as many as needed', counted: '25' } },
    },
  },
};

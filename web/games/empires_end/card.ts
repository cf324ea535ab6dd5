// card.ts - Empire's End on the front page and in the form of a new table.
import { signs, type GameCard } from '../../kit/game';

export const card: GameCard = {
  name: 'empires_end',
  emblem: 'em-end',
  signs,
  opponents: 3,
  load: () => import('./drawing').then((module) => module.drawing),
  words: {
    blurb: 'Pay to turn disaster away, or take it and learn from the ruin.',
    duration: '26 phases',
    about:
      'John D. Clair, 2023. Reconstructed: bids and innovations of the disaster cards, numbers of the conflict cards, some point values, all repair costs, and part of the order of phases.',
    options: {
      length: { name: 'Length' },
      city_discount: { name: 'Cities build cheaper' },
      open_stash: { name: 'Open stashes' },
      replace_any_time: { name: 'Replace at any time' },
      supply: { name: 'Supply of tokens' },
      losses: { name: 'Losses in a conflict' },
      loan: { name: 'Loans' },
      discard: { name: 'Discarding a hand' },
      refill: { name: 'Drawing new cards' },
      most_destroyed: { name: 'Most destroyed locations' },
      ties: { name: 'Ties at the end' },
    },
  },
};

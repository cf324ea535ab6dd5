// card.ts - Tigris & Euphrates on the front page and in the form of a new table.
import { signs, type GameCard } from '../../kit/game';

export const card: GameCard = {
  name: 'tigris',
  emblem: 'em-tigris',
  signs,
  opponents: 3,
  load: () => import('./drawing').then((module) => module.drawing),
  words: {
    blurb: 'Kingdoms grow together and clash. Your weakest colour is your score.',
    duration: '90 min',
    about:
      'Reiner Knizia, 1997. All contents are the published ones. The back of the board follows a single edition. The drawings are our own.',
    options: {
      board: { name: 'Board' },
      scores: { name: 'Points of the others' },
      buildings: { name: 'Civilization buildings' },
      wonder: { name: 'Wonder' },
      english: { name: 'English rule of support' },
      war_strength: { name: 'Supporters in later wars' },
      face_down_squares: { name: 'Face-down tiles make squares' },
      monuments: { name: 'Monuments' },
    },
  },
};

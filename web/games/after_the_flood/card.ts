// card.ts - After the Flood on the front page and in the form of a new table.
import type { GameCard } from '../game';

export const card: GameCard = {
  name: 'after_the_flood',
  emblem: 'em-flood',
  signs: ['lion', 'ibis', 'bull'],
  opponents: 2,
  load: () => import('./drawing').then((module) => module.drawing),
  words: {
    en: {
      blurb: 'Trade, build and raise empires in Sumer. Nothing is hidden.',
      duration: '2 to 3 h',
      about: 'Martin Wallace, 2008. All contents are the published ones; the map’s drawing is our own.',
      options: {
        fresh_scribes: { name: 'New scribes', values: { next_turn: 'from the next turn', next_action: 'at once' } },
        final_boxes: { name: 'Irrigation and Weaving at the end' },
      },
    },
    de: {
      blurb: 'Handle, baue und errichte Reiche in Sumer. Nichts ist verdeckt.',
      duration: '2 bis 3 h',
      about: 'Martin Wallace, 2008. Aller Inhalt ist der veröffentlichte; die Zeichnung der Karte ist unsere.',
      seats: ['Rot', 'Violett', 'Grün'],
      options: {
        players: { name: 'Spieler', help: 'Anzahl der Plätze; immer drei' },
        fresh_scribes: {
          name: 'Neue Schreiber',
          help: 'ab wann ein neuer Schreiber eingesetzt werden kann',
          values: { next_turn: 'ab dem nächsten Zug', next_action: 'sofort' },
        },
        final_boxes: {
          name: 'Bewässerung und Weberei am Ende',
          help: 'ob Bewässerung und Weberei in der Schlusswertung zählen',
        },
      },
    },
  },
};

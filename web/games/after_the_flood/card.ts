// card.ts - After the Flood on the front page and in the form of a new table.
import type { GameCard } from '../../kit/game';

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
        forced_dice: { name: 'Dice without a choice', values: { asked: 'asked for', thrown: 'thrown at once' } },
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
          values: { next_turn: 'ab dem nächsten Zug', next_action: 'ab der nächsten Aktion' },
        },
        final_boxes: {
          name: 'Bewässerung und Weberei am Ende',
          help: 'ob Bewässerung und Weberei in der Schlusswertung zählen',
        },
        sippar_trade: {
          name: 'Zusatzhandel von Sippar',
          help: 'wo der zusätzliche Handel von Sippar stattfinden darf',
          values: { anywhere: 'in jedem Gebiet', with_trader: 'nur wo ein Händler steht' },
        },
        home_fight: {
          name: 'Kampf um die Heimat',
          help: 'ob der Kampf um die eigene Heimat abgebrochen werden darf',
          values: { may_stop: 'darf abbrechen', to_the_end: 'bis zum Ende' },
        },
        new_workers: {
          name: 'Arbeiter je Runde',
          help: 'ob man auch weniger als acht Arbeiter nehmen darf',
          values: { all: 'alle acht', choice: 'so viele man will' },
        },
        ur_textile: {
          name: 'Stoff aus Ur',
          help: 'ob der Stoff aus Ur einen Weber braucht',
          values: { always: 'immer', with_weaver: 'nur mit Weber' },
        },
        forced_dice: {
          name: 'Würfel ohne Wahl',
          help: 'ob ein Wurf bestätigt wird, wenn sonst nichts möglich ist',
          values: { asked: 'wird gefragt', thrown: 'sofort geworfen' },
        },
      },
    },
  },
};

// card.ts - Vinci on the front page and in the form of a new table.
import { signs, type GameCard } from '../../kit/game';

export const card: GameCard = {
  name: 'vinci',
  emblem: 'em-vinci',
  signs,
  opponents: 3,
  load: () => import('./drawing').then((module) => module.drawing),
  words: {
    en: {
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
    de: {
      blurb: 'Führe ein Volk über Europa, lass es untergehen, beginne neu.',
      duration: '2 h',
      about:
        'Philippe Keyaerts, 1999. Nachgebaut: die Grenzen der 45 Provinzen, Meere, Meerengen und die Orte der Minen und Häfen, dazu Punktwerte und Wirkung einiger Plättchen.',
      seats: ['Urne', 'Löwe', 'Stier', 'Bogen', 'Ibis', 'Skorpion'],
      options: {
        bag: {
          name: 'Plättchen',
          help: 'wie viele Plättchen jeder Art im Beutel liegen',
          values: { full: 'alle', seed_only: 'ein Satz', printed_1999: 'wie 1999 gedruckt' },
        },
        straits: { name: 'Meerengen', help: 'ob die sechs Meerengen Provinzen verbinden' },
        min_cost: { name: 'Geringste Kosten', help: 'was eine gewöhnliche Eroberung mindestens kostet' },
        target_vp: {
          name: 'Punkte für das Ende',
          help: 'Siegpunkte, die das Ende einläuten; 0 = nach Zahl der Plätze',
        },
        max_rounds: { name: 'Letzte Runde', help: 'spätestens nach dieser Runde endet die Partie' },
        broken_columns: {
          name: 'Plättchen im Niedergang',
          help: 'welche gelben Plättchen im Niedergang bleiben',
          values: { printed: 'mit gedruckter Säule', all: 'alle der vier Fähigkeiten' },
        },
        rebirth: {
          name: 'Wiedergeburt',
          help: 'wann eine Zivilisation mit Wiedergeburt untergehen darf',
          values: { any_time: 'auch in Niedergangszügen', end_only: 'nur am Ende eines Zuges' },
        },
        truces: {
          name: 'Waffenruhen der Diplomatie',
          help: 'ob Diplomatie vor oder nach den Eroberungen Waffenruhen schließt',
          values: { before: 'vor dem Erobern', after: 'nach dem Erobern' },
        },
        token_supply: {
          name: 'Marker einer Farbe',
          help: 'ob die 25 Marker einer Farbe eine Grenze sind',
          values: { unlimited: 'so viele wie nötig', counted: '25' },
        },
      },
    },
  },
};

// card.ts - Empire's End on the front page and in the form of a new table.
import { signs, type GameCard } from '../game';

export const card: GameCard = {
  name: 'empires_end',
  emblem: 'em-end',
  signs,
  opponents: 3,
  load: () => import('./drawing').then((module) => module.drawing),
  words: {
    en: {
      blurb: 'Pay to turn disaster away, or take it and learn from the ruin.',
      duration: '26 phases',
      about:
        'John D. Clair, 2023. Reconstructed: bids and innovations of the disaster cards, numbers of the conflict cards, some point values, all repair costs, and part of the order of phases.',
      options: {
        length: { name: 'Length' },
        city_discount: { name: 'Cities build cheaper' },
        open_stash: { name: 'Open stashes' },
        replace_any_time: { name: 'Replace at any time' },
      },
    },
    de: {
      blurb: 'Zahle, um das Unheil abzuwenden, oder nimm es hin und lerne aus den Trümmern.',
      duration: '26 Phasen',
      about:
        'John D. Clair, 2023. Nachgebaut: Gebote und Neuerungen der Unheilskarten, die Zahlen der Konfliktkarten, einige Punktwerte, alle Reparaturkosten und ein Teil der Phasenfolge.',
      seats: ['Urne', 'Löwe', 'Stier', 'Bogen'],
      options: {
        length: {
          name: 'Länge',
          help: '26 Phasen, oder 19 in der kurzen Partie',
          values: { full: 'ganz', blitz: 'kurz' },
        },
        city_discount: { name: 'Städte bauen billiger', help: 'eine heile Stadt verbilligt das Bauen zweimal' },
        open_stash: { name: 'Offene Vorräte', help: 'Vorräte und Entscheidungen der Wirtschaft sind offen' },
        replace_any_time: {
          name: 'Ersetzen jederzeit',
          help: 'ersetzen darf man vor jeder Entscheidung, nicht nur im eigenen Zug',
        },
      },
    },
  },
};

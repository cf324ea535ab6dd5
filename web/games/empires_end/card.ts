// card.ts - Empire's End on the front page and in the form of a new table.
import { signs, type GameCard } from '../../kit/game';

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
        supply: { name: 'Supply of tokens' },
        losses: { name: 'Losses in a conflict' },
        loan: { name: 'Loans' },
        discard: { name: 'Discarding a hand' },
        refill: { name: 'Drawing new cards' },
        most_destroyed: { name: 'Most destroyed locations' },
        ties: { name: 'Ties at the end' },
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
        supply: {
          name: 'Vorrat an Marken',
          help: 'Marken gehen nie aus, oder es gibt nur die der Schachtel',
          values: { unlimited: 'unbegrenzt', counted: 'gezählt' },
        },
        losses: {
          name: 'Verluste im Konflikt',
          help: 'was man nicht hat, verliert man nicht, oder man verliert dafür Münzen',
          values: { own_kind: 'nur die Art', coins: 'auch Münzen' },
        },
        loan: {
          name: 'Leihen',
          help: 'man leiht beliebig viele Münzen, oder bis zu fünf Marken oder gar nicht',
          values: { any: 'beliebig', to_five: 'bis fünf' },
        },
        discard: {
          name: 'Hand ablegen',
          help: 'die übrigen Karten darf man immer ablegen, oder nur nach zwei Kartenaktionen',
          values: { always: 'immer', after_two: 'nach zwei Aktionen' },
        },
        refill: {
          name: 'Nachziehen',
          help: 'alle ziehen auf vier Karten nach, oder nur wer abgelegt hat',
          values: { always: 'alle', after_discard: 'nach dem Ablegen' },
        },
        most_destroyed: {
          name: 'Meiste zerstörte Orte',
          help: 'Gleichstand zählt mit, oder nur wer allein die meisten hat',
          values: { shared: 'auch geteilt', alone: 'nur allein' },
        },
        ties: {
          name: 'Gleichstand am Ende',
          help: 'bei gleichen Punkten kommt der Startspieler zuerst, oder zuletzt',
          values: { from_first: 'Startspieler zuerst', after_first: 'Startspieler zuletzt' },
        },
      },
    },
  },
};

// index.ts - the games the page knows, one entry each.
import type { GameCard } from './game';

const signs = ['urn', 'lion', 'bull', 'bow', 'ibis', 'scorpion'] as const;

export const games: readonly GameCard[] = [
  {
    name: 'tigris',
    emblem: 'em-tigris',
    signs,
    opponents: 3,
    blurb: {
      en: 'Kingdoms grow together and clash. Your weakest colour is your score.',
      de: 'Reiche wachsen zusammen und prallen aufeinander. Deine schwächste Farbe zählt.',
    },
    duration: { en: '90 min', de: '90 min' },
    load: () => import('./tigris/drawing').then((module) => module.drawing),
  },
  {
    name: 'vinci',
    emblem: 'em-vinci',
    signs,
    opponents: 3,
    blurb: {
      en: 'Spread a people over Europe, let it decline, begin again.',
      de: 'Führe ein Volk über Europa, lass es untergehen, beginne neu.',
    },
    duration: { en: '2 h', de: '2 h' },
    load: () => import('./vinci/drawing').then((module) => module.drawing),
  },
  {
    name: 'after_the_flood',
    emblem: 'em-flood',
    signs: ['lion', 'ibis', 'bull'],
    opponents: 2,
    blurb: {
      en: 'Trade, build and raise empires in Sumer. Nothing is hidden.',
      de: 'Handle, baue und errichte Reiche in Sumer. Nichts ist verdeckt.',
    },
    duration: { en: '2 to 3 h', de: '2 bis 3 h' },
    load: () => import('./after_the_flood/drawing').then((module) => module.drawing),
  },
  {
    name: 'after_the_empire',
    emblem: 'em-empire',
    signs,
    opponents: 3,
    blurb: {
      en: 'Hold a castle for seven seasons. Wealth draws the raiders.',
      de: 'Halte eine Burg über sieben Jahreszeiten. Reichtum lockt die Plünderer.',
    },
    duration: { en: '1 to 2 h', de: '1 bis 2 h' },
    load: () => import('./after_the_empire/drawing').then((module) => module.drawing),
  },
  {
    name: 'empires_end',
    emblem: 'em-end',
    signs,
    opponents: 3,
    blurb: {
      en: 'Pay to turn disaster away, or take it and learn from the ruin.',
      de: 'Zahle, um das Unheil abzuwenden, oder nimm es hin und lerne aus den Trümmern.',
    },
    duration: { en: '26 phases', de: '26 Phasen' },
    load: () => import('./empires_end/drawing').then((module) => module.drawing),
  },
];

export const cardOf = (name: string): GameCard =>
  games.find((game) => game.name === name) ?? {
    name,
    emblem: '',
    signs,
    opponents: 1,
    blurb: { en: '', de: '' },
    duration: { en: '', de: '' },
    load: null,
  };

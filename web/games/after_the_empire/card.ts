// card.ts - After the Empire on the front page and in the form of a new table.
import { signs, type GameCard } from '../game';

export const card: GameCard = {
  name: 'after_the_empire',
  emblem: 'em-empire',
  signs,
  opponents: 3,
  load: () => import('./drawing').then((module) => module.drawing),
  words: {
    en: {
      blurb: 'Hold a castle for seven seasons. Wealth draws the raiders.',
      duration: '1 to 2 h',
      about:
        'Evan Halbert and Ryan Mauk, 2021. Reconstructed: most card contents (buildings, refugees, objectives, invaders, sieges) and the number of action spaces, built around the rates and examples of the rulebook.',
      options: {
        difficulty: { name: 'Difficulty' },
        no_reports: { name: 'No reports' },
        crippling: { name: 'Crippling damage' },
        starting_refugees: { name: 'Starting refugees', values: { choose: 'chosen', random: 'dealt' } },
      },
    },
    de: {
      blurb: 'Halte eine Burg über sieben Jahreszeiten. Reichtum lockt die Plünderer.',
      duration: '1 bis 2 h',
      about:
        'Evan Halbert und Ryan Mauk, 2021. Nachgebaut: die meisten Karten (Gebäude, Flüchtlinge, Ziele, Angreifer, Belagerungen) und die Zahl der Aktionsfelder, nach den Raten und Beispielen der Anleitung.',
      seats: ['Urne', 'Löwe', 'Stier', 'Bogen'],
      options: {
        difficulty: {
          name: 'Schwierigkeit',
          help: 'wie viele Karten der Angreifer verdeckt liegen',
          values: { easy: 'leicht', normal: 'normal', hard: 'schwer' },
        },
        no_reports: { name: 'Ohne Späher', help: 'auch die erste Karte der Angreifer liegt verdeckt' },
        crippling: { name: 'Schwere Schäden', help: 'beschädigte Karten zählen nicht für Ziele' },
        starting_refugees: {
          name: 'Erste Flüchtlinge',
          help: 'wie die ersten Flüchtlinge verteilt werden',
          values: { choose: 'ausgesucht', random: 'zugeteilt' },
        },
      },
    },
  },
};

// card.ts - Tigris & Euphrates on the front page and in the form of a new table.
import { signs, type GameCard } from '../../kit/game';

export const card: GameCard = {
  name: 'tigris',
  emblem: 'em-tigris',
  signs,
  opponents: 3,
  load: () => import('./drawing').then((module) => module.drawing),
  words: {
    en: {
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
    de: {
      title: 'Euphrat & Tigris',
      blurb: 'Reiche wachsen zusammen und prallen aufeinander. Deine schwächste Farbe zählt.',
      duration: '90 min',
      about:
        'Reiner Knizia, 1997. Aller Inhalt ist der veröffentlichte. Die Rückseite des Plans folgt einer einzigen Ausgabe. Die Zeichnungen sind unsere.',
      seats: ['Krug', 'Löwe', 'Stier', 'Bogenschütze'],
      options: {
        board: {
          name: 'Spielplan',
          help: 'Seite des Plans: 10 oder 14 Tempel mit Schatz',
          values: { standard: 'Vorderseite', advanced: 'Rückseite' },
        },
        scores: {
          name: 'Punkte der anderen',
          help: 'ob man während der Partie Punkte und Schätze der anderen sieht',
          values: { hidden: 'verdeckt', open: 'offen' },
        },
        buildings: { name: 'Kulturgebäude', help: 'mit den Kulturgebäuden der Erweiterung' },
        wonder: { name: 'Weltwunder', help: 'mit dem Weltwunder' },
        english: { name: 'Englische Regel', help: 'weniger Unterstützung in Konflikten' },
        war_strength: {
          name: 'Anhänger in späteren Kriegen',
          help: 'in einem weiteren Krieg zählt, was von der Seite übrig ist, oder das ursprüngliche Reich',
          values: { current: 'jetzige', original: 'ursprüngliche' },
        },
        face_down_squares: {
          name: 'Quadrate mit umgedrehten Steinen',
          help: 'Steine unter einem Monument zählen für spätere Quadrate ihrer Farbe',
        },
        monuments: {
          name: 'Monumente',
          help: 'ob man auf ein vollendetes Quadrat bauen muss',
          values: { optional: 'freiwillig', forced: 'Pflicht' },
        },
      },
    },
  },
};

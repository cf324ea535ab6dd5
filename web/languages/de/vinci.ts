// vinci.ts - Vinci in German: what its drawing says, how the game goes, its sentences.
import type { Pages } from '../../kit/languages';
import { german } from './more/vinci';
import { words } from './more/vinci_words';

const primer = [
  'Du führst eine Zivilisation: zwei Steine und einen Vorrat an Markern. Nimm eine aus der Reihe; jedes übergangene Paar kostet 2 Punkte, die darauf liegen bleiben.',
  'Sie kommt vom Rand oder von offener See und breitet sich aus: eine Eroberung kostet 2 Marker, 1 mehr für Wald oder Gebirge, je Marker dort und für eine Festung. Die Karte zeigt alle Kosten.',
  'Am Ende deines Zugs verteilst du die Marker; jede Provinz braucht einen. Dann bringt jede Provinz einen Punkt, nur Gebirge nicht; deine Steine können mehr bringen.',
  'Keine Marker mehr? Lass sie untergehen: ihre Provinzen bleiben und punkten weiter, und du beginnst neu. Neue Provinzen sollten die alten nicht berühren, denn diese würden geräumt.',
  'Wer das Ziel erreicht, macht diese Runde zur letzten; die meisten Punkte gewinnen.',
  'Karte und manche Zahlen sind rekonstruiert; die Regeln sagen, welche.',
];

export const pages: Pages = { words, primer, sentences: german };

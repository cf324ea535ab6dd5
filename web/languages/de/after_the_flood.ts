// after_the_flood.ts - After the Flood in German: what its drawing says, how the game goes, its sentences.
import type { Pages } from '../../kit/languages';
import { german } from './more/after_the_flood';
import { words } from './more/after_the_flood_words';

const primer = [
  'Fünf Runden. In jeder machst du eine Aktion nach der anderen, bis du passt: Stadt bauen, Arbeiter einsetzen, handeln, ein Reich beginnen, es ausdehnen. Hat jemand gepasst, kostet jede Aktion eine Sache.',
  'Arbeiter in Bewässerung und Weberei bringen zu Beginn jeder Runde Korn und Stoff. Gib eine beliebige Ware, um so viele Arbeiter einzusetzen, wie sie wert ist.',
  'Arbeiter in den äußeren Gebieten tauschen billige Waren gegen teurere, jeder einmal je Aktion. Eine fremde Armee sperrt sie.',
  'Mit den meisten Arbeitern in einer Heimat darfst du ihr Reich beginnen. Jedes Gebiet, das deine Armeen am Ende der Runde halten, bringt 2 SP. Wer besser ausgerüstet ist, braucht 5 mit zwei Würfeln, sonst 7.',
  'Am Ende der Runde baust du Städte aus: 2 Holz und bis zu vier verschiedene Luxusgüter (Werkzeug, Öl, Gold, Lapis) bringen 4 bis 20 SP.',
  'Vor den Runden II und IV nimmt der Niedergang Arbeiter. Am Ende bringen die meisten Arbeiter in einem Gebiet die Zahl in seinem Kreis.',
];

export const pages: Pages = { words, primer, sentences: german };

// primer.ts - After the Flood for somebody who has never seen it.
export const primer = {
  en: [
    'Five turns. In each you take one action after the other until you pass: build a city, place workers, trade, start an empire, expand it. Once somebody has passed, every action costs one thing.',
    'Workers in Irrigation and Weaving bring grain and textile at the start of each turn. Give any good to place as many workers as it is worth.',
    'Workers in the outer areas trade cheap goods for dearer ones, one trade for each worker there. An army of somebody else stops them.',
    'With the most workers in a home you may start its empire. Every area your armies hold at the end of the turn is worth 2 VP. The best equipped army needs 5 on two dice, the others 7.',
    'At the end of a turn expand your cities: 2 wood and up to four different luxuries (tools, oil, gold, lapis) bring 4 to 20 VP.',
    'Before turns II and IV workers are lost to Decline. At the end the most workers in an area score the number in its circle.',
  ],
  de: [
    'Fünf Runden. In jeder machst du eine Aktion nach der anderen, bis du passt: Stadt bauen, Arbeiter einsetzen, handeln, ein Reich beginnen, es ausdehnen. Hat jemand gepasst, kostet jede Aktion eine Sache.',
    'Arbeiter in Bewässerung und Weberei bringen zu Beginn jeder Runde Korn und Stoff. Gib eine beliebige Ware, um so viele Arbeiter einzusetzen, wie sie wert ist.',
    'Arbeiter in den äußeren Gebieten tauschen billige Waren gegen teurere, jeder einmal je Aktion. Eine fremde Armee sperrt sie.',
    'Mit den meisten Arbeitern in einer Heimat darfst du ihr Reich beginnen. Jedes Gebiet, das deine Armeen am Ende der Runde halten, bringt 2 SP. Wer besser ausgerüstet ist, braucht 5 mit zwei Würfeln, sonst 7.',
    'Am Ende der Runde baust du Städte aus: 2 Holz und bis zu vier verschiedene Luxusgüter (Werkzeug, Öl, Gold, Lapis) bringen 4 bis 20 SP.',
    'Vor den Runden II und IV nimmt der Niedergang Arbeiter. Am Ende bringen die meisten Arbeiter in einem Gebiet die Zahl in seinem Kreis.',
  ],
} as const;

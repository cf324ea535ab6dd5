// primer.ts - Empire's End for somebody who has never seen it.
export const primer = {
  en: [
    'You lead an old empire: a row of eleven locations, worth 134 points. It will lose some of them; whoever keeps the most, and learns the most, wins.',
    'A disaster strikes one position of every row. In turn each pays a token the card asks for, or a Coin, into the pot, until somebody takes it.',
    'Who takes it loses the location there, but gains the whole pot and the card as an innovation under a healthy location. A flame marks what you would lose.',
    'Economy pays income and converts tokens. Industry builds cards from your hand, sells them and repairs one ruin. What lies under a ruin does nothing.',
    'In a Conflict all bid Axes and Coins in secret on top of their armies. Strength decides the points; all but the strongest see their best location moved.',
    'The track shows every phase to come. Kinds of tokens are secret: the panels show what each may hold. At the end count the track, healthy locations and end innovations.',
  ],
  de: [
    'Du führst ein altes Reich: eine Reihe von elf Orten, zusammen 134 Punkte. Einige wird es verlieren; wer am meisten behält und am meisten lernt, gewinnt.',
    'Ein Unheil trifft in jeder Reihe eine Position. Reihum zahlt man eine verlangte Marke oder eine Münze in den Topf, bis jemand das Unheil nimmt.',
    'Wer es nimmt, verliert den Ort dort, erhält aber den ganzen Topf und die Karte als Errungenschaft unter einem gesunden Ort. Eine Flamme zeigt, was du verlieren würdest.',
    'Die Wirtschaft bringt Einkommen und wandelt Marken um. Das Gewerbe baut Handkarten, verkauft sie und repariert einen Ort. Was unter Trümmern liegt, wirkt nicht.',
    'Im Konflikt bieten alle geheim Äxte und Münzen zu ihren Heeren dazu. Die Stärke bestimmt die Punkte; allen außer den Stärksten wird der beste Ort versetzt.',
    'Die Leiste zeigt alle kommenden Phasen. Die Arten der Marken sind geheim: die Tafeln zeigen, was jeder haben kann. Am Ende zählen Leiste, gesunde Orte und Errungenschaften.',
  ],
};

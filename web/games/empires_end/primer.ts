// primer.ts - Empire's End for somebody who has never seen it.
export const primer: readonly string[] = [
  'You lead an old empire: a row of eleven locations, worth 134 points. It will lose some of them; whoever keeps the most, and learns the most, wins.',
  'A disaster strikes one position of every row. In turn each pays a token the card asks for, or a Coin, into the pot, until somebody takes it.',
  'Who takes it loses the location there, but gains the whole pot and the card as an innovation under a healthy location. A flame marks what you would lose.',
  'Economy pays income and converts tokens. Industry builds cards from your hand, sells them and repairs one ruin. What lies under a ruin does nothing.',
  'In a Conflict all bid Axes and Coins in secret on top of their armies. Strength decides the points; all but the strongest see their best location moved.',
  'The track shows every phase to come. Kinds of tokens are secret: the panels show what each may hold. At the end count the track, healthy locations and end innovations.',
];

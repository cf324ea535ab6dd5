// primer.ts - After the Flood for somebody who has never seen it.
export const primer: readonly string[] = [
  'Five turns. In each you take one action after the other until you pass: build a city, place workers, trade, start an empire, expand it. Once somebody has passed, every action costs one thing.',
  'Workers in Irrigation and Weaving bring grain and textile at the start of each turn. Give any good to place as many workers as it is worth.',
  'Workers in the outer areas trade cheap goods for dearer ones, one trade for each worker there. An army of somebody else stops them.',
  'With the most workers in a home you may start its empire. Every area your armies hold at the end of the turn is worth 2 VP. The best equipped army needs 5 on two dice, the others 7.',
  'At the end of a turn expand your cities: 2 wood and up to four different luxuries (tools, oil, gold, lapis) bring 4 to 20 VP.',
  'Before turns II and IV workers are lost to Decline. At the end the most workers in an area score the number in its circle.',
];

// primer.ts - Tigris & Euphrates for somebody who has never seen it.
export const primer: readonly string[] = [
  'Each turn you take two actions: lay a tile, set one of your four leaders, play a catastrophe, swap tiles, or pass.',
  'Leaders stand on land beside a red temple. Tiles and leaders that touch make a kingdom.',
  'A tile gives one point in its colour to whoever has the leader of that colour in its kingdom. Blue farms go into the river, all others on land.',
  'Put a second leader of a colour into a kingdom and there is a revolt; join two kingdoms and there is war. Tiles from the hand help; a tie goes to the defender.',
  'Four tiles of a colour in a square can become a monument, which pays every turn.',
  'In the end your weakest colour is your score. Treasures fill it up.',
];

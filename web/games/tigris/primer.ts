// primer.ts - Tigris & Euphrates for somebody who has never seen it.
export const primer = {
  en: [
    'Each turn you take two actions: lay a tile, set one of your four leaders, play a catastrophe, swap tiles, or pass.',
    'Leaders stand on land beside a red temple. Tiles and leaders that touch make a kingdom.',
    'A tile gives one point in its colour to whoever has the leader of that colour in its kingdom. Blue farms go into the river, all others on land.',
    'Put a second leader of a colour into a kingdom and there is a revolt; join two kingdoms and there is war. Tiles from the hand help; a tie goes to the defender.',
    'Four tiles of a colour in a square can become a monument, which pays every turn.',
    'In the end your weakest colour is your score. Treasures fill it up.',
  ],
  de: [
    'In jedem Zug hast du zwei Aktionen: einen Stein legen, einen deiner vier Anführer stellen, eine Katastrophe legen, Steine tauschen oder passen.',
    'Anführer stehen an Land neben einem roten Tempel. Steine und Anführer, die sich berühren, bilden ein Reich.',
    'Ein Stein gibt einen Punkt seiner Farbe, und zwar dem, der im Reich den Anführer dieser Farbe hat. Blaue Farmen kommen in den Fluss, alle anderen auf Land.',
    'Stellst du einen zweiten Anführer einer Farbe in ein Reich, gibt es Aufstand; verbindest du zwei Reiche, gibt es Krieg. Steine aus der Hand helfen; bei Gleichstand siegt die Verteidigung.',
    'Vier Steine einer Farbe im Quadrat können ein Monument werden, das jeden Zug Punkte bringt.',
    'Am Ende zählt deine schwächste Farbe. Schätze füllen sie auf.',
  ],
} as const;

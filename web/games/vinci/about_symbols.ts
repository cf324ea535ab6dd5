// about_symbols.ts - what the symbols and buttons of Vinci mean, in both languages.
import { plainThings } from '../../kit/about';
import type { VinciView } from './view';

export const symbols = plainThings<VinciView>([
  [
    'active',
    'VI-12.1',
    ['active provinces', 'Held by the civilization in play; each scores at the end of its owner’s turn.'],
    ['aktive Provinzen', 'In der Hand der Zivilisation im Spiel; jede zählt am Ende des Zuges ihres Besitzers.'],
  ],
  [
    'vinci\\.mine',
    'VI-12.3',
    ['mine', 'Worth 2 points a turn more for a civilization with Mining.'],
    ['Mine', 'Bringt einer Zivilisation mit Bergbau jede Runde 2 Punkte mehr.'],
  ],
  [
    'vinci\\.harbour',
    'VI-12.3',
    ['harbour', 'Worth a point a turn more for a civilization with Port Building.'],
    ['Hafen', 'Bringt einer Zivilisation mit Hafenbau jede Runde einen Punkt mehr.'],
  ],
  [
    'vinci\\.fort',
    'VI-10.3',
    ['fort', 'Makes the conquest of its province cost 1 more; conquests from it cost its owner 1 less.'],
    [
      'Festung',
      'Macht die Eroberung ihrer Provinz um 1 teurer; Eroberungen von ihr aus kosten ihren Besitzer 1 weniger.',
    ],
  ],
  [
    'vinci\\.decline',
    'VI-13.3',
    ['decline', 'An empire that rests: it scores as it lies until its owner’s next decline.'],
    [
      'Niedergang',
      'Ein Reich, das ruht: Es bringt Punkte, wie es liegt, bis zum nächsten Niedergang seines Besitzers.',
    ],
  ],
  [
    'vinci\\.neutral',
    'VI-1.2',
    ['brown token', 'A province of nobody; the token makes its conquest cost 1 more.'],
    ['brauner Marker', 'Eine Provinz, die niemandem gehört; der Marker macht ihre Eroberung um 1 teurer.'],
  ],
  [
    'vinci\\.marker_2vp',
    'VI-3.4',
    ['2 points', 'Paid by whoever passed this pair over; they go to whoever takes it.'],
    ['2 Punkte', 'Gezahlt von denen, die dieses Paar übergangen haben; sie gehen an den, der es nimmt.'],
  ],
  [
    'vinci\\.hand',
    'VI-1.6',
    ['tokens in hand', 'Tokens that are not on the board. Conquests are paid with them.'],
    ['Marker auf der Hand', 'Marker, die nicht auf dem Plan liegen. Mit ihnen werden Eroberungen bezahlt.'],
  ],
  [
    'vinci\\.tokens',
    'VI-3.7',
    ['tokens', 'All that a civilization has: on the board and in hand.'],
    ['Marker', 'Alles, was eine Zivilisation hat: auf dem Plan und auf der Hand.'],
  ],
  [
    'vinci\\.spy',
    'VI-7.6',
    ['spy', 'Conquers a province for exactly 2, whatever lies on it.'],
    ['Spion', 'Erobert eine Provinz für genau 2, was immer darauf liegt.'],
  ],
  [
    'vinci\\.entry_edge',
    'VI-6.3',
    ['way in by land', 'A civilization without provinces may begin in a province at the edge of the board.'],
    ['Einstieg zu Land', 'Eine Zivilisation ohne Provinzen darf in einer Provinz am Rand des Plans beginnen.'],
  ],
  [
    'vinci\\.entry_sea',
    'VI-6.3',
    ['way in by sea', 'A civilization without provinces may begin here, coming by sea.'],
    ['Einstieg zur See', 'Eine Zivilisation ohne Provinzen darf hier beginnen, vom Meer her.'],
  ],
  [
    'vinci\\.truce',
    'VI-6.5',
    ['truce', 'Neither of the two may conquer a province of the other until it ends.'],
    ['Waffenruhe', 'Keiner der beiden darf eine Provinz des anderen erobern, bis sie endet.'],
  ],
  [
    'vinci\\.clear',
    'VI-11.1',
    [
      'cleared',
      'A declining province beside one’s own active empire is given up at the end of the turn, unless one has Heritage.',
    ],
    [
      'geräumt',
      'Eine Provinz im Niedergang neben dem eigenen aktiven Reich wird am Ende des Zuges aufgegeben, außer mit Erbe.',
    ],
  ],
  [
    'vinci\\.strait',
    'VI-1.3',
    ['strait', 'The two provinces at its ends lie next to each other.'],
    ['Meerenge', 'Die beiden Provinzen an ihren Enden sind benachbart.'],
  ],
  [
    'vinci\\.terrain_farmland',
    'VI-12.2',
    ['farmland', 'Worth 1 point a turn; with Agriculture one more.'],
    ['Ackerland', 'Bringt jede Runde 1 Punkt; mit Ackerbau einen mehr.'],
  ],
  [
    'vinci\\.terrain_prairie',
    'VI-12.2',
    ['prairie', 'Worth 1 point a turn; with Livestock Breeding one more.'],
    ['Steppe', 'Bringt jede Runde 1 Punkt; mit Viehzucht einen mehr.'],
  ],
  [
    'vinci\\.terrain_forest',
    'VI-7.1',
    ['forest', 'Worth 1 point a turn; its conquest costs 1 more.'],
    ['Wald', 'Bringt jede Runde 1 Punkt; die Eroberung kostet 1 mehr.'],
  ],
  [
    'vinci\\.terrain_mountain',
    'VI-7.3',
    ['mountain', 'Worth no point; its conquest costs 1 more, conquests from it 1 less.'],
    ['Gebirge', 'Bringt keinen Punkt; die Eroberung kostet 1 mehr, Eroberungen von dort 1 weniger.'],
  ],
  [
    'vinci\\.vp',
    'VI-16.5',
    ['victory points', 'Whoever has the most wins. When somebody reaches the goal, the round is played to its end.'],
    ['Siegpunkte', 'Wer die meisten hat, siegt. Erreicht jemand das Ziel, wird die Runde zu Ende gespielt.'],
  ],
  [
    'vinci\\.plus',
    'VI-8.4',
    ['one token more here', 'Taken from those that are still to be placed.'],
    ['hier ein Marker mehr', 'Genommen von denen, die noch zu setzen sind.'],
  ],
  [
    'vinci\\.minus',
    'VI-8.4',
    ['one token less here', 'It is to be placed elsewhere.'],
    ['hier ein Marker weniger', 'Er ist anderswo zu setzen.'],
  ],
]);

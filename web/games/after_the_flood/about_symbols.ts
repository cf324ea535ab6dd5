// about_symbols.ts - what the symbols and buttons of After the Flood mean, in both languages.
import { plainThings } from '../../kit/about';
import type { FloodView } from './view';

export const symbols = plainThings<FloodView>([
  [
    '(?:pile\\.workers|af\\.worker)',
    'AF-9.2',
    [
      'workers',
      'Available workers can be placed this turn: they trade, produce, or count for most in an area at the end.',
    ],
    [
      'Arbeiter',
      'Verfügbare Arbeiter können in dieser Runde gesetzt werden: Sie handeln, stellen her oder zählen am Ende als die meisten eines Gebiets.',
    ],
  ],
  [
    '(?:pile\\.armies|af\\.army)',
    'AF-2.2',
    ['armies', 'An empire brings armies. Each area held scores 2 points a turn; then all of them go home.'],
    ['Armeen', 'Ein Reich bringt Armeen. Jedes gehaltene Gebiet zählt 2 Punkte je Runde; danach gehen alle heim.'],
  ],
  [
    'af\\.vp',
    'AF-18.3',
    ['victory points', 'Whoever has most after the fifth turn wins.'],
    ['Siegpunkte', 'Wer nach der fünften Runde die meisten hat, siegt.'],
  ],
  [
    'af\\.city',
    'AF-8.1',
    ['city', 'Stands in an area of Sumer that has no other city, and gives the power of that area.'],
    ['Stadt', 'Steht in einem Gebiet von Sumer ohne andere Stadt und gibt die Kraft dieses Gebiets.'],
  ],
  [
    'af\\.city-expanded',
    'AF-16.6',
    ['expanded city', 'Has scored its 4 to 20 points; a city is expanded once.'],
    ['ausgebaute Stadt', 'Hat ihre 4 bis 20 Punkte gebracht; eine Stadt wird einmal ausgebaut.'],
  ],
  [
    '(?:af\\.dice|button\\.roll)',
    'AF-12.2',
    [
      'roll',
      'Two dice. The better equipped attacker wins an army’s fall with 5 or more, the worse one with 7 or more; else he loses an army.',
    ],
    [
      'würfeln',
      'Zwei Würfel. Wer besser ausgerüstet angreift, besiegt eine Armee mit 5 oder mehr, sonst mit 7 oder mehr; andernfalls verliert er eine.',
    ],
  ],
  [
    'button\\.stop',
    'AF-12.4',
    ['stop the fight', 'The rest of your armies stay available; the defenders stay where they are.'],
    ['den Kampf abbrechen', 'Deine übrigen Armeen bleiben verfügbar; die Verteidigung bleibt, wo sie ist.'],
  ],
  [
    'af\\.rank-[abc]',
    'AF-11.8',
    [
      'rank of equipment',
      'A is the best equipped empire of the turn, C the worst. The better one needs only 5 on the dice.',
    ],
    [
      'Rang der Ausrüstung',
      'A ist das am besten ausgerüstete Reich der Runde, C das am schlechtesten. Das bessere braucht nur 5 mit den Würfeln.',
    ],
  ],
  [
    'af\\.equipment',
    'AF-11.7',
    ['equipment', 'Goods put away when an empire starts. Their value gives its rank for the turn.'],
    [
      'Ausrüstung',
      'Güter, die beim Beginn eines Reichs beiseite gelegt werden. Ihr Wert gibt seinen Rang für die Runde.',
    ],
  ],
  [
    'af\\.fresh',
    'AF-9.8',
    ['fresh scribe', 'Came this turn and cannot be used yet.'],
    ['frischer Schreiber', 'Kam in dieser Runde und kann noch nicht benutzt werden.'],
  ],
  [
    'af\\.no-entry',
    'AF-3.4',
    ['closed to armies', 'Entered by starting its own empire only, or never.'],
    ['Armeen verschlossen', 'Nur durch den Beginn seines eigenen Reichs zu betreten, oder nie.'],
  ],
  [
    '(?:af\\.start-empire|button\\.(?:start|start_empire))',
    'AF-11.1',
    [
      'start an empire',
      'Once a turn: one of the three empires of the turn, where you have as many workers as anybody. It brings armies, and its workers leave.',
    ],
    [
      'ein Reich beginnen',
      'Einmal je Runde: eines der drei Reiche der Runde, wo du so viele Arbeiter hast wie jeder andere. Es bringt Armeen, und seine Arbeiter gehen.',
    ],
  ],
  [
    '(?:af\\.invade|button\\.(?:expand|expand_empire|invade))',
    'AF-13.1',
    ['expand the empire', 'Invade an area, destroy a city or reinforce; each repeat in the same action costs an army.'],
    [
      'das Reich ausdehnen',
      'In ein Gebiet einfallen, eine Stadt zerstören oder verstärken; jede Wiederholung in derselben Aktion kostet eine Armee.',
    ],
  ],
  [
    'af\\.reinforce',
    'AF-13.9',
    ['reinforce', 'A second army where you have one.'],
    ['verstärken', 'Eine zweite Armee, wo du eine hast.'],
  ],
  [
    'af\\.destroy',
    'AF-13.7',
    ['destroy a city', 'In an area of Sumer that you hold, for 2 armies.'],
    ['eine Stadt zerstören', 'In einem Gebiet von Sumer, das du hältst, für 2 Armeen.'],
  ],
  [
    '(?:af\\.build|button\\.(?:build|build_city))',
    'AF-8.1',
    [
      'build a city',
      'In an area of Sumer without a city and without another’s army. Free; with all four on the map one is moved.',
    ],
    [
      'eine Stadt bauen',
      'In einem Gebiet von Sumer ohne Stadt und ohne fremde Armee. Kostenlos; stehen alle vier, wird eine versetzt.',
    ],
  ],
  [
    '(?:af\\.place|button\\.(?:place|place_workers))',
    'AF-9.1',
    [
      'place workers',
      'Spend one good to place as many available workers as its value in one place, and use your scribes.',
    ],
    [
      'Arbeiter setzen',
      'Gib ein Gut aus, um so viele verfügbare Arbeiter an einen Ort zu setzen, wie es wert ist, und benutze deine Schreiber.',
    ],
  ],
  [
    'button\\.trade',
    'AF-10.1',
    ['trade', 'Any number of trades and tools, one per trader: what one step brings may be given in the next.'],
    [
      'handeln',
      'Beliebig viele Handel und Werkzeuge, einer je Händler: Was ein Schritt bringt, darf im nächsten gegeben werden.',
    ],
  ],
  [
    '(?:af\\.pass|button\\.pass)',
    'AF-14.2',
    [
      'pass',
      'No more actions this turn. You may bid goods for the order of play of the next turn. After the first pass the others pay for every action.',
    ],
    [
      'passen',
      'Keine Aktionen mehr in dieser Runde. Du darfst Güter auf die Reihenfolge der nächsten Runde bieten. Nach dem ersten Passen zahlen die anderen für jede Aktion.',
    ],
  ],
  [
    'af\\.bid',
    'AF-15.1',
    ['bid', 'The highest value of goods goes first in the next turn; equal bids keep their order.'],
    ['Gebot', 'Der höchste Wert an Gütern beginnt die nächste Runde; gleiche Gebote behalten ihre Reihenfolge.'],
  ],
  [
    'af\\.decline',
    'AF-6.3',
    ['decline', 'At the start of turns II and IV workers are lost: one of each area and box, all of Dilmun.'],
    [
      'Niedergang',
      'Zu Beginn der Runden II und IV gehen Arbeiter verloren: je einer jedes Gebiets und Felds, alle von Dilmun.',
    ],
  ],
  [
    'af\\.majority',
    'AF-18.1',
    [
      'most workers',
      'At the end an area scores for whoever has more workers there than each of the others; a tie scores nothing.',
    ],
    [
      'die meisten Arbeiter',
      'Am Ende zählt ein Gebiet für den, der dort mehr Arbeiter hat als jeder andere; ein Gleichstand zählt nichts.',
    ],
  ],
  [
    'button\\.end',
    'AF-7.9',
    ['done', 'Ends this action, purchase or bid as it is.'],
    ['fertig', 'Beendet diese Aktion, diesen Kauf oder dieses Gebot, wie es ist.'],
  ],
]);

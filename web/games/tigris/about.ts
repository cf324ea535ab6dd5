// about.ts - what each thing of Tigris & Euphrates is, in both languages; fetched when somebody first asks.
import { guideOf, type ThingForm } from '../../kit/about';
import { colorGaps, monumentColors, roleGaps, sayIn, spaces } from './about_spaces';
import { colorOf, roles, type Color, type Role, type TigrisView } from './view';

const pieces: readonly ThingForm<TigrisView>[] = [
  {
    thing: /^(?:hand\.catastrophe|catastrophe)$/,
    rule: 'TE-11.1',
    words: {
      en: [
        'catastrophe',
        'Put on an empty space or on a tile, it blocks that space for ever. Leaders left without a temple beside them go back to their owners. Each dynasty has two.',
      ],
      de: [
        'Katastrophe',
        'Auf ein leeres Feld oder einen Stein gelegt, sperrt sie dieses Feld für immer. Anführer ohne Tempel neben sich gehen zurück. Jede Dynastie hat zwei.',
      ],
    },
  },
  {
    thing: /^(?:hand|tile|mark)\.red$/,
    rule: 'TE-7.6',
    words: {
      en: [
        'temple',
        'Put into a kingdom it gives a red point to the owner of the priest there, else of the king. Leaders need a temple beside them.',
      ],
      de: [
        'Tempel',
        'In einem Reich bringt er dem Besitzer des Priesters dort, sonst des Königs, einen roten Punkt. Anführer brauchen einen Tempel neben sich.',
      ],
    },
  },
  {
    thing: /^(?:hand|tile|mark)\.black$/,
    rule: 'TE-7.7',
    words: {
      en: ['settlement', 'Put into a kingdom it gives a black point to the owner of the king there.'],
      de: ['Siedlung', 'In einem Reich bringt sie dem Besitzer des Königs dort einen schwarzen Punkt.'],
    },
  },
  {
    thing: /^(?:hand|tile|mark)\.blue$/,
    rule: 'TE-7.6',
    words: {
      en: [
        'farm',
        'Goes on rivers. Put into a kingdom it gives a blue point to the owner of the farmer there, else of the king.',
      ],
      de: [
        'Farm',
        'Kommt auf Flüsse. In einem Reich bringt sie dem Besitzer des Bauern dort, sonst des Königs, einen blauen Punkt.',
      ],
    },
  },
  {
    thing: /^(?:hand|tile|mark)\.green$/,
    rule: 'TE-7.6',
    words: {
      en: ['market', 'Put into a kingdom it gives a green point to the owner of the trader there, else of the king.'],
      de: ['Markt', 'In einem Reich bringt er dem Besitzer des Händlers dort, sonst des Königs, einen grünen Punkt.'],
    },
  },
  {
    thing: /^leader\.(\w+)(?:\.\w+)?$|^role\.(\w+)$/,
    rule: 'TE-5.1',
    words: {
      en: [
        '{leader}',
        'Stands beside a temple and collects the {color} points of its kingdom. Positioned, moved or withdrawn as one action; into a kingdom that has another {leader}, it starts a revolt.',
      ],
      de: [
        '{leader}',
        'Steht neben einem Tempel und bekommt die Punkte der Farbe {color} seines Reichs. Einsetzen, Versetzen oder Zurücknehmen ist eine Aktion; kommt er in ein Reich mit gleichem Anführer, gibt es einen Aufstand.',
      ],
    },
    gaps: ([, role, other], seen) => roleGaps((role ?? other) as Role, seen),
    now: ([, role], seen) => {
      const own = seen.view.leaders.find(({ seat, leader }) => seat === seen.you && leader === role);
      if (!own) return [];
      return [own.cell ? sayIn(seen)('on', { cell: own.cell }) : sayIn(seen)('in_supply')];
    },
  },
  {
    thing: /^monument\.([a-z]+-[a-z]+)$|^square\.\w+\.monument\.(\d)$/,
    rule: 'TE-9.2',
    words: {
      en: [
        '{first} and {second} monument',
        'Built on four tiles of one of its colours in a square, which turn face down. At the end of your turn it pays 1 point for each of its colours whose leader of yours is in its kingdom.',
      ],
      de: [
        'Monument, {first} und {second}',
        'Wird auf vier Steine einer seiner Farben im Quadrat gebaut; sie werden umgedreht. Am Ende deines Zuges bringt es 1 Punkt je Farbe, deren Anführer du in seinem Reich hast.',
      ],
    },
    gaps: ([, pair, number], seen) =>
      monumentColors(pair ?? seen.view.monuments[Number(number)]!.colors.join('-'), seen),
  },
  {
    thing: /^wonder(?:\.\w+)?$/,
    rule: 'TE-16.1',
    words: {
      en: [
        'the wonder',
        'Built on a cross of five tiles of one colour, which turn face down. It pays a point of any colour to whoever has the king in its kingdom at the end of their turn.',
      ],
      de: [
        'das Weltwunder',
        'Wird auf ein Kreuz von fünf Steinen einer Farbe gebaut; sie werden umgedreht. Es bringt dem, dessen König am Ende seines Zuges in seinem Reich ist, einen Punkt beliebiger Farbe.',
      ],
    },
  },
  {
    thing: /^building\.(\w+)$/,
    rule: 'TE-15.2',
    words: {
      en: [
        '{building}',
        'Built on a line of three tiles of its colour. A tile of that colour then scores 2 points in its kingdom instead of 1; a longer line takes it away.',
      ],
      de: [
        '{building}',
        'Wird auf eine Reihe von drei Steinen seiner Farbe gebaut. Ein Stein dieser Farbe bringt dann in seinem Reich 2 Punkte statt 1; eine längere Reihe holt es weg.',
      ],
    },
    gaps: ([, building], seen) => ({ building: sayIn(seen)(building as 'palace') }),
  },
  {
    thing: /^treasure$/,
    rule: 'TE-10.7',
    words: {
      en: [
        'treasure',
        'A point of any colour, given to your weakest colour at the end. The game ends when two are left on the board.',
      ],
      de: [
        'Schatz',
        'Ein Punkt beliebiger Farbe, am Ende für deine schwächste. Das Spiel endet, wenn zwei auf dem Plan übrig sind.',
      ],
    },
    now: (_, seen) => [`${seen.view.treasures.length} ${sayIn(seen)('treasures')}`],
  },
  {
    thing: /^unification$/,
    rule: 'TE-8.5',
    words: {
      en: [
        'unification marker',
        'Lies where a tile joins two kingdoms, until their wars are fought. That tile supports nobody meanwhile.',
      ],
      de: [
        'Vereinigungsmarke',
        'Liegt, wo ein Stein zwei Reiche verbindet, bis deren Kriege gefochten sind. Der Stein zählt solange für niemanden.',
      ],
    },
  },
  {
    thing: /^tile\.(?:down|back)$/,
    rule: 'TE-9.8',
    words: {
      en: ['tile face down', 'Under a monument or in somebody’s hand. On the board it links but has no colour.'],
      de: [
        'verdeckter Stein',
        'Unter einem Monument oder auf jemandes Hand. Auf dem Plan verbindet er, hat aber keine Farbe.',
      ],
    },
  },
  {
    thing: /^dynasty\.(\w+)$/,
    rule: 'TE-2.4',
    words: {
      en: ['sign of a dynasty', 'All four leaders of a player carry it; the colour of a leader is that of its tiles.'],
      de: [
        'Zeichen einer Dynastie',
        'Alle vier Anführer einer Person tragen es; die Farbe eines Anführers ist die seiner Steine.',
      ],
    },
  },
  {
    thing: /^bag$/,
    rule: 'TE-14.1',
    words: {
      en: [
        'the bag',
        'Hands are filled from it at the end of each turn. The game ends when somebody cannot fill theirs.',
      ],
      de: [
        'der Beutel',
        'Aus ihm werden am Ende jedes Zuges die Hände gefüllt. Das Spiel endet, wenn das jemandem nicht gelingt.',
      ],
    },
  },
  {
    thing: /^points$/,
    rule: 'TE-14.5',
    words: {
      en: [
        'points',
        'Black, red, blue and green. Your weakest colour is your score; treasures are added to it at the end.',
      ],
      de: [
        'Punkte',
        'Schwarz, rot, blau und grün. Deine schwächste Farbe ist dein Ergebnis; Schätze kommen am Ende dazu.',
      ],
    },
  },
  {
    thing: /^seat\.(\d)$/,
    rule: 'TE-14.5',
    words: {
      en: [
        '{name}',
        'Holds {hand} tiles and {catastrophes} catastrophes. Whoever’s weakest colour is highest at the end wins.',
      ],
      de: [
        '{name}',
        'Hat {hand} Steine und {catastrophes} Katastrophen. Es siegt, wessen schwächste Farbe am Ende am höchsten ist.',
      ],
    },
    gaps: ([, seat], { view, speaker }) => {
      const own = view.seats[Number(seat)];
      return { name: speaker.nameOf(Number(seat)), hand: own?.hand_size ?? 0, catastrophes: own?.catastrophes ?? 0 };
    },
  },
];

const choices: readonly ThingForm<TigrisView>[] = [
  {
    thing: /^support\.(\d+)$/,
    rule: 'TE-8.10',
    words: {
      en: [
        '{count} from the hand',
        'Tiles that you add to your strength in this conflict. They are out of the game afterwards, won or lost. The attacker adds first, openly.',
      ],
      de: [
        '{count} aus der Hand',
        'Steine, die du deiner Stärke in diesem Konflikt zufügst. Sie sind danach aus dem Spiel, auch bei einem Sieg. Zuerst legt offen der Angriff.',
      ],
    },
    gaps: ([, count]) => ({ count: count! }),
  },
  {
    thing: /^war\.(\w+)$/,
    rule: 'TE-8.6',
    words: {
      en: [
        'war of the {leaders}',
        'Wars are fought one at a time; the active player says which comes next. What the first removes may change the second.',
      ],
      de: [
        'Krieg der {leaders}',
        'Kriege werden einer nach dem anderen gefochten; wer am Zug ist, nennt den nächsten. Was der erste entfernt, kann den zweiten ändern.',
      ],
    },
    gaps: ([, color], seen) => {
      const role = roles.find((each) => each === color || colorOf[each] === color)!;
      return { leaders: sayIn(seen)(`${role}s`) };
    },
  },
  {
    thing: /^give\.(\d+)$/,
    rule: 'TE-12.2',
    words: {
      en: [
        '{count} to swap',
        'So many tiles of this colour go out of the game, unseen by the others; you draw as many.',
      ],
      de: ['{count} tauschen', 'So viele Steine dieser Farbe gehen ungesehen aus dem Spiel; du ziehst ebenso viele.'],
    },
    gaps: ([, count]) => ({ count: count! }),
  },
  {
    thing: /^gain\.(\w+)$/,
    rule: 'TE-16.6',
    words: {
      en: ['1 point: {color}', 'The wonder pays it in the colour you choose.'],
      de: ['1 Punkt: {color}', 'Das Weltwunder zahlt ihn in der Farbe, die du wählst.'],
    },
    gaps: ([, color], seen) => colorGaps(color as Color, seen),
  },
  {
    thing: /^button\.swap$/,
    rule: 'TE-12.2',
    words: {
      en: ['swap tiles', 'One action: one to six tiles of your hand go out of the game, and you draw as many.'],
      de: [
        'Steine tauschen',
        'Eine Aktion: Ein bis sechs Steine deiner Hand gehen aus dem Spiel, und du ziehst ebenso viele.',
      ],
    },
  },
  {
    thing: /^button\.pass$/,
    rule: 'TE-3.3',
    words: {
      en: ['pass', 'Uses up one action and does nothing else.'],
      de: ['passen', 'Verbraucht eine Aktion und tut sonst nichts.'],
    },
  },
  {
    thing: /^button\.off$/,
    rule: 'TE-5.11',
    words: {
      en: ['withdraw', 'Takes the leader from the board into your supply. That may split a kingdom.'],
      de: ['zurücknehmen', 'Nimmt den Anführer vom Plan in deinen Vorrat. Das kann ein Reich teilen.'],
    },
  },
  {
    thing: /^button\.decline$/,
    rule: 'TE-9.6',
    words: {
      en: ['build nothing', 'The square or line is not offered again; only later tiles may complete another.'],
      de: [
        'nichts bauen',
        'Dieses Quadrat oder diese Reihe wird nicht wieder angeboten; nur spätere Steine können neue bilden.',
      ],
    },
  },
];

export const guide = guideOf<TigrisView>([...spaces, ...pieces, ...choices]);

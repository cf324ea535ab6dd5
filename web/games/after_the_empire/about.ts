// about.ts - what each thing of After the Empire is, in both languages; fetched when somebody first asks.
import { guideOf, type Looked, type ThingForm } from '../../kit/about';
import { symbols } from './about_symbols';
import { shownSeat, type EmpireView, type Side } from './view';
import { empireWords } from './words';

type Match = RegExpExecArray;
type Seen = Looked<EmpireView>;
type Form = ThingForm<EmpireView>;

const sayIn = ({ speaker }: Seen) => empireWords(speaker.language);
const spaced = (id: string) => id.replaceAll('_', ' ');
const named = ({ speaker }: Seen, id: string, english: string | undefined, form = '') =>
  speaker.translation?.forms[id]?.[form] ?? english ?? spaced(id.split('.')[1] ?? '');

const sideGaps = ([, side]: Match, seen: Seen) => ({ side: named(seen, `side.${side}`, side) });

const spaceRules: Record<string, readonly [rule: string, en: string, de: string]> = {
  tax: [
    'AE-5.1',
    'A worker here brings 4 gold and a mercenary, or 5 food.',
    'Ein Arbeiter bringt hier 4 Gold und einen Söldner, oder 5 Nahrung.',
  ],
  camp_large: [
    'AE-5.2',
    'A worker here pays 5 gold for 3 soldiers, or 3 gold for 5 mercenaries.',
    'Ein Arbeiter zahlt hier 5 Gold für 3 Soldaten, oder 3 Gold für 5 Söldner.',
  ],
  camp_small: [
    'AE-5.3',
    'A worker here pays 4 gold for 2 soldiers, or 2 gold for 3 mercenaries.',
    'Ein Arbeiter zahlt hier 4 Gold für 2 Soldaten, oder 2 Gold für 3 Söldner.',
  ],
  merchant: [
    'AE-5.4',
    'A worker here buys or sells goods for gold, one trade at a time.',
    'Ein Arbeiter kauft oder verkauft hier Waren für Gold, einen Handel je Mal.',
  ],
  scout: [
    'AE-5.5',
    'A worker here brings 3 move points, protects a farm, and lets you keep one of two secret objectives.',
    'Ein Arbeiter bringt hier 3 Zugpunkte, schützt einen Hof und lässt dich eines von zwei geheimen Zielen behalten.',
  ],
  mine: ['AE-5.6', 'A worker here brings 2 iron.', 'Ein Arbeiter bringt hier 2 Eisen.'],
  quarry: ['AE-5.7', 'A worker here brings 3 stone.', 'Ein Arbeiter bringt hier 3 Stein.'],
  woodmill: ['AE-5.8', 'A worker here brings 5 wood.', 'Ein Arbeiter bringt hier 5 Holz.'],
  buildings: [
    'AE-5.9',
    'A worker here buys a card of the building row.',
    'Ein Arbeiter kauft hier eine Karte der Gebäudereihe.',
  ],
  refugees: [
    'AE-5.10',
    'A worker here buys a card of the refugee row.',
    'Ein Arbeiter kauft hier eine Karte der Flüchtlingsreihe.',
  ],
  infirmary: [
    'AE-6.1',
    'A worker here makes up to 4 wounded soldiers fit again.',
    'Ein Arbeiter macht hier bis zu 4 verwundete Soldaten wieder kampffähig.',
  ],
  granary: [
    'AE-6.2',
    'A worker here sows three times and then protects a farm.',
    'Ein Arbeiter sät hier dreimal und schützt dann einen Hof.',
  ],
  stockpile: [
    'AE-6.7',
    'A worker here upgrades, builds and repairs parts of your castle, each for its price.',
    'Ein Arbeiter baut hier Teile deiner Burg aus, errichtet und bessert aus, jedes für seinen Preis.',
  ],
};

const spaces: readonly Form[] = Object.entries(spaceRules).map(([id, [rule, en, de]]) => ({
  thing: new RegExp(`^(?:space\\.${id}(?:\\.\\d+)?|ae\\.act-${id.replace('_', '-')})$`),
  rule,
  words: { en: ['{space}', en], de: ['{space}', de] },
  gaps: (_, seen) => ({
    space: named(seen, `space.${id}`, seen.view.spaces.find((space) => space.id === id)?.name),
  }),
  now: (_, seen) => {
    const space = seen.view.spaces.find((each) => each.id === id);
    if (!space?.shared) return [];
    return [sayIn(seen)('free_spaces', { count: Math.max(0, space.spaces - space.workers.length), all: space.spaces })];
  },
}));

const cardName = (id: string, seen: Seen) => named(seen, `card.${id}`, seen.view.cards[id]?.name);
const cardNow = (id: string, seen: Seen): string[] => {
  const card = seen.view.cards[id];
  if (!card) return [];
  const says = named(seen, `card.${id}`, card.text, 'text');
  return [says, ...(card.end_gold > 0 ? [sayIn(seen)('end_gold', { count: card.end_gold })] : [])];
};

const cards: readonly Form[] = [
  {
    thing: /^market\.(buildings|refugees)\.(\d+)$/,
    rule: 'AE-5.11',
    words: {
      en: [
        '{card}',
        'A card on offer: whoever sends a worker buys it, and it is theirs at once. The row moves on when the season ends.',
      ],
      de: [
        '{card}',
        'Eine Karte im Angebot: Wer einen Arbeiter schickt, kauft sie, und sie gilt sofort. Am Ende der Jahreszeit rückt die Reihe weiter.',
      ],
    },
    gaps: ([, row, slot], seen) => {
      const id = seen.view[row as 'buildings'][Number(slot)];
      return { card: id ? cardName(id, seen) : sayIn(seen)(row === 'buildings' ? 'building_row' : 'refugee_row') };
    },
    now: ([, row, slot], seen) => {
      const id = seen.view[row as 'buildings'][Number(slot)];
      return id ? cardNow(id, seen) : [];
    },
  },
  {
    thing: /^card\.(\w+)\.worker(?:\.\d+)?$/,
    rule: 'AE-4.4',
    words: {
      en: ['{card}, worker space', 'One worker a season does what the card says.'],
      de: ['{card}, Arbeitsfeld', 'Ein Arbeiter je Jahreszeit tut, was die Karte sagt.'],
    },
    gaps: ([, id], seen) => ({ card: cardName(id!, seen) }),
    now: ([, id], seen) => cardNow(id!, seen),
  },
  {
    thing: /^card\.(\w+)\.free\.\d+$/,
    rule: 'AE-4.11',
    words: {
      en: ['{card}, free action', 'Done once a season in your own turn, without a worker.'],
      de: ['{card}, freie Aktion', 'Einmal je Jahreszeit im eigenen Zug, ohne Arbeiter.'],
    },
    gaps: ([, id], seen) => ({ card: cardName(id!, seen) }),
    now: ([, id], seen) => cardNow(id!, seen),
  },
  {
    thing: /^card\.(\w+)$/,
    rule: 'AE-1.14',
    words: {
      en: [
        '{card}',
        'A building or refugee of a castle. Damaged by a sack it does nothing and scores nothing until it is mended.',
      ],
      de: [
        '{card}',
        'Ein Gebäude oder Flüchtling einer Burg. Bei einer Plünderung beschädigt, wirkt und zählt die Karte nicht, bis sie hergerichtet ist.',
      ],
    },
    gaps: ([, id], seen) => ({ card: cardName(id!, seen) }),
    now: ([, id], seen) => cardNow(id!, seen),
  },
  {
    thing: /^objective\.(\w+)$/,
    rule: 'AE-15.6',
    words: {
      en: ['{objective}', 'A secret objective: pays its gold at the end if all that it asks for holds.'],
      de: ['{objective}', 'Ein geheimes Ziel: Bringt am Ende sein Gold, wenn alles zutrifft, was es verlangt.'],
    },
    gaps: ([, id], seen) => ({ objective: named(seen, `objective.${id}`, seen.view.objectives[id!]?.name) }),
    now: ([, id], seen) => {
      const objective = seen.view.objectives[id!];
      return objective ? [named(seen, `objective.${id}`, objective.text, 'text')] : [];
    },
  },
  {
    thing: /^attack\.siege$/,
    rule: 'AE-8.7',
    words: {
      en: [
        'siege card',
        'An engine that breaks turrets and walls on its side, or lets climbers over the wall. The highest step that your gold reaches counts.',
      ],
      de: [
        'Belagerungskarte',
        'Ein Gerät, das auf seiner Seite Türme und Mauern bricht oder Kletterer über die Mauer bringt. Es gilt die höchste Stufe, die dein Gold erreicht.',
      ],
    },
  },
  {
    thing: /^(?:slot\.(\d)|attack\.([1-9]))$/,
    rule: 'AE-8.5',
    words: {
      en: [
        'invader card {slot}',
        'Attacks every castle on its side. The highest step that your gold reaches, or the threat, counts, and that one alone.',
      ],
      de: [
        'Angreiferkarte {slot}',
        'Greift jede Burg auf ihrer Seite an. Es gilt die höchste Stufe, die dein Gold oder die Bedrohung erreicht, und nur sie.',
      ],
    },
    gaps: ([, target, drawn]) => ({ slot: drawn ?? Number(target) + 1 }),
  },
];

const own = ({ view }: Seen) => view.seats[shownSeat(view)];

const castle: readonly Form[] = [
  {
    thing: /^farm\.([NESW])$/,
    rule: 'AE-12.1',
    words: {
      en: [
        'farm to the {side}',
        'Gives food equal to its level at harvest. Invaders in its field raze it by one level unless it is protected.',
      ],
      de: [
        'Hof {side}',
        'Gibt bei der Ernte Nahrung nach seiner Stufe. Angreifer auf seinem Feld verwüsten ihn um eine Stufe, wenn er nicht geschützt ist.',
      ],
    },
    gaps: sideGaps,
    now: ([, side], seen) => {
      const level = own(seen)?.sides[side as Side].farm;
      return level === undefined
        ? []
        : [sayIn(seen)('farm', { side: sideGaps([' ', side!] as unknown as Match, seen).side, level })];
    },
  },
  {
    thing: /^side\.([NESW])$/,
    rule: 'AE-2.3',
    words: {
      en: [
        'side {side}',
        'One of four sides of the castle, with a wall, a field and a farm. The gate holds one cube less than a wall.',
      ],
      de: [
        'Seite {side}',
        'Eine der vier Seiten der Burg, mit Mauer, Feld und Hof. Das Tor fasst einen Würfel weniger als eine Mauer.',
      ],
    },
    gaps: sideGaps,
  },
  {
    thing: /^position\.([NESW]{1,2})(?:\.(?:upgrade|repair|build\.\w+))?$/,
    rule: 'AE-9.15',
    words: {
      en: [
        'wall or turret {position}',
        'Damage takes its cubes, and then the piece itself. Troops on a wall shoot at the field before it; turrets shoot at both fields beside their corner. Each standing piece pays 1 gold of income.',
      ],
      de: [
        'Mauer oder Turm {position}',
        'Schaden nimmt erst die Würfel, dann das Teil selbst. Truppen auf einer Mauer schießen auf das Feld davor, Türme auf beide Felder an ihrer Ecke. Jedes stehende Teil bringt 1 Gold Einkommen.',
      ],
    },
    gaps: ([, position], seen) => ({ position: named(seen, `position.${position}`, position) }),
    now: ([, position], seen) => {
      const piece = own(seen)?.castle[position as Side];
      if (!piece || piece.piece === 'none') return [];
      const { cubes, max } = piece;
      const values = {
        position: position!,
        piece: named(seen, `piece.${piece.piece}`, spaced(piece.piece)),
        cubes,
        max,
      };
      return [sayIn(seen)('piece', values)];
    },
  },
  {
    thing: /^field\.([NESW]|inside)(?:\.\d+)?$/,
    rule: 'AE-8.6',
    words: {
      en: [
        'field {side}',
        'Invaders stand here and fight the wall of this side. Archers hit troops on the wall; without a wall all go inside.',
      ],
      de: [
        'Feld {side}',
        'Hier stehen Angreifer und kämpfen gegen die Mauer dieser Seite. Schützen treffen Truppen auf der Mauer; ohne Mauer gehen alle hinein.',
      ],
    },
    gaps: sideGaps,
  },
  {
    thing: /^wall\.([NESW])\.(soldier|mercenary)(?:\.\d+)?$/,
    rule: 'AE-8.2',
    words: {
      en: [
        'troops on the wall {side}',
        'They shoot at the field before it. Whoever is on no wall stands inside and fights there.',
      ],
      de: [
        'Truppen auf der Mauer {side}',
        'Sie schießen auf das Feld davor. Wer auf keiner Mauer steht, ist innen und kämpft dort.',
      ],
    },
    gaps: sideGaps,
  },
  {
    thing: /^losses\.([NESW]|inside)(?:\.\d+)?$/,
    rule: 'AE-9.6',
    words: {
      en: [
        'who of yours is lost',
        'Of those hit you say how many are mercenaries, who die, and how many soldiers, who are wounded.',
      ],
      de: [
        'wer von dir fällt',
        'Von den Getroffenen sagst du, wie viele Söldner sind, die sterben, und wie viele Soldaten, die verwundet werden.',
      ],
    },
  },
  {
    thing: /^troop\.(soldier|mercenary)\.(\w+)\.(\w+)$/,
    rule: 'AE-8.22',
    words: {
      en: [
        'move a {troop}',
        'One move point carries one of them from a wall or inside to another wall or inside, before the fight.',
      ],
      de: [
        '{troop} versetzen',
        'Ein Zugpunkt bringt einen von einer Mauer oder innen auf eine andere Mauer oder nach innen, vor dem Kampf.',
      ],
    },
    gaps: ([, troop], seen) => ({ troop: sayIn(seen)(troop as 'soldier') }),
  },
];

const stockForms: readonly Form[] = (
  [
    [
      'food',
      'AE-12.2',
      'Each soldier eats 1 at the feast, wounded ones too.',
      'Jeder Soldat isst beim Fest 1, auch verwundete.',
    ],
    [
      'wood',
      'AE-6.7',
      'For walls and turrets of wood and for many cards.',
      'Für Mauern und Türme aus Holz und viele Karten.',
    ],
    [
      'stone',
      'AE-6.7',
      'For walls and turrets of stone and for many cards.',
      'Für Mauern und Türme aus Stein und viele Karten.',
    ],
    [
      'iron',
      'AE-5.6',
      'For soldiers of the Barracks, stone turrets and many cards.',
      'Für Soldaten der Kaserne, Steintürme und viele Karten.',
    ],
  ] as const
).map(([stock, rule, en, de]) => ({
  thing: new RegExp(`^ae\\.(${stock})$`),
  rule,
  words: { en: ['{stock}', en], de: ['{stock}', de] },
  gaps: (_, seen) => ({ stock: sayIn(seen)(stock) }),
  now: (_, seen) => {
    const seat = own(seen);
    return seat ? [`${seen.speaker.nameOf(seat.seat)}: ${seat[stock]}`] : [];
  },
}));

const seats: readonly Form[] = [
  {
    thing: /^seat\.(\d)$/,
    rule: 'AE-1.1',
    words: {
      en: [
        '{name}',
        'Has {gold} gold, {soldiers} soldiers and {mercenaries} mercenaries. Whoever has the most gold after the seventh season wins.',
      ],
      de: [
        '{name}',
        'Hat {gold} Gold, {soldiers} Soldaten und {mercenaries} Söldner. Wer nach der siebten Jahreszeit das meiste Gold hat, siegt.',
      ],
    },
    gaps: ([, number], { view, speaker }) => {
      const { gold = 0, soldiers = 0, mercenaries = 0 } = view.seats[Number(number)] ?? {};
      return { name: speaker.nameOf(Number(number)), gold, soldiers, mercenaries };
    },
  },
];

export const guide = guideOf<EmpireView>([...spaces, ...cards, ...castle, ...stockForms, ...symbols, ...seats]);

// about.ts - what each thing of Empire's End is, in both languages; fetched when somebody first asks.
import { guideOf, type Looked, type ThingForm } from '../../kit/about';
import { cardCount, cardOf, tileOf, tokens, type Ability, type Token } from './box';
import { symbols } from './about_symbols';
import { roman, span, type EmpireView } from './view';
import { empireWords, phaseWord, printed } from './words';

type Match = RegExpExecArray;
type Seen = Looked<EmpireView>;
type Form = ThingForm<EmpireView>;

const boxIn = ({ speaker }: Seen) => printed(speaker.language);
const sayIn = ({ speaker }: Seen) => empireWords(speaker.language);

// The rule that tells of an ability.
const abilityRules: Record<Ability['kind'], string> = {
  gain: 'EE-12.1',
  gain_per_adjacent: 'EE-12.2',
  vp_per_adjacent: 'EE-12.3',
  refresh: 'EE-12.4',
  gain_choice: 'EE-12.5',
  convert: 'EE-12.6',
  build_discount: 'EE-12.8',
  repair_discount: 'EE-12.9',
  extra_card_action: 'EE-12.10',
  sell_bonus: 'EE-12.11',
  swap: 'EE-12.12',
  move_innovation: 'EE-12.13',
  strength: 'EE-12.15',
  rally: 'EE-12.16',
  free_bid: 'EE-12.17',
  replace_disaster: 'EE-12.18',
  per_token: 'EE-12.19',
  per_different_token: 'EE-12.20',
  per_adjacent_healthy: 'EE-12.21',
  per_adjacent_destroyed: 'EE-12.22',
  per_destroyed: 'EE-12.23',
  most_destroyed: 'EE-12.24',
  flat: 'EE-12.25',
  copy_end: 'EE-12.26',
};

const cardGaps = ([, number]: Match, seen: Seen) => ({
  card: boxIn(seen).card(Number(number)),
  text: boxIn(seen).cardText(Number(number)),
  family: boxIn(seen).family(Number(number)),
  target: cardOf(Number(number)).target,
});

// One row for each card, as each has a rule of its own.
const cardRow = (number: number, id: string, en: readonly [string, string], de: readonly [string, string]): Form => ({
  thing: new RegExp(`^${id.replace('#', `(${number})`)}$`),
  rule: abilityRules[cardOf(number).ability.kind],
  words: { en, de },
  gaps: cardGaps,
});

const cards: readonly Form[] = Array.from({ length: cardCount }, (_, at) => at + 1).flatMap((number) => [
  cardRow(
    number,
    '(?:card|use|innovation)\\.#',
    ['{card}', '{text} Works while the location above it is healthy; a cube on it means that it is exhausted.'],
    ['{card}', '{text} Wirkt, solange der Ort darüber gesund ist; ein Würfel darauf heißt: erschöpft.'],
  ),
  cardRow(
    number,
    'hand\\.#',
    [
      '{card}',
      '{text} Built in Industry under a healthy location with the fewest innovations, or sold for a Coin. Only you see it.',
    ],
    [
      '{card}',
      '{text} Wird im Gewerbe unter einen gesunden Ort mit den wenigsten Errungenschaften gebaut oder für eine Münze verkauft. Nur du siehst sie.',
    ],
  ),
]);

const deeds: readonly Form[] = [
  {
    thing: /^hand\.(\d+)\.build$/,
    rule: 'EE-9.4',
    words: {
      en: [
        'build {card}',
        'Pay its price in Hammers and put it under a healthy location of yours that has the fewest innovations. {text}',
      ],
      de: [
        '{card} bauen',
        'Zahle den Preis in Hämmern und lege die Karte unter einen gesunden Ort mit den wenigsten Errungenschaften. {text}',
      ],
    },
    gaps: cardGaps,
  },
  {
    thing: /^hand\.(\d+)\.sell$/,
    rule: 'EE-9.8',
    words: {
      en: ['sell {card}', 'It goes to the discard pile and brings 1 Coin, and what your innovations add.'],
      de: [
        '{card} verkaufen',
        'Die Karte kommt auf den Ablagestapel und bringt 1 Münze, und was deine Errungenschaften dazugeben.',
      ],
    },
    gaps: cardGaps,
  },
  {
    thing: /^slot\.(\d)\.bid\.(\w+)$/,
    rule: 'EE-4.5',
    words: {
      en: [
        'bid 1 {token}',
        'Goes into the pot, and the disaster is the next player’s question. Whoever takes it gets the pot.',
      ],
      de: [
        '1 {token} bieten',
        'Kommt in den Topf, und das Unheil ist die Frage der nächsten Person. Wer es nimmt, bekommt den Topf.',
      ],
    },
    gaps: ([, , token], seen) => ({ token: boxIn(seen).token(token as Token) }),
  },
  {
    thing: /^slot\.(\d)\.take$/,
    rule: 'EE-5.1',
    words: {
      en: [
        'take disaster {slot}',
        'You get the pot, lose your location at its position, and put the card under another one as an innovation.',
      ],
      de: [
        'Unheil {slot} nehmen',
        'Du bekommst den Topf, verlierst deinen Ort an seiner Position und legst die Karte als Errungenschaft unter einen anderen.',
      ],
    },
    gaps: ([, slot]) => ({ slot: roman(Number(slot)) }),
  },
  {
    thing: /^slot\.\d\.free_bid\.(\d+)$/,
    rule: 'EE-4.8',
    words: {
      en: ['free bid by {card}', 'Exhaust this innovation instead of paying; the pot stays as it is.'],
      de: ['freies Gebot mit {card}', 'Erschöpfe diese Errungenschaft, statt zu zahlen; der Topf bleibt, wie er ist.'],
    },
    gaps: cardGaps,
  },
  {
    thing: /^slot\.\d\.replace\.(\d+)$/,
    rule: 'EE-4.9',
    words: {
      en: [
        'replace by {card}',
        'Exhaust this innovation: another disaster comes in the place of this one. Pot and turn stay.',
      ],
      de: [
        'ersetzen mit {card}',
        'Erschöpfe diese Errungenschaft: Ein anderes Unheil tritt an die Stelle. Topf und Zug bleiben.',
      ],
    },
    gaps: cardGaps,
  },
  {
    thing: /^slot\.(\d)$/,
    rule: 'EE-4.4',
    words: {
      en: [
        'disaster {slot}',
        'Each in turn bids one token or takes it. Its taker gets the pot, loses the location at its position and keeps the card as an innovation.',
      ],
      de: [
        'Unheil {slot}',
        'Reihum bietet jeder eine Marke oder nimmt es. Wer es nimmt, bekommt den Topf, verliert den Ort an seiner Position und behält die Karte als Errungenschaft.',
      ],
    },
    gaps: ([, slot]) => ({ slot: roman(Number(slot)) }),
    now: ([, slot], seen) => {
      const open = seen.view.slots.find((each) => each.slot === Number(slot));
      if (!open) return [];
      const box = boxIn(seen);
      return [
        `${box.family(open.card)}, ${sayIn(seen)('hits', { position: open.target })}`,
        `${box.card(open.card)}: ${box.cardText(open.card)}`,
        `${sayIn(seen)('pot')}: ${tokens.map((kind) => `${open.pot[kind]} ${box.token(kind)}`).join(', ')}`,
      ];
    },
  },
  {
    thing: /^convert\.([^.]+)\.(\w+)\.(\w+)$/,
    rule: 'EE-12.6',
    words: {
      en: [
        '{give} into {get}',
        'One conversion of your Economy: give one token, get what is shown. A Coin may stand for any other.',
      ],
      de: [
        '{give} in {get}',
        'Ein Tausch deiner Wirtschaft: Gib eine Marke, erhalte das Gezeigte. Eine Münze darf für jede andere stehen.',
      ],
    },
    gaps: ([, , give, get], seen) => ({
      give: boxIn(seen).token(give as Token),
      get: /^\d/.test(get!) ? get! : boxIn(seen).token(get as Token),
    }),
  },
];

const ownRow = ({ view, you }: Seen) => view.seats[typeof you === 'number' ? you : 0]?.row ?? [];
const tileAt = (seat: number | null, position: number, seen: Seen) =>
  (seat === null ? ownRow(seen) : (seen.view.seats[seat]?.row ?? []))[position - 1]?.tile;

const locationNow = (seat: number | null, position: number, seen: Seen): string[] => {
  const tile = tileAt(seat, position, seen);
  return tile ? [sayIn(seen)('vp', { count: tileOf(tile).vp }), boxIn(seen).tileText(tile)] : [];
};

const places: readonly Form[] = [
  {
    thing: /^(?:location\.(\d)|position)\.(\d+)$/,
    rule: 'EE-1.5',
    words: {
      en: [
        '{tile} at position {position}',
        'While it is healthy it scores, and its ability and the innovations under it work. A disaster that strikes position {position} destroys it; Industry can repair it.',
      ],
      de: [
        '{tile} auf Position {position}',
        'Solange der Ort gesund ist, zählt er, und seine Fähigkeit und die Errungenschaften darunter wirken. Ein Unheil bei {position} zerstört ihn; im Gewerbe lässt er sich heilen.',
      ],
    },
    gaps: ([, seat, position], seen) => {
      const tile = tileAt(seat === undefined ? null : Number(seat), Number(position), seen);
      return { position: position!, tile: tile ? boxIn(seen).tile(tile) : sayIn(seen)('position') };
    },
    now: ([, seat, position], seen) => locationNow(seat === undefined ? null : Number(seat), Number(position), seen),
  },
  {
    thing: /^(?:target)\.(\d+)$/,
    rule: 'EE-4.2',
    words: {
      en: [
        'position {position}',
        'Disasters strike a position in the row of whoever takes them. The dots tell how many unseen cards aim here.',
      ],
      de: [
        'Position {position}',
        'Ein Unheil trifft eine Position in der Reihe dessen, der es nimmt. Die Punkte zeigen, wie viele ungesehene Karten hierher zielen.',
      ],
    },
    gaps: ([, position]) => ({ position: position! }),
  },
  {
    thing: /^space\.(\d+)$/,
    rule: 'EE-3.1',
    words: {
      en: [
        'space {space}: {phase}',
        'The track tells which phase comes when; the marker stands at space {now}. After the last one the game is scored.',
      ],
      de: [
        'Feld {space}: {phase}',
        'Die Leiste zeigt, welche Phase wann kommt; der Stein steht auf Feld {now}. Nach dem letzten wird gewertet.',
      ],
    },
    gaps: ([, space], seen) => ({
      space: space!,
      now: seen.view.space,
      phase: sayIn(seen)(phaseWord({ track: seen.view.track, space: Number(space) })),
    }),
  },
  {
    thing: /^seat\.(\d)$/,
    rule: 'EE-15.1',
    words: {
      en: [
        '{name}',
        'Has {vp} points on the track, {tokens} tokens behind the screen and {cards} cards in hand. If the game ended now: {score} points.',
      ],
      de: [
        '{name}',
        'Hat {vp} Punkte auf der Leiste, {tokens} Marken hinter dem Schirm und {cards} Karten auf der Hand. Wäre jetzt Schluss: {score} Punkte.',
      ],
    },
    gaps: ([, number], { view, speaker }) => {
      const seat = view.seats[Number(number)];
      return {
        name: speaker.nameOf(Number(number)),
        vp: seat?.vp ?? 0,
        tokens: seat?.tokens ?? 0,
        cards: seat?.hand_size ?? 0,
        score: seat ? span(seat.score) : 0,
      };
    },
  },
  {
    thing: /^(?:ee\.|pick\.|token\.)(wheat|hammer|axe|coin)$/,
    rule: 'EE-1.6',
    words: {
      en: [
        '{token}',
        'One of four kinds of tokens: bids on disasters are paid with them, buildings with Hammers, conflicts with Axes. A Coin may stand for any of them.',
      ],
      de: [
        '{token}',
        'Eine von vier Arten von Marken: Mit ihnen bietet man auf Unheil, mit Hämmern baut man, mit Äxten kämpft man. Eine Münze darf für jede andere stehen.',
      ],
    },
    gaps: ([, token], seen) => ({ token: boxIn(seen).token(token as Token) }),
  },
];

const otherUses: readonly Form[] = [
  {
    thing: /^use\.\w+$/,
    rule: 'EE-9.12',
    words: {
      en: ['ability of Industry', 'A swap or a move, once in each Industry.'],
      de: ['Fähigkeit des Gewerbes', 'Ein Tausch oder eine Verlegung, einmal je Gewerbe.'],
    },
  },
];

export const guide = guideOf<EmpireView>([...deeds, ...cards, ...places, ...symbols, ...otherUses]);

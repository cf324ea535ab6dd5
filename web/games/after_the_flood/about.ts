// about.ts - what each thing of After the Flood is, in both languages; fetched when somebody first asks.
import { guideOf, type Looked, type ThingForm } from '../../kit/about';
import { resources } from '../../../src/games/after_the_flood/charts.json';
import { empireList, landOf } from './ground';
import { symbols } from './about_symbols';
import { goods, numerals, type Box, type FloodView, type Good } from './view';
import { floodWords, type FloodWord } from './words';

type Seen = Looked<FloodView>;
type Form = ThingForm<FloodView>;

const sayIn = ({ speaker }: Seen) => floodWords(speaker.language);

const areaName = (id: string, { speaker }: Seen) =>
  speaker.translation?.forms[`area.${id}`]?.[''] ?? landOf(id)?.name ?? id;

const areaGaps = ([, id]: RegExpExecArray, seen: Seen) => ({ area: areaName(id!, seen) });

// What is printed on an area, a line each.
function areaNow(id: string, seen: Seen): string[] {
  const land = landOf(id);
  const say = sayIn(seen);
  if (!land) return [];
  return [
    ...land.starts.map(({ turn, armies }) => say('starts', { turn: numerals[turn]!, count: armies })),
    ...(land.trade.length > 0 ? [say('offers', { goods: land.trade.map((good) => say(good)).join(', ') })] : []),
    ...(land.points > 0 ? [say('most_workers', { count: land.points })] : []),
    ...(land.rule ? [say(`rule.${id}` as FloodWord)] : []),
  ];
}

const areas: readonly Form[] = [
  {
    thing: /^area\.(\w+)$/,
    when: ([, id]) => landOf(id!)?.sumer ?? false,
    rule: 'AF-8.1',
    words: {
      en: [
        '{area}, in Sumer',
        'Holds one city, of anybody, and the armies of one player. Holding it scores 2 points a turn. Workers never stand here.',
      ],
      de: [
        '{area}, in Sumer',
        'Fasst eine Stadt, gleich wessen, und die Armeen einer Person. Wer es hält, bekommt jede Runde 2 Punkte. Arbeiter stehen hier nie.',
      ],
    },
    gaps: areaGaps,
    now: ([, id], seen) => areaNow(id!, seen),
  },
  {
    thing: /^area\.(\w+)$/,
    rule: 'AF-18.1',
    words: {
      en: [
        '{area}, outside Sumer',
        'Workers trade here as long as nobody else’s army holds it. At the end whoever has most workers here scores it.',
      ],
      de: [
        '{area}, außerhalb von Sumer',
        'Arbeiter handeln hier, solange keine fremde Armee es hält. Am Ende zählt es für den, der die meisten Arbeiter hier hat.',
      ],
    },
    gaps: areaGaps,
    now: ([, id], seen) => areaNow(id!, seen),
  },
  {
    thing: /^city\.(\w+)$/,
    rule: 'AF-16.4',
    words: {
      en: [
        'city in {area}',
        'Expanded once for 2 wood and up to four different luxuries: 4, 7, 10, 14 or 20 points. A city that is moved loses its expansion.',
      ],
      de: [
        'Stadt in {area}',
        'Wird einmal ausgebaut, für 2 Holz und bis zu vier verschiedene Luxusgüter: 4, 7, 10, 14 oder 20 Punkte. Eine versetzte Stadt verliert ihren Ausbau.',
      ],
    },
    gaps: areaGaps,
  },
  {
    thing: /^destroy\.(\w+)$/,
    rule: 'AF-13.7',
    words: {
      en: [
        'destroy the city in {area}',
        'Costs 2 available armies, 3 if its owner has Shuruppak and another city. City and expansion go back to their owner.',
      ],
      de: [
        'die Stadt in {area} zerstören',
        'Kostet 2 verfügbare Armeen, 3 wenn ihr Besitzer Shuruppak und noch eine Stadt hat. Stadt und Ausbau gehen an ihn zurück.',
      ],
    },
    gaps: areaGaps,
  },
  {
    thing: /^reinforce\.(\w+)$/,
    rule: 'AF-13.9',
    words: {
      en: [
        'reinforce {area}',
        'A second army goes where you have exactly one. Two must be beaten one after the other.',
      ],
      de: [
        '{area} verstärken',
        'Eine zweite Armee kommt dorthin, wo du genau eine hast. Zwei müssen nacheinander besiegt werden.',
      ],
    },
    gaps: areaGaps,
  },
];

const boxTexts: Record<Box, readonly [string, string, string]> = {
  irrigation: [
    'AF-5.1',
    'Gives grain at the start of each turn; the more workers you have here than the others, the more grain.',
    'Gibt zu Beginn jeder Runde Getreide, um so mehr, je mehr Arbeiter du hier im Vergleich zu den anderen hast.',
  ],
  weaving: [
    'AF-5.2',
    'Gives textile at the start of each turn; the more workers you have here than the others, the more textile.',
    'Gibt zu Beginn jeder Runde Stoff, um so mehr, je mehr Arbeiter du hier im Vergleich zu den anderen hast.',
  ],
  scribes: [
    'AF-9.4',
    'Each scribe moves one of your workers to any place, once a turn. At most two; a new one is fresh and waits.',
    'Jeder Schreiber versetzt einmal je Runde einen deiner Arbeiter an einen beliebigen Ort. Höchstens zwei; ein neuer ist frisch und wartet.',
  ],
  toolmakers: [
    'AF-10.8',
    'Each tool maker turns one metal into tools, once a turn, in a Trade action.',
    'Jeder Werkzeugmacher macht einmal je Runde in einer Handelsaktion aus einem Metall ein Werkzeug.',
  ],
};

const boxes: readonly Form[] = (Object.keys(boxTexts) as Box[]).map((box) => {
  const [rule, en, de] = boxTexts[box];
  return {
    thing: new RegExp(`^(?:box\\.|af\\.box-)(?:used_)?${box}$`),
    rule,
    words: { en: ['{box}', en], de: ['{box}', de] },
    gaps: (_, seen) => ({ box: sayIn(seen)(box) }),
    now: (_, seen) => seen.view.seats.map(({ seat, workers }) => `${seen.speaker.nameOf(seat)}: ${workers[box] ?? 0}`),
  };
});

const worth = Object.fromEntries(resources.map(({ id, value }) => [id, value])) as Record<Good, number>;
const uses: Record<Good, readonly [string, string, string]> = {
  grain: [
    'AF-11.5',
    'Made by irrigation. Buys 1 army for a new empire.',
    'Kommt aus der Bewässerung. Kauft 1 Armee für ein neues Reich.',
  ],
  textile: [
    'AF-5.2',
    'Made by weaving. Traded for almost anything.',
    'Kommt aus der Weberei. Wird gegen fast alles gehandelt.',
  ],
  wood: ['AF-16.4', 'Two of it expand a city.', 'Zwei davon bauen eine Stadt aus.'],
  metal: [
    'AF-10.8',
    'A tool maker turns it into tools; buys 2 armies for a new empire.',
    'Ein Werkzeugmacher macht Werkzeug daraus; kauft 2 Armeen für ein neues Reich.',
  ],
  tools: [
    'AF-16.4',
    'A luxury for cities; buys 3 armies for a new empire.',
    'Ein Luxusgut für Städte; kauft 3 Armeen für ein neues Reich.',
  ],
  oil: ['AF-16.4', 'A luxury for cities.', 'Ein Luxusgut für Städte.'],
  gold: ['AF-16.4', 'A luxury for cities.', 'Ein Luxusgut für Städte.'],
  lapis: [
    'AF-16.4',
    'A luxury for cities, and worth most in bids and equipment.',
    'Ein Luxusgut für Städte, und am meisten wert bei Geboten und Ausrüstung.',
  ],
};

const wares: readonly Form[] = goods.map((good) => {
  const [rule, en, de] = uses[good];
  return {
    thing: new RegExp(`^(?:goods\\.|af\\.)${good}$`),
    rule,
    words: { en: ['{good}, value {value}', en], de: ['{good}, Wert {value}', de] },
    gaps: (_, seen) => ({ good: sayIn(seen)(good), value: worth[good] }),
    now: (_, seen) => [sayIn(seen)('stock_of', { good: sayIn(seen)(good), count: seen.view.stock[good] })],
  };
});

const trades: readonly Form[] = [
  {
    thing: /^trade\.(\w+)\.(\w+)\.(\w+)$/,
    rule: 'AF-10.2',
    words: {
      en: [
        '{take} for {give} in {area}',
        'One of your trades there: give the one, take the other from the stock. Each good once per action and area.',
      ],
      de: [
        '{take} gegen {give} in {area}',
        'Einer deiner Handel dort: gib das eine, nimm das andere aus dem Vorrat. Jedes Gut einmal je Aktion und Gebiet.',
      ],
    },
    gaps: ([, area, take, give], seen) => ({
      area: areaName(area!, seen),
      take: sayIn(seen)(take as Good),
      give: sayIn(seen)(give as Good),
    }),
  },
  {
    thing: /^af\.trade$/,
    rule: 'AF-10.1',
    words: {
      en: ['trade', 'A chain of trades and tools: what one step brings may be given in the next.'],
      de: ['Handel', 'Eine Kette von Handeln und Werkzeugen: Was ein Schritt bringt, darf im nächsten gegeben werden.'],
    },
  },
];

const counted: readonly Form[] = [
  {
    thing: /^count\.(\d+)$/,
    rule: 'AF-9.2',
    words: {
      en: ['place {count}', 'So many of your available workers go there; at most as many as the good is worth.'],
      de: [
        '{count} setzen',
        'So viele deiner verfügbaren Arbeiter kommen dorthin; höchstens so viele, wie das Gut wert ist.',
      ],
    },
    gaps: ([, count]) => ({ count: count! }),
  },
  {
    thing: /^settle\.(\d+)$/,
    rule: 'AF-11.12',
    words: {
      en: ['{count} in the home', 'Armies that stay where the empire starts: one or two.'],
      de: ['{count} in der Heimat', 'Armeen, die bleiben, wo das Reich beginnt: eine oder zwei.'],
    },
    gaps: ([, count]) => ({ count: count! }),
  },
  {
    thing: /^take\.(\d+)$/,
    rule: 'AF-5.5',
    words: {
      en: ['take {count}', 'Workers that become available for this turn.'],
      de: ['{count} nehmen', 'Arbeiter, die für diese Runde verfügbar werden.'],
    },
    gaps: ([, count]) => ({ count: count! }),
  },
  {
    thing: /^empire\.(\w+?)(?:_\d+|\.\d+)?$/,
    rule: 'AF-11.2',
    words: {
      en: [
        'empire {empire}',
        'Started once, in turn {turn}, with {armies} armies, by somebody with as many workers in its home as anybody. Sumer needs no worker.',
      ],
      de: [
        'Reich {empire}',
        'Wird einmal begonnen, in Runde {turn}, mit {armies} Armeen, von jemandem, der in seiner Heimat so viele Arbeiter hat wie jeder andere. Sumer braucht keinen.',
      ],
    },
    gaps: ([id], seen) => {
      const empire = empireList.find((each) => id === `empire.${each.id}`);
      const home = empire?.area && landOf(empire.area) ? areaName(empire.area, seen) : 'Sumer';
      return { empire: home, turn: numerals[empire?.turn ?? 0]!, armies: empire?.armies ?? 0 };
    },
  },
  {
    thing: /^seat\.(\d)$/,
    rule: 'AF-18.3',
    words: {
      en: ['{name}', 'Has {points} points. Goods, workers and armies are open to all.'],
      de: ['{name}', 'Hat {points} Punkte. Güter, Arbeiter und Armeen liegen offen.'],
    },
    gaps: ([, seat], { view, speaker }) => ({
      name: speaker.nameOf(Number(seat)),
      points: view.seats[Number(seat)]?.points ?? 0,
    }),
    now: ([, seat], seen) => {
      const own = seen.view.seats[Number(seat)];
      if (!own) return [];
      const say = sayIn(seen);
      const held = `${say('goods')}: ${say('worth', { count: own.goods_value })}`;
      return [held, `${say('best_city')}: ${say('best_city_is', { count: own.forecast.city.points })}`];
    },
  },
];

export const guide = guideOf<FloodView>([...areas, ...boxes, ...wares, ...trades, ...symbols, ...counted]);

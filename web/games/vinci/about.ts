// about.ts - what each thing of Vinci is, in both languages; fetched when somebody first asks.
import { guideOf, type Looked, type ThingForm } from '../../kit/about';
import { provinceOf } from './atlas';
import { symbols } from './about_symbols';
import { abilityOf, type Cost, type VinciView } from './view';
import { vinciWords, type VinciWord } from './words';

type Seen = Looked<VinciView>;
type Form = ThingForm<VinciView>;

const sayIn = ({ speaker }: Seen) => vinciWords(speaker.language);
const heldAs = (id: string, { view }: Seen) => view.provinces.find((province) => province.id === id);

// "costs 3: 2 + 1 terrain"
function costText({ cost, terrain, tokens, fort, militia, base, abilities }: Cost, seen: Seen): string {
  const say = sayIn(seen);
  const parts = { terrain, tokens, fort, militia, base, abilities };
  const told = Object.entries(parts)
    .filter(([, count]) => count !== 0)
    .map(([part, count]) => `${count < 0 ? '−' : '+'} ${Math.abs(count)} ${say(`part.${part}` as VinciWord)}`);
  return `${say('costs', { count: cost })}: ${['2', ...told].join(' ')}`;
}

function provinceNow(id: string, seen: Seen): string[] {
  const cost = seen.view.costs[id];
  return cost ? [costText(cost, seen)] : [];
}

const provinceGaps = ([, id]: RegExpExecArray, seen: Seen) => {
  const held = heldAs(id!, seen);
  return { province: provinceOf.get(id!)?.name ?? '', name: seen.speaker.nameOf(held?.seat ?? 0) };
};

const holdings: readonly Form[] = (
  [
    [
      'neutral',
      'VI-6.8',
      ['{province}, neutral', 'Nobody’s; its brown token makes the conquest cost 1 more and goes away with it.'],
      [
        '{province}, neutral',
        'Gehört niemandem; der braune Marker macht die Eroberung um 1 teurer und verschwindet mit ihr.',
      ],
    ],
    [
      'active',
      'VI-6.9',
      [
        '{province}, held by {name}',
        'Scores for {name} each turn. Every token on it makes a conquest cost 1 more; of a province that is lost one token is destroyed, the others go back to the hand.',
      ],
      [
        '{province}, in der Hand von {name}',
        'Bringt {name} jede Runde Punkte. Jeder Marker darauf macht eine Eroberung um 1 teurer; geht sie verloren, wird ein Marker zerstört, die anderen gehen auf die Hand zurück.',
      ],
    ],
    [
      'declining',
      'VI-13.3',
      [
        '{province}, in decline',
        'Still scores for {name} until the next decline, but cannot be used for conquests. Its token is lost when it is conquered.',
      ],
      [
        '{province}, im Niedergang',
        'Bringt {name} noch Punkte bis zum nächsten Niedergang, taugt aber nicht für Eroberungen. Wird sie erobert, ist ihr Marker verloren.',
      ],
    ],
    [
      'empty',
      'VI-7.1',
      ['{province}, empty', 'A conquest costs 2, and 1 more for forest or mountain.'],
      ['{province}, leer', 'Eine Eroberung kostet 2, und 1 mehr bei Wald oder Gebirge.'],
    ],
  ] as const
).map(([holding, rule, en, de]) => ({
  thing: /^province\.(\w+)$/,
  when: ([, id], seen) => (heldAs(id!, seen)?.holding ?? 'empty') === holding,
  rule,
  words: { en, de },
  gaps: provinceGaps,
  now: ([, id], seen) => provinceNow(id!, seen),
}));

const tileRules: Record<string, number> = {
  agriculture: 3,
  livestock: 4,
  mining: 5,
  ports: 6,
  currency: 7,
  slavery: 8,
  espionage: 9,
  general: 10,
  militia: 11,
  weapons: 12,
  galleys: 13,
  mountaineers: 14,
  fortification: 15,
  astronomy: 16,
  medicine: 17,
  messengers: 18,
  diplomacy: 19,
  barbarians: 20,
  specialization: 21,
  rebirth: 22,
  heritage: 23,
  revolutionaries: 24,
};

const tiles: readonly Form[] = Object.entries(tileRules).map(([ability, number]) => ({
  thing: new RegExp(`^(?:vinci\\.)?tile\\.(${ability})(_d)?$`),
  rule: `VI-14.${number}`,
  words: {
    en: ['{tile}', 'Half of a civilization: {does}{later}.'],
    de: ['{tile}', 'Eine Hälfte einer Zivilisation: {does}{later}.'],
  },
  gaps: ([, , stays], seen) => {
    const say = sayIn(seen);
    return {
      tile: say(`name.${ability}` as VinciWord),
      does: say(`once.${ability}` as VinciWord),
      later: stays ? say('also_in_decline') : '',
    };
  },
}));

const others: readonly Form[] = [
  {
    thing: /^spy\.(\w+)$/,
    rule: 'VI-7.6',
    words: {
      en: ['a spy to {province}', 'Conquers it for exactly 2, whatever its terrain and whatever lies on it.'],
      de: ['ein Spion nach {province}', 'Erobert sie für genau 2, bei jedem Gelände und was immer darauf liegt.'],
    },
    gaps: provinceGaps,
  },
  {
    thing: /^row\.(\w+)$/,
    rule: 'VI-3.2',
    words: {
      en: [
        'civilization {position}',
        '{tiles}. It begins with {tokens} tokens and costs {price} points; {markers} points lie on it.',
      ],
      de: [
        'Zivilisation {position}',
        '{tiles}. Sie beginnt mit {tokens} Markern und kostet {price} Punkte; {markers} Punkte liegen darauf.',
      ],
    },
    gaps: ([, position], seen) => {
      const offer = seen.view.row[roman.indexOf(position!)] ?? seen.view.row[Number(position) - 1];
      const tile = ({ id }: { id: string }) => sayIn(seen)(`name.${abilityOf(id)}` as VinciWord);
      return {
        position: position!,
        tiles: offer?.tiles.map(tile).join(', ') ?? '',
        tokens: offer?.tokens ?? 0,
        price: offer?.price ?? 0,
        markers: 2 * (offer?.markers ?? 0),
      };
    },
  },
  {
    thing: /^seat\.(\d)$/,
    rule: 'VI-16.5',
    words: {
      en: [
        '{name}',
        'Has {vp} points, {active} active and {declining} declining provinces, and {hand} tokens in hand.',
      ],
      de: [
        '{name}',
        'Hat {vp} Punkte, {active} aktive Provinzen und {declining} im Niedergang, und {hand} Marker auf der Hand.',
      ],
    },
    gaps: ([, seat], { view, speaker }) => {
      const { vp = 0, active = 0, declining = 0, hand = 0 } = view.seats[Number(seat)] ?? {};
      return { name: speaker.nameOf(Number(seat)), vp, active, declining, hand };
    },
    now: ([, seat], seen) => {
      const own = seen.view.seats[Number(seat)];
      return own ? [`${sayIn(seen)('next_turn')}: ${sayIn(seen)('vp', { count: own.forecast.vp })}`] : [];
    },
  },
  {
    thing: /^button\.expand$/,
    rule: 'VI-4.3',
    words: {
      en: ['expand', 'Take your tokens up, conquer, and score what you then hold.'],
      de: ['ausbreiten', 'Nimm deine Marker auf, erobere und werte, was du dann hältst.'],
    },
  },
  {
    thing: /^button\.decline$/,
    rule: 'VI-13.1',
    words: {
      en: [
        'decline',
        'Your empire keeps one token per province and goes on scoring; you choose a new civilization. An older empire in decline goes away. No conquests this turn.',
      ],
      de: [
        'Niedergang',
        'Dein Reich behält einen Marker je Provinz und bringt weiter Punkte; du wählst eine neue Zivilisation. Ein älteres Reich im Niedergang verschwindet. Keine Eroberungen in diesem Zug.',
      ],
    },
    now: (_, seen) =>
      seen.view.decline_vp === undefined ? [] : [sayIn(seen)('decline_scores', { count: seen.view.decline_vp })],
  },
  {
    thing: /^button\.end$/,
    rule: 'VI-6.1',
    words: {
      en: ['end the conquests', 'Others put back the tokens they lost, then you spread yours and score.'],
      de: ['Eroberungen beenden', 'Die anderen setzen zurückgeschlagene Marker, dann verteilst du deine und wertest.'],
    },
  },
  {
    thing: /^button\.none$/,
    rule: 'VI-10.1',
    words: {
      en: ['none', 'Leaves this ability unused this turn.'],
      de: ['keine', 'Lässt diese Fähigkeit in diesem Zug ungenutzt.'],
    },
  },
  {
    thing: /^button\.rebirth$/,
    rule: 'VI-13.9',
    words: {
      en: ['decline now', 'Rebirth lets you decline right after scoring, without a second scoring.'],
      de: ['jetzt niedergehen', 'Wiedergeburt erlaubt den Niedergang gleich nach der Wertung, ohne zweite Wertung.'],
    },
  },
  {
    thing: /^button\.stay$/,
    rule: 'VI-13.9',
    words: {
      en: ['do not decline', 'Your civilization goes on.'],
      de: ['kein Niedergang', 'Deine Zivilisation besteht weiter.'],
    },
  },
];

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI'];

export const guide = guideOf<VinciView>([...holdings, ...tiles, ...symbols, ...others]);

// empires_end_box.ts - what is printed on cards and tiles, in German: names by number, texts from the ability itself.
import {
  cardOf,
  tileOf,
  tokens,
  type Ability,
  type Family,
  type Gain,
  type TileKind,
  type Token,
} from '../../../games/empires_end/box';

export const cardNames: readonly string[] = [
  'Kornspeicher',
  'Fruchtwechsel',
  'Bürgeraufgebot',
  'Rationierung',
  'Getreidemarkt',
  'Fischereiflotte',
  'Brotspende',
  'Volle Silos',
  'Terrassenfelder',
  'Saatgutlager',
  'Öffentliches Lagerhaus',
  'Deich',
  'Steinmetze',
  'Flussfesten',
  'Ausbaggern',
  'Wasserrad',
  'Bauhütte',
  'Steinbrücken',
  'Schleusentore',
  'Steinbruch',
  'Dammweg',
  'Großer Hafen',
  'Miliz',
  'Palisade',
  'Waffenkammer',
  'Reiterei',
  'Söldnergilde',
  'Wachtürme',
  'Übungsplätze',
  'Geiselvertrag',
  'Belagerungsgerät',
  'Beutezüge',
  'Trophäenhalle',
  'Zisternen',
  'Karawanen',
  'Tiefe Brunnen',
  'Wasserrechte',
  'Salzhandel',
  'Wüstenspäher',
  'Schatzkammer',
  'Poststationen',
  'Oasenherbergen',
  'Basar',
  'Qanat',
  'Gesetzessammlung',
  'Stadtwache',
  'Volkszählung',
  'Öffentliche Spiele',
  'Umsiedlung',
  'Steuerreform',
  'Bürgerstolz',
  'Senat',
  'Kaiserkult',
  'Spionagenetz',
  'Archiv',
  'Feuerwehr',
  'Brandrodung',
  'Bergungstrupps',
  'Ruinengärten',
  'Signalfeuer',
  'Stadterneuerung',
  'Lehren der Asche',
  'Phönixritus',
  'Großes Denkmal',
  'Chronik',
  'Köhlereien',
];

export const conflictNames: readonly string[] = [
  'Grenzüberfälle',
  'Lange Belagerung',
  'Bürgerkrieg',
  'Seekrieg',
  'Nachfolgekrise',
  'Sklavenaufstand',
  'Steppeneinfall',
  'Handelskrieg',
  'Heiliger Krieg',
  'Aufstand der Provinzen',
  'Plünderung der Hauptstadt',
];

export const families: Record<Family, string> = {
  famine: 'Hungersnot',
  flood: 'Flut',
  barbarians: 'Barbaren',
  drought: 'Dürre',
  riots: 'Unruhen',
  fire: 'Feuer',
};

const kinds: Record<TileKind, { one: string; many: string; a: string }> = {
  farm: { one: 'Gehöft', many: 'Gehöfte', a: 'gesunde Gehöft' },
  road: { one: 'Straße', many: 'Straßen', a: 'gesunde Straße' },
  army: { one: 'Heer', many: 'Heere', a: 'gesunde Heer' },
  town: { one: 'Kleinstadt', many: 'Kleinstädte', a: 'gesunde Kleinstadt' },
  city: { one: 'Großstadt', many: 'Großstädte', a: 'gesunde Großstadt' },
};
export const kindName = (kind: TileKind) => kinds[kind].one;

const plain: Record<Gain, string> = { wheat: 'Weizen', hammer: 'Hammer', axe: 'Axt', coin: 'Münze', vp: 'SP' };
const many: Record<Gain, string> = { wheat: 'Weizen', hammer: 'Hämmer', axe: 'Äxte', coin: 'Münzen', vp: 'SP' };
export const tokenName = (kind: Gain) => plain[kind];
export const counted = (count: number, kind: Gain) => `${count} ${count === 1 ? plain[kind] : many[kind]}`;

export function sumName(some: Partial<Record<Token, number>>): string {
  const parts = tokens.filter((kind) => some[kind]).map((kind) => counted(some[kind]!, kind));
  return parts.length > 0 ? parts.join(', ') : 'nichts';
}

const perNeighbor = (kind: TileKind) => (kind === 'farm' || kind === 'army' ? 'jedes' : 'jede');

function nextTo(per: { state: string; kinds?: TileKind[] }): string {
  if (per.state === 'destroyed') return 'jeden zerstörten Ort daneben';
  const [first, ...others] = per.kinds!;
  return `${perNeighbor(first!)} ${[first!, ...others].map((kind) => kinds[kind].a).join(' oder ')} daneben`;
}

const times = (count: number) => (count === 1 ? 'einmal je Wirtschaft' : 'bis zu zweimal je Wirtschaft');

function tradesText({ trades, times: uses }: Extract<Ability, { kind: 'convert' }>): string {
  const texts = trades.map(({ give, get, amount }) => `1 ${plain[give]} in ${counted(amount, get)}`);
  return `Wandle ${texts.join(' oder ')}, ${times(uses)}.`;
}

function endText(ability: Ability): string {
  switch (ability.kind) {
    case 'per_token':
      return `Ende: ${ability.vp} SP je ${plain[ability.token]} in deinem Vorrat.`;
    case 'per_different_token':
      return `Ende: ${ability.vp} SP je Markenart in deinem Vorrat.`;
    case 'per_adjacent_healthy':
      return `Ende: ${ability.vp} SP für ${nextTo({ state: 'healthy', kinds: ability.kinds })}.`;
    case 'per_adjacent_destroyed':
      return `Ende: ${ability.vp} SP für jeden zerstörten Ort daneben.`;
    case 'per_destroyed':
      return `Ende: ${ability.vp} SP für jeden zerstörten Ort deiner Reihe.`;
    case 'most_destroyed':
      return `Ende: ${ability.vp} SP, wenn niemand mehr zerstörte Orte hat als du.`;
    case 'flat':
      return `Ende: ${ability.vp} SP.`;
    default:
      return 'Ende: zählt wie eine andere deiner Errungenschaften für das Ende, von hier aus gesehen.';
  }
}

export function abilityText(ability: Ability): string {
  switch (ability.kind) {
    case 'gain':
      return `Erhalte ${sumName(ability.gain)}.`;
    case 'gain_choice':
      return `Erhalte ${ability.choices.map((kind) => counted(ability.n, kind)).join(' oder ')}.`;
    case 'gain_per_adjacent':
      return `Erhalte ${counted(ability.each, ability.gain)} für ${nextTo(ability.per)} (höchstens ${ability.max}).`;
    case 'vp_per_adjacent':
      return `Erhalte ${ability.vp} SP für ${nextTo(ability.per)} (höchstens ${ability.max}).`;
    case 'convert':
      return tradesText(ability);
    case 'refresh':
      return 'Erfrische alle erschöpften Errungenschaften unter den beiden Nachbarn.';
    case 'build_discount':
      return 'Eine Karte, die du in dieser Phase baust, kostet 1 Hammer weniger.';
    case 'repair_discount':
      return `Deine Reparatur kostet ${ability.hammers ? '1 Hammer' : '1 Münze'} weniger.`;
    case 'extra_card_action':
      return 'Eine Kartenaktion (bauen oder verkaufen) mehr in jedem Gewerbe.';
    case 'sell_bonus':
      return `Jede Karte, die du verkaufst, bringt ${sumName(ability.gain)} mehr.`;
    case 'swap':
      return ability.scope === 'any' ? 'Tausche zwei beliebige deiner Orte.' : 'Tausche diesen Ort mit einem Nachbarn.';
    case 'move_innovation':
      return 'Lege eine deiner Errungenschaften unter einen anderen Ort, wo sie liegen dürfte.';
    case 'strength':
      return `+${ability.n} Stärke im Konflikt.`;
    case 'rally':
      return `Erschöpfe sie mit deinem geheimen Gebot: +${ability.n} Stärke im Konflikt.`;
    case 'free_bid':
      return 'Erschöpfe sie: biete, ohne eine Marke zu zahlen.';
    case 'replace_disaster':
      return 'Erschöpfe sie: ersetze das aktuelle Unheil durch ein neues.';
    default:
      return endText(ability);
  }
}

export const tileName = (short: string) => `${kindName(tileOf(short).kind)} ${short}`;
export const disasterName = (number: number) => `${families[cardOf(number).family]} bei ${cardOf(number).target}`;
export const cardName = (number: number) => `#${number} ${cardNames[number - 1]}`;

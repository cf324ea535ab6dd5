// after_the_empire.ts - the sentences of After the Empire in German; after_the_empire_things.ts has its cards, pieces and places.
import type { Translation } from '../../../kit/speech';
import { amountsOf, deedOf, isAmounts, isDeed, type Amount, type Step } from '../../../games/after_the_empire/deeds';
import { things } from './after_the_empire_things';

// As the object of a verb ("erhält 1 Soldaten"): no sentence needs another case.
const nouns: Record<string, readonly [one: string, many: string]> = {
  gold: ['Gold', 'Gold'],
  food: ['Nahrung', 'Nahrung'],
  wood: ['Holz', 'Holz'],
  stone: ['Stein', 'Stein'],
  iron: ['Eisen', 'Eisen'],
  soldier: ['Soldaten', 'Soldaten'],
  mercenary: ['Söldner', 'Söldner'],
  move1: ['Zugmarke 1', 'Zugmarken 1'],
  move3: ['Zugmarke 3', 'Zugmarken 3'],
  archer: ['Bogenschützen', 'Bogenschützen'],
  swordsman: ['Schwertkämpfer', 'Schwertkämpfer'],
  worker: ['Arbeiter', 'Arbeiter'],
  objective: ['Ziel', 'Ziele'],
  invader: ['Angreifer', 'Angreifer'],
  invader_card: ['verdeckte Angreiferkarte', 'verdeckte Angreiferkarten'],
  cube: ['Würfel', 'Würfel'],
  move_point: ['Zugpunkt', 'Zugpunkte'],
  hungry: ['Soldat hungert', 'Soldaten hungern'],
};

const counted = ({ thing, count }: Amount) => `${count} ${nouns[thing]?.[count === 1 ? 0 : 1] ?? thing}`;

function listed(amounts: readonly Amount[]): string {
  const words = amounts.map(counted);
  if (words.length === 0) return 'nichts';
  return words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} und ${words[words.length - 1]}`;
}

const times = (count: number) => (count === 1 ? 'einmal' : `${count}-mal`);

function stepWords({ op, count, keep, gains }: Step): string {
  switch (op) {
    case 'gain':
      return `${listed(gains)} erhalten`;
    case 'sow':
      return `${times(count)} säen`;
    case 'protect':
      return count === 1 ? 'einen Hof schützen' : `${count} Höfe schützen`;
    case 'heal':
      return `bis zu ${counted({ thing: 'soldier', count })} heilen`;
    case 'mend':
      return count === 1 ? 'eine Karte herrichten' : `${count} Karten herrichten`;
    case 'repair':
      return count === 1 ? 'einen Würfel an der Burg ergänzen' : `${count} Würfel an der Burg ergänzen`;
    case 'construct':
      return 'ausbauen, bauen, ausbessern und herrichten';
    case 'objective':
      return `${counted({ thing: 'objective', count })} ziehen und ${keep} behalten`;
    case 'peek_invader':
      return count === 1 ? 'eine Angreiferkarte ansehen' : `${count} Angreiferkarten ansehen`;
    default:
      return 'die Belagerungskarte ansehen';
  }
}

function deedWords(id: string): string {
  const { pay, steps } = deedOf(id);
  return (pay.length > 0 ? `${listed(pay)} zahlen: ` : '') + steps.map(stepWords).join(', dann ');
}

const told = {
  gate_chosen: '{seat} hat die Seite des Tores gewählt',
  gate_built: 'Das Tor von {seat} steht auf {side}',
  chooses_first: '{seat} nimmt als Erstes einen Startflüchtling',
  refugee_joined: '{card} kommt zu {seat}',
  starting_gold: '{seat} beginnt mit {count} Gold',
  row_filled: 'Im Angebot: {card}',
  card_discarded: 'Unter den Stapel: {card}',
  season_began: 'Jahreszeit {count} beginnt: Bedrohung {threat}, {down}',
  invader_laid: 'Für den Angriff von {side} liegt offen: {card}',
  order_set: 'Reihenfolge: {order}',
  mercenaries_left: '{seat} muss {counted} ziehen lassen',
  help_came:
    'Nach der Plünderung erhält {seat} {counted} und einen Dorfbewohner, einen Arbeiter mehr in dieser Jahreszeit',
  no_flag: 'Niemand erhält eine Fahne: Wem sie zustand, der wurde geplündert',
  flag_won: '{seat} erhält eine Fahne im Wert von {count}',
  income_paid: 'Die Burg von {seat} bringt {count} Gold',
  harvest_gathered: 'Die Höfe von {seat} bringen {count} Nahrung',
  feast_held: 'Festmahl von {seat}: {cost}',
  game_ended: '{seat} gewinnt mit {count} Gold',
  objective_drawn: 'Du ziehst das Ziel {objective}',
  objective_taken: '{seat} zieht das abgelegte Ziel {objective}',
  objectives_drawn: '{seat} zieht {counted}',
  objective_kept: 'Du behältst {objective}',
  objective_kept_open: '{seat} behält {objective}',
  objective_discarded: '{seat} legt {objective} ab',
  worker_on_card: '{seat} setzt einen Arbeiter auf {card}',
  worker_to_market: '{seat} setzt einen Arbeiter: {space}',
  worker_placed: '{seat} setzt einen Arbeiter: {space}, {option}',
  passed: '{seat} passt mit {counted}',
  free_action: '{seat} nutzt {card}',
  card_bought: '{seat} kauft {card}',
  goods_paid: '{seat} zahlt {goods}',
  goods_gained: '{seat} erhält {goods}',
  farm_sown: '{seat} sät auf {side}: Stufe {level}',
  farm_protected: '{seat} schützt den Hof {side}',
  soldiers_healed: '{seat} heilt {counted}',
  card_mended: '{seat} richtet {card} her',
  slot_looked_at: '{seat} sieht Angreiferkarte {slot} an',
  siege_looked_at: '{seat} sieht die Belagerungskarte an',
  invader_seen: 'Du siehst den Angriff von {side}: {card}',
  siege_seen: 'Du siehst die Belagerung von {side}: {card}',
  piece_built: '{seat} baut auf {position}: {piece}',
  piece_upgraded: '{seat} baut {position} aus: {piece}',
  piece_repaired: '{seat} bessert {position} aus ({piece}): {filled}',
  turret_cleared: 'Der Steinturm {position} von {seat} ist wieder bereit',
  piece_hit: '{seat}: {piece} {position} verliert {count}, {cubes} übrig',
  piece_destroyed: '{seat}: {piece} {position} ist zerstört',
  turret_inoperable: 'Der Steinturm {position} von {seat} brennt und fällt aus',
  deployed: '{seat} hat die Truppen aufgestellt',
  posted: '{seat} hat {troops} {place}',
  invader_turned_up: 'Angriff von {side}: {card}',
  siege_turned_up: 'Belagerung: {card} von {side}',
  invaders_came: '{seat} mit {count} Gold steht auf {side} gegen {invaders}',
  surge_came: 'Ansturm: {counted} auf dem Feld {side} von {seat}',
  siege_absorbed: '{seat} hält {count} Belagerungsschaden ab',
  farm_razed: 'Der Hof {side} von {seat} brennt ab: Stufe {level}',
  field_struck: '{seat} schlägt auf dem Feld {side} nieder: {invaders}',
  troop_shifted: '{seat} verlegt einen {troop.en} von {from} nach {to}',
  round_began: '{seat}: Runde {count}',
  field_shot: '{side}: {count} Schaden tötet {invaders}',
  troops_lost: '{seat} verliert {troops} {place}',
  invaders_entered: '{counted} durch die offene Seite {side} nach innen',
  invaders_climbed: '{counted} über die Mauer {side} nach innen',
  invaders_slain: 'Innen getötet: {counted}',
  melee_absorbed: '{seat} hält {count} Schaden {place} ab',
  castle_survived: 'Die Burg von {seat} hat standgehalten',
  castle_sacked: 'Die Burg von {seat} wird geplündert: das verletzt {wounded} und kostet {lost}',
  card_damaged: 'Beschädigt: {card} von {seat}',
  gold_fell: 'Das Gold von {seat} fällt auf {count}',
  soldiers_rescued: '{seat} hat {counted} wieder bereit',
  over: 'Das Spiel ist zu Ende',
  chance: 'Karten werden gezogen',
};

const asked = {
  'ask.deploy':
    'Stelle auf, bevor der Angriff aufgedeckt wird: wie viele {troops} auf die Mauer {side}? {left} noch frei, die übrigen stehen innen',
  'ask.post':
    'Stelle neu auf: wie viele {troops} auf die Mauer {side} gegen {invaders}? {left} noch frei, die übrigen stehen innen',
  'ask.lose.one': 'Eine deiner Truppen {place} ist getroffen: ein Soldat oder ein Söldner?',
  'ask.lose': '{count} deiner Truppen {place} sind getroffen: wie viele davon sind Söldner?',
  'ask.target': 'Das Belagerungsgerät trifft einen von zwei gleichen Türmen: welchen?',
  'ask.strike': '{card}: schlage {counted} in einem Feld nieder; wie viele Bogenschützen darunter?',
  'ask.shift': '{points}: welche Truppe verlegst du, oder bist du fertig?',
  'ask.kill': 'Deine Schüsse töten {count} von {invaders} auf dem Feld {side}: wie viele Bogenschützen?',
  'ask.damage': 'Deine Burg ist geplündert: welche Karte wird beschädigt (noch {count})?',
  'ask.gate': 'Auf welcher Seite steht dein Tor? Es fasst einen Würfel weniger als eine Mauer',
  'ask.take': 'Welchen Startflüchtling nimmst du? Die kleinste Zahl ist zuerst am Zug',
  'ask.turn.forced': 'Setzt du einen Arbeiter (noch {count}), oder nutzt du eine freie Aktion?',
  'ask.turn': 'Setzt du einen Arbeiter (noch {count}), nutzt du eine freie Aktion oder passt du?',
  'ask.after': 'Nutzt du eine freie Aktion, oder beendest du deinen Zug?',
  'ask.sow': 'Welchen Hof besäst du (noch {count})?',
  'ask.protect': 'Welchen Hof schützt du (noch {count})?',
  'ask.construct': 'Was willst du ausbauen, bauen, ausbessern oder herrichten, oder bist du fertig?',
  'ask.mend': 'Welche Karte richtest du her?',
  'ask.repair': 'Welches Teil bekommt einen Würfel?',
  'ask.peek': 'Welche verdeckte Angreiferkarte siehst du an?',
  'ask.keep': 'Welches Ziel behältst du? Die übrigen kommen offen unter den Stapel',
  'wait.gate': '{seat} wählt die Seite des Tores',
  'wait.take': '{seat} nimmt einen Startflüchtling',
  'wait.deploy': '{seat} stellt die Truppen auf',
  'wait.combat': '{seat} kämpft um die Burg',
  'wait.turn': '{seat} ist am Zug',
  'plan.deploy': 'So aufstellen',
  'plan.post': 'So aufstellen',
};

const labels = {
  'label.place.card': 'Arbeiter auf {card}: {deed}',
  'label.buy': '{card} kaufen für {price}: {words.text}',
  'label.place': '{space}: {deed}',
  'label.free': 'Frei: {card}, {deed}',
  'label.upgrade': '{position} ausbauen: {piece} für {price}',
  'label.build': '{position} bauen: {piece} für {price}',
  'label.repair.free': 'Ein Würfel für {position} ({piece})',
  'label.repair': '{position} ausbessern ({piece}) für {price}',
  'label.kill': '{side}: {invaders} töten',
  'label.post': '{troops} auf die Mauer {side}',
  'label.target': 'Der Turm {position} wird getroffen',
  'label.shift': 'Einen {troop.en} von {from} nach {to} verlegen',
  'label.lose': '{troops} {place} verlieren',
  'label.damage': '{card} beschädigen',
  'label.first': '{seat} wählt zuerst',
  'label.objective': 'Gezogen: {objective}',
  'label.invader': 'Gezogen: {card}',
  'label.siege': 'Gezogen: {card}',
  'label.side': 'Von {side}',
  'label.draw': 'Gezogen: {card}',
  'label.take': '{card} (Initiative {number}): {words.text}',
  'label.keep': '{objective} behalten, {gold} Gold: {words.text}',
  'label.gate': 'Tor auf {side}',
  'label.pass': 'Passen: keine Arbeiter mehr in dieser Jahreszeit',
  'label.end': 'Zug beenden',
  'label.sow': 'Den Hof {side} besäen',
  'label.protect': 'Den Hof {side} schützen',
  'label.mend': '{card} herrichten',
  'label.done': 'Fertig',
  'label.peek': 'Angreiferkarte {slot} ansehen',
};

const refused = {
  'why.too_dear': 'Das kostet {price}, und so viel hast du nicht',
  'why.gate': 'Wähle zuerst die Seite deines Tores',
  'why.take': 'Nimm zuerst einen Startflüchtling',
  'why.turn': 'Nutze eine freie Aktion oder setze einen Arbeiter',
  'why.after': 'Ein Arbeiter ist gesetzt: nutze freie Aktionen oder beende den Zug',
  'why.in_action': 'Zuerst muss die laufende Aktion zu Ende gebracht werden',
  'why.deploy': 'Zuerst müssen alle Truppen aufgestellt werden',
  'why.post': 'Zuerst müssen alle Truppen neu aufgestellt werden',
  'why.target': 'Sage, welcher der beiden Türme getroffen wird',
  'why.strike': 'Zuerst muss der Schlag der Karte ausgeführt werden',
  'why.shift': 'Nutze deine Zugpunkte oder beende das',
  'why.kill': 'Sage, wie viele der Gefallenen Bogenschützen sind',
  'why.lose': 'Sage, wie viele deiner Verluste Söldner sind',
  'why.damage': 'Wähle eine Karte, die beschädigt wird',
  'why.over': 'Das Spiel ist zu Ende',
  'why.chance': 'Es werden Karten gezogen',
  'why.free.not_owned': 'Du hast {card} nicht',
  'why.free.none': 'Keine freie Aktion: {card}',
  'why.free.worker': 'Nur ein Arbeiter nutzt das: {card}',
  'why.free.used': 'In dieser Jahreszeit schon genutzt: {card}',
  'why.free.nothing': 'Es würde nichts ändern',
  'why.free.variant': 'Diese Möglichkeit gibt es nicht: {card}',
  'why.market.no_slot': 'Die Reihe hat keinen solchen Platz',
  'why.market.empty': 'Dieser Platz bleibt bis zur Erneuerung leer',
  'why.place.not_owned': 'Du hast {card} nicht',
  'why.place.no_space': 'Kein Arbeiterfeld: {card}',
  'why.place.staffed': 'Auf {card} steht schon ein Arbeiter',
  'why.place.again': 'In einem Zug wird ein Arbeiter gesetzt, und das ist geschehen',
  'why.place.full': 'Hier ist kein Platz mehr frei: {space}',
  'why.place.no_option': '{space} bietet das nicht',
  'why.pass.workers': 'Ein Arbeiter kann noch gesetzt werden und muss es also',
  'why.pass.placed': 'Passen kann man nur, ohne gesetzt zu haben',
  'why.end.early': 'Setze einen Arbeiter, bevor der Zug endet',
  'why.sow.full': 'Der Hof {side} hat schon Stufe 2',
  'why.sow.back': 'Gesät wird in der Reihenfolge N, O, S, W, und {side} ist vorbei',
  'why.sow.stuck': 'Ab {side} ist nicht mehr Platz für alle ausstehenden Saaten',
  'why.protect.has_one': 'Der Hof {side} ist schon geschützt',
  'why.protect.order': 'Höfe werden in der Reihenfolge N, O, S, W geschützt, so viele wie möglich',
  'why.construct.order':
    'Die Reihenfolge ist ausbauen, bauen, ausbessern, herrichten, jeweils nach Ort; dieser Schritt ist vorbei',
  'why.upgrade.no_wood': 'Auf {position} steht nichts aus Holz',
  'why.build.misplaced': 'Mauern und Tore stehen auf Seiten, Türme auf Ecken',
  'why.build.taken': 'Auf {position} steht schon etwas',
  'why.build.limit': 'Eine Burg hat höchstens 3 Mauern und 1 Tor',
  'why.repair.whole': 'Auf {position} ist nichts auszubessern',
  'why.repair.flame': 'Ein ausgefallener Turm wird so nicht ausgebessert',
  'why.mend.whole': 'Bei dir nicht beschädigt: {card}',
  'why.post.no_wall': 'Auf {side} steht keine Mauer',
  'why.post.order': 'Gefragt sind jetzt die {kind} auf der Mauer {asked}',
  'why.post.too_many': 'Noch nicht aufgestellt: {count}',
  'why.shift.places': 'Eine Truppe geht von einer stehenden Mauer oder von innen zu einem anderen solchen Ort',
  'why.shift.nobody': 'Dort steht keine solche Truppe',
  'why.shift.order':
    'Soldaten gehen zuerst; Herkunft und Ziel folgen der Ordnung N, O, S, W, innen, und kein Ort ist beides',
  'why.target.other': 'Das Gerät trifft {position} jetzt nicht',
  'why.strike.nobody': 'Auf dem Feld {side} ist kein Angreifer',
  'why.strike.share': 'So viele Bogenschützen können nicht unter den Gefallenen sein',
  'why.kill.side': 'Gefragt ist jetzt das Feld {asked}',
  'why.kill.share': 'So viele Bogenschützen können nicht unter den Gefallenen sein',
  'why.lose.place': 'Gefragt sind jetzt die Verluste {asked}',
  'why.lose.share': 'So viele Söldner können nicht unter den Verlusten sein',
  'why.damage.not_owned': 'Du hast {card} nicht',
  'why.damage.starting': 'Nicht zu beschädigen: {card}',
  'why.damage.again': 'Schon beschädigt: {card}',
  'why.damage.order': 'Karten werden in ihrer Reihenfolge gewählt, und nach {card} müssen genug kommen',
  'why.take.not_offered': 'Nicht im Angebot: {card}',
  'why.peek.known': 'Auf Platz {slot} liegt keine unbekannte verdeckte Karte',
  'why.keep.not_drawn': 'Nicht gezogen: {objective}',
};

export const german: Translation = {
  forms: things,
  patterns: { ...told, ...asked, ...labels, ...refused },
  compose: (id) => (isDeed(id) ? deedWords(id) : isAmounts(id) ? listed(amountsOf(id)) : undefined),
};

// empires_end.ts - the sentences of Empire's End in German. Things are named by their ids, which no list could hold.
import type { Translation } from '../../../kit/speech';
import { cardOf, tileOf, type Gain } from '../../../games/empires_end/box';
import {
  abilityText,
  cardName,
  cardNames,
  conflictNames,
  counted,
  disasterName,
  families,
  kindName,
  sumName,
  tileName,
  tokenName,
} from './empires_end_box';

const phases: Record<string, string> = {
  D: 'Unheil',
  DD: 'Doppeltes Unheil',
  E: 'Wirtschaft',
  I: 'Gewerbe',
  EI: 'Wirtschaft und Gewerbe',
  C: 'Konflikt',
};

// "tokens.2/0/1/0": wheat, hammers, axes, coins.
function tokensWord(text: string): string {
  const [wheat = 0, hammer = 0, axe = 0, coin = 0] = text.split('/').map(Number);
  return sumName({ wheat, hammer, axe, coin });
}

function oneWord(id: string): string | undefined {
  const [kind, what = '', count] = id.split('.');
  switch (kind) {
    case 'card':
      return cardName(Number(what));
    case 'disaster':
      return disasterName(Number(what));
    case 'tile':
      return tileName(what);
    case 'token':
      return count === undefined ? tokenName(what as Gain) : counted(Number(count), what as Gain);
    case 'tokens':
      return tokensWord(what);
    case 'name':
      return cardNames[Number(what) - 1];
    case 'card_text':
      return abilityText(cardOf(Number(what)).ability);
    case 'tile_text':
      return abilityText(tileOf(what).ability);
    case 'kind':
      return kindName(tileOf(what).kind);
    case 'family':
      return families[cardOf(Number(what)).family];
    case 'conflict':
      return conflictNames[Number(what) - 1];
    case 'phase':
      return phases[what];
    default:
      return undefined;
  }
}

// Several things in one argument: "tile.R4 tile.T18" is a choice, "disaster.51 disaster.58" a pair.
export function word(id: string): string | undefined {
  if (id === '') return 'nichts';
  const words = id.split(' ').map(oneWord);
  return words.includes(undefined) ? undefined : words.join(id.startsWith('tile') ? ' oder ' : ' und ');
}

export const german: Translation = {
  forms: {},
  compose: word,
  patterns: {
    first_player_chosen: '{seat} hat den Startspielermarker',
    tile_laid: '{tile} liegt in jeder Reihe an Position {position}',
    cards_dealt: '{seat} erhält {count} Karten',
    card_received: '{seat} bekommt {card}',
    phase_began: 'Feld {count}: {phase}',
    deck_renewed: 'Der Ablagestapel wird zum Nachziehstapel',
    card_drawn: '{seat} zieht eine Karte',
    refill_stopped: 'Es wird nicht weiter nachgezogen: der Rest bleibt für das kommende Unheil',
    disaster_revealed: 'Platz {slot}: {disaster} ({card})',
    bid_made: '{seat} bietet 1 {token} auf Platz {slot}',
    bid_for_free: '{seat} bietet umsonst auf Platz {slot}: {card} ist erschöpft',
    disaster_replaced: '{seat} ersetzt {disaster} auf Platz {slot}: {tool} ist erschöpft',
    replace_declined: '{seat} ersetzt nichts',
    turn_ended: '{seat} beendet den Zug',
    disaster_taken: '{seat} nimmt {disaster}',
    take_forced: '{seat} muss nehmen: keine passende Marke, keine Münze, kein freies Gebot',
    first_player_moved: '{seat} bekommt den Startspielermarker',
    pot_gained: '{seat} erhält den Topf: {tokens}',
    tile_destroyed: '{seat} verliert {tile} an Position {position}',
    nothing_destroyed: '{seat} hat nichts mehr zu verlieren',
    innovation_placed: '{seat} legt {card} unter {tile} an Position {position}',
    innovation_lost: '{seat} hat keinen gesunden Ort: {card} wird abgelegt',
    stash_shown: '{seat} zeigt den Vorrat: {tokens}',
    coins_borrowed: '{seat} leiht {coins} für {price} SP',
    income: '{seat} erhält {tokens}',
    vp_gained: '{seat} erhält {count} SP durch {card}',
    refreshed: '{card} von {seat} ist wieder frisch',
    'picked.none': '{seat} wählt {token} durch {card}, aber der Vorrat hat keine',
    picked: '{seat} wählt 1 {token} durch {card}',
    converted: '{seat} wandelt 1 {token} in {gain} mit {source}',
    economy_done: 'Wirtschaft von {seat} beendet, Marken: {total}',
    'economy_done.vp': 'Wirtschaft von {seat} beendet, Marken: {total}; {count} SP durch Umwandlung',
    'order_chosen.economy': '{seat} beginnt mit der Wirtschaft',
    'order_chosen.industry': '{seat} beginnt mit dem Gewerbe',
    card_built: '{seat} baut {card}',
    'card_built.discount': '{seat} baut {card}, 1 Hammer billiger',
    due_paid: '{seat} zahlt {tokens}',
    card_sold: '{seat} verkauft {card}',
    sale_gained: '{seat} erhält dafür {tokens}',
    tile_repaired: '{seat} repariert {tile} an Position {position}',
    tiles_swapped: '{seat} tauscht {tile} und {other} mit {source}',
    innovation_moved: '{seat} legt {card} um, unter {tile} an Position {position}',
    industry_done: 'Gewerbe von {seat} beendet',
    hand_kept: '{seat} behält die Karten',
    card_discarded: '{seat} legt {card} ab',
    conflict_revealed: 'Konflikt: {conflict}',
    bid_hidden: '{seat} hat geboten',
    bid_noted: 'Geheimes Gebot von {seat}: {tokens}',
    'bid_noted.rally': 'Geheimes Gebot von {seat}: {tokens} und der Aufruf',
    bid_shown: '{seat} bietet {tokens}: Stärke {count}',
    'bid_shown.rally': '{seat} bietet {tokens} und den Aufruf: Stärke {count}',
    row_reached: '{seat} erreicht die Zeile ab Stärke {least}: {count} SP',
    tokens_gained: '{seat} erhält {tokens}',
    tokens_lost: '{seat} verliert {tokens}',
    victory: 'Sieg für {seat}',
    'victory.vp': 'Sieg für {seat}: {count} SP',
    upheaval: 'Umsturz: {tile} von {seat} tauscht mit {other} an Position {position}',
    upheaval_harmless: 'Der Umsturz bewegt nichts von {seat}',
    final_track: '{seat}: {count} SP auf der Leiste',
    final_tiles: '{seat}: {count} SP für gesunde Orte',
    final_innovation: '{seat}: {count} SP durch {card}',
    final_score: '{seat} ist Nummer {rank} mit {count} SP',
    over: 'Das Spiel ist zu Ende',
    chance: 'Karten werden gezogen',
    'worth.end': '{vp} SP am Ende',
    'worth.end_under': '{vp} SP am Ende unter {tile}',
    'worth.vp_each': '{vp} SP je Wirtschaft unter {tile}',
    'worth.income_under': '{tokens} je Wirtschaft unter {tile}',
    'worth.nothing': 'jetzt nichts: keine passenden Nachbarn',
    'worth.nothing_to_copy': 'jetzt nichts: keine Errungenschaft für das Ende zu kopieren',
    'worth.lost': 'nichts: kein gesunder Ort ist übrig',
    'ask.turn': '{disasters}: eine Marke bieten, oder nehmen?',
    'ask.after': 'Du hast geboten: {disasters} ersetzen oder den Zug beenden?',
    'ask.window': 'Ersetzt du {disasters}, bevor {seat} entscheidet?',
    'ask.destroy': 'Position {position} liegt in Trümmern: welchen der nächsten Orte verlierst du?',
    'ask.place': 'Unter welchen Ort legst du {card}? Zuerst dahin, wo am wenigsten liegt',
    'ask.loan': 'Du hast weniger als 5 Marken: leihst du Münzen für je 2 SP?',
    'ask.pick': '{card}: welche Marke nimmst du?',
    'ask.convert': 'Wandelst du Marken um, oder beendest du deine Wirtschaft?',
    'ask.order': 'Wirtschaft und Gewerbe: was kommt zuerst?',
    'ask.industry': 'Gewerbe: Karten bauen oder verkaufen ({used} getan), reparieren, Fähigkeiten nutzen oder beenden?',
    'ask.pay': '{price} zu zahlen: wie viele Münzen zahlst du statt Hämmern?',
    'ask.swap_first': 'Welche zwei Orte tauschst du?',
    'ask.swap_second': 'Mit welchem Ort tauschst du den an Position {position}?',
    'ask.shift': 'Mit welchem Nachbarn wird {tile} getauscht?',
    'ask.move_card': 'Welche Errungenschaft legst du um?',
    'ask.move_to': 'Unter welchen Ort legst du {card}?',
    'ask.hand': 'Behältst du deine Handkarten, oder legst du alle ab?',
    'ask.rally': '{conflict}: nutzt du {card} für +2 Stärke?',
    'ask.axes': '{conflict}: wie viele Äxte bietest du geheim?',
    'ask.coins': '{conflict}: wie viele Münzen bietest du geheim?',
    'wait.turn': '{seat} bietet oder nimmt',
    'wait.window': '{seat} darf ein Unheil ersetzen',
    'wait.take': '{seat} nimmt das Unheil',
    'wait.economy': '{seat} ist mit der Wirtschaft beschäftigt',
    'wait.order': '{seat} wählt zwischen Wirtschaft und Gewerbe',
    'wait.bid': '{seat} bietet geheim',
    'wait.industry': '{seat} ist mit dem Gewerbe beschäftigt',
    'label.first': '{seat} hat den Startspielermarker',
    'label.row': '{tile} kommt als Nächstes',
    'label.conflict': '{conflict}',
    'label.reveal': '{disaster} ({card})',
    'label.card': '{card}',
    'label.bid': '1 {token} auf {disaster} bieten',
    'label.free_bid': '{card} erschöpfen: umsonst auf {disaster} bieten',
    'label.replace': '{card} erschöpfen: {disaster} ersetzen',
    'label.take': '{disaster} nehmen: {loss} verlieren, {tokens} und {card} erhalten',
    'label.loan': '{coins} für {price} SP leihen; dein Vorrat wird gezeigt',
    'label.loan.none': 'Nichts leihen',
    'label.place': '{card} unter {tile} an Position {position} legen',
    'label.destroy': '{tile} an Position {position} verlieren',
    'label.convert': '{source}: 1 {token} in {gain}',
    'label.pick': '1 {token} nehmen',
    'label.end_economy': 'Wirtschaft beenden',
    'label.economy_first': 'Wirtschaft zuerst',
    'label.industry_first': 'Gewerbe zuerst',
    'label.use.swap': '{source}: zwei beliebige deiner Orte tauschen',
    'label.use.shift': '{source}: {tile} mit einem Nachbarn tauschen',
    'label.use.move': '{source}: eine deiner Errungenschaften umlegen',
    'label.build': '{card} für {price} bauen',
    'label.sell': '{card} für {price} verkaufen',
    'label.repair': '{tile} an Position {position} für {price} reparieren',
    'label.end_industry': 'Gewerbe beenden',
    'label.pay': '{price} zahlen',
    'label.swap_first': '{tile} an Position {position} tauschen',
    'label.swap_second': 'Mit {tile} an Position {position}',
    'label.move_card': '{card} umlegen',
    'label.move_to': 'Unter {tile} an Position {position}',
    'label.keep': 'Handkarten behalten',
    'label.discard': 'Alle Handkarten ablegen',
    'label.end_turn': 'Zug beenden',
    'label.pass': 'Nichts ersetzen',
    'label.rally': '{card} nutzen: +2 Stärke',
    'label.rally.none': '{card} für später behalten',
    'label.axes': '{tokens} bieten: Stärke {strength}',
    'label.coins': '{tokens} bieten: Stärke {strength}',
    'why.loan_time': 'Münzen werden nur nach dem Nehmen eines Unheils geliehen, mit weniger als 5 Marken',
    'why.turn': 'Auf jedes offene Unheil muss geboten werden, oder es muss genommen werden',
    'why.after': 'Auf alles Offene ist geboten: ersetze ein Unheil oder beende den Zug',
    'why.window': 'Zuerst wird gefragt, ob ein Unheil ersetzt wird',
    'why.destroy': 'Zuerst geht ein Ort durch das Unheil verloren',
    'why.place': 'Zuerst wird die Karte unter einen Ort gelegt',
    'why.loan': 'Sag zuerst, wie viele Münzen du leihst',
    'why.pick': 'Zuerst wird die Art der Marke gewählt',
    'why.convert': 'Wandle Marken um oder beende deine Wirtschaft',
    'why.order': 'Wähle zuerst zwischen Wirtschaft und Gewerbe',
    'why.industry': 'Baue, verkaufe, repariere, nutze eine Fähigkeit oder beende dein Gewerbe',
    'why.pay': 'Sag zuerst, wie viele Münzen du statt Hämmern zahlst',
    'why.hand': 'Behalte alle übrigen Handkarten oder lege alle ab',
    'why.bid_part': 'Ein Gebot hat Teile: Aufruf, dann Äxte, dann Münzen',
    'why.over': 'Das Spiel ist zu Ende',
    'why.swap': 'Zuerst werden die beiden Orte getauscht',
    'why.move': 'Zuerst wird die Errungenschaft umgelegt',
    'why.chance': 'Es werden Karten gezogen',
    'why.not_own': '{card} liegt unter keinem deiner Orte',
    'why.inactive': '{card} liegt unter Trümmern',
    'why.exhausted': '{card} ist erschöpft',
    'why.replace.closed': 'Dieser Platz ist nicht offen',
    'why.replace.kind': '{card} kann kein Unheil ersetzen',
    'why.replace.no_card': 'Es gibt keine Karte zu ziehen',
    'why.replace.passed': 'Alle haben verzichtet: jetzt wird geboten oder genommen',
    'why.bid.kind': '{disaster} verlangt keine Marke dieser Art ({token})',
    'why.bid.none': 'Du hast davon nichts: {token}',
    'why.closed': 'Platz {slot} ist nicht offen',
    'why.handled': 'Du hast in diesem Zug schon auf Platz {slot} geboten',
    'why.free_bid.kind': '{card} ist kein freies Gebot',
    'why.destroy.ruin': 'Der Ort an Position {position} liegt schon in Trümmern',
    'why.destroy.neighbor': 'Position {position} ist kein Nachbar des Ziels',
    'why.destroy.nearest': 'Position {position} ist nicht der nächste gesunde Ort',
    'why.place.ruin': '{tile} liegt in Trümmern',
    'why.place.fewest': 'Zuerst dahin, wo am wenigsten liegt: ein anderer gesunder Ort hat weniger als {tile}',
    'why.convert.kind': '{source} wandelt nichts um',
    'why.convert.ruin': '{source} liegt in Trümmern',
    'why.convert.used': '{source} ist in dieser Wirtschaft aufgebraucht',
    'why.convert.none': 'Du hast davon nichts: {token}',
    'why.convert.coin': 'Für Münzen werden keine Münzen gegeben',
    'why.convert.trade': '{source} bietet diesen Tausch nicht',
    'why.card.not_held': '{card} ist nicht in deiner Hand',
    'why.card.actions': 'Keine Kartenaktionen sind übrig',
    'why.build.no_place': 'Es gibt keinen gesunden Ort für {card}',
    'why.build.price': '{card} kostet {price}',
    'why.repair.once': 'Je Gewerbe wird nur ein Ort repariert',
    'why.repair.no_healthy': 'Ohne einen gesunden Ort kann nichts repariert werden',
    'why.repair.healthy': '{tile} ist gesund',
    'why.repair.price': 'Die Reparatur kostet {price}: {tile}',
    'why.use.once': '{source} ist in diesem Gewerbe schon genutzt worden',
    'why.use.ruin': '{source} liegt in Trümmern',
    'why.use.kind': '{source} hat keine Fähigkeit für das Gewerbe',
    'why.use.order': 'Die Fähigkeit mit der kleineren Nummer wird zuerst genutzt',
    'why.use.no_move': 'Keine Errungenschaft kann umgelegt werden',
    'why.pay.range': 'Von den Hämmern können {fewest} bis {most} mit Münzen gezahlt werden, nicht {count}',
    'why.move.not_own': '{card} liegt unter keinem deiner Orte',
    'why.move.nowhere': 'Es gibt keinen anderen Ort, wo {card} liegen dürfte',
    'why.bid.held': 'Du kannst höchstens bieten: {held}',
    'why.loan.supply': 'So viele Münzen sind nicht im Vorrat',
    'why.loan.all': 'Man leiht alle Münzen im Vorrat oder gar keine',
    'why.loan.to_five': 'Man leiht, bis man 5 Marken hat, oder gar nicht',
    'why.loan.limit': 'Du darfst leihen, bis du 5 Marken hast',
    'why.pick.kind': '{card} gibt diese Marke nicht: {token}',
    'why.swap.left': 'Der linke der beiden kommt zuerst: Position 1 bis 10',
    'why.swap.right': 'Der zweite Ort liegt rechts vom ersten',
    'why.shift': 'Nur ein Nachbar kann getauscht werden mit: {host}',
    'why.move_to': '{card} darf dort nicht hin: zuerst, wo am wenigsten liegt, und nicht an den alten Platz',
    'why.rally': 'Der Aufruf wird genutzt (1) oder nicht (0)',
  },
};

// after_the_empire_things.ts - cards, objectives, attackers, pieces and places of After the Empire in German.
type Forms = Record<string, Record<string, string>>;

const cards: Record<string, readonly [name: string, text: string]> = {
  barracks: [
    'Kaserne',
    'Einmal je Jahreszeit: 1 Eisen für 1 Soldaten oder 1 Nahrung, um einen Soldaten zu heilen, oder beides.',
  ],
  bakery: ['Bäckerei', 'Arbeiter: 7 Nahrung.'],
  timber_wharf: ['Holzkai', 'Arbeiter: 5 Holz und 1 Stein.'],
  deep_shaft: ['Tiefer Schacht', 'Arbeiter: 2 Eisen und 1 Stein.'],
  bridge_toll: ['Brückenzoll', 'Arbeiter: 5 Gold und 2 Nahrung.'],
  muster_green: ['Musterplatz', 'Arbeiter: 1 Soldat und 2 Söldner.'],
  pilgrim_hospice: [
    'Pilgerhospiz',
    'Arbeiter: 1 Nahrung, dann bis zu vier Soldaten heilen, dann eine Schadens- oder Wundmarke entfernen.',
  ],
  builders_yard: ['Bauhof', 'Arbeiter: 2 Holz, dann eine Bauaktion.'],
  seed_store: ['Saatspeicher', 'Arbeiter: 1 Nahrung, dann dreimal säen, dann zwei Höfe schützen.'],
  map_room: [
    'Kartensaal',
    'Arbeiter: 2 Zugmarken 1 und 2 Gold, dann einen Hof schützen, dann drei Ziele ziehen und eines behalten.',
  ],
  log_flume: ['Holzrinne', 'Einmal je Jahreszeit: 2 Holz.'],
  stone_sledge: ['Steinschlitten', 'Einmal je Jahreszeit: 1 Stein.'],
  watermill: ['Wassermühle', 'Einmal je Jahreszeit: 2 Nahrung.'],
  charcoal_pit: ['Kohlenmeiler', 'Einmal je Jahreszeit: 3 Holz für 2 Eisen, einmal.'],
  lime_kiln: ['Kalkofen', 'Einmal je Jahreszeit: 1 Holz für 1 Stein, bis zu zweimal.'],
  cloth_market: ['Tuchmarkt', 'Einmal je Jahreszeit: 1 Nahrung für 2 Gold, bis zu zweimal.'],
  barter_hall: [
    'Tauschhalle',
    'Einmal je Jahreszeit: 1 Eisen gegen 2 Holz und 1 Nahrung, in beide Richtungen, bis zu zweimal.',
  ],
  free_company_inn: ['Söldnerschenke', 'Einmal je Jahreszeit: 1 Gold zahlen, dann 2 Söldner.'],
  bathhouse: ['Badehaus', 'Einmal je Jahreszeit: einen Soldaten heilen.'],
  beacon: ['Leuchtfeuer', 'Einmal je Jahreszeit: 1 Zugmarke 1, dann eine verdeckte Angreiferkarte ansehen.'],
  militia_hall: ['Milizhalle', 'Einmal je Jahreszeit: 2 Gold zahlen, dann 1 Soldat.'],
  fletchers_loft: ['Pfeilmacherei', 'Immer: Jeder Holzturm schießt 1 mehr.'],
  arrow_slits: [
    'Schießscharten',
    'Immer: 1 Schaden mehr auf jedes Feld, dessen Mauer besetzt ist (nur in der ersten Runde).',
  ],
  ballista_works: ['Ballistenwerk', 'Immer: Jeder bereite Steinturm schießt 1 mehr.'],
  pitch_cauldrons: ['Pechkessel', 'Jeder Kampf: bis zu zwei Angreifer in einem Feld töten.'],
  ditch_and_bank: ['Wall und Graben', 'Immer: die ersten 2 Nahkampfschäden an Mauern in jedem Kampf übergehen.'],
  inner_keep: [
    'Innerer Bergfried',
    'Immer: innen 1 Schaden mehr, solange eine Truppe innen ist; den ersten Nahkampfschaden innen in jedem Kampf übergehen.',
  ],
  hidden_vault: [
    'Geheimgewölbe',
    'Immer: bei einer Plünderung 4 Gold weniger verlieren und eine Karte weniger beschädigen.',
  ],
  masons_lodge: [
    'Steinmetzhütte',
    'Immer: Jede gebaute oder ausgebaute Mauer, jedes Tor und jeder Turm aus Stein kostet 1 Stein weniger.',
  ],
  great_kitchen: ['Große Küche', 'Immer: Zwei Soldaten brauchen keine Nahrung.'],
  rampart_market: ['Wallmarkt', 'Einkommen: 1 Gold bei 3 oder mehr Mauern; 1 Gold bei 3 oder mehr bereiten Türmen.'],
  banner_hall: ['Bannerhalle', 'Beim Kauf: 2 Söldner. Schlusswertung: 1 Gold je Fahne, höchstens 5.'],
  minster: ['Münster', 'Schlusswertung: 1 Gold je eigenem Gebäude, höchstens 4.'],
  old_forester: ['Alter Förster', 'Einmal je Jahreszeit: 1 Holz.'],
  ferryman: ['Fährmann', 'Einmal je Jahreszeit: 1 Nahrung gegen 1 Gold, in beide Richtungen, bis zu zweimal.'],
  barn_keeper: ['Scheunenwart', 'Einmal je Jahreszeit: einen Hof schützen.'],
  wayfinder: ['Wegfinderin', 'Einmal je Jahreszeit: 1 Zugmarke 1 oder eine verdeckte Angreiferkarte ansehen.'],
  bone_setter: ['Knochenrichter', 'Einmal je Jahreszeit: einen Soldaten heilen.'],
  plough_widow: ['Pflugwitwe', 'Einmal je Jahreszeit: einmal säen.'],
  shepherd: ['Schäfer', 'Ernte: 1 Nahrung.'],
  raftsman: ['Flößer', 'Beim Kauf: 2 Holz. Immer: 2 Holz mehr aus dem Sägewerk.'],
  stonecutter: ['Steinhauer', 'Immer: 1 Stein mehr aus dem Steinbruch.'],
  prospector: ['Schürfer', 'Immer: 1 Eisen mehr aus der Mine.'],
  tithe_clerk: ['Zehntschreiber', 'Immer: 1 Gold und 1 Nahrung mehr aus der Steuer.'],
  pack_trader: ['Hausierer', 'Immer: 2 Gold mehr beim fahrenden Händler.'],
  tinker: [
    'Kesselflicker',
    'Einmal je Jahreszeit: 1 Holz gegen 1 Nahrung, in beide Richtungen, bis zu dreimal. Beim Kauf: 1 Eisen.',
  ],
  pawnbroker: ['Pfandleiher', 'Einmal je Jahreszeit: 1 Eisen für 4 Gold, einmal.'],
  herb_sister: ['Kräuterschwester', 'Einmal je Jahreszeit: einen Soldaten heilen.'],
  field_surgeon: ['Feldscher', 'Nach dem Kampf: Ein in diesem Kampf verletzter Soldat wird wieder bereit.'],
  drill_sergeant: ['Drillmeister', 'Einmal je Jahreszeit: 2 Nahrung zahlen, dann 1 Soldat.'],
  sellsword_captain: ['Söldnerhauptmann', 'Beim Kauf: 2 Söldner. Immer: Das Söldnerlager kostet 1 Gold weniger.'],
  paymaster: ['Zahlmeister', 'Immer: Ein Söldner bleibt am Ende der Jahreszeit.'],
  outrider: ['Vorreiter', 'Einmal je Jahreszeit: 2 Zugmarken 1.'],
  night_watcher: [
    'Nachtwächter',
    'Einmal je Jahreszeit: eine verdeckte Angreiferkarte ansehen, dann die verdeckte Belagerungskarte, dann 1 Zugmarke 1.',
  ],
  longbow_exile: ['Verbannter Langbogner', 'Beim Kauf: 1 Söldner. Jeder Kampf: einen Angreifer in einem Feld töten.'],
  oath_knight: ['Eidritter', 'Beim Kauf: 1 Soldat. Immer: innen 1 Schaden mehr, solange eine Truppe innen ist.'],
  trench_engineer: ['Schanzmeister', 'Immer: die ersten 2 Belagerungsschäden in jedem Kampf übergehen.'],
  wall_warden: ['Mauerwart', 'Einmal je Jahreszeit: einen leeren Würfelplatz aus dem Vorrat füllen.'],
  ration_steward: ['Proviantmeister', 'Immer: Ein Soldat braucht keine Nahrung. Beim Kauf: 2 Nahrung.'],
  silver_envoy: ['Silberner Gesandter', 'Immer: zählt für Angreifer- und Belagerungsstufen als 2 Gold ärmer.'],
  abbess: ['Äbtissin', 'Einmal je Jahreszeit: eine Schadens- oder Wundmarke entfernen.'],
  annalist: [
    'Chronist',
    'Beim Kauf: drei Ziele ziehen und eines behalten. Schlusswertung: 1 Gold je erfülltem Ziel, höchstens 3.',
  ],
  exiled_heir: ['Verbannte Erbin', 'Beim Kauf: 2 Gold. Immer: zählt als ein weiterer Flüchtling.'],
};

const objectives: Record<string, readonly [name: string, text: string]> = {
  full_larder: ['Volle Speisekammer', 'Die meiste Nahrung.'],
  timber_rights: ['Holzrechte', 'Das meiste Holz im Vorrat.'],
  cut_stone: ['Behauener Stein', 'Der meiste Stein im Vorrat.'],
  iron_chest: ['Eiserne Truhe', 'Das meiste Eisen.'],
  long_muster: ['Lange Musterrolle', 'Die meisten Soldaten.'],
  busy_streets: ['Belebte Gassen', 'Die meisten Gebäude.'],
  open_gates: ['Offene Tore', 'Die meisten Flüchtlinge.'],
  many_banners: ['Viele Banner', 'Die meisten Fahnen.'],
  four_watches: ['Vier Wachen', 'Mindestens 4 bereite Türme.'],
  heart_of_stone: ['Herz aus Stein', 'Mindestens 5 bereite Burgteile aus Stein.'],
  ring_of_stone: ['Ring aus Stein', 'Mindestens 3 Mauern oder Tor aus Stein.'],
  golden_fields: ['Goldene Felder', 'Mindestens 2 Höfe der Stufe 2.'],
  unburnt: ['Unversehrt', 'Mindestens 3 Höfe der Stufe 1 oder 2.'],
  well_kept: ['Gut gepflegt', 'Mindestens 6 Burgteile mit allen Würfeln.'],
  house_guard: ['Hausgarde', 'Mindestens 5 bereite Soldaten.'],
  balanced_stores: ['Ausgewogene Vorräte', 'Mindestens 2 Nahrung, 2 Holz, 2 Stein und 2 Eisen im Vorrat.'],
  thriving_town: ['Blühender Ort', 'Mindestens 3 Gebäude und 2 Flüchtlinge.'],
};

const bands: Record<string, string> = {
  hordesmen: 'Horde',
  fighting_band: 'Kriegsschar',
  fen_bowmen: 'Moorschützen',
  coast_reavers: 'Küstenräuber',
  hill_skirmishers: 'Bergplänkler',
  torch_raiders: 'Fackelreiter',
};
const hosts: Record<string, string> = {
  infernal_army: 'Das Höllenheer',
  iron_tide: 'Die Eiserne Flut',
  black_quivers: 'Die Schwarzen Köcher',
  lost_cohort: 'Die Verlorene Kohorte',
  wolf_oath: 'Der Wolfsbund',
  ash_walkers: 'Die Aschegänger',
  kingless_host: 'Das Königlose Heer',
  salt_riders: 'Die Salzreiter',
};
const engines: Record<string, readonly [name: string, copies: string]> = {
  catapult: ['Katapult', 'abc'],
  mangonel: ['Mangonel', 'ab'],
  trebuchet: ['Tribock', 'ab'],
  ladders: ['Leitern', 'ab'],
  tower: ['Belagerungsturm', 'ab'],
};

const spaces: Record<string, readonly [name: string, short: string, text: string]> = {
  tax: ['Steuer', 'Steuer', ''],
  camp_large: ['Söldnerlager, links', 'Lager links', ''],
  camp_small: ['Söldnerlager, rechts', 'Lager rechts', ''],
  merchant: ['Fahrender Händler', 'Händler', ''],
  scout: ['Kundschafter', 'Kundschafter', ''],
  mine: ['Mine', 'Mine', ''],
  quarry: ['Steinbruch', 'Steinbruch', ''],
  woodmill: ['Sägewerk', 'Sägewerk', ''],
  buildings: ['Gebäude', 'Gebäude', ''],
  refugees: ['Flüchtlinge', 'Flüchtlinge', ''],
  infirmary: ['Lazarett', 'Lazarett', 'bis zu 4 Soldaten heilen'],
  granary: ['Kornspeicher', 'Kornspeicher', 'dreimal säen, dann einen Hof schützen'],
  stockpile: ['Bauhütte', 'Bauhütte', 'ausbauen, bauen, ausbessern und herrichten'],
};

// Sides and corners keep their letters, but east is "Ost".
const eastern = Object.fromEntries(
  ['side.E', 'position.E', 'position.NE', 'position.SE'].map((id) => [id, { '': id.split('.')[1]!.replace('E', 'O') }]),
);

const words = {
  ...eastern,
  'piece.wood_wall': { '': 'Holzmauer' },
  'piece.wood_gate': { '': 'Holztor' },
  'piece.stone_wall': { '': 'Steinmauer' },
  'piece.stone_gate': { '': 'Steintor' },
  'piece.wood_turret': { '': 'Holzturm' },
  'piece.stone_turret': { '': 'Steinturm' },
  'place.N': { '': 'auf der Mauer N' },
  'place.E': { '': 'auf der Mauer O' },
  'place.S': { '': 'auf der Mauer S' },
  'place.W': { '': 'auf der Mauer W' },
  'place.inside': { '': 'innen' },
  'goal.inside': { '': 'innen' },
  'troop.soldier': { '': 'Soldat', en: 'Soldaten' },
  'troop.mercenary': { '': 'Söldner', en: 'Söldner' },
  'troops.soldier': { '': 'Soldaten' },
  'troops.mercenary': { '': 'Söldner' },
};

const under = <T>(prefix: string, table: Record<string, T>, forms: (entry: T) => Record<string, string>): Forms =>
  Object.fromEntries(Object.entries(table).map(([id, entry]) => [`${prefix}.${id}`, forms(entry)]));
const copied = (table: Record<string, string>, copies: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([id, name]) => copies.split('').map((copy) => [`${id}_${copy}`, name])),
  );

const attackers: Forms = Object.fromEntries([
  ...Object.entries({ ...copied(bands, 'abcd'), ...hosts }).map(([id, name]) => [`invader.inv_${id}`, { '': name }]),
  ...Object.entries(engines).flatMap(([id, [name, copies]]) =>
    copies.split('').map((copy) => [`siege.siege_${id}_${copy}`, { '': name }]),
  ),
]) as Forms;

export const things: Forms = {
  ...under('card', cards, ([name, text]) => ({ '': name, text })),
  ...under('objective', objectives, ([name, text]) => ({ '': name, text })),
  ...under('space', spaces, ([name, short, text]) => ({ '': name, short, text })),
  ...attackers,
  ...words,
};

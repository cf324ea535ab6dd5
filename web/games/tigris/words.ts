// words.ts - what the drawing of Tigris & Euphrates says itself, in both languages.
import type { Language } from '../../shell/words/words';

const english = {
  hand: 'Your hand', leaders: 'Leaders', catastrophes: 'Catastrophes', points: 'Your points', supply: 'Supply', bag: 'in the bag',
  treasures: 'treasures, ends at 2', monuments: 'Monuments', built: 'built', lit: 'Lit spaces', you_score: 'you score', other_scores: 'that dynasty scores',
  conflict_there: 'conflict', nobody_scores: 'nobody scores', ready: 'ready', on: 'on {cell}', weakest: 'Weakest: {color}.', treasure_makes: 'Treasures make it {count}.',
  treasures_held: 'Treasures: {count}', board: 'Board, 16 columns and 11 rows', river: 'river', land: 'land', empty: 'empty', catastrophe: 'catastrophe',
  with_treasure: 'with treasure', face_down: 'face-down tile', leader_of: '{leader} of {name}, war {war}, revolt {revolt}', kingdom: 'kingdom', monument: '{color} monument',
  scores: '{name} +{count} {color}', may: 'may be chosen', joins: 'joins kingdoms', in_supply: 'in the supply', hand_size: 'tiles in hand',
  left: 'catastrophes left', total: 'total {count}', attacker: 'Attacker', defender: 'Defender, wins ties', on_board: '{count} on the board',
  from_hand: '{count} from the hand', unseen: '{count} tiles unseen', add: 'Add', unseen_of: '{count} of {all} {tiles} unseen', war_of: 'War of {leaders}',
  revolt_of: 'Revolt of {leaders}', colour_counts: 'Tiles of the leaders’ colour count.', temples_count: 'Temples beside the leaders count.',
  holds_with: '{name} holds with {count} or more.', needs: '{name} needs {count} to hold.', holds_now: '{name} holds without adding any.',
  choose_war: 'Which leaders fight first?', rank: 'Rank', player: 'Player', score: 'Score', allocated: 'with treasures', bar_bag: '{count} % of the bag is left',
  standard: 'Standard board', advanced: 'Advanced board', hidden: 'Scores hidden', open: 'Scores open', action: 'Action {count} of 2',
  black: 'black', red: 'red', blue: 'blue', green: 'green', king: 'king', priest: 'priest', farmer: 'farmer', trader: 'trader',
  kings: 'kings', priests: 'priests', farmers: 'farmers', traders: 'traders',
  'tile.black': 'settlement', 'tile.red': 'temple', 'tile.blue': 'farm', 'tile.green': 'market',
  'tiles.black': 'settlements', 'tiles.red': 'temples', 'tiles.blue': 'farms', 'tiles.green': 'markets',
  palace: 'palace', library: 'library', granary: 'granary', market_hall: 'market hall', wonder: 'wonder', take_first: 'taken first', buildings: 'Buildings',
};
export type TigrisWord = keyof typeof english;

const german: Record<TigrisWord, string> = {
  hand: 'Deine Hand', leaders: 'Anführer', catastrophes: 'Katastrophen', points: 'Deine Punkte', supply: 'Vorrat', bag: 'im Beutel',
  treasures: 'Schätze, Ende bei 2', monuments: 'Monumente', built: 'gebaut', lit: 'Leuchtende Felder', you_score: 'du punktest', other_scores: 'diese Dynastie punktet',
  conflict_there: 'Konflikt', nobody_scores: 'niemand punktet', ready: 'bereit', on: 'auf {cell}', weakest: 'Schwächste: {color}.', treasure_makes: 'Schätze machen {count} daraus.',
  treasures_held: 'Schätze: {count}', board: 'Spielplan, 16 Spalten und 11 Reihen', river: 'Fluss', land: 'Land', empty: 'leer', catastrophe: 'Katastrophe',
  with_treasure: 'mit Schatz', face_down: 'verdeckter Stein', leader_of: '{leader} von {name}, Krieg {war}, Aufstand {revolt}', kingdom: 'Reich', monument: 'Monument {color}',
  scores: '{name} +{count} {color}', may: 'wählbar', joins: 'verbindet Reiche', in_supply: 'im Vorrat', hand_size: 'Steine auf der Hand',
  left: 'Katastrophen übrig', total: 'macht {count}', attacker: 'Angriff', defender: 'Verteidigung, siegt bei Gleichstand', on_board: '{count} auf dem Plan',
  from_hand: '{count} aus der Hand', unseen: '{count} Steine verdeckt', add: 'Dazu', unseen_of: '{count} von {all} {tiles} nicht zu sehen', war_of: 'Krieg der {leaders}',
  revolt_of: 'Aufstand der {leaders}', colour_counts: 'Es zählen Steine in der Farbe der Anführer.', temples_count: 'Es zählen Tempel neben den Anführern.',
  holds_with: '{name} hält mit {count} oder mehr.', needs: '{name} braucht {count}, um zu halten.', holds_now: '{name} hält auch ohne Zugabe.',
  choose_war: 'Welche Anführer kämpfen zuerst?', rank: 'Rang', player: 'Name', score: 'Punkte', allocated: 'mit Schätzen', bar_bag: '{count} % des Beutels sind übrig',
  standard: 'Grundplan', advanced: 'Rückseite des Plans', hidden: 'Punkte verdeckt', open: 'Punkte offen', action: 'Aktion {count} von 2',
  black: 'schwarz', red: 'rot', blue: 'blau', green: 'grün', king: 'König', priest: 'Priester', farmer: 'Bauer', trader: 'Händler',
  kings: 'Könige', priests: 'Priester', farmers: 'Bauern', traders: 'Händler',
  'tile.black': 'Siedlung', 'tile.red': 'Tempel', 'tile.blue': 'Bauernhof', 'tile.green': 'Markt',
  'tiles.black': 'Siedlungen', 'tiles.red': 'Tempeln', 'tiles.blue': 'Bauernhöfen', 'tiles.green': 'Märkten',
  palace: 'Palast', library: 'Bibliothek', granary: 'Kornspeicher', market_hall: 'Markthalle', wonder: 'Weltwunder', take_first: 'zuerst zu nehmen', buildings: 'Gebäude',
};

const all = { en: english, de: german };

export type TigrisSay = (key: TigrisWord, values?: Record<string, string | number>) => string;

export const tigrisWords = (language: Language): TigrisSay => (key, values = {}) =>
  all[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

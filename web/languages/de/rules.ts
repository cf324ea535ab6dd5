// rules.ts - the headings of the rules in German, by their English without number and notes.
import type { Pages } from '../../kit/languages';

const everywhere = {
  Sources: 'Quellen',
  Options: 'Varianten',
  Box: 'Material',
  Terms: 'Begriffe',
  'Set-up': 'Aufbau',
  Setup: 'Aufbau',
  'The turn': 'Der Zug',
  Decisions: 'Entscheidungen',
  Chance: 'Zufall',
  'Hidden information': 'Verdeckte Information',
  Invariants: 'Was immer gilt',
  'Scoring and ranking': 'Wertung und Rangfolge',
  Examples: 'Beispiele',
  "For the player's eye": 'Für das Auge der Spieler',
  "For the bot's eye": 'Für das Auge der Bots',
  'Rulebook coverage': 'Wo die Sätze der Spielregel stehen',
  'Coverage: rulebook line to rules': 'Wo die Sätze der Spielregel stehen',
  Rules: 'Regeln',
  'End of the game': 'Ende des Spiels',
};

const tigris = {
  'Groups, kingdoms, regions': 'Gruppen, Reiche, Regionen',
  'Leader action': 'Aktion: Anführer',
  'Revolt (internal conflict)': 'Aufstand (innerer Konflikt)',
  'Tile action': 'Aktion: Stein',
  'War (external conflict)': 'Krieg (äußerer Konflikt)',
  Monuments: 'Monumente',
  Treasures: 'Schätze',
  'Catastrophe action': 'Aktion: Katastrophe',
  'Swap action': 'Aktion: Tausch',
  'End of the turn': 'Ende des Zugs',
  'Civilization buildings': 'Kulturgebäude',
  Wonder: 'Weltwunder',
  'English variant': 'Englische Regel',
};

const vinci = {
  'Choosing a civilization': 'Wahl einer Zivilisation',
  'Start of an expansion turn': 'Beginn eines Ausbreitungszugs',
  Conquest: 'Eroberung',
  'Cost of a conquest': 'Kosten einer Eroberung',
  'Redeployment by the defenders': 'Rückzug der Verteidiger',
  'Reorganization and cohesion': 'Neuordnung und Zusammenhalt',
  Forts: 'Festungen',
  'Own declining neighbours': 'Eigene untergehende Nachbarn',
  Scoring: 'Wertung',
  Decline: 'Niedergang',
  Abilities: 'Fähigkeiten',
  'Seats without provinces': 'Plätze ohne Provinzen',
};

const afterTheFlood = {
  'The game': 'Das Spiel',
  'Pieces and stocks': 'Figuren und Vorräte',
  Map: 'Karte',
  'Phase one: Collect': 'Phase eins: Einnahmen',
  'Phase two: Decline (turns 2 and 4 only)': 'Phase zwei: Niedergang (nur Runden 2 und 4)',
  'Phase three: taking actions': 'Phase drei: Aktionen',
  'Action: Build City': 'Aktion: Stadt bauen',
  'Action: Place Workers': 'Aktion: Arbeiter einsetzen',
  'Action: Trade': 'Aktion: Handeln',
  'Action: Start Empire': 'Aktion: Reich beginnen',
  Fighting: 'Kampf',
  'Action: Expand Empire': 'Aktion: Reich ausdehnen',
  Pass: 'Passen',
  'Phase four: Order of Play': 'Phase vier: Reihenfolge',
  'Phase five: Victory Points': 'Phase fünf: Siegpunkte',
  'Phase six: End of Turn': 'Phase sechs: Ende der Runde',
};

const afterTheEmpire = {
  'Terms and general law': 'Begriffe und allgemeine Regeln',
  'The season': 'Die Jahreszeit',
  'Phase 1: actions': 'Phase 1: Aktionen',
  'Shared actions': 'Gemeinsame Aktionen',
  'The player board': 'Die eigene Tafel',
  'Cards and their effects': 'Karten und ihre Wirkung',
  'Phase 2: preparation': 'Phase 2: Vorbereitung',
  'Phase 2: combat rounds': 'Phase 2: Kampfrunden',
  Sacked: 'Geplündert',
  'Phases 3 and 4: flags, income, turn order': 'Phasen 3 und 4: Fahnen, Einkommen, Reihenfolge',
  'Phase 5: harvest and feast': 'Phase 5: Ernte und Festmahl',
  'Phase 6: refresh': 'Phase 6: Erneuerung',
  'Decks and sides': 'Stapel und Seiten',
  'Final scoring': 'Schlusswertung',
};

const empiresEnd = {
  Flow: 'Ablauf',
  Disaster: 'Unheil',
  'Taking a disaster': 'Ein Unheil nehmen',
  'Double disaster': 'Doppeltes Unheil',
  Innovations: 'Errungenschaften',
  Economy: 'Wirtschaft',
  Industry: 'Gewerbe',
  'Economy and Industry combined': 'Wirtschaft und Gewerbe zusammen',
  Conflict: 'Konflikt',
  Decks: 'Stapel',
  'What others know of a stash': 'Was andere von einem Vorrat wissen',
};

export const pages: Pages = {
  words: { ...everywhere, ...tigris, ...vinci, ...afterTheFlood, ...afterTheEmpire, ...empiresEnd },
};

// rules.ts - the headings of the rules in French, by their English without number and notes.
import type { Pages } from '../../kit/languages';

const everywhere = {
  Sources: 'Sources',
  Options: 'Options',
  Box: 'Matériel',
  Terms: 'Vocabulaire',
  'Set-up': 'Mise en place',
  Setup: 'Mise en place',
  'The turn': 'Le tour',
  Decisions: 'Décisions',
  Chance: 'Hasard',
  'Hidden information': 'Informations cachées',
  Invariants: 'Ce qui est toujours vrai',
  'Scoring and ranking': 'Score et classement',
  Examples: 'Exemples',
  "For the player's eye": 'Pour l’œil des joueurs',
  "For the bot's eye": 'Pour l’œil des bots',
  'Rulebook coverage': 'Où se trouvent les phrases du livret',
  'Coverage: rulebook line to rules': 'Où se trouvent les phrases du livret',
  Rules: 'Règles',
  'End of the game': 'Fin de la partie',
};

const tigris = {
  'Groups, kingdoms, regions': 'Groupes, royaumes, régions',
  'Leader action': 'Action : chef',
  'Revolt (internal conflict)': 'Révolte (conflit interne)',
  'Tile action': 'Action : tuile',
  'War (external conflict)': 'Guerre (conflit externe)',
  Monuments: 'Monuments',
  Treasures: 'Trésors',
  'Catastrophe action': 'Action : catastrophe',
  'Swap action': 'Action : échange',
  'End of the turn': 'Fin du tour',
  'Civilization buildings': 'Bâtiments de civilisation',
  Wonder: 'Merveille',
  'English variant': 'Variante anglaise',
};

const vinci = {
  'Choosing a civilization': 'Choix d’une civilisation',
  'Start of an expansion turn': 'Début d’un tour d’expansion',
  Conquest: 'Conquête',
  'Cost of a conquest': 'Coût d’une conquête',
  'Redeployment by the defenders': 'Repli des défenseurs',
  'Reorganization and cohesion': 'Réorganisation et cohésion',
  Forts: 'Forts',
  'Own declining neighbours': 'Ses propres voisins en déclin',
  Scoring: 'Score',
  Decline: 'Déclin',
  Abilities: 'Pouvoirs',
  'Seats without provinces': 'Places sans province',
};

const afterTheFlood = {
  'The game': 'Le jeu',
  'Pieces and stocks': 'Pièces et réserves',
  Map: 'Carte',
  'Phase one: Collect': 'Première phase : récolte',
  'Phase two: Decline (turns 2 and 4 only)': 'Deuxième phase : déclin (tours 2 et 4 seulement)',
  'Phase three: taking actions': 'Troisième phase : actions',
  'Action: Build City': 'Action : bâtir une ville',
  'Action: Place Workers': 'Action : placer des ouvriers',
  'Action: Trade': 'Action : commercer',
  'Action: Start Empire': 'Action : fonder un empire',
  Fighting: 'Combat',
  'Action: Expand Empire': 'Action : étendre un empire',
  Pass: 'Passer',
  'Phase four: Order of Play': 'Quatrième phase : ordre du tour',
  'Phase five: Victory Points': 'Cinquième phase : points de victoire',
  'Phase six: End of Turn': 'Sixième phase : fin du tour',
};

const afterTheEmpire = {
  'Terms and general law': 'Vocabulaire et règles générales',
  'The season': 'La saison',
  'Phase 1: actions': 'Phase 1 : actions',
  'Shared actions': 'Actions communes',
  'The player board': 'Le plateau personnel',
  'Cards and their effects': 'Les cartes et leurs effets',
  'Phase 2: preparation': 'Phase 2 : préparatifs',
  'Phase 2: combat rounds': 'Phase 2 : rounds de combat',
  Sacked: 'Pillé',
  'Phases 3 and 4: flags, income, turn order': 'Phases 3 et 4 : drapeaux, revenus, ordre du tour',
  'Phase 5: harvest and feast': 'Phase 5 : récolte et festin',
  'Phase 6: refresh': 'Phase 6 : renouvellement',
  'Decks and sides': 'Pioches et côtés',
  'Final scoring': 'Décompte final',
};

const empiresEnd = {
  Flow: 'Déroulement',
  Disaster: 'Désastre',
  'Taking a disaster': 'Subir un désastre',
  'Double disaster': 'Double désastre',
  Innovations: 'Innovations',
  Economy: 'Économie',
  Industry: 'Industrie',
  'Economy and Industry combined': 'Économie et industrie réunies',
  Conflict: 'Conflit',
  Decks: 'Pioches',
  'What others know of a stash': 'Ce que les autres savent d’une réserve',
};

export const pages: Pages = {
  words: { ...everywhere, ...tigris, ...vinci, ...afterTheFlood, ...afterTheEmpire, ...empiresEnd },
};

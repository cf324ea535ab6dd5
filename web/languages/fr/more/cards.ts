// cards.ts - the games on the front page and in the form of a new table, in French.
import type { CardWords } from '../../../kit/languages';

const tigris: CardWords = {
  title: 'Tigre & Euphrate',
  blurb: 'Les royaumes s’unissent et se heurtent. Votre couleur la plus faible est votre score.',
  duration: '90 min',
  about:
    'Reiner Knizia, 1997. Tout le contenu est celui qui a été publié. Le verso du plateau suit une seule édition. Les dessins sont les nôtres.',
  seats: ['Urne', 'Lion', 'Taureau', 'Archer'],
  options: {
    board: {
      name: 'Plateau',
      help: 'face du plateau : 10 ou 14 temples à trésor',
      values: { standard: 'recto', advanced: 'verso' },
    },
    scores: {
      name: 'Points des autres',
      help: 'si l’on voit pendant la partie les points et les trésors des autres',
      values: { hidden: 'cachés', open: 'visibles' },
    },
    buildings: { name: 'Bâtiments de civilisation', help: 'avec les bâtiments de l’extension' },
    wonder: { name: 'Merveille', help: 'avec la merveille' },
    english: { name: 'Règle anglaise', help: 'moins de soutien dans les conflits' },
    war_strength: {
      name: 'Partisans dans les guerres suivantes',
      help: 'dans une autre guerre compte ce qui reste du camp, ou le royaume d’origine',
      values: { current: 'actuels', original: 'd’origine' },
    },
    face_down_squares: {
      name: 'Carrés avec tuiles retournées',
      help: 'les tuiles sous un monument comptent pour d’autres carrés de leur couleur',
    },
    monuments: {
      name: 'Monuments',
      help: 's’il faut bâtir sur un carré achevé',
      values: { optional: 'au choix', forced: 'obligatoires' },
    },
  },
};

const vinci: CardWords = {
  blurb: 'Menez un peuple à travers l’Europe, laissez-le décliner, recommencez.',
  duration: '2 h',
  about:
    'Philippe Keyaerts, 1999. Reconstruits : les frontières des 45 provinces, les mers, les détroits, les lieux des mines et des ports, ainsi que la valeur et l’effet de quelques jetons.',
  seats: ['Urne', 'Lion', 'Taureau', 'Arc', 'Ibis', 'Scorpion'],
  options: {
    bag: {
      name: 'Jetons',
      help: 'combien de jetons de chaque sorte sont dans le sac',
      values: { full: 'tous', seed_only: 'un jeu', printed_1999: 'comme en 1999' },
    },
    straits: { name: 'Détroits', help: 'si les six détroits relient des provinces' },
    min_cost: { name: 'Coût minimal', help: 'ce que coûte au moins une conquête ordinaire' },
    target_vp: { name: 'Points pour la fin', help: 'points qui annoncent la fin ; 0 = selon le nombre de places' },
    max_rounds: { name: 'Dernière manche', help: 'la partie finit au plus tard après cette manche' },
    broken_columns: {
      name: 'Jetons en déclin',
      help: 'quels jetons jaunes restent en déclin',
      values: { printed: 'avec colonne imprimée', all: 'tous ceux des quatre pouvoirs' },
    },
    rebirth: {
      name: 'Renaissance',
      help: 'quand une civilisation avec Renaissance peut décliner',
      values: { any_time: 'aussi aux tours de déclin', end_only: 'seulement en fin de tour' },
    },
    truces: {
      name: 'Trêves de la Diplomatie',
      help: 'si la Diplomatie conclut ses trêves avant ou après les conquêtes',
      values: { before: 'avant de conquérir', after: 'après les conquêtes' },
    },
    token_supply: {
      name: 'Pions d’une couleur',
      help: 'si les 25 pions d’une couleur sont une limite',
      values: { unlimited: 'autant qu’il en faut', counted: '25' },
    },
  },
};

const afterTheFlood: CardWords = {
  blurb: 'Commercez, bâtissez et levez des empires à Sumer. Rien n’est caché.',
  duration: '2 à 3 h',
  about: 'Martin Wallace, 2008. Tout le contenu est celui qui a été publié ; le dessin de la carte est le nôtre.',
  seats: ['Rouge', 'Violet', 'Vert'],
  options: {
    players: { name: 'Joueurs', help: 'nombre de places ; toujours trois' },
    fresh_scribes: {
      name: 'Nouveaux scribes',
      help: 'à partir de quand un nouveau scribe peut servir',
      values: { next_turn: 'dès le prochain tour', next_action: 'dès la prochaine action' },
    },
    final_boxes: {
      name: 'Irrigation et Tissage à la fin',
      help: 'si l’Irrigation et le Tissage comptent au décompte final',
    },
    sippar_trade: {
      name: 'Échange de plus de Sippar',
      help: 'où l’échange supplémentaire de Sippar peut avoir lieu',
      values: { anywhere: 'dans toute région', with_trader: 'seulement avec un marchand' },
    },
    home_fight: {
      name: 'Combat pour la patrie',
      help: 'si le combat pour sa propre patrie peut être arrêté',
      values: { may_stop: 'peut cesser', to_the_end: 'jusqu’au bout' },
    },
    new_workers: {
      name: 'Ouvriers par tour',
      help: 'si l’on peut prendre moins de huit ouvriers',
      values: { all: 'les huit', choice: 'autant qu’on veut' },
    },
    ur_textile: {
      name: 'Étoffe d’Ur',
      help: 'si l’étoffe d’Ur demande un tisserand',
      values: { always: 'toujours', with_weaver: 'avec un tisserand' },
    },
    trade_limit: {
      name: 'Chaque ressource dans un échange',
      help: 'si une ressource peut être prise une fois dans chaque région ou une seule fois dans toute l’action',
      values: { per_area: 'une fois par région', per_action: 'une fois en tout' },
    },
    forced_dice: {
      name: 'Dés sans choix',
      help: 'si un jet est confirmé quand rien d’autre n’est possible',
      values: { asked: 'demandé', thrown: 'lancé aussitôt' },
    },
  },
};

const afterTheEmpire: CardWords = {
  blurb: 'Tenez un château pendant sept saisons. La richesse attire les pillards.',
  duration: '1 à 2 h',
  about:
    'Evan Halbert et Ryan Mauk, 2021. Reconstruits : la plupart des cartes (bâtiments, réfugiés, objectifs, envahisseurs, sièges) et le nombre d’emplacements, d’après les taux et les exemples du livret.',
  seats: ['Urne', 'Lion', 'Taureau', 'Arc'],
  options: {
    difficulty: {
      name: 'Difficulté',
      help: 'combien de cartes d’envahisseurs sont face cachée',
      values: { easy: 'facile', normal: 'normale', hard: 'difficile' },
    },
    no_reports: { name: 'Sans éclaireurs', help: 'même la première carte d’envahisseurs est face cachée' },
    crippling: { name: 'Dégâts graves', help: 'les cartes abîmées ne comptent pas pour les objectifs' },
    starting_refugees: {
      name: 'Premiers réfugiés',
      help: 'comment les premiers réfugiés sont répartis',
      values: { choose: 'choisis', random: 'distribués' },
    },
    passing: {
      name: 'Passer',
      help: 'si l’on peut s’arrêter tant que des ouvriers peuvent être placés',
      values: { forced: 'seulement sans choix', allowed: 'à tout moment' },
    },
    barracks: {
      name: 'Caserne',
      help: 'si recruter et soigner y est libre ou demande un ouvrier',
      values: { free: 'action libre', worker: 'avec un ouvrier' },
    },
    ladders: {
      name: 'Échelles et tours',
      help: 'si les envahisseurs grimpent à chaque round d’un combat ou seulement au premier',
      values: { every_round: 'chaque round', once: 'une fois' },
    },
    surge: {
      name: 'Ruée',
      help: 'si la ruée frappe aussi ceux qui sont trop pauvres pour l’engin lui-même',
      values: { everybody: 'tous ceux qu’elle nomme', reached: 'seulement avec l’engin' },
    },
    sack_damage: {
      name: 'Dégâts du pillage',
      help: 'si les deux cartes abîmées devaient être intactes',
      values: { undamaged: 'deux cartes intactes', any: 'deux cartes quelconques' },
    },
    flag: {
      name: 'Drapeau',
      help: 'qui reçoit le drapeau quand le plus riche a été pillé',
      values: { unsacked: 'le plus riche non pillé', richest: 'personne' },
    },
    villager: {
      name: 'Villageois',
      help: 'ce que devient un villageois qui n’a pas servi',
      values: { one_season: 'repart', until_used: 'attend' },
    },
    supply: {
      name: 'Réserve',
      help: 's’il n’y a que 25 mercenaires et 20 fers',
      values: { unlimited: 'illimitée', counted: 'comme dans la boîte' },
    },
  },
};

const empiresEnd: CardWords = {
  blurb: 'Payez pour détourner le désastre, ou subissez-le et apprenez des ruines.',
  duration: '26 phases',
  about:
    'John D. Clair, 2023. Reconstruits : les enchères et innovations des cartes de désastre, les nombres des cartes de conflit, quelques valeurs, tous les coûts de réparation et une partie de l’ordre des phases.',
  seats: ['Urne', 'Lion', 'Taureau', 'Arc'],
  options: {
    length: { name: 'Durée', help: '26 phases, ou 19 en partie courte', values: { full: 'entière', blitz: 'courte' } },
    city_discount: { name: 'Les cités bâtissent moins cher', help: 'une cité saine baisse deux fois le prix' },
    open_stash: { name: 'Réserves visibles', help: 'les réserves et les choix de l’Économie sont visibles' },
    replace_any_time: {
      name: 'Remplacer à tout moment',
      help: 'on peut remplacer avant chaque décision, pas seulement à son tour',
    },
    supply: {
      name: 'Réserve de jetons',
      help: 'les jetons ne manquent jamais, ou il n’y a que ceux de la boîte',
      values: { unlimited: 'illimitée', counted: 'comptée' },
    },
    losses: {
      name: 'Pertes en conflit',
      help: 'ce qu’on n’a pas ne se perd pas, ou l’on perd des pièces à la place',
      values: { own_kind: 'seulement la sorte', coins: 'aussi des pièces' },
    },
    loan: {
      name: 'Emprunts',
      help: 'on emprunte autant de pièces qu’on veut, ou jusqu’à cinq jetons ou rien',
      values: { any: 'à volonté', to_five: 'jusqu’à cinq' },
    },
    discard: {
      name: 'Défausser la main',
      help: 'on peut toujours défausser le reste, ou seulement après deux actions de carte',
      values: { always: 'toujours', after_two: 'après deux actions' },
    },
    refill: {
      name: 'Piocher',
      help: 'tous complètent à quatre cartes, ou seulement qui a défaussé',
      values: { always: 'tous', after_discard: 'après défausse' },
    },
    most_destroyed: {
      name: 'Le plus de lieux détruits',
      help: 'une égalité compte, ou seulement qui en a seul le plus',
      values: { shared: 'même à égalité', alone: 'seul' },
    },
    ties: {
      name: 'Égalités à la fin',
      help: 'à points égaux, le premier joueur passe d’abord, ou en dernier',
      values: { from_first: 'premier joueur d’abord', after_first: 'premier joueur en dernier' },
    },
  },
};

export const cards: Record<string, CardWords> = {
  tigris,
  vinci,
  after_the_flood: afterTheFlood,
  after_the_empire: afterTheEmpire,
  empires_end: empiresEnd,
};

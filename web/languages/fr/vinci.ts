// vinci.ts - Vinci in French: what its drawing says, how the game goes, its sentences.
import type { Pages } from '../../kit/languages';
import { sentences } from './more/vinci';
import { words } from './more/vinci_words';

const primer = [
  'Vous menez une civilisation : deux jetons et une réserve de pions. Prenez-en une dans la rangée ; chaque paire sautée coûte 2 points, qui restent dessus pour qui la prendra.',
  'Elle entre par un bord ou par la mer ouverte et s’étend : une conquête coûte 2 pions, 1 de plus pour la forêt ou la montagne, pour chaque pion sur place et pour un fort. La carte montre tous les coûts.',
  'À la fin de votre tour, répartissez vos pions ; chaque province en demande un. Puis chaque province rapporte un point, sauf les montagnes ; vos jetons peuvent en ajouter.',
  'Plus de pions ? Laissez-la décliner : ses provinces restent et rapportent encore, et vous recommencez. Les nouvelles provinces ne devraient pas toucher les anciennes, qui seraient vidées.',
  'Qui atteint l’objectif fait de cette manche la dernière ; le plus de points gagne.',
  'La carte et quelques nombres sont reconstruits ; les règles disent lesquels.',
];

export const pages: Pages = { words, primer, sentences };

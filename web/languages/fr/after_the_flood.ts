// after_the_flood.ts - After the Flood in French: what its drawing says, how the game goes, its sentences.
import type { Pages } from '../../kit/languages';
import { sentences } from './more/after_the_flood';
import { words } from './more/after_the_flood_words';

const primer = [
  'Cinq tours. À chacun vous faites une action après l’autre jusqu’à passer : bâtir une ville, placer des ouvriers, commercer, fonder un empire, l’étendre. Dès que quelqu’un a passé, chaque action coûte une chose.',
  'Les ouvriers de l’Irrigation et du Tissage apportent grain et étoffe au début de chaque tour. Donnez un bien pour placer autant d’ouvriers qu’il vaut.',
  'Les ouvriers des régions extérieures échangent des biens communs contre de plus chers, une fois chacun par action. L’armée d’un autre les bloque.',
  'Avec le plus d’ouvriers dans une patrie, vous pouvez fonder son empire. Chaque région que vos armées tiennent en fin de tour vaut 2 PV. La mieux équipée a besoin de 5 avec deux dés, les autres de 7.',
  'En fin de tour, agrandissez vos villes : 2 bois et jusqu’à quatre luxes différents (outils, huile, or, lapis) rapportent 4 à 20 PV.',
  'Avant les tours II et IV, le Déclin emporte des ouvriers. À la fin, le plus d’ouvriers dans une région rapporte le nombre de son cercle.',
];

export const pages: Pages = { words, primer, sentences };

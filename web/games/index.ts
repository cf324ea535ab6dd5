// index.ts - the games the page knows, one entry each.
import { card as afterTheEmpire } from './after_the_empire/card';
import { card as afterTheFlood } from './after_the_flood/card';
import { card as empiresEnd } from './empires_end/card';
import { signs, type GameCard } from './game';
import { card as tigris } from './tigris/card';
import { card as vinci } from './vinci/card';

export const games: readonly GameCard[] = [tigris, vinci, afterTheFlood, afterTheEmpire, empiresEnd];

const wordless = { blurb: '', duration: '', about: '', options: {} };

export const cardOf = (name: string): GameCard =>
  games.find((game) => game.name === name) ?? {
    name,
    emblem: '',
    signs,
    opponents: 1,
    words: { en: wordless, de: wordless },
    load: null,
  };

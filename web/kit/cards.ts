// cards.ts - the cards of the games that this page has. The page's entry introduces them; whoever draws asks for one by name.
import { signs, type GameCard } from './game';
import { pagesOf, type CardWords, type Language } from './languages';

let introduced: readonly GameCard[] = [];

export function introduce(cards: readonly GameCard[]): void {
  introduced = cards;
}

export const allCards = (): readonly GameCard[] => introduced;

const wordless = { blurb: '', duration: '', about: '', options: {} };

export const cardOf = (name: string): GameCard =>
  introduced.find((game) => game.name === name) ?? {
    name,
    emblem: '',
    signs,
    opponents: 1,
    words: wordless,
    load: null,
  };

export const cardWords = (name: string, language: Language): CardWords =>
  pagesOf(language, 'shell')?.cards?.[name] ?? cardOf(name).words;

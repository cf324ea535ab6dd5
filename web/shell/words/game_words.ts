// game_words.ts - names of games, seats and options: in the language chosen where the game's card has a word for it, else as
// the server says them.
import { cardWords as wordsOf } from '../../kit/cards';
import type { GameInfo, GameOption, Person, TableInfo } from '../wire/messages';
import { english, type WordKey } from './english';
import { sayIn, type Language } from './words';

export const gameTitle = (game: Pick<GameInfo, 'name' | 'title'>, language: Language): string =>
  wordsOf(game.name, language).title ?? game.title;

// A table goes by its own title, else by its game's.
export const tableTitle = (table: TableInfo, language: Language): string =>
  table.title || gameTitle({ name: table.game, title: table.game_title }, language);

export const seatWord = (game: string, seat: number, name: string, language: Language): string =>
  wordsOf(game, language).seats?.[seat] ?? name;

const isSame = (one: Person | null, other: Person | null) => one?.id === other?.id && one?.name === other?.name;

// Whom a seat belongs to: its person by name, unless they have another seat by the same name; else the seat's own name.
export function seatName(table: TableInfo, seat: number, language: Language): string {
  const found = table.seats[seat];
  if (!found) return '';
  const shared = found.person && table.seats.filter((other) => isSame(other.person, found.person)).length > 1;
  return found.person && !shared ? found.person.name : seatWord(table.game, seat, found.name, language);
}

const common = (key: string, language: Language) => (key in english ? sayIn(language)(key as WordKey) : undefined);
const spaced = (word: string) => word.replaceAll('_', ' ');

export const optionName = (game: string, { name }: GameOption, language: Language): string =>
  wordsOf(game, language).options[name]?.name ?? common(`option.${name}`, language) ?? spaced(name);

export const optionHelp = (game: string, { name, help }: GameOption, language: Language): string =>
  wordsOf(game, language).options[name]?.help ?? common(`option.${name}.help`, language) ?? help;

export const optionValue = (game: string, { name }: GameOption, value: string, language: Language): string =>
  wordsOf(game, language).options[name]?.values?.[value] ?? common(`option.${value}`, language) ?? spaced(value);

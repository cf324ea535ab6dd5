// languages.ts - the languages that the page speaks. English is in the page itself; every other is a folder of web/languages, and
// its parts are fetched when somebody needs them. What a part does not say is said in English.
import type { Translation } from './speech';

export type Language = string; // its code, and the name of its folder

// Words for an option of a game; what is missing is said as the server says it.
export interface OptionWords {
  name: string;
  help?: string;
  values?: Record<string, string>;
}

// What the front page and the form of a new table say of a game.
export interface CardWords {
  title?: string; // where people know the game by another name
  blurb: string;
  duration: string;
  about: string; // whose game it is, and what of its contents is our own
  seats?: readonly string[];
  options: Record<string, OptionWords>;
}

// A part of a language: "shell", "table", "rules" (headings by their English), or what a game's drawing and its guide say.
export interface Pages {
  words: Readonly<Record<string, string>>;
  refusals?: Readonly<Record<string, string>>; // by their code; without one the server's own sentence stands
  cards?: Readonly<Record<string, CardWords>>; // by game
  sentences?: Translation; // of a game
  primer?: readonly string[]; // how a game goes, for somebody new to it
}

// What is known of a language before any of it is fetched.
export interface Folder {
  code: Language;
  name: string; // in itself
  guest: string; // what people are called who chose no name: known in every language, whichever the page speaks now
  parts: Readonly<Record<string, () => Promise<Pages>>>;
}

const english: Folder = { code: 'en', name: 'English', guest: 'Guest', parts: {} };
let folders: readonly Folder[] = [english];

export function introduceLanguages(others: readonly Folder[]): void {
  folders = [english, ...others];
}

export const allLanguages = (): readonly Folder[] => folders;
export const folderOf = (language: Language): Folder | undefined => folders.find(({ code }) => code === language);

const learnt = new Map<string, Pages>();

export const pagesOf = (language: Language, part: string): Pages | undefined => learnt.get(`${language}/${part}`);

export function keepPages(language: Language, part: string, pages: Pages): void {
  learnt.set(`${language}/${part}`, pages);
}

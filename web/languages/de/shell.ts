// shell.ts - every page in German, and the games on them.
import type { Pages } from '../../kit/languages';
import { cards } from './more/cards';
import { refusals } from './more/refusals';
import { german } from './more/shell';

export const pages: Pages = { words: german, refusals, cards };

// shell.ts - every page in French, and the games on them.
import type { Pages } from '../../kit/languages';
import { cards } from './more/cards';
import { refusals } from './more/refusals';
import { french } from './more/shell';

export const pages: Pages = { words: french, refusals, cards };

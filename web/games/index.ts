// index.ts - the games the page knows, one entry each.
import type { GameCard } from '../kit/game';
import { card as afterTheEmpire } from './after_the_empire/card';
import { card as afterTheFlood } from './after_the_flood/card';
import { card as empiresEnd } from './empires_end/card';
import { card as tigris } from './tigris/card';
import { card as vinci } from './vinci/card';

export const games: readonly GameCard[] = [tigris, vinci, afterTheFlood, afterTheEmpire, empiresEnd];

// levels.ts - how strong bots play: the levels meant for people, weakest first. The server names other bots too.
import type { GameInfo } from './wire/messages';
import { english, type WordKey } from './words/english';
import type { Say } from './words/words';

export const levels = ['novice', 'apprentice', 'skilled', 'master'] as const;

export const levelsOf = (game: GameInfo | undefined): readonly string[] => {
  const known = levels.filter((level) => game?.bots.includes(level));
  return known.length > 0 ? known : (game?.bots ?? []);
};

// Quick answers and a fair fight: whoever wants to wait for better moves chooses the master.
export function usualLevel(game: GameInfo | undefined): string {
  const known = levelsOf(game);
  return known.includes('skilled') ? 'skilled' : (known[known.length - 1] ?? 'random');
}

// "skilled"; a bot that is no level goes by its name.
export const levelWord = (bot: string, say: Say): string =>
  `level.${bot}` in english ? say(`level.${bot}` as WordKey) : bot;

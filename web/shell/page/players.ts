// players.ts - how many can play a game. Apart from the front page, so that no table fetches that for it.
import type { GameInfo } from '../wire/messages';

export function playersOf(game: GameInfo): number[] {
  const option = game.options.find(({ name }) => name === 'players');
  if (!option) return [game.seat_names.length];
  if (option.values) return option.values.map(Number);
  const [from, to] = option.range ?? [2, 2];
  return Array.from({ length: to - from + 1 }, (_, number) => from + number);
}

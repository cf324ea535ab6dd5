// cell_labels.ts - each space in words, for screen readers: what lies there, whose kingdom it is, what choosing it would do.
import type { Scene } from '../../kit/game';
import type { Forecast } from './forecast';
import { allCells, boards, buildingOf, cellsDrawn, colors, type TigrisView } from './view';
import { tigrisWords, type TigrisSay } from './words';

function contents(view: TigrisView, say: TigrisSay, nameOf: (seat: number) => string): Map<string, string[]> {
  const told = new Map<string, string[]>(allCells.map((cell) => [cell, []]));
  const tell = (cell: string | null, text: string) => (cell ? told.get(cell)?.push(text) : undefined);
  for (const color of colors) for (const cell of view.tiles[color]) tell(cell, say(`tile.${color}`));
  for (const cell of view.face_down) tell(cell, say('face_down'));
  for (const cell of view.catastrophes) tell(cell, say('catastrophe'));
  for (const cell of view.treasures) tell(cell, say('with_treasure'));
  for (const { leader, seat, cell, war = 0, revolt = 0 } of view.leaders)
    tell(cell, say('leader_of', { leader: say(leader), name: nameOf(seat), war, revolt }));
  for (const {
    cell,
    colors: [first, second],
  } of view.monuments)
    tell(cell, say('monument', { color: `${say(first)}-${say(second)}` }));
  for (const color of colors) tell(view.buildings[color], say(buildingOf[color] as 'palace'));
  tell(view.wonder, say('wonder'));
  return told;
}

// What lies on each space, as long as the position stays.
export function cellLabels({ view, speaker }: Scene<TigrisView>): Map<string, string> {
  const say = tigrisWords(speaker.language);
  const river = new Set(cellsDrawn(boards[view.options.board], '~'));
  const inKingdom = new Map(view.kingdoms.flatMap((cells, number) => cells.map((cell) => [cell, number + 1] as const)));
  const labels = new Map<string, string>();
  for (const [cell, told] of contents(view, say, speaker.nameOf)) {
    const parts = told.length > 0 ? told : [river.has(cell) ? say('river') : say('land')];
    if (inKingdom.has(cell)) parts.push(`${say('kingdom')} ${inKingdom.get(cell)}`);
    labels.set(cell, `${cell}: ${parts.join(', ')}`);
  }
  return labels;
}

// What choosing a space would bring.
export function choiceLabel({ speaker }: Scene<TigrisView>, { gains, fights }: Forecast): string {
  const say = tigrisWords(speaker.language);
  const scores = gains.map(({ seat, count, color }) =>
    say('scores', { name: speaker.nameOf(seat), count, color: say(color as 'red') }),
  );
  return [say('may'), ...scores, ...(fights ? [say('joins')] : [])].join(', ');
}

// final.tsx - the table at the end of a game: seats by rank, the winners marked. A game says which columns it has.
import type { ComponentChildren } from 'preact';
import { wordsFrom, type Speaker } from './speech';
import type { Standing } from './told';

const english = { rank: 'Rank', player: 'Player' };
export type FinalWord = keyof typeof english;
const words = wordsFrom<FinalWord>('table', english, 'final.');

export interface FinalColumn {
  head: ComponentChildren;
  title?: string; // the head in words, where it is a picture
  cell(seat: number): ComponentChildren;
  paint?(seat: number): string; // class of that cell
}

export const seatsByRank = ({ ranks }: Standing): number[] =>
  ranks.map((_, seat) => seat).toSorted((one, other) => ranks[one]! - ranks[other]!);

// The last column is the score, told in large figures.
export function FinalTable({
  standing,
  speaker,
  columns,
  paint = '',
  beside,
}: {
  standing: Standing;
  speaker: Speaker;
  columns: readonly FinalColumn[];
  paint?: string;
  beside?: (seat: number) => ComponentChildren; // next to the name
}) {
  const say = words(speaker.language);
  const last = columns[columns.length - 1];
  return (
    <table class={`final ${paint}`}>
      <thead>
        <tr>
          <th scope="col">{say('rank')}</th>
          <th scope="col">{say('player')}</th>
          {columns.map(({ head, title }, at) => (
            <th key={at} scope="col" title={title}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seatsByRank(standing).map((seat) => (
          <tr key={seat} class={standing.ranks[seat] === 1 ? 'winner' : ''}>
            <td>{standing.ranks[seat]}</td>
            <th scope="row">
              {speaker.nameOf(seat)} {beside?.(seat)}
            </th>
            {columns.map((column, at) => (
              <td key={at} class={column.paint?.(seat)}>
                {column === last ? <b>{column.cell(seat)}</b> : column.cell(seat)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

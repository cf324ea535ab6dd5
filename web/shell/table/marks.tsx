// marks.tsx - on the board, while the recap lies open: what one lost, by number, and where each of the others did something last.
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Recap, RecapLine } from '../../kit/recap';
import { SeatSign } from '../parts/icon';

export interface Mark {
  id: string; // of the thing on the board
  lost: number; // its number among the losses, from 1; 0: no loss
  seat: number | null; // whose last deed it was
}

const idsOf = ({ entry }: RecapLine) => Object.values(entry.args ?? {}).map(([id]) => id);

// A loss is marked wherever it happened; of the others each the last deed that has a place on the board.
export function marksOf({ lost, others, threatened }: Recap, isDrawn: (id: string) => boolean): Mark[] {
  const marks = new Map<string, Mark>();
  lost.forEach((line, at) => {
    for (const id of idsOf(line).filter(isDrawn)) if (!marks.has(id)) marks.set(id, { id, lost: at + 1, seat: null });
  });
  const deeds = [...others, ...threatened].toSorted((one, other) => other.number - one.number);
  const done = new Set<number>();
  for (const line of deeds) {
    const { seat } = line.entry;
    const id = idsOf(line).find((each) => isDrawn(each) && !marks.has(each));
    if (seat === null || id === undefined || done.has(seat)) continue;
    done.add(seat);
    marks.set(id, { id, lost: 0, seat });
  }
  return [...marks.values()];
}

interface Placed extends Mark {
  left: number;
  top: number;
}

const thingOn = (board: Element, id: string) =>
  board.querySelector(`:is([data-target="${CSS.escape(id)}"], [data-about="${CSS.escape(id)}"])`);

// Where the marks lie within what the board's window scrolls.
function place(board: HTMLElement, recap: Recap): Placed[] {
  const frame = board.getBoundingClientRect();
  return marksOf(recap, (id) => thingOn(board, id) !== null).map((mark) => {
    const thing = thingOn(board, mark.id)!.getBoundingClientRect();
    return { ...mark, left: thing.left - frame.left + board.scrollLeft, top: thing.top - frame.top + board.scrollTop };
  });
}

export function Marks({
  board,
  recap,
  signs,
  zoom,
}: {
  board: RefObject<HTMLElement | null>;
  recap: Recap;
  signs: readonly string[];
  zoom: number;
}) {
  const [marks, setMarks] = useState<Placed[]>([]);
  useLayoutEffect(() => {
    const put = () => setMarks(place(board.current!, recap));
    const size = new ResizeObserver(put); // tells the first size too
    size.observe(board.current!);
    return () => size.disconnect();
  }, [recap, zoom]);
  return (
    <div class="marks" aria-hidden="true">
      {marks.map(({ id, lost, seat, left, top }) => (
        <span key={id} class={`mark ${lost ? 'lost' : ''}`} style={{ left: `${left}px`, top: `${top}px` }}>
          {lost ? `−${lost}` : <SeatSign sign={signs[seat!]!} />}
        </span>
      ))}
    </div>
  );
}

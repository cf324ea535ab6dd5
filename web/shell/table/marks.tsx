// marks.tsx - on the board: where somebody does what is being shown, and, while the recap lies open, what one lost, by number, and
// where each of the others did something last.
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Recap, RecapLine } from '../../kit/recap';
import type { LogEntry } from '../../kit/told';
import { SeatSign } from '../parts/icon';

export interface Mark {
  id: string; // of the thing on the board
  lost: number; // its number among the losses, from 1; 0: no loss
  seat: number | null; // whose last deed it was
  now?: true; // it is being shown
  from?: string | undefined; // where what moves comes from
}

// Marks of something: which, of what is drawn, and of what they tell; another thing is marked anew.
export interface Marking {
  of: (isDrawn: (id: string) => boolean) => Mark[];
  about: object;
  signs: readonly string[];
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

const mostNow = 6; // places of one deed that are marked

// Where the deeds of a moment are done, and where what moves comes from.
export function marksNow(entries: readonly LogEntry[], isDrawn: (id: string) => boolean): Mark[] {
  const marks = new Map<string, Mark>();
  for (const { seat, args, private: hidden } of entries) {
    if (seat === null || hidden) continue;
    const from = args?.['from']?.[0];
    for (const id of Object.values(args ?? {}).map(([each]) => each))
      if (id !== from && !id.startsWith('seat.') && !marks.has(id) && isDrawn(id))
        marks.set(id, { id, lost: 0, seat, now: true, from: from !== undefined && isDrawn(from) ? from : undefined });
  }
  return [...marks.values()].slice(0, mostNow);
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Placed extends Mark, Box {
  way: Box | null; // of what it comes from
}

const thingOn = (board: Element, id: string) =>
  board.querySelector(`:is([data-target="${CSS.escape(id)}"], [data-about="${CSS.escape(id)}"])`);

const largest = 0.15; // of the board: a ring around more says nothing

// Where the marks lie within what the board's window scrolls.
function place(board: HTMLElement, of: Marking['of']): Placed[] {
  const frame = board.getBoundingClientRect();
  const boxOf = (id: string): Box => {
    const { left, top, width, height } = thingOn(board, id)!.getBoundingClientRect();
    return { left: left - frame.left + board.scrollLeft, top: top - frame.top + board.scrollTop, width, height };
  };
  const isSmall = ({ width, height }: Box) => width * height < largest * frame.width * frame.height;
  return of((id) => thingOn(board, id) !== null)
    .map((mark) => ({ ...mark, ...boxOf(mark.id), way: mark.from === undefined ? null : boxOf(mark.from) }))
    .filter((mark) => !mark.now || isSmall(mark));
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

// From where something comes to where it goes.
function Way({ from, to }: { from: Box; to: Box }) {
  const [start, end] = [middle(from), middle(to)];
  const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  return (
    <i
      class="way"
      style={{ left: `${start.x}px`, top: `${start.y}px`, width: `${length}px`, transform: `rotate(${angle}deg)` }}
    />
  );
}

function Ring({ box: { left, top, width, height } }: { box: Box }) {
  return <i class="ring" style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }} />;
}

export function Marks({
  board,
  marking,
  zoom,
}: {
  board: RefObject<HTMLElement | null>;
  marking: Marking;
  zoom: number;
}) {
  const [marks, setMarks] = useState<Placed[]>([]);
  const { of, about, signs } = marking;
  useLayoutEffect(() => {
    const put = () => setMarks(place(board.current!, of));
    const size = new ResizeObserver(put); // tells the first size too
    size.observe(board.current!);
    return () => size.disconnect();
  }, [about, zoom]);
  return (
    <div class="marks" aria-hidden="true">
      {marks.map((mark) => (
        <>
          {mark.way && <Way key={`way ${mark.id}`} from={mark.way} to={mark} />}
          {mark.now && <Ring key={`ring ${mark.id}`} box={mark} />}
          <span
            key={mark.id}
            class={`mark ${mark.lost ? 'lost' : ''}`}
            style={{ left: `${mark.left}px`, top: `${mark.top}px` }}
          >
            {mark.lost ? `−${mark.lost}` : <SeatSign sign={signs[mark.seat!]!} />}
          </span>
        </>
      ))}
    </div>
  );
}

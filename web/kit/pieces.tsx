// pieces.tsx - the pieces on a board: new ones arrive and lost ones leave, in the order of the sentences that tell of them; what
// is marked as a piece travels (shell/table/travel.tsx).
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Scene } from './game';
import type { LogEntry } from './told';

export interface Lying {
  key: string; // the same piece before and after
  alike: string; // the word for all that can take each other's place: one that goes where another came from has travelled
  place: string;
  count?: number; // more of them than before arrive too
}

export function changes<Piece extends Lying>(now: readonly Piece[], before: readonly Piece[]) {
  const counts = new Map(before.map(({ key, count = 1 }) => [key, count]));
  const still = new Set(now.map(({ key }) => key));
  const isFresh = ({ key, count = 1 }: Piece) => (counts.get(key) ?? 0) < count;
  return {
    fresh: new Set(now.filter(isFresh).map(({ key }) => key)),
    gone: before.filter(({ key }) => !still.has(key)),
  };
}

// Which sentence is the first to tell of a place.
function orderOf(entries: readonly LogEntry[], placesIn: (entry: LogEntry) => readonly string[]): Map<string, number> {
  const order = new Map<string, number>();
  entries.forEach((entry, number) => {
    for (const place of placesIn(entry)) if (!order.has(place)) order.set(place, number);
  });
  return order;
}

const mostSteps = 12; // that a piece waits for others
const delay = (number = 0) => ({ animationDelay: `calc(var(--t-event) * ${Math.min(number, mostSteps)})` });

interface PiecesProps<View, Piece extends Lying> {
  scene: Scene<View>;
  piecesOf(view: View): readonly Piece[];
  placesIn(entry: LogEntry): readonly string[]; // that a sentence names
  draw(piece: Piece): ComponentChildren;
  drawGone?(piece: Piece): ComponentChildren;
}

export function Pieces<View, Piece extends Lying>({
  scene: { view, arrival },
  piecesOf,
  placesIn,
  draw,
  drawGone = draw,
}: PiecesProps<View, Piece>) {
  const { now, fresh, gone, order } = useMemo(() => {
    const pieces = piecesOf(view);
    const before = arrival.before ? piecesOf(arrival.before as View) : pieces;
    return { now: pieces, ...changes(pieces, before), order: orderOf(arrival.entries, placesIn) };
  }, [view, arrival.number]);
  const moving = (piece: Piece, change: string, drawn: ComponentChildren) => (
    <g
      key={`${piece.key}${change}${piece.count ?? ''}`}
      class={change}
      data-piece={piece.alike}
      style={change ? delay(order.get(piece.place)) : undefined}
    >
      {drawn}
    </g>
  );
  return (
    <>
      <g key={`gone.${arrival.number}`} aria-hidden="true">
        {gone.map((piece) => moving(piece, 'leaves', drawGone(piece)))}
      </g>
      {now.map((piece) => moving(piece, fresh.has(piece.key) ? 'arrives' : '', draw(piece)))}
    </>
  );
}

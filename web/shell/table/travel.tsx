// travel.tsx - pieces travel from where they were to where they go: one way for all games. A drawing marks what is a piece with
// `data-piece`, the same word for all that are alike, and where one's own come from with `data-home`. Nothing waits for it.
import { Component, type ComponentChildren, type RefObject } from 'preact';

type Spot = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

export interface Journey<Thing> {
  thing: Thing;
  from: Spot;
}

const near = 4; // pixels: it has not moved

const gap = (one: Spot, other: Spot) => Math.hypot(one.left - other.left, one.top - other.top);

// Of pieces that are alike, which of those here now came from where one was before; the rest are new.
export function paired<Thing>(before: readonly Spot[], now: readonly { thing: Thing; spot: Spot }[]) {
  const free = [...before];
  const takeNearest = (spot: Spot, most: number): Spot | undefined => {
    const best = free.toSorted((one, other) => gap(one, spot) - gap(other, spot))[0];
    if (!best || gap(best, spot) > most) return undefined;
    free.splice(free.indexOf(best), 1);
    return best;
  };
  const moved = now.filter(({ spot }) => !takeNearest(spot, near));
  const journeys: Journey<Thing>[] = [];
  const fresh: { thing: Thing; spot: Spot }[] = [];
  for (const { thing, spot } of moved) {
    const from = takeNearest(spot, Infinity);
    if (from) journeys.push({ thing, from });
    else fresh.push({ thing, spot });
  }
  return { journeys, fresh };
}

const pieces = '[data-piece]:not(.leaves, .leaves *)';
const alike = (piece: Element) => piece.getAttribute('data-piece')!;

function spotsIn(root: Element): Map<string, Spot[]> {
  const spots = new Map<string, Spot[]>();
  for (const piece of root.querySelectorAll(pieces)) {
    const spot = piece.getBoundingClientRect();
    if (spot.width > 0) spots.set(alike(piece), [...(spots.get(alike(piece)) ?? []), spot]);
  }
  return spots;
}

// Where a new piece comes from: out of one's own hand, or from the panel of whoever brought it.
function homeOf(root: Element, word: string, by: number | null, mine: boolean): Spot | undefined {
  const places = [
    mine && `[data-home="${word}"]`,
    mine && '.tray',
    by !== null && `[data-around="seat.${by}"]`,
  ] as const;
  for (const place of places) {
    const spot = place && root.querySelector(place)?.getBoundingClientRect();
    if (spot && spot.width > 0) return spot;
  }
  return undefined;
}

function journeysIn(root: Element, before: ReadonlyMap<string, Spot[]>, by: number | null, mine: boolean) {
  const now = new Map<string, { thing: Element; spot: Spot }[]>();
  for (const thing of root.querySelectorAll(pieces)) {
    const spot = thing.getBoundingClientRect();
    if (spot.width > 0) now.set(alike(thing), [...(now.get(alike(thing)) ?? []), { thing, spot }]);
  }
  return [...now].flatMap(([word, things]) => {
    const { journeys, fresh } = paired(before.get(word) ?? [], things);
    const home = fresh.length > 0 ? homeOf(root, word, by, mine) : undefined;
    return home ? [...journeys, ...fresh.map(({ thing }) => ({ thing, from: home }))] : journeys;
  });
}

const most = 40; // more have not travelled: it is another position

// Inside a drawing lengths are its own.
const scaleOf = (piece: Element) => (piece instanceof SVGGraphicsElement && piece.getScreenCTM()?.a) || 1;

function travel({ thing, from }: Journey<Element>, duration: number): Animation {
  const to = thing.getBoundingClientRect();
  const scale = scaleOf(thing);
  const across = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const down = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  const seen = { opacity: 1, scale: 1 };
  const way = [
    { translate: `${across}px ${down}px`, ...seen },
    { translate: '0 0', ...seen },
  ];
  const delay = parseFloat(getComputedStyle(thing).animationDelay) * 1000 || 0;
  return thing.animate(way, { duration, delay, fill: 'backwards', easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' });
}

interface Props {
  root: RefObject<Element | null>;
  about: unknown; // the position; while it is the same nothing travels
  by: number | null; // whose deed led to it
  mine: boolean;
  children: ComponentChildren;
}

const timeOfEvent = () => parseFloat(document.documentElement.style.getPropertyValue('--t-event')) || 0;

export class Travel extends Component<Props> {
  #under: Animation[] = [];

  override getSnapshotBeforeUpdate({ about }: Props): Map<string, Spot[]> | null {
    const root = this.props.root.current;
    if (about === this.props.about || timeOfEvent() === 0 || !root) return null;
    for (const journey of this.#under) journey.cancel();
    return spotsIn(root);
  }

  override componentDidUpdate(_: Props, __: unknown, before: Map<string, Spot[]> | null): void {
    const root = this.props.root.current;
    if (!before || before.size === 0 || !root) return;
    const journeys = journeysIn(root, before, this.props.by, this.props.mine);
    this.#under = journeys.length > most ? [] : journeys.map((journey) => travel(journey, timeOfEvent()));
  }

  override render({ children }: Props): ComponentChildren {
    return children;
  }
}

// cues.tsx - at the edges of a board that is larger than its window: how much that may be chosen lies beyond each of them. A
// press goes there.
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useOncePainted } from '../../kit/late';
import { useWords } from '../words/words';
import { choosable } from './sight';

const edges = ['left', 'right', 'up', 'down'] as const;
type Edge = (typeof edges)[number];
type Beyond = Partial<Record<Edge, Element[]>>;

// Beyond which edge a thing's middle lies, if it does.
function edgeBeyond(thing: Element, frame: DOMRect): Edge | null {
  const box = thing.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const far: Record<Edge, number> = {
    left: frame.left - x,
    right: x - frame.right,
    up: frame.top - y,
    down: y - frame.bottom,
  };
  const edge = edges.reduce((best, each) => (far[each] > far[best] ? each : best));
  return far[edge] > 0 ? edge : null;
}

function findBeyond(view: Element): Beyond {
  const beyond: Beyond = {};
  if (view.scrollWidth <= view.clientWidth + 1 && view.scrollHeight <= view.clientHeight + 1) return beyond;
  const frame = view.getBoundingClientRect();
  for (const thing of view.querySelectorAll(choosable)) {
    const edge = thing.getClientRects().length > 0 ? edgeBeyond(thing, frame) : null;
    if (edge) (beyond[edge] ??= []).push(thing);
  }
  return beyond;
}

const telling = (beyond: Beyond) => edges.map((edge) => beyond[edge]?.length ?? 0).join();

export function Cues({ window }: { window: RefObject<HTMLElement | null> }) {
  const say = useWords();
  const [beyond, setBeyond] = useState<Beyond>({});
  const look = () => {
    const found = window.current ? findBeyond(window.current) : {};
    setBeyond((known) => (telling(known) === telling(found) ? known : found));
  };
  useOncePainted(look);
  useEffect(() => {
    const view = window.current!;
    let asked = 0;
    const soon = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(look);
    };
    view.addEventListener('scroll', soon, { passive: true });
    const size = new ResizeObserver(soon);
    size.observe(view);
    return () => {
      view.removeEventListener('scroll', soon);
      size.disconnect();
      cancelAnimationFrame(asked);
    };
  }, []);
  return (
    <div class="cues">
      {edges.map((edge) => {
        const things = beyond[edge];
        if (!things) return null;
        const go = () => things[0]!.scrollIntoView({ block: 'center', inline: 'center' });
        return (
          <button
            key={edge}
            class={`cue ${edge}`}
            aria-label={say(`cue.${edge}`, { count: things.length })}
            onClick={go}
          >
            {things.length}
          </button>
        );
      })}
    </div>
  );
}

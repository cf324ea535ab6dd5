// sight.ts - where the board is larger than its window, brings what matters into it: at first what may be chosen, later what
// is fought over. A drawing marks the latter with `data-sight`.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

export const choosable = '.lit, [aria-disabled="false"]';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function around(things: readonly Element[]): Box {
  const boxes = things.map((thing) => thing.getBoundingClientRect());
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

const isWithin = (box: Box, frame: Box) =>
  box.left >= frame.left && box.top >= frame.top && box.right <= frame.right && box.bottom <= frame.bottom;

function bringIntoSight(view: HTMLElement, things: readonly Element[]): void {
  if (things.length === 0 || !/auto|scroll/.test(getComputedStyle(view).overflow)) return;
  const [box, frame] = [around(things), view.getBoundingClientRect()];
  if (isWithin(box, frame)) return;
  view.scrollBy({
    left: (box.left + box.right - frame.left - frame.right) / 2,
    top: (box.top + box.bottom - frame.top - frame.bottom) / 2,
    behavior: 'instant',
  });
}

// All that may be chosen; if the middle of it shows nothing of it, then the first thing.
function showChoices(view: HTMLElement): void {
  const lit = [...view.querySelectorAll(choosable)].filter((each) => each.getClientRects().length > 0);
  if (lit.length === 0) return bringIntoSight(view, [...view.children]);
  bringIntoSight(view, lit);
  const frame = view.getBoundingClientRect();
  if (!lit.some((each) => isWithin(each.getBoundingClientRect(), frame))) bringIntoSight(view, lit.slice(0, 1));
}

export function useSight(window: RefObject<HTMLElement | null>, about: unknown): void {
  useEffect(() => {
    const view = window.current!;
    const size = new ResizeObserver(() => showChoices(view)); // tells the first size too
    size.observe(view);
    return () => size.disconnect();
  }, []);
  useEffect(() => {
    const view = window.current!;
    bringIntoSight(view, [...view.querySelectorAll('[data-sight]')]);
  }, [about]);
}

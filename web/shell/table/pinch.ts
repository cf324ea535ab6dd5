// pinch.ts - two fingers on the board change how large it is drawn, and what lies between them stays there. One finger scrolls,
// as the browser does by itself.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

const least = 0.6;
const most = 2;

const gap = ([one, other]: Touch[]) => Math.hypot(one!.clientX - other!.clientX, one!.clientY - other!.clientY);

export function usePinch(board: RefObject<HTMLElement | null>, zoom: number, setZoom: (zoom: number) => void): void {
  const now = useRef(zoom);
  now.current = zoom;
  useEffect(() => {
    const view = board.current!;
    let begun: { gap: number; zoom: number } | null = null;
    const begin = (event: TouchEvent) => {
      begun = event.touches.length === 2 ? { gap: gap([...event.touches]), zoom: now.current } : null;
    };
    const move = (event: TouchEvent) => {
      if (!begun || event.touches.length !== 2) return;
      event.preventDefault(); // the page itself stays as it is
      const next = Math.min(most, Math.max(least, (begun.zoom * gap([...event.touches])) / begun.gap));
      const [one, other] = [...event.touches];
      const frame = view.getBoundingClientRect();
      const [x, y] = [
        (one!.clientX + other!.clientX) / 2 - frame.left,
        (one!.clientY + other!.clientY) / 2 - frame.top,
      ];
      const grown = next / now.current;
      const place = { left: (view.scrollLeft + x) * grown - x, top: (view.scrollTop + y) * grown - y };
      setZoom(next);
      requestAnimationFrame(() => view.scrollTo({ ...place, behavior: 'instant' }));
    };
    view.addEventListener('touchstart', begin, { passive: true });
    view.addEventListener('touchmove', move, { passive: false });
    return () => {
      view.removeEventListener('touchstart', begin);
      view.removeEventListener('touchmove', move);
    };
  }, []);
}

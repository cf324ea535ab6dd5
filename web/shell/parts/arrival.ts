// arrival.ts - where the focus goes when another page is shown: to its content, and on the way back to the link that had led away.
import { useEffect, useRef } from 'preact/hooks';
import { cameBack, linkFrom, type Route } from '../route';

const patience = 3000; // ms until lists that come from the server are there
const lookAgain = 50;

const isLost = () => document.activeElement === null || document.activeElement === document.body;

// Looks until the page has it, or somebody has gone on.
function focusOnce(selector: string): () => void {
  const end = Date.now() + patience;
  const timer = window.setInterval(() => {
    const place = document.querySelector<HTMLElement>(selector);
    if (!place && isLost() && Date.now() < end) return;
    clearInterval(timer);
    if (!place || !isLost()) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, lookAgain);
  return () => clearInterval(timer);
}

export function useFocusOnArrival({ path }: Route): void {
  const address = `/${path.join('/')}`;
  const first = useRef(true);
  useEffect(() => {
    if (first.current) return void (first.current = false);
    const link = cameBack() ? linkFrom(address) : undefined;
    return focusOnce(link === undefined ? '#content' : `a[href=${JSON.stringify(link)}]`);
  }, [address]);
}

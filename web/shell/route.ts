// route.ts - the page's own addresses: links inside the page change what is drawn, without loading it again.
import { Store } from '../kit/store';
import { isOutdated } from './build';

export interface Route {
  path: string[]; // of "/table/abc": ["table", "abc"]
  query: URLSearchParams;
  hash: string;
}

// What is no encoding stands for itself: an address that somebody cut or typed still leads somewhere.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const here = (): Route => ({
  path: location.pathname.split('/').filter(Boolean),
  query: new URLSearchParams(location.search),
  hash: decoded(location.hash.slice(1)),
});

export const route = new Store<Route>(here());

const followed = new Map<string, string>(); // by the address of a page: the link that led away from it
let back = false;

export const linkFrom = (address: string): string | undefined => followed.get(address);
export const cameBack = (): boolean => back; // to the page that is shown, by the browser's own way

export function navigate(address: string, replace = false): void {
  back = false;
  if (isOutdated()) return location[replace ? 'replace' : 'assign'](address);
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  route.set(here());
  if (!replace) scrollTo(0, 0);
}

export function startRouting(): void {
  addEventListener('popstate', () => {
    back = true;
    route.set(here());
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.getAttribute('href')!.startsWith('#')) return;
    event.preventDefault();
    followed.set(location.pathname, link.getAttribute('href')!);
    navigate(link.pathname + link.search + link.hash);
  });
}

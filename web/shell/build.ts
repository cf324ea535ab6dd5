// build.ts - after an update of the server an open page is of an older build. It loads itself again: with the next link that is
// followed, or where nothing is followed, as at a table, in a moment in which nothing is lost by it.
import { thisTab } from './storage';

const place = 'ozymandias.loaded_for';
const quietFor = 5000; // ms without a click or a key
const lookAgain = 1000;

let own: string | null = null;
let newer: string | null = null;

// Every line begins with the server's build; the first that is heard is the one this page came with.
export function hearBuild(build: string): void {
  own ??= build;
  newer = build === own ? null : build;
}

export const isOutdated = (): boolean => newer !== null;

// Two servers of different builds behind one address would have the page load for ever: once for each is enough.
function loadAgain(): void {
  if (thisTab.read<string>(place) === newer) return;
  thisTab.write(place, newer);
  location.reload();
}

const isWriting = () =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true ||
  [...document.querySelectorAll<HTMLInputElement>('.chat input')].some((field) => field.value !== '');

// Loads an outdated page when it is hidden or nobody has touched it for a while, and nothing is under way. Returns the end of it.
export function loadWhenQuiet(isIdle: () => boolean): () => void {
  let touched = 0;
  const touch = () => void (touched = Date.now());
  const look = () => {
    const quiet = document.hidden || Date.now() - touched > quietFor;
    if (isOutdated() && quiet && isIdle() && !isWriting()) loadAgain();
  };
  const timer = window.setInterval(look, lookAgain);
  const kinds = ['pointerdown', 'keydown'] as const;
  for (const kind of kinds) addEventListener(kind, touch, true);
  return () => {
    clearInterval(timer);
    for (const kind of kinds) removeEventListener(kind, touch, true);
  };
}

// asking.ts - how one asks what a thing is: a pointer that rests on it, a finger that stays, or `i` where the focus is. A thing is
// whatever a target, a mark of the drawing or a symbol stands for.
import { preferences } from '../preferences';

export type AskedBy = 'mouse' | 'touch' | 'key';

// What was asked about.
export interface Inquiry {
  id: string;
  at: Element;
  note: string; // its own words: what lies there
  by: AskedBy;
}

const rest = { mouse: 450, touch: 400, leaving: 150 }; // ms
const wobble = 10; // pixels that a finger may move

const noteOf = (thing: Element): string =>
  thing.getAttribute('data-note') ??
  thing.getAttribute('aria-label') ??
  thing.getAttribute('title') ??
  thing.querySelector(':scope > .sr')?.textContent ??
  '';

const isShells = /^(?:ui|seat)\./; // symbols of the page, not of a game

// The id of a symbol that is drawn alone.
function symbolAt(element: Element): { id: string; at: Element } | null {
  const at = element.closest('svg');
  const use = at?.childElementCount === 1 ? at.querySelector(':scope > use') : null;
  const id = use?.getAttribute('href')?.slice(1);
  return at && id && !isShells.test(id) ? { id, at } : null;
}

// What can be chosen speaks for all that is drawn on it, then what the drawing marks, a symbol, and last what lies around.
export function inquiryAt(element: Element, by: AskedBy): Inquiry | null {
  for (const name of ['data-target', 'data-about']) {
    const at = element.closest(`[${name}]`);
    if (at) return { id: at.getAttribute(name)!, at, note: noteOf(at), by };
  }
  const symbol = symbolAt(element);
  if (symbol) return { ...symbol, note: noteOf(symbol.at), by };
  const around = element.closest('[data-around]');
  return around && { id: around.getAttribute('data-around')!, at: around, note: noteOf(around), by };
}

interface Asked {
  ask(inquiry: Inquiry): void;
  drop(): void;
  openBy(): AskedBy | null; // null: there is no card
  follow(): void; // to the link of what is open
}

// While the mouse is on a thing whose name is a title, the browser's own tooltip is held back; returns how to give it again.
function hush(element: Element): () => void {
  const titled = element.closest('[title]');
  const title = titled?.getAttribute('title');
  if (!titled || !title) return () => undefined;
  titled.removeAttribute('title');
  return () => titled.hasAttribute('title') || titled.setAttribute('title', title);
}

// The mouse: after a pause on the same thing.
function attachMouse(root: HTMLElement, { ask, drop, openBy }: Asked): () => void {
  let timer = 0;
  let resting: Inquiry | null = null;
  let speakAgain = () => undefined as unknown;
  const start = () => {
    clearTimeout(timer);
    const inquiry = resting;
    if (inquiry) timer = window.setTimeout(() => ask(inquiry), rest.mouse);
  };
  const leave = () => {
    clearTimeout(timer);
    if (openBy()) timer = window.setTimeout(drop, rest.leaving);
  };
  const onOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const inquiry = inquiryAt(event.target as Element, 'mouse');
    if (inquiry && inquiry.at === resting?.at) return;
    resting = inquiry;
    speakAgain();
    speakAgain = hush(event.target as Element);
    leave();
    if (!openBy()) start();
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && !openBy()) start();
  };
  const onOut = (event: PointerEvent) => {
    if (event.relatedTarget !== null) return;
    resting = null;
    speakAgain();
    leave();
  };
  root.addEventListener('pointerover', onOver);
  root.addEventListener('pointermove', onMove);
  root.addEventListener('pointerout', onOut);
  return () => {
    clearTimeout(timer);
    root.removeEventListener('pointerover', onOver);
    root.removeEventListener('pointermove', onMove);
    root.removeEventListener('pointerout', onOut);
  };
}

// A finger that stays asks, and lifting it is then no tap.
function attachTouch(root: HTMLElement, { ask }: Asked): () => void {
  let timer = 0;
  let from = { x: 0, y: 0 };
  let asks = false;
  const cancel = () => clearTimeout(timer);
  const onDown = (event: PointerEvent) => {
    cancel();
    asks = false;
    if (event.pointerType !== 'touch' || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    const inquiry = inquiryAt(event.target as Element, 'touch');
    if (!inquiry) return;
    timer = window.setTimeout(() => {
      asks = true;
      ask(inquiry);
    }, rest.touch);
  };
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > wobble) cancel();
  };
  const swallow = (event: Event) => {
    if (!asks) return;
    asks = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onMenu = (event: Event) => {
    if (asks) event.preventDefault(); // the browser's own long press
  };
  const listeners = [
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', cancel],
    ['pointercancel', cancel],
    ['click', swallow],
    ['contextmenu', onMenu],
  ] as const;
  for (const [name, listener] of listeners) root.addEventListener(name, listener as EventListener, true);
  return () => {
    cancel();
    for (const [name, listener] of listeners) root.removeEventListener(name, listener as EventListener, true);
  };
}

const isTyping = (element: Element) => element.matches('input, textarea, select');

// A card that came by resting takes no key away: the one pressed does what it does without it.
function attachKeys(root: HTMLElement, { ask, drop, openBy, follow }: Asked): () => void {
  const onKey = (event: KeyboardEvent) => {
    const element = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    const asks = event.key === 'i' && preferences.value.letters && !isTyping(element);
    const open = openBy();
    const inquiry = asks && !open && root.contains(element) ? inquiryAt(element, 'key') : null;
    if (inquiry) ask(inquiry);
    else if (asks && open) follow();
    else if (event.key === 'Escape' && open && open !== 'mouse') drop();
    else return void (open && !['Tab', 'Enter', 'Shift'].includes(event.key) && drop());
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKey, true);
  return () => document.removeEventListener('keydown', onKey, true);
}

// Returns how to let go.
export function attachAsking(root: HTMLElement, asked: Asked): () => void {
  const put = (event: Event) => {
    if (asked.openBy() && !(event.target as Element).closest('.about-card a')) asked.drop();
  };
  const letGo = [attachMouse(root, asked), attachTouch(root, asked), attachKeys(root, asked)];
  document.addEventListener('pointerdown', put, true);
  document.addEventListener('wheel', put, { capture: true, passive: true });
  return () => {
    for (const each of letGo) each();
    document.removeEventListener('pointerdown', put, true);
    document.removeEventListener('wheel', put, true);
  };
}

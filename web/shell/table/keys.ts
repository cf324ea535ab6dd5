// keys.ts - the keyboard and the pointer on a table: things that carry targets are chosen, arrows move among them.
import { preferences } from '../preferences';
import type { Choice } from '../wire/choices';
import type { TableSession } from './session';
import { isLive } from './show';

const isTyping = (element: Element) => element.matches('input, textarea, select');

// The next thing in a direction: near, and rather straight ahead.
export function neighbour(from: Element, all: readonly Element[], key: string): Element | null {
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const here = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const element of all) {
    if (element === from) continue;
    const there = middle(element);
    const [ahead, aside] =
      key === 'ArrowRight'
        ? [there.x - here.x, there.y - here.y]
        : key === 'ArrowLeft'
          ? [here.x - there.x, there.y - here.y]
          : key === 'ArrowDown'
            ? [there.y - here.y, there.x - here.x]
            : [here.y - there.y, there.x - here.x];
    const distance = ahead + 3 * Math.abs(aside);
    if (ahead > 1 && distance < least) [best, least] = [element, distance];
  }
  return best;
}

const item = ':is([data-target], button):not([hidden], [hidden] *)';
const lit = ':is(.target, .lit, [aria-disabled="false"])';

// This runs after every drawing, over every thing of the table: the browser finds those few that change.
function reachOnly(group: Element, current: Element | null): void {
  for (const other of group.querySelectorAll(`${item}:not([tabindex="-1"])`))
    if (other !== current) other.setAttribute('tabindex', '-1');
  if (current?.getAttribute('tabindex') !== '0') current?.setAttribute('tabindex', '0');
}

// Of each group one thing is reached by Tab: the focused one, else one that may be chosen (the last one if it still may),
// else the last one, else the first.
export function tendRoving(root: Element): void {
  for (const group of root.querySelectorAll('[data-roving]')) {
    const find = (selector: string) => group.querySelector(selector);
    const last = find(`${item}[tabindex="0"]`);
    const current = find(`${item}:focus`) ?? (last?.matches(lit) ? last : find(`${item}${lit}`)) ?? last ?? find(item);
    reachOnly(group, current);
  }
}

function rove(event: KeyboardEvent, element: Element): boolean {
  const group = element.closest('[data-roving]');
  if (!group || !event.key.startsWith('Arrow') || isTyping(element)) return false;
  const next = neighbour(element, [...group.querySelectorAll(item)], event.key) as HTMLElement | null;
  if (!next) return false;
  reachOnly(group, next);
  next.focus();
  return true;
}

export interface TableKeys {
  session: TableSession;
  show(what: 'help' | 'moves' | 'log'): void;
  repeat(): void; // announce the last event again
}

function focusOn(root: Element, place: string): void {
  tendRoving(root); // what is lit may be newer than the last time
  const group = root.querySelector(place);
  (group?.querySelector<HTMLElement>('[tabindex="0"]') ?? (group as HTMLElement | null))?.focus();
}

// While something is shown, these move the show and nothing else.
function showCommand(key: string, session: TableSession): boolean {
  const { projector, store } = session;
  const { show, card } = store.value;
  if (card && (key === ' ' || key === 'Escape')) {
    session.putCardAway();
    return true;
  }
  if (isLive(show)) return false;
  const commands: Record<string, () => void> = {
    ' ': () => projector.skipStep(),
    ArrowRight: () => projector.skipStep(),
    ArrowLeft: () => projector.stepBack(),
    p: () => projector.pause(!show.paused),
    s: () => projector.skipAll(),
  };
  if (!(key in commands) || (isLetter(key) && !preferences.value.letters)) return false;
  commands[key]!();
  return true;
}

const isLetter = (key: string) => /^[a-z]$/.test(key);

function command(key: string, root: Element, { session, show, repeat }: TableKeys): boolean {
  const commands: Record<string, () => void> = {
    Escape: () => session.back(),
    u: () => void session.undo(),
    r: () => session.askToRestart(),
    m: () => show('moves'),
    l: () => repeat(),
    w: () => session.projector.watchAgain(),
    b: () => focusOn(root, '.board-view [data-roving]'),
    h: () => focusOn(root, '.tray [data-roving]'),
    s: () => focusOn(root, '.players'),
    '?': () => show('help'),
  };
  if (!(key in commands) || (isLetter(key) && !preferences.value.letters)) return false;
  commands[key]!();
  return true;
}

// The choice that a button with a whole chain stands for.
const chainOf = (button: Element): Choice => ({
  text: button.getAttribute('data-chain')!,
  target: '',
  label: { key: '', text: button.textContent },
  next: null,
});

// While something is shown, a click on the table skips the step and a double click the rest; its buttons are for themselves.
function skip(event: MouseEvent, { projector }: TableSession): void {
  if ((event.target as Element).closest('button:not([data-target]), a, input, textarea, select, summary, [role="log"]'))
    return;
  if (event.detail > 1) projector.skipAll();
  else projector.skipStep();
}

// What an event is about; that of a whole page or window is about none of its things.
const closestTo = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;
const targetOf = (event: Event) => closestTo(event, '[data-target]');

// Takes over the events of a table's root element; returns how to let go.
export function attachTable(root: HTMLElement, keys: TableKeys): () => void {
  const { session } = keys;
  let touch = false;
  const onPointer = (event: PointerEvent) => void (touch = event.pointerType === 'touch');
  const onClick = (event: MouseEvent) => {
    if (!isLive(session.store.value.show)) return skip(event, session);
    const by = event.detail === 0 ? 'key' : touch ? 'touch' : 'mouse';
    const chain = closestTo(event, '[data-chain]');
    if (chain) return session.propose(chainOf(chain), by);
    const element = targetOf(event);
    if (element) session.pick(element.getAttribute('data-target')!, by);
  };
  const onOver = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') session.hover(targetOf(event)?.getAttribute('data-target') ?? null);
  };
  const onFocus = (event: FocusEvent) => session.hover(targetOf(event)?.getAttribute('data-target') ?? null);
  const onKey = (event: KeyboardEvent) => {
    const element = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    if (event.key === 'Tab') return tendRoving(root);
    if (isTyping(element)) return event.key === 'Escape' ? (element as HTMLElement).blur() : undefined;
    if (!element.closest('button, a, summary') && showCommand(event.key, session)) return event.preventDefault();
    const target = targetOf(event);
    const plainTarget = target && !(target instanceof HTMLButtonElement);
    if (plainTarget && (event.key === 'Enter' || event.key === ' '))
      session.pick(target.getAttribute('data-target')!, 'key');
    else if (event.key === 'Enter' && !element.closest('button, a, summary')) session.confirm();
    else if (!rove(event, element) && !command(event.key, root, keys)) return;
    event.preventDefault();
  };
  root.addEventListener('pointerdown', onPointer);
  root.addEventListener('click', onClick);
  root.addEventListener('pointerover', onOver);
  root.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onKey);
  return () => {
    root.removeEventListener('pointerdown', onPointer);
    root.removeEventListener('click', onClick);
    root.removeEventListener('pointerover', onOver);
    root.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onKey);
  };
}

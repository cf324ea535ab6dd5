// drag.ts - a thing that leads to a place may be dragged there, with a mouse or a pen: the same as clicking one and then the
// other, and never needed. Fingers move the board.
import { isComplete, openChoices } from '../wire/choices';
import type { TableSession } from './session';

const begins = 8; // pixels: less is a click

const targetAt = (element: Element | null) => element?.closest('[data-target]')?.getAttribute('data-target') ?? null;

// Whether choosing it asks for a place, or it was chosen and does.
function leadsOn({ store }: TableSession, target: string): boolean {
  const { lists, path, sending } = store.value;
  if (!lists || sending) return false;
  const chosen = path.at(-1);
  if (chosen?.target === target) return !isComplete(path);
  return openChoices(lists, path).some((choice) => choice.target === target && choice.next !== null);
}

interface Drag {
  source: Element;
  target: string;
  x: number;
  y: number;
  image: HTMLElement | null; // once it has begun
}

// What follows the pointer: the picture of the thing.
function imageOf(source: Element, root: Element): HTMLElement {
  const picture = source.querySelector('svg') ?? source;
  const { width, height } = picture.getBoundingClientRect();
  const image = document.createElement('div');
  image.className = 'dragged';
  image.setAttribute('aria-hidden', 'true');
  image.style.width = `${width}px`;
  image.style.height = `${height}px`;
  image.append(picture.cloneNode(true));
  root.append(image);
  return image;
}

export function attachDrag(root: HTMLElement, session: TableSession): () => void {
  let drag: Drag | null = null;
  const end = () => {
    drag?.image?.remove();
    drag = null;
    root.classList.remove('dragging');
  };
  const down = (event: PointerEvent) => {
    const source = event.target instanceof Element ? event.target.closest('[data-target]') : null;
    if (event.pointerType === 'touch' || event.button !== 0 || !source) return;
    const target = targetAt(source)!;
    if (leadsOn(session, target)) drag = { source, target, x: event.clientX, y: event.clientY, image: null };
  };
  const begin = (under: Drag) => {
    if (session.store.value.path.at(-1)?.target !== under.target) session.pick(under.target, 'mouse');
    under.image = imageOf(under.source, root);
    root.classList.add('dragging');
  };
  const move = (event: PointerEvent) => {
    if (!drag) return;
    if (!drag.image && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < begins) return;
    if (!drag.image) begin(drag);
    drag.image!.style.translate = `${event.clientX}px ${event.clientY}px`;
    session.hover(targetAt(document.elementFromPoint(event.clientX, event.clientY)));
  };
  const up = (event: PointerEvent) => {
    const done = drag;
    end();
    if (!done?.image) return;
    const place = targetAt(document.elementFromPoint(event.clientX, event.clientY));
    // The click that follows would be a second choice.
    const swallow = (click: Event) => click.stopPropagation();
    addEventListener('click', swallow, true);
    setTimeout(() => {
      removeEventListener('click', swallow, true);
      if (place && place !== done.target) session.pick(place, 'mouse');
    });
  };
  const still = (event: Event) => event.preventDefault(); // no picture or text is dragged by the browser
  root.addEventListener('pointerdown', down);
  root.addEventListener('dragstart', still);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', end);
  return () => {
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('dragstart', still);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', end);
  };
}

// geometry.ts - faults of where things lie, found in the page itself: what may be chosen and cannot be hit, text that is cut
// or lies on other text, buttons under something else. The functions run in the page; `faultsIn` carries them there.
import type { Page } from 'playwright-core';

type Frame = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

interface Piece {
  text: string;
  element: Element;
  rows: Frame[]; // the middle half of each line: letters reach little beyond it
}

function overlapOf(one: Frame, other: Frame): Frame {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

const slack = 2; // pixels

function meet(one: Frame, other: Frame): boolean {
  const { left, top, right, bottom } = overlapOf(one, other);
  return right - left > slack && bottom - top > slack;
}

function nameOf(element: Element): string {
  const named = element.closest('[data-target]');
  const kind = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`.trim();
  return named ? `${named.getAttribute('data-target')} (${kind})` : kind;
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > slack && height > slack
  );
}

// Whether what is inside it ends at its edges.
function clips({ display, overflowX, overflowY }: CSSStyleDeclaration): boolean {
  return display !== 'contents' && display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible');
}

function scrolls(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll';
}

// How far it is seen without scrolling.
function seenPart(element: Element): Frame {
  let part: Frame = overlapOf(element.getBoundingClientRect(), new DOMRect(0, 0, innerWidth, innerHeight));
  for (let around = element.parentElement; around; around = around.parentElement)
    if (clips(getComputedStyle(around))) part = overlapOf(part, around.getBoundingClientRect());
  return part;
}

// Whether a click can be given to it where it lies: in its middle or, as shapes have holes and bays, anywhere on a grid.
function isHit(element: Element, steps: number): boolean {
  const { left, top, right, bottom } = seenPart(element);
  for (let row = 1; row < steps; ++row)
    for (let column = 1; column < steps; ++column) {
      const [x, y] = [left + ((right - left) * column) / steps, top + ((bottom - top) * row) / steps];
      const found = right > left && bottom > top ? document.elementFromPoint(x, y) : null;
      if (found && (element.contains(found) || found.closest('[data-target], button') === element)) return true;
    }
  return false;
}

const grid = 9;

function comesIntoReach(element: Element): boolean {
  if (isHit(element, 2) || isHit(element, grid)) return true;
  for (let around = element.parentElement; around; around = around.parentElement) {
    const [box, frame] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
    const { overflowX, overflowY } = getComputedStyle(around);
    if (scrolls(overflowX)) around.scrollLeft += (box.left + box.right - frame.left - frame.right) / 2;
    if (scrolls(overflowY)) around.scrollTop += (box.top + box.bottom - frame.top - frame.bottom) / 2;
  }
  const box = element.getBoundingClientRect();
  scrollBy({ top: (box.top + box.bottom - innerHeight) / 2, behavior: 'instant' }); // with large text the page itself scrolls
  return isHit(element, grid);
}

// Words for the ear, the way past the header that shows itself to who is on it, and words that only adorn the map.
const unread = '.sr, .skip, title, desc, option, .sea-names, .sea-name';

// Shortened on purpose where room is scarce: the whole is in the thing's name and on the card that a click opens.
const shortened = '.ee-chip .name, .ee-hand-card p, .ae-card p';

const litThings = '[data-target]:is(.lit, .choice, [aria-disabled="false"])';

function unreachable(): string[] {
  const things = new Map<string, Element[]>();
  for (const each of document.querySelectorAll(litThings)) {
    const target = each.getAttribute('data-target')!;
    things.set(target, [...(things.get(target) ?? []), each]);
  }
  return [...things]
    .filter(([, elements]) => !elements.filter(isShown).some(comesIntoReach))
    .map(([target]) => `${target} cannot be hit`);
}

function piecesOfText(): Piece[] {
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(document.querySelector('.table')!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [element, text] = [node.parentElement!, node.textContent!.trim()];
    if (text === '' || element.closest(unread) || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rows = [...range.getClientRects()].map(({ left, top, right, bottom }) => {
      const quarter = (bottom - top) / 4;
      return { left, top: top + quarter, right, bottom: bottom - quarter };
    });
    pieces.push({ text, element, rows });
  }
  return pieces;
}

// Cut off by something that cannot be scrolled.
function isCut({ element, rows }: Piece): boolean {
  let frames = rows;
  for (let around: Element | null = element; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (!clips(style)) continue;
    const { overflowX, overflowY } = style;
    const box = around.getBoundingClientRect();
    const [across, down] = [scrolls(overflowX), scrolls(overflowY)];
    if (!across && frames.some(({ left, right }) => left < box.left - slack || right > box.right + slack)) return true;
    if (!down && frames.some(({ top, bottom }) => top < box.top - slack || bottom > box.bottom + slack)) return true;
    frames = frames.map((frame) => ({
      left: across ? box.left : frame.left,
      right: across ? box.right : frame.right,
      top: down ? box.top : frame.top,
      bottom: down ? box.bottom : frame.bottom,
    }));
  }
  return false;
}

function cutTexts(): string[] {
  return piecesOfText()
    .filter((piece) => !piece.element.closest(shortened) && isCut(piece))
    .map(({ text, element }) => `cut: "${text.slice(0, 24)}" in ${nameOf(element)}`);
}

function seenRows({ element, rows }: Piece): Frame[] {
  const part = seenPart(element);
  return rows.map((row) => overlapOf(row, part)).filter(({ left, top, right, bottom }) => right > left && bottom > top);
}

function isOpaque(element: Element, part?: string): boolean {
  const { backgroundColor, backgroundImage, fill } = getComputedStyle(element, part);
  const isClear = (paint: string) => paint === 'none' || paint === 'transparent' || /^rgba\(.*, 0\)$/.test(paint);
  return element instanceof SVGGeometryElement
    ? !isClear(fill)
    : backgroundImage !== 'none' || !isClear(backgroundColor);
}

// Whether one of them lies on a ground of its own, and so covers what is under it.
function isOnGround(one: Element, other: Element): boolean {
  for (let around: Element | null = one; around && !around.contains(other); around = around.parentElement)
    if (
      isOpaque(around) ||
      isOpaque(around, '::before') ||
      [...around.children].some((each) => each instanceof SVGGeometryElement && isOpaque(each))
    )
      return true;
  return false;
}

// Whether something opaque lies between them in the middle of where they meet.
function isScreened(one: Element, other: Element, { left, top, right, bottom }: Frame): boolean {
  const all = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  const [first, second] = [all.indexOf(one), all.indexOf(other)];
  return all.some(
    (each, at) => at < Math.max(first, second) && !each.contains(one) && !each.contains(other) && isOpaque(each),
  );
}

function textOnText(): string[] {
  const pieces = piecesOfText().map((piece) => ({ ...piece, seen: seenRows(piece) }));
  return pieces.flatMap((one, at) =>
    pieces
      .slice(at + 1)
      .filter((other) =>
        one.seen.some((row) =>
          other.seen.some(
            (another) => meet(row, another) && !isScreened(one.element, other.element, overlapOf(row, another)),
          ),
        ),
      )
      .filter((other) => !isOnGround(one.element, other.element) && !isOnGround(other.element, one.element))
      .map((other) => `"${one.text.slice(0, 24)}" and "${other.text.slice(0, 24)}" in ${nameOf(one.element)}`),
  );
}

// Buttons that cannot be clicked although they are drawn.
function coveredButtons(): string[] {
  return [...document.querySelectorAll('.table button:enabled')]
    .filter((button) => isShown(button) && !comesIntoReach(button))
    .map((button) => `${nameOf(button)} is covered`);
}

// What ends or takes back a choice lies on the screen as a whole, and free.
function hiddenAnswers(): string[] {
  return [...document.querySelectorAll('.actions :is(.confirm, .undo, .cancel)')]
    .filter(isShown)
    .filter((button) => {
      const [box, part] = [button.getBoundingClientRect(), seenPart(button)];
      const whole = part.right - part.left > box.width - slack && part.bottom - part.top > box.height - slack;
      const free = button.matches(':disabled') || isHit(button, 2);
      return !(whole && free);
    })
    .map((button) => `${nameOf(button)} does not lie free`);
}

function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} pixels beyond the edge`] : [];
}

function allOutOfReach(): string[] {
  return [...sideways(), ...coveredButtons(), ...unreachable()];
}

function allFaults(): string[] {
  return [...sideways(), ...hiddenAnswers(), ...cutTexts(), ...textOnText(), ...coveredButtons(), ...unreachable()];
}

const functions = [
  overlapOf,
  meet,
  nameOf,
  isShown,
  clips,
  scrolls,
  seenPart,
  isHit,
  comesIntoReach,
  unreachable,
  piecesOfText,
  isCut,
  cutTexts,
  seenRows,
  isOpaque,
  isOnGround,
  isScreened,
  textOnText,
  coveredButtons,
  hiddenAnswers,
  sideways,
  allOutOfReach,
  allFaults,
];
const constants = { slack, grid, litThings, unread, shortened };

function run(page: Page, what: typeof allFaults): Promise<string[]> {
  const names = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  return page.evaluate(`(() => { ${[...names, ...functions].join('\n')} return ${what.name}(); })()`);
}

export const faultsIn = (page: Page) => run(page, allFaults);
export const faultsOfReachIn = (page: Page) => run(page, allOutOfReach);
export const answersIn = (page: Page) => run(page, hiddenAnswers);

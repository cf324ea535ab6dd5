// about_card.tsx - a small card about one thing: its name, what it does, its numbers now, its rule. It takes no clicks away from
// what lies under it and stays inside the window.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { About } from '../../kit/about';
import { useScreen } from '../parts/screen';
import { useLanguage } from '../words/words';
import { aboutWords } from './about_words';
import type { Inquiry } from './asking';
import { choosable } from './sight';
import '../style/about.css';

const apart = 14; // pixels between a thing and its card
const margin = 8; // between a card and the edge of the window

interface Spot {
  left: number;
  top: number;
}

const clamp = (value: number, most: number) => Math.max(margin, Math.min(value, most - margin));

// Beside, under or over the thing: where the card fits and covers the least of what may be chosen.
export function placeBeside(
  thing: DOMRect,
  card: { width: number; height: number },
  room: { width: number; height: number },
  lit: readonly { x: number; y: number }[],
): Spot {
  const { width, height } = card;
  const across = clamp(thing.left + thing.width / 2 - width / 2, room.width - width);
  const along = clamp(thing.top + thing.height / 2 - height / 2, room.height - height);
  const spots: Spot[] = [
    { left: thing.right + apart, top: along },
    { left: thing.left - apart - width, top: along },
    { left: across, top: thing.bottom + apart },
    { left: across, top: thing.top - apart - height },
  ];
  const fits = ({ left, top }: Spot) =>
    left >= margin && top >= margin && left + width <= room.width - margin && top + height <= room.height - margin;
  const covered = ({ left, top }: Spot) =>
    lit.filter(({ x, y }) => x > left && x < left + width && y > top && y < top + height).length;
  const best = spots.filter(fits).toSorted((one, other) => covered(one) - covered(other))[0];
  return best ?? { left: across, top: clamp(thing.bottom + apart, room.height - height) };
}

const middleOf = (thing: Element) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

const id = 'about-card';

// A thing tells those who listen that there is a card about it.
function useDescribed({ at, by }: Inquiry): void {
  useEffect(() => {
    if (by !== 'key') return;
    const before = at.getAttribute('aria-describedby');
    at.setAttribute('aria-describedby', id);
    return () =>
      before === null ? at.removeAttribute('aria-describedby') : at.setAttribute('aria-describedby', before);
  }, [at]);
}

export function AboutCard({
  inquiry,
  about: { name, text, now, rule },
  game,
}: {
  inquiry: Inquiry;
  about: About;
  game: string;
}) {
  const say = aboutWords(useLanguage());
  const self = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const isSheet = useScreen('phone');
  useDescribed(inquiry);
  useLayoutEffect(() => {
    const lit = [...document.querySelectorAll(`.board-view :is(${choosable})`)].map(middleOf);
    const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
    setSpot(placeBeside(inquiry.at.getBoundingClientRect(), self.current!.getBoundingClientRect(), room, lit));
  }, [inquiry]);
  const told = [inquiry.note, ...now].filter((line) => line !== '' && line !== name);
  return (
    <div
      ref={self}
      id={id}
      class={`about-card by-${inquiry.by} ${isSheet ? 'sheet' : ''}`}
      role={inquiry.by === 'touch' ? 'dialog' : 'tooltip'}
      aria-label={name}
      style={isSheet ? undefined : { left: `${spot?.left ?? 0}px`, top: `${spot?.top ?? 0}px` }}
    >
      <h3>{name}</h3>
      <p>{text}</p>
      {told.length > 0 && (
        <ul>
          {[...new Set(told)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <a href={`/rules/${game}#${rule}`} target="_blank" rel="noreferrer">
        {say('rule', { rule })}
      </a>
    </div>
  );
}

// late.tsx - on a click the board answers first; what tells about it in words follows when that is on the screen.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

const longest = 200; // ms: a page that nobody looks at draws no frames

// When the frame under way is on the screen, which is when the next one begins.
export const painted = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, longest);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    requestAnimationFrame(() => requestAnimationFrame(done));
  });

// Acts when a drawing of this component is on the screen; once for all that were made meanwhile.
export function useOncePainted(act: () => void): void {
  const latest = useRef(act);
  const waits = useRef(false);
  latest.current = act;
  useLayoutEffect(() => {
    if (waits.current) return;
    waits.current = true;
    void painted().then(() => {
      waits.current = false;
      latest.current();
    });
  });
}

// Draws a value when the frame it came in is on the screen, but at once if it is `about` another thing than the one drawn.
export function Late<T extends { about: unknown }>({
  value,
  children,
}: {
  value: T;
  children: (value: T) => ComponentChildren;
}) {
  const [drawn, draw] = useState(value);
  useOncePainted(() => draw(value));
  return <>{children(Object.is(drawn.about, value.about) ? drawn : value)}</>;
}

// A part of a drawing that may follow the light of a choice, but not another position.
export const late = <S extends { view: unknown }>(scene: S, draw: (scene: S) => ComponentChildren) => (
  <Late value={{ scene, about: scene.view }}>{(value) => draw(value.scene)}</Late>
);

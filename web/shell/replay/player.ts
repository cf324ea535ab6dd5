// player.ts - the player of a film: where it stands and how it goes on, by buttons, keys and time; the address follows.
import { useEffect, useRef, useState } from 'preact/hooks';
import { route } from '../route';
import { useStore } from '../../kit/store';
import { stride, type Film, type Stride } from './film';
import { readPlace } from './place';

export interface Player {
  position: number;
  by: Stride;
  playing: boolean;
  pace: number; // milliseconds a step
}

interface Verbs {
  step(direction: 1 | -1): void;
  jump(position: number): void;
  toggle(): void;
  help(): void;
}

function useKeys(verbs: Verbs, last: number) {
  const latest = useRef(verbs);
  latest.current = verbs;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const element = event.target as Element;
      const busy =
        element.matches('input, select, textarea, [data-roving] *') || document.querySelector('dialog[open]');
      if (busy || event.ctrlKey || event.metaKey || event.altKey) return;
      const keys: Record<string, () => void> = {
        ArrowLeft: () => latest.current.step(-1),
        '[': () => latest.current.step(-1),
        ArrowRight: () => latest.current.step(1),
        ']': () => latest.current.step(1),
        Home: () => latest.current.jump(0),
        End: () => latest.current.jump(last),
        ' ': () => latest.current.toggle(),
        '?': () => latest.current.help(),
      };
      if (!keys[event.key] || (event.key === ' ' && element.closest('button, a'))) return;
      event.preventDefault();
      keys[event.key]!();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [last]);
}

export function usePlayer(film: Film, begin: number, address: (position: number) => string, help: () => void) {
  const last = film.steps.length;
  const within = (position: number) => Math.min(Math.max(0, position), last);
  const [player, setPlayer] = useState<Player>({ position: within(begin), by: 'move', playing: false, pace: 1000 });
  const { position } = player;
  const change = (fields: Partial<Player>) => setPlayer((old) => ({ ...old, ...fields }));
  const step = (direction: 1 | -1) => change({ position: stride(film, player.by, position, direction) });
  const jump = (to: number) => change({ position: within(to), playing: false });
  useKeys({ step, jump, help, toggle: () => change({ playing: !player.playing }) }, last);

  const asked = useStore(route, (value) => readPlace(value.hash).position);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current && asked !== null) jump(asked); // a link to another position of this game was opened
    first.current = false;
  }, [asked]);
  useEffect(() => history.replaceState(null, '', address(position)), [position]);
  useEffect(() => {
    if (!player.playing) return;
    if (position === last) return change({ playing: false });
    const timer = setTimeout(() => step(1), player.pace);
    return () => clearTimeout(timer);
  }, [player]);
  return { player, change, step, jump };
}

// kept.ts - a part that is drawn again only when the values it is drawn from change.
import { Component, h, type ComponentChildren, type JSX } from 'preact';
import type { Scene } from './game';

interface Props {
  draw: () => ComponentChildren;
  values: readonly unknown[];
}

class Kept extends Component<Props> {
  override shouldComponentUpdate({ values }: Props): boolean {
    const known = this.props.values;
    return values.length !== known.length || values.some((value, at) => !Object.is(value, known[at]));
  }
  override render({ draw }: Props): ComponentChildren {
    return draw();
  }
}

// Written like useMemo, which is not for elements: one that is kept holds on to the whole tree it was first drawn in, that tree
// to others, and the memory of a game grows with every click.
export const kept = (draw: () => ComponentChildren, values: readonly unknown[], key?: string): JSX.Element =>
  h(Kept, key === undefined ? { draw, values } : { draw, values, key });

// All of a scene that a choice on its way leaves as it is: a part that looks at nothing else is not drawn again by a click.
export const still = ({ view, you, seats, speaker, outlines, arrival, pointed }: Scene<unknown>): unknown[] => [
  view,
  you,
  seats,
  speaker,
  outlines,
  arrival,
  pointed,
];

// How a choice on its way shows on these things.
export const shownOn = ({ lit, path, ghost }: Scene<unknown>, ...targets: string[]): unknown[] =>
  targets.flatMap((target) => [
    lit.get(target),
    path.find((choice) => choice.target === target),
    ghost?.target === target,
  ]);

// The same for all things whose targets match.
export function shownUnder(scene: Scene<unknown>, pattern: RegExp): unknown[] {
  const touched = [...scene.path.map(({ target }) => target), scene.ghost?.target ?? ''];
  const targets = new Set([...scene.lit.keys(), ...touched].filter((target) => pattern.test(target)));
  return shownOn(scene, ...targets);
}

// target.tsx - a button that stands for a choice: its name are the choice's words, what one sees are symbols.
import type { ComponentChildren } from 'preact';
import { choiceOf } from '../../kit/choosing';
import { Named } from './pieces';
import type { Props } from './scene';

interface TargetProps extends Props {
  target: string;
  paint: string;
  name?: string; // while it cannot be chosen
  more?: string; // said after the words of the choice
  note?: string; // of its card
  children: ComponentChildren;
}

export function Target({ scene, target, paint, name = '', more = '', note, children }: TargetProps) {
  const { look, label, shown, chosen } = choiceOf(scene, target);
  return (
    <button
      class={`${paint} ${look}`}
      data-target={target}
      aria-pressed={chosen}
      aria-disabled={!shown}
      data-note={note}
    >
      <Named label={[label ?? name, more].filter(Boolean).join(': ')}>{children}</Named>
    </button>
  );
}

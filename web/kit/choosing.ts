// choosing.ts - what may be chosen and what is chosen, as a drawing shows it on its things.
import type { Scene } from './game';
import { plain } from './speech';
import type { Choice } from './told';

export const isChosen = ({ path }: Scene<unknown>, target: string): boolean =>
  path.some((choice) => choice.target === target);

// The choice that a thing stands for: one that may be made, else the one that was.
export const choiceAt = ({ lit, path }: Scene<unknown>, target: string): Choice | undefined =>
  lit.get(target) ?? path.find((choice) => choice.target === target);

// The id behind an argument of a choice's label, such as its deed or its price.
export const argumentOf = (choice: Choice | undefined, name: string): string => choice?.label.args?.[name]?.[0] ?? '';

// How a thing looks that can be chosen, and the words of the choice, which are its name.
export function choiceOf(scene: Scene<unknown>, target: string) {
  const choice = choiceAt(scene, target);
  const lit = scene.lit.has(target);
  const chosen = isChosen(scene, target);
  return {
    lit,
    chosen,
    ghost: scene.ghost?.target === target,
    look: `${lit ? 'lit' : ''} ${chosen ? 'chosen' : ''}`,
    label: choice ? plain(choice.label, scene.speaker) : null,
    shown: choice !== undefined,
  };
}

// The choices whose targets match, in the order the server lists them; also those already chosen.
export function matching({ lit, path }: Scene<unknown>, pattern: RegExp): RegExpExecArray[] {
  const targets = new Set([...lit.keys(), ...path.map((choice) => choice.target)]);
  return [...targets].map((target) => pattern.exec(target)).filter((match) => match !== null);
}

// scene.ts - what every part of the drawing asks of the scene.
import { plain } from '../../shell/words/words';
import type { Scene } from '../game';
import type { EmpireView } from './view';
import { empireWords, printed } from './words';

export type EmpireScene = Scene<EmpireView>;
export type Props = { scene: EmpireScene };

export const wordsOf = (scene: EmpireScene) => empireWords(scene.speaker.language);
export const boxOf = (scene: EmpireScene) => printed(scene.speaker.language);

export const isChosen = (scene: EmpireScene, target: string) => scene.path.some((choice) => choice.target === target);

// Class and attributes of a thing that can be chosen, with the words of the choice as its name.
export function choiceOf(scene: EmpireScene, target: string) {
  const choice = scene.lit.get(target) ?? scene.path.find((each) => each.target === target);
  const lit = scene.lit.has(target);
  const chosen = isChosen(scene, target);
  return {
    lit,
    chosen,
    ghost: scene.ghost?.target === target,
    look: `${lit ? 'lit' : ''} ${chosen ? 'chosen' : ''}`,
    label: choice ? plain(choice.label, scene.speaker) : null,
    shown: lit || chosen,
  };
}

// The choices whose targets match, in the order the server lists them; also those already chosen.
export function matching(scene: EmpireScene, pattern: RegExp): RegExpExecArray[] {
  const targets = new Set([...scene.lit.keys(), ...scene.path.map((choice) => choice.target)]);
  return [...targets].map((target) => pattern.exec(target)).filter((match) => match !== null);
}

// scene.ts - what every part of the drawing asks of the scene.
import type { Scene } from '../../kit/game';
import type { EmpireView } from './view';
import { empireWords, printed } from './words';

export type EmpireScene = Scene<EmpireView>;
export type Props = { scene: EmpireScene };

export const wordsOf = (scene: EmpireScene) => empireWords(scene.speaker.language);
export const boxOf = (scene: EmpireScene) => printed(scene.speaker.language);

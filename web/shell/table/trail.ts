// trail.ts - the steps of one's draft: what was sent and can still be taken back. A part of a whole that comes too late for its
// chain is put in where it belongs.
import { choicesAfter, choicesIn, isPartWith, type Choice } from '../wire/choices';
import type { ChoiceLists } from '../wire/messages';

export interface Step {
  path: readonly Choice[];
  lists: ChoiceLists; // what could be chosen before it
}

// Of a draft with more steps, such as one from before the page was loaded anew, the last ones are known.
export interface Trail {
  before: number; // steps that are not known here
  steps: readonly Step[];
}

export const noTrail: Trail = { before: 0, steps: [] };

// After so many steps of the draft, the last of which may be new.
export function trailAfter(trail: Trail, count: number, step: Step | null): Trail {
  const known = trail.before + trail.steps.length;
  if (count === known && !step) return trail;
  if (step && count === known + 1) return { ...trail, steps: [...trail.steps, step] };
  const kept = trail.steps.slice(0, Math.max(0, count - trail.before));
  return count > known || step ? { before: count, steps: [] } : { before: count - kept.length, steps: kept };
}

export interface Place {
  path: Choice[]; // what is sent in the place of the step
  at: number; // among the steps
}

// What may still be put before the last steps because they are parts of one whole with it: the nearest place first.
export function earlierParts({ steps }: Trail): Place[] {
  const found: Place[] = [];
  const whole = steps.at(-1)?.path.at(-1);
  for (let at = steps.length - 1; at >= 0; --at) {
    const { path, lists } = steps[at]!;
    const begun = path.slice(0, -1);
    if (!isPartWith(path.at(-1)!, whole!)) break;
    for (const choice of choicesAfter(lists, begun))
      if (choice.next === null && choice.target !== path.at(-1)!.target && isPartWith(choice, whole!))
        found.push({ path: [...begun, choice], at });
    if (begun.length > 0) break;
  }
  return found;
}

// The same part where it can be chosen now.
export const partAgain = ({ path }: Step, lists: ChoiceLists): Choice | undefined =>
  choicesIn(lists, 0).find((choice) => choice.target === path.at(-1)!.target && isPartWith(choice, path.at(-1)!));

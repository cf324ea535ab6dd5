// trail.ts - the steps of one's draft: what was sent and can still be taken back. A part of a whole that comes too late for its
// chain is put in where it belongs.
import { choicesIn, isPartWith, type Choice } from '../wire/choices';
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

// What may still be put before the last steps because they are parts of one whole with it and come later in its order, which is
// that of the list: the nearest place first.
export function earlierParts({ steps }: Trail): Place[] {
  const found: Place[] = [];
  const whole = steps.at(-1)?.path[0];
  for (let at = steps.length - 1; at >= 0; --at) {
    const { path, lists } = steps[at]!;
    if (path.length !== 1 || !isPartWith(path[0]!, whole!)) break;
    const choices = choicesIn(lists, 0);
    const before = choices.slice(
      0,
      Math.max(
        0,
        choices.findIndex(({ target }) => target === path[0]!.target),
      ),
    );
    for (const choice of before)
      if (choice.next === null && isPartWith(choice, whole!)) found.push({ path: [choice], at });
  }
  return found;
}

// The same part where it can be chosen now.
const partAgain = ({ path }: Step, lists: ChoiceLists): Choice | undefined =>
  choicesIn(lists, 0).find((choice) => choice.target === path.at(-1)!.target && isPartWith(choice, path.at(-1)!));

// What a session can do with its draft; false if it could not be done.
export interface Hand {
  takeBack(steps: number): Promise<boolean>;
  send(path: readonly Choice[]): Promise<boolean>;
}

// The parts that were sent from that place on are chosen once more, behind what now comes before them.
export async function putIn(
  { path, at }: Place,
  table: { readonly value: { trail: Trail; lists: ChoiceLists | null } },
  { takeBack, send }: Hand,
): Promise<void> {
  const later = table.value.trail.steps.slice(at);
  if (!(await takeBack(later.length)) || !(await send(path))) return;
  for (const step of later) {
    const part = partAgain(step, table.value.lists ?? []);
    if (!part || !(await send([part]))) return;
  }
}

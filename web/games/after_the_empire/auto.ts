// auto.ts - the answer that most people give to a question of a fight: archers fall first, mercenaries are lost first, posts stay.
// Pure.
import { argumentOf } from '../../kit/choosing';
import type { Choice } from '../../kit/told';
import { amountsOf } from './deeds';
import type { EmpireScene } from './pieces';
import { freeTroops, lineOfPlan, planChoice, planOf } from './plan';

const countIn = (choice: Choice, argument: string, things: RegExp) =>
  amountsOf(argumentOf(choice, argument))
    .filter(({ thing }) => things.test(thing))
    .reduce((sum, { count }) => sum + count, 0);

type Worth = (choice: Choice, scene: EmpireScene) => number;

// By question: of the choices whose targets match, the one that is worth most.
const worths: Record<string, { of: RegExp; worth: Worth }> = {
  target: { of: /^position\./, worth: () => 0 },
  strike: {
    of: /^field\./,
    worth: (choice) => countIn(choice, 'invaders', /./) * 100 + countIn(choice, 'invaders', /^archer/),
  },
  shift: { of: /^button\.done$/, worth: () => 0 },
  kill: { of: /^field\./, worth: (choice) => countIn(choice, 'invaders', /^archer/) },
  lose: { of: /^losses\./, worth: (choice) => countIn(choice, 'troops', /^mercenar/) },
  damage: { of: /^card\./, worth: ({ target }, { view }) => -(view.cards[target.split('.')[1]!]?.end_gold ?? 0) },
};

export function usualAnswer(scene: EmpireScene): Choice | null {
  const { view, you, lit } = scene;
  if (view.stage !== 'combat' || typeof you !== 'number' || lit.size === 0) return null;
  if (view.posting) {
    const plan = planOf(scene);
    const line = plan && lineOfPlan(view.posting, plan, freeTroops(view, you));
    return line ? planChoice(view, line) : null;
  }
  const asked = worths[view.question];
  if (!asked) return null;
  const offered = [...lit.values()].filter(({ target, next }) => next === null && asked.of.test(target));
  const worth = (choice: Choice) => asked.worth(choice, scene);
  return offered.toSorted((one, other) => worth(other) - worth(one))[0] ?? null;
}

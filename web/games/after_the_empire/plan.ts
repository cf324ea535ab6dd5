// plan.ts - where one's troops are to stand: changed by plus and minus on the walls, sent as one line of posts.
import type { Choice } from '../../kit/told';
import type { Scene } from '../../kit/game';
import { sides, troops, type EmpireView, type Posting, type Side, type Troop } from './view';

export type Plan = Record<Troop, Record<Side, number>>;
type EmpireScene = Scene<EmpireView>;

const target = 'plan';
// Everybody stays inside.
export const nobody: Plan = { soldier: { N: 0, E: 0, S: 0, W: 0 }, mercenary: { N: 0, E: 0, S: 0, W: 0 } };

const total = (plan: Plan, troop: Troop) => sides.reduce((sum, side) => sum + plan[troop][side], 0);

export const isEmpty = (plan: Plan) => troops.every((troop) => total(plan, troop) === 0);

// The posts as one line; when nobody of a kind is left, the rules ask for no more of it.
export function lineOfPlan({ posts }: Posting, plan: Plan, free: Record<Troop, number>): string {
  const left = { ...free };
  const words: string[] = [];
  for (const post of posts) {
    const [side, troop] = post.split('.') as [Side, Troop];
    if (left[troop] === 0) continue;
    words.push(`post ${side} ${troop === 'soldier' ? 'soldiers' : 'mercenaries'} ${plan[troop][side]}`);
    left[troop] -= plan[troop][side];
  }
  return words.join(' ');
}

export function planOfLine(line: string, posted: Plan): Plan {
  const plan = structuredClone(posted);
  for (const [, side, word, count] of line.matchAll(/post (\w) (soldier|mercenar)\w+ (\d+)/g))
    plan[word === 'soldier' ? 'soldier' : 'mercenary'][side as Side] = Number(count);
  return plan;
}

function postedIn(view: EmpireView, seat: number): Plan {
  const plan = structuredClone(nobody);
  for (const side of sides) {
    plan.soldier[side] = view.seats[seat]?.sides[side].soldiers ?? 0;
    plan.mercenary[side] = view.seats[seat]?.sides[side].mercenaries ?? 0;
  }
  return plan;
}

export const freeTroops = (view: EmpireView, seat: number): Record<Troop, number> => ({
  soldier: view.seats[seat]!.troops_inside_soldiers,
  mercenary: view.seats[seat]!.troops_inside_mercenaries,
});

// The plan on the table: what was put together so far, else everybody where they stood before, as far as they are left.
export function planOf(scene: EmpireScene): Plan | null {
  const { view, you, path, arrival } = scene;
  if (!view.posting || typeof you !== 'number') return null;
  const posted = postedIn(view, you);
  const first = path[0];
  if (first?.target === target) return planOfLine(first.text, posted);
  const before = arrival.before as EmpireView | null;
  if (!before || before.season !== view.season || before.stage === 'actions') return posted;
  return limited(postedIn(before, you), posted, view.posting, freeTroops(view, you));
}

export function limited(wish: Plan, posted: Plan, { posts }: Posting, free: Record<Troop, number>): Plan {
  const plan = structuredClone(posted);
  const left = { ...free };
  for (const post of posts) {
    const [side, troop] = post.split('.') as [Side, Troop];
    plan[troop][side] = Math.min(wish[troop][side], left[troop]);
    left[troop] -= plan[troop][side];
  }
  return plan;
}

// Of each kind, those whom the plan leaves inside.
export function insideOf(scene: EmpireScene, plan: Plan): Record<Troop, number> {
  const { view, you } = scene;
  const seat = view.seats[you as number]!;
  return {
    soldier: seat.soldiers - total(plan, 'soldier'),
    mercenary: seat.mercenaries - total(plan, 'mercenary'),
  };
}

export const mayPost = (scene: EmpireScene, side: Side, troop: Troop) =>
  scene.view.posting?.posts.includes(`${side}.${troop}`) ?? false;

// Puts the plan forward: the shell shows what it would lead to and waits for a yes.
export function propose(scene: EmpireScene, plan: Plan): void {
  const { view, you } = scene;
  if (!view.posting || typeof you !== 'number') return;
  const line = lineOfPlan(view.posting, plan, freeTroops(view, you));
  if (line) scene.propose(planChoice(view, line));
}

export const planChoice = (view: EmpireView, line: string): Choice => ({
  text: line,
  target,
  label: {
    key: `after_the_empire.plan.${view.stage === 'deployment' ? 'deploy' : 'post'}`,
    text: view.stage === 'deployment' ? 'Deploy like this' : 'Post like this',
  },
  next: null,
});

export function withMore(plan: Plan, side: Side, troop: Troop, more: number): Plan {
  return { ...plan, [troop]: { ...plan[troop], [side]: plan[troop][side] + more } };
}

export const isPlanned = (scene: EmpireScene) => scene.path[0]?.target === target;

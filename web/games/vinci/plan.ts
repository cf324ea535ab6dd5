// plan.ts - tokens to put down or provinces to give up, planned by plus and minus in any order and sent as one chain. The
// one thing a drawing remembers: until it is sent it is nobody's business but the player's.
import { useMemo } from 'preact/hooks';
import { Store, useStore } from '../../kit/store';
import { provinceOf } from './atlas';
import { ownSeat, type Task, type VinciScene } from './view';

export type Counts = Readonly<Record<string, number>>;

const planned = new Store<{ task: Task | null; counts: Counts }>({ task: null, counts: {} });

export const suggested = (task: Task): Counts => Object.fromEntries(task.provinces.map(({ id, count }) => [id, count]));
export const nothing = (task: Task): Counts => Object.fromEntries(task.provinces.map(({ id }) => [id, 0]));
export const leftOf = (task: Task, counts: Counts) =>
  task.count - Object.values(counts).reduce((sum, count) => sum + count, 0);

// One more or one less, within what is left; a province can be given up once.
export function stepped(task: Task, counts: Counts, id: string, by: number): Counts {
  const now = counts[id] ?? 0;
  const most = task.verb === 'drop' ? 1 : now + leftOf(task, counts);
  const next = Math.max(0, Math.min(now + by, most));
  return by > 0 && leftOf(task, counts) === 0 ? counts : { ...counts, [id]: next };
}

// [VI-8.4] The chain in the order of provinces; the last of them takes at once all tokens that are left, so it is named once.
export function chainOf({ verb, provinces }: Task, counts: Counts): string {
  const words = provinces.flatMap(({ id }, at) => {
    const count = counts[id] ?? 0;
    const named = verb === 'place' && at === provinces.length - 1 ? Math.min(count, 1) : count;
    return Array.from({ length: named }, () => provinceOf.get(id)!.name);
  });
  return [verb, ...words].join(' ');
}

const same = (one: Task | null, other: Task) => JSON.stringify(one) === JSON.stringify(other);

// What is asked of the seat that looks, if it is a plan.
export const taskOf = (scene: VinciScene): Task | null =>
  ownSeat(scene) && scene.view.decider === scene.you ? (scene.view.plan ?? null) : null;

export interface Plan {
  task: Task;
  counts: Counts;
  left: number;
  line: string | null; // the chain, once it is complete
  change(counts: Counts): void;
}

export function usePlan(scene: VinciScene): Plan | null {
  const { task: known, counts: kept } = useStore(planned, (value) => value);
  const task = taskOf(scene);
  return useMemo(() => {
    if (!task) return null;
    const counts = same(known, task) ? kept : suggested(task);
    const left = leftOf(task, counts);
    return {
      task,
      counts,
      left,
      line: left === 0 ? chainOf(task, counts) : null,
      change: (next) => planned.set({ task, counts: next }),
    };
  }, [task, known, kept]);
}

// loaded.ts - a value that comes from the server: on its way, here, or not to be had.
import { useEffect, useState } from 'preact/hooks';
import { preferences } from '../preferences';
import { Trouble } from '../wire/api';
import { refusal } from '../words/refusals';

export type Loaded<T> = { state: 'loading' } | { state: 'here'; value: T } | { state: 'trouble'; reason: string };

export function reasonOf(problem: unknown): string {
  if (problem instanceof Trouble) return refusal(problem.code, problem.message, preferences.value.language);
  return problem instanceof Error ? problem.message : String(problem);
}

// Loads again when a key changes; until then what was loaded for other keys counts as nothing.
export function useLoaded<T>(load: () => Promise<T>, keys: readonly unknown[]): [Loaded<T>, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ to: readonly unknown[]; value: Loaded<T> } | null>(null);
  const asked = [...keys, attempt];
  useEffect(() => {
    let wanted = true;
    const take = (value: Loaded<T>) => wanted && setAnswer({ to: asked, value });
    load().then(
      (value) => take({ state: 'here', value }),
      (problem: unknown) => take({ state: 'trouble', reason: reasonOf(problem) }),
    );
    return () => void (wanted = false);
  }, asked);
  const answered = answer?.to.every((key, at) => Object.is(key, asked[at]));
  return [answered ? answer!.value : { state: 'loading' }, () => setAttempt(attempt + 1)];
}

// loaded.ts - a value that comes from the server: on its way, here, or not to be had.
import { useEffect, useState } from 'preact/hooks';

export type Loaded<T> = { state: 'loading' } | { state: 'here'; value: T } | { state: 'trouble'; reason: string };

export const reasonOf = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem));

export function useLoaded<T>(load: () => Promise<T>, keys: readonly unknown[]): [Loaded<T>, () => void] {
  const [value, setValue] = useState<Loaded<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    load().then(
      (loaded) => wanted && setValue({ state: 'here', value: loaded }),
      (problem: unknown) => wanted && setValue({ state: 'trouble', reason: reasonOf(problem) }),
    );
    return () => void (wanted = false);
  }, [...keys, attempt]);
  return [value, () => setAttempt(attempt + 1)];
}

// store.ts - one observable value and the hook that draws again when the part a component looks at changes.
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';

export class Store<T> {
  #value: T;
  #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }
  get value(): T {
    return this.#value;
  }
  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of Array.from(this.#listeners)) listener(); // some may come or go meanwhile
  }
  // Replaces some fields of an object.
  change(fields: Partial<T>): void {
    this.set({ ...this.#value, ...fields });
  }
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

export function useStore<T, Part>(store: Store<T>, look: (value: T) => Part): Part {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const seen = useRef<{ part: Part; look: (value: T) => Part }>({ part: look(store.value), look });
  seen.current = { part: look(store.value), look };
  useLayoutEffect(() => {
    const check = () => {
      if (!Object.is(seen.current.look(store.value), seen.current.part)) redraw(undefined);
    };
    check(); // something may have happened between drawing and subscribing
    return store.subscribe(check);
  }, [store]);
  return seen.current.part;
}

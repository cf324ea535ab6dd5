// kept.ts - lists of which most things stay as they are: a thing drawn from the same values is the same object, which Preact
// passes over without comparing.
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';

export function useKept(): (key: string, values: readonly unknown[], draw: () => VNode) => VNode {
  const kept = useRef(new Map<string, { values: readonly unknown[]; drawn: VNode }>());
  return (key, values, draw) => {
    const known = kept.current.get(key);
    if (known?.values.every((value, at) => Object.is(value, values[at]))) return known.drawn;
    const drawn = draw();
    kept.current.set(key, { values, drawn });
    return drawn;
  };
}

// patch.ts - applies what changed to a view; what did not change is shared with the old one, which stays as it was.
import type { Patch } from './messages';

function replaced(node: unknown, path: readonly (string | number)[], at: number, value: unknown): unknown {
  if (at === path.length) return value;
  const key = path[at]!;
  if (Array.isArray(node)) {
    const copy = node.slice();
    copy[Number(key)] = replaced(node[Number(key)], path, at + 1, value);
    return copy;
  }
  const from = (node ?? {}) as Record<string, unknown>;
  if (value === undefined && at === path.length - 1) {
    const { [key]: _gone, ...kept } = from;
    return kept;
  }
  return { ...from, [key]: replaced(from[key], path, at + 1, value) };
}

export function applyPatch<T>(view: T, patch: Patch): T {
  let out: unknown = view;
  for (const [path, value] of patch) out = replaced(out, path, 0, value);
  return out as T;
}

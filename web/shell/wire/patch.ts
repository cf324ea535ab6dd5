// patch.ts - applies what changed to a view (RFC 6902); what did not change is shared with the old one, which stays as it
// was.
import type { Patch } from './messages';

const unescaped = (step: string) => step.replace(/~1/g, '/').replace(/~0/g, '~');

function changed(node: unknown, path: readonly string[], at: number, change: Patch[number]): unknown {
  if (at === path.length) return 'value' in change ? change.value : undefined;
  const key = path[at]!;
  if (Array.isArray(node)) {
    const copy = node.slice();
    copy[Number(key)] = changed(node[Number(key)], path, at + 1, change);
    return copy;
  }
  const from = (node ?? {}) as Record<string, unknown>;
  if (change.op === 'remove' && at === path.length - 1) {
    const { [key]: _gone, ...kept } = from;
    return kept;
  }
  return { ...from, [key]: changed(from[key], path, at + 1, change) };
}

// Items of lists are only ever replaced: a list of another length comes whole.
export function applyPatch<T>(view: T, patch: Patch): T {
  let out: unknown = view;
  for (const change of patch) out = changed(out, change.path.split('/').slice(1).map(unescaped), 0, change);
  return out as T;
}

// drawn.ts - what a part of a drawing says, without a browser.
import type { VNode } from 'preact';

// All words of it, one after the other.
export function wordsOf(drawn: unknown): string {
  if (Array.isArray(drawn)) return drawn.map(wordsOf).join('');
  if (typeof drawn === 'string' || typeof drawn === 'number') return String(drawn);
  if (!drawn || typeof drawn !== 'object') return '';
  const { type, props } = drawn as VNode<{ children?: unknown }>;
  return wordsOf(typeof type === 'function' ? (type as (props: object) => unknown)(props) : props.children);
}

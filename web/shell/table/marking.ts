// marking.ts - what is marked on the board of a table at this moment.
import type { Recap } from '../../kit/recap';
import { preferences } from '../preferences';
import { marksNow, marksOf, type Marking } from './marks';
import type { TableModel } from './model';
import { isLive } from './show';

// The recap's losses and deeds, else what another has just done, until one chooses something.
export function markingOf(
  { show, arrival, path, you }: Pick<TableModel, 'show' | 'arrival' | 'path' | 'you'>,
  recap: Recap | null,
  signs: readonly string[],
): Marking | undefined {
  if (recap && isLive(show)) return { of: (isDrawn) => marksOf(recap, isDrawn), about: recap, signs };
  const { entries } = arrival;
  const isOwn = entries.find(({ seat }) => seat !== null)?.seat === you;
  if (isOwn || path.length > 0 || entries.length === 0 || preferences.value.pace === 'off') return undefined;
  return { of: (isDrawn) => marksNow(entries, isDrawn), about: arrival, signs };
}

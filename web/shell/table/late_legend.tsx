// late_legend.tsx - the legend, fetched when it is first opened.
import { useLoaded } from '../parts/loaded';
import { fetched } from '../parts/chunk';
import type { LegendProps } from './legend';

export function LateLegend(props: LegendProps) {
  const [part] = useLoaded(() => fetched(() => import('./legend')), []);
  return part.state === 'here' ? <part.value.Legend {...props} /> : null;
}

// pieces.tsx - the pieces of After the Flood: army a shield, workers a counter, city a wall; each with its seat's sign.
import { Symbol } from '../../kit/symbol';
import type { Spot } from './places';
import type { Good } from './view';

export const signs = ['lion', 'ibis', 'bull'] as const;
export const signOf = (seat: number) => signs[seat] ?? 'lion';

type SignProps = { symbol: string; paint?: string; label?: string | undefined };

// In running text.
export const Sign = ({ symbol, paint = '', label }: SignProps) => (
  <Symbol id={symbol} paint={`af-sign ${paint}`} label={label} />
);

export const SeatIcon = ({ seat, label }: { seat: number; label?: string | undefined }) => (
  <span class="af-seat" data-seat={signOf(seat)}>
    <Sign symbol={`seat.${signOf(seat)}`} label={label} />
  </span>
);

export const Ware = ({ good, label }: { good: Good; label?: string | undefined }) => (
  <i class={`ware r-${good}`}>
    <Sign symbol={`af.${good}`} label={label} />
  </i>
);

// Inside the map: a symbol by its middle.
export const At = ({ symbol, x, y, size, paint }: Spot & { symbol: string; size: number; paint: string }) => (
  <Symbol id={symbol} paint={paint} x={x - size / 2} y={y - size / 2} size={size} />
);

export const shield = 'M-20 -19c6-2.5 13-3.5 20-3.5s14 1 20 3.5v16c0 12-7 20-20 26-13-6-20-14-20-26z';

export const ArmyPiece = ({ seat, x, y }: Spot & { seat: number }) => (
  <g class="army" data-seat={signOf(seat)} transform={`translate(${x} ${y})`}>
    <path class="halo" d={shield} transform="scale(1.16)" />
    <path class="body" d={shield} />
    <At symbol={`seat.${signOf(seat)}`} x={0} y={-1} size={27} paint="sign" />
  </g>
);

export const WorkerPiece = ({ seat, count, scale, x, y }: Spot & { seat: number; count: number; scale: number }) => (
  <g class="worker" data-seat={signOf(seat)} transform={`translate(${x} ${y}) scale(${scale})`}>
    <rect class="halo" x={-26} y={-17} width={52} height={34} rx={8} />
    <rect class="body" x={-24} y={-15} width={48} height={30} rx={6} />
    <path class="plate" d="M2-15h16a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6h-16z" />
    <At symbol={`seat.${signOf(seat)}`} x={-11} y={0} size={23} paint="sign" />
    <text x={13} y={8}>
      {count}
    </text>
  </g>
);

export const CityPiece = ({ seat, expanded, x, y }: Spot & { seat: number; expanded: boolean }) => (
  <g class="city" data-seat={signOf(seat)} transform={`translate(${x} ${y})`}>
    <circle class="halo" r={29} />
    <At symbol={expanded ? 'af.city-expanded' : 'af.city'} x={0} y={-2} size={46} paint="wall" />
    <circle class="disc" cx={20} cy={16} r={13.5} />
    <At symbol={`seat.${signOf(seat)}`} x={20} y={16} size={19} paint="sign" />
  </g>
);

// A pill on the map: what choosing this place would mean.
export function Badge({
  x,
  y,
  symbol,
  children: text,
  tone = '',
}: Spot & { symbol: string; children: string; tone?: string }) {
  const width = 46 + text.length * 12.2;
  return (
    <g class={`badge ${tone}`} transform={`translate(${x} ${y})`}>
      <rect class="rim" x={-width / 2 - 4} y={-21} width={width + 8} height={42} rx={21} />
      <rect class="fill" x={-width / 2} y={-17} width={width} height={34} rx={17} />
      <At symbol={symbol} x={-width / 2 + 20} y={0} size={24} paint="mark" />
      <text x={-width / 2 + 37} y={8}>
        {text}
      </text>
    </g>
  );
}

// chart.tsx - every seat's chance to win over a game: bands that add up to 100 %, mistakes marked, one's place as a line;
// below them what the draws did, one bar each, so that luck and mistakes can be told apart.
import { SeatSign } from '../parts/icon';
import type { Analysis } from '../wire/messages';
import { useWords, type Speaker } from '../words/words';

const width = 320;
const height = 150;
const luckHeight = 24; // of the track below
const fullBar = 0.25; // a draw that moved this much, or more, fills the track
const felt = 0.02;

// What is computed of all positions: from which one on, with gaps filled by the position before.
export interface Known {
  from: number;
  chances: readonly (readonly number[])[];
  of: number; // positions in all
}

export function knownOf(chances: Analysis['chances']): Known {
  const from = Math.max(
    0,
    chances.findIndex((each) => each !== null),
  );
  let last = chances[from] ?? [];
  const until = chances.findLastIndex((each) => each !== null);
  return { from, chances: chances.slice(from, until + 1).map((each) => (last = each ?? last)), of: chances.length };
}

// For each seat its band over the positions that are known.
export function bands({ from, chances, of }: Known): string[] {
  const seats = chances[0]?.length ?? 0;
  const x = (at: number) => ((from + at) / Math.max(1, of - 1)) * width;
  const level = (at: number, seat: number) =>
    height * (1 - chances[at]!.slice(0, seat).reduce((sum, chance) => sum + chance, 0));
  return Array.from({ length: seats }, (_seat, seat) => {
    const up = chances.map((_, at) => `${x(at).toFixed(1)} ${level(at, seat + 1).toFixed(1)}`);
    const back = chances.map((_, at) => `${x(at).toFixed(1)} ${level(at, seat).toFixed(1)}`).toReversed();
    return `M${[...up, ...back].join('L')}Z`;
  });
}

const total = height + luckHeight + 4;

interface Props {
  analysis: Analysis;
  speaker: Speaker;
  signs: readonly string[];
  step: number | null;
  go?: ((step: number) => void) | undefined;
}

// A share of a game, with its sign; what rounds to nothing was no bad luck.
export function signedPercent(share: number): string {
  const percent = Math.round(share * 100);
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`;
}

export function Chart({ analysis, speaker, signs, step, go }: Props) {
  const say = useWords();
  const known = knownOf(analysis.chances);
  const last = known.of - 1;
  if (last < 1 || known.chances.length === 0) return null;
  const x = (at: number) => (at / last) * width;
  const here = known.chances[Math.min(step ?? last, last) - known.from];
  const choose = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    go?.(Math.round(((event.clientX - box.x) / box.width) * last));
  };
  return (
    <figure class="chart">
      <svg
        viewBox={`0 0 ${width} ${total}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={say('analysis.chart')}
        onClick={choose}
      >
        {bands(known).map((band, seat) => (
          <path key={seat} class={`band seat-${signs[seat]}`} d={band} />
        ))}
        <path class="half" d={`M0 ${height / 2}H${width}`} />
        {analysis.moves.map((move) => (
          <path key={move.step} class="mistake" d={`M${x(move.step)} 0v10`} />
        ))}
        {analysis.luck.flatMap(({ step: at, change }) => {
          const most = Math.max(...change);
          if (most < felt) return [];
          const tall = Math.min(1, most / fullBar) * luckHeight;
          const lucky = signs[change.indexOf(most)];
          return [<rect key={at} class={`seat-${lucky}`} x={x(at)} y={total - tall} width={2.5} height={tall} />];
        })}
        {step !== null && <path class="now" d={`M${x(step)} 0V${total}`} />}
      </svg>
      <figcaption>
        {known.chances[0]!.map((_, seat) => (
          <span key={seat}>
            <SeatSign sign={signs[seat]!} />
            {here
              ? say('analysis.seat', { name: speaker.nameOf(seat), count: Math.round(here[seat]! * 100) })
              : speaker.nameOf(seat)}
          </span>
        ))}
        <small>{say('analysis.legend')}</small>
      </figcaption>
    </figure>
  );
}

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

// For each seat the upper edge of its band, from the first position to the last.
export function bands(chances: readonly (readonly number[])[]): string[] {
  const seats = chances[0]?.length ?? 0;
  const x = (at: number) => (at / Math.max(1, chances.length - 1)) * width;
  const level = (at: number, seat: number) =>
    height * (1 - chances[at]!.slice(0, seat).reduce((sum, chance) => sum + chance, 0));
  return Array.from({ length: seats }, (_, seat) => {
    const up = chances.map((_, at) => `${x(at).toFixed(1)} ${level(at, seat + 1).toFixed(1)}`);
    const back = chances.map((_, at) => `${x(at).toFixed(1)} ${level(at, seat).toFixed(1)}`).reverse();
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

// Positions not computed yet show the last one that is.
function filled(chances: Analysis['chances']): number[][] {
  let last: number[] | null = chances.find((each) => each !== null) ?? null;
  return chances.flatMap((each) => ((last = each ?? last) ? [last] : []));
}

export function Chart({ analysis, speaker, signs, step, go }: Props) {
  const say = useWords();
  const chances = filled(analysis.chances);
  if (chances.length < 2) return null;
  const x = (at: number) => (at / (chances.length - 1)) * width;
  const here = chances[Math.min(step ?? chances.length - 1, chances.length - 1)]!;
  const choose = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    go?.(Math.round(((event.clientX - box.x) / box.width) * (chances.length - 1)));
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
        {bands(chances).map((band, seat) => (
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
        {here.map((chance, seat) => (
          <span key={seat}>
            <SeatSign sign={signs[seat]!} />
            {say('analysis.seat', { name: speaker.nameOf(seat), count: Math.round(chance * 100) })}
          </span>
        ))}
        <small>{say('analysis.legend')}</small>
      </figcaption>
    </figure>
  );
}

// odds.tsx - the odds of a fight before it is begun and while it goes on: dice, chances by armies, what is at stake.
import type { Scene } from '../../kit/game';
import { placeName } from './desk';
import { decimal, percent, waysOfTwoDice } from './figures';
import { SeatIcon } from './pieces';
import { rankOf, type FloodView, type Odds } from './view';
import { floodWords } from './words';

type Props = { scene: Scene<FloodView> };

// The fight under way, or the one of the area pointed at.
export function oddsShown({ view, ghost }: Props['scene']): Odds | null {
  if (view.fight) return view.fight;
  const id = /^area\.(\w+)$/.exec(ghost?.target ?? '')?.[1];
  if (!id || !ghost?.label.key.includes('.label.invade')) return null;
  return view.invasions.find(({ area }) => area === id)?.odds ?? null;
}

const Bars = ({
  heights,
  lit,
  first,
  label,
}: {
  heights: readonly number[];
  lit: (number: number) => boolean;
  first: number;
  label: string;
}) => (
  <span class="bars" role="img" aria-label={label}>
    {heights.map((height, at) => (
      <span key={at} class={lit(at + first) ? 'on' : ''}>
        <i style={{ height: `${height}%` }} />
        <small>{at + first}</small>
      </span>
    ))}
  </span>
);

export function OddsPanel({ scene }: Props) {
  const { view, speaker } = scene;
  const odds = oddsShown(scene);
  if (!odds) return null;
  const say = floodWords(speaker.language);
  const { language } = speaker;
  const hits = waysOfTwoDice.reduce((sum, ways, at) => sum + (at + 2 >= odds.needed ? ways : 0), 0);
  const shown = odds.chances.slice(0, 8);
  const attacker = view.active ?? 0;
  return (
    <section class="odds" role="status" aria-label={say('odds')}>
      <h3>
        <SeatIcon seat={odds.seat} /> {placeName(scene, odds.area)}
        <small>
          {say('defended', {
            name: speaker.nameOf(odds.seat),
            count: `${say('some_armies', { count: odds.defenders })}, ${rankOf(view, odds.seat) ?? '–'}`,
            rank: rankOf(view, attacker) ?? '–',
          })}
        </small>
      </h3>
      <div class="figures">
        <figure>
          <Bars
            heights={waysOfTwoDice.map((ways) => (ways / 6) * 100)}
            lit={(total) => total >= odds.needed}
            first={2}
            label={say('dice')}
          />
          <figcaption>
            {say('roll_of', { count: odds.needed, chance: percent(Math.round((hits / 36) * 1000), language) })}
          </figcaption>
        </figure>
        <figure>
          <Bars
            heights={shown.map((chance) => chance / 10)}
            lit={(armies) => armies === Math.min(odds.armies, shown.length)}
            first={1}
            label={say('ladder', { armies: say('some_armies', { count: shown.length }) })}
          />
          <figcaption>
            <b>{percent(odds.chances.at(-1) ?? 0, language)}</b>{' '}
            {say('clears', { armies: say('some_armies', { count: odds.armies }) })}
          </figcaption>
        </figure>
      </div>
      <p>
        {say('expected', { count: decimal(odds.losses, language) })} ·{' '}
        {say('swing', { gain: `+${odds.gain}`, loss: `−${odds.loss}`, name: speaker.nameOf(odds.seat) })}
      </p>
    </section>
  );
}

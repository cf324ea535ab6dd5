// fight.tsx - a fight as it stands: what the melee will do to a wall, what a sack would cost, and its questions answered as usual.
import { useEffect, useRef, useState } from 'preact/hooks';
import { usualAnswer } from './auto';
import { fightWords } from './fight_words';
import { Symbol, type EmpireScene } from './pieces';
import type { Plan } from './plan';
import type { Side } from './view';

// The melee of this round on one wall, as the rules foretell it; who stands there goes inside if it falls.
export function MeleeOn({ scene, plan, side }: { scene: EmpireScene; plan: Plan; side: Side }) {
  const { view, you, speaker } = scene;
  const say = fightWords(speaker.language);
  const seat = view.seats[you as number]!;
  const melee = view.posting!.melee[side];
  if (!melee) {
    const attacked = seat.sides[side].archers + seat.sides[side].swordsmen > 0;
    return <small>{say(attacked ? 'no_wall' : 'not_attacked')}</small>;
  }
  const troops = plan.soldier[side] + plan.mercenary[side];
  if (melee.stands) return <span>{say(melee.cubes === 0 ? 'stands_bare' : 'stands', { count: melee.cubes })}</span>;
  return <b class="bad">{say(troops === 0 ? 'falls' : 'falls_with', { count: troops })}</b>;
}

export function MeleeInside({ scene }: { scene: EmpireScene }) {
  const say = fightWords(scene.speaker.language);
  const count = scene.view.seats[scene.you as number]!.invaders_inside;
  if (count === 0) return <small>{say('inside_none')}</small>;
  return <b class="bad">{say('inside', { count })}</b>;
}

export function IfSacked({ scene }: { scene: EmpireScene }) {
  const { view, you, speaker } = scene;
  const say = fightWords(speaker.language);
  if (view.stage !== 'combat' || view.active !== you) return null;
  const { gold, forecast } = view.seats[you]!;
  const cards = forecast.cards_if_sacked;
  const costs = [
    say('sack_gold', { gold, count: forecast.gold_if_sacked }),
    ...(cards > 0 ? [say('sack_cards', { count: cards })] : []),
    say('sack_troops'),
    say('sack_help'),
  ];
  return (
    <section class="ae-sheet ae-if-sacked" aria-label={say('if_sacked')}>
      <h3>
        <Symbol name="sack" /> {say('if_sacked')}
      </h3>
      <ul>
        {costs.map((cost) => (
          <li key={cost}>{cost}</li>
        ))}
      </ul>
    </section>
  );
}

// Answers one question after the other until the fight is over, somebody stops it, or a step is taken back. What cannot be
// taken back waits for its yes, as always.
export function Auto({ scene }: { scene: EmpireScene }) {
  const { arrival, speaker } = scene;
  const say = fightWords(speaker.language);
  const [runs, setRuns] = useState(false);
  const seen = useRef({ number: -1, first: -1 });
  const answer = usualAnswer(scene);
  useEffect(() => {
    if (!runs || !answer || seen.current.number === arrival.number) return;
    const isTakenBack = arrival.first < seen.current.first;
    seen.current = { number: arrival.number, first: arrival.first };
    if (isTakenBack) setRuns(false);
    else scene.propose(answer);
  });
  if (!answer) return null;
  return (
    <div class="ae-buttons ae-auto" role="group" aria-label={say('auto')}>
      <button class="btn" title={say('auto_help')} onClick={() => scene.propose(answer)}>
        {say('auto_step')}
      </button>
      <button class="btn" title={say('auto_help')} aria-pressed={runs} onClick={() => setRuns(!runs)}>
        {say(runs ? 'auto_stop' : 'auto_all')}
      </button>
    </div>
  );
}

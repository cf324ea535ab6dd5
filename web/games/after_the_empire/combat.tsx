// combat.tsx - the attack step by step: where it stands, what has just been lost, how the other castles fare.
import { Sentence } from '../../kit/sentence';
import { MiniCastle } from './mini_castle';
import { Compass, Goods, invadersIn, invaderWords, Symbol, Worker, type EmpireScene } from './pieces';
import { Icon } from './log_icons';
import { sides, type EmpireSeat } from './view';
import { empireWords, type EmpireWord } from './words';

const steps: readonly { word: EmpireWord; symbol: string; questions: readonly string[] }[] = [
  { word: 'step_siege', symbol: 'card-siege', questions: ['target', 'siege'] },
  { word: 'step_raze', symbol: 'farm-0', questions: [] },
  { word: 'step_strike', symbol: 'swordsman', questions: ['strike'] },
  { word: 'step_shift', symbol: 'move-3', questions: ['shift'] },
  { word: 'step_archery', symbol: 'archer', questions: ['kill'] },
  { word: 'step_movement', symbol: 'move-1', questions: ['post'] },
  { word: 'step_melee', symbol: 'combat', questions: [] },
  { word: 'step_check', symbol: 'sack', questions: ['damage'] },
];
const firstOfRound = 4;

// Which step the question belongs to; losses are named after archery on walls, after melee inside.
export function stepOf(question: string, cursor: number): number {
  if (question === 'lose') return cursor === sides.length ? 6 : firstOfRound;
  return steps.findIndex((step) => step.questions.includes(question));
}

export function StepRail({ scene }: { scene: EmpireScene }) {
  const { view, speaker } = scene;
  const say = empireWords(speaker.language);
  const now = view.stage === 'combat' ? stepOf(view.question, view.cursor) : -1;
  const round = view.combat?.round ?? 0;
  return (
    <ol class="ae-rail" aria-label={say('steps')}>
      {steps.map(({ word, symbol }, at) => (
        <>
          {at === firstOfRound && (
            <li key="round" class="ae-round">
              {round > 0 ? say('round', { count: round }) : say('each_round')}
            </li>
          )}
          <li
            key={word}
            class={at === now ? 'now' : at < now ? 'done' : ''}
            aria-current={at === now ? 'step' : undefined}
          >
            <Symbol name={symbol} />
            {say(word)}
          </li>
        </>
      ))}
    </ol>
  );
}

export function JustNow({ scene }: { scene: EmpireScene }) {
  const say = empireWords(scene.speaker.language);
  const told = scene.arrival.entries.slice(-8);
  if (told.length === 0) return null;
  return (
    <section class="ae-sheet ae-just-now">
      <h3>{say('just_now')}</h3>
      <ol class="ae-told">
        {told.map((entry, at) => (
          <li key={`${scene.arrival.number}.${at}`} class="arrives">
            <Icon entry={entry} />
            <Sentence phrase={entry} speaker={scene.speaker} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function fate(seat: EmpireSeat, scene: EmpireScene): EmpireWord | null {
  if (seat.sacked > 0) return 'sacked';
  if (scene.view.stage !== 'combat') return null;
  if (scene.view.active === seat.seat) return 'fighting';
  const order = scene.view.order;
  return order.indexOf(seat.seat) < order.indexOf(scene.view.active ?? 0) ? 'survived' : null;
}

function CastleLine({ scene, seat }: { scene: EmpireScene; seat: EmpireSeat }) {
  const say = empireWords(scene.speaker.language);
  const how = fate(seat, scene);
  const foes = sides.filter((side) => seat.sides[side].archers + seat.sides[side].swordsmen > 0);
  return (
    <li class={how ?? ''}>
      <MiniCastle seat={seat} />
      <b>
        <Worker seat={seat.seat} /> {scene.speaker.nameOf(seat.seat)}
      </b>
      <span class="ae-foe-list">
        {foes.map((side) => (
          <span key={side} data-about={`field.${side}`} data-note={invaderWords(seat.sides[side], scene)}>
            <Compass side={side} language={scene.speaker.language} />
            <Goods amounts={invadersIn(seat.sides[side])} />
            <span class="sr">
              {side}: {invaderWords(seat.sides[side], scene)}
            </span>
          </span>
        ))}
      </span>
      {how && <small class={`ae-fate ${how}`}>{say(how)}</small>}
    </li>
  );
}

export function Castles({ scene }: { scene: EmpireScene }) {
  const say = empireWords(scene.speaker.language);
  return (
    <section class="ae-sheet">
      <h3>{say('castles')}</h3>
      <ul class="ae-castles">
        {scene.view.order.map((number) => (
          <CastleLine key={number} scene={scene} seat={scene.view.seats[number]!} />
        ))}
      </ul>
    </section>
  );
}

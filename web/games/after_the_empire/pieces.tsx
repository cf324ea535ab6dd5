// pieces.tsx - symbols with numbers: goods, deeds, compass letters, workers, and what every choice on the board shares.
import { isChosen } from '../../kit/choosing';
import { plain, type Language } from '../../kit/speech';
import { Symbol as KitSymbol } from '../../kit/symbol';
import type { Scene } from '../../kit/game';
import { deedOf, type Amount, type Step } from './deeds';
import type { EmpireView, InvaderCount } from './view';
import { bearing, empireWords } from './words';

export type EmpireScene = Scene<EmpireView>;

export const signs = ['urn', 'lion', 'bull', 'bow'] as const;

type SymbolProps = { name: string; paint?: string; label?: string | undefined };

export const Symbol = ({ name, paint = '', label }: SymbolProps) => (
  <KitSymbol id={`ae.${name}`} paint={`ae-i ${paint}`} label={label} />
);

const symbolOf: Record<string, string> = {
  move1: 'move-1',
  move3: 'move-3',
  objective: 'card-objective',
  invader: 'card-invader',
  hungry: 'feast',
};
const stepSymbol: Record<string, string> = {
  mend: 'repair',
  repair: 'cube',
  construct: 'act-stockpile',
  objective: 'card-objective',
  peek_invader: 'card-invader',
  peek_siege: 'card-siege',
};

// "3" and a log; read out by the label of what it belongs to.
export function Goods({ amounts }: { amounts: readonly Amount[] }) {
  return (
    <>
      {amounts.map(({ thing, count }) => (
        <span key={thing} class="ae-amount" aria-hidden="true">
          {count}
          <Symbol name={symbolOf[thing] ?? thing} paint={`g-${thing}`} />
        </span>
      ))}
    </>
  );
}

function StepSigns({ step }: { step: Step }) {
  if (step.op === 'gain') return <Goods amounts={step.gains} />;
  const looks = step.op.startsWith('peek');
  return (
    <span class="ae-amount" aria-hidden="true">
      {!looks && step.op !== 'construct' && (step.keep > 0 ? `${step.keep}/${step.count}` : step.count)}
      {looks && (
        <svg class="ae-i" viewBox="0 0 48 48" aria-hidden="true">
          <use href="#ui.eye" />
        </svg>
      )}
      <Symbol name={stepSymbol[step.op] ?? step.op} paint={`s-${step.op}`} />
    </span>
  );
}

export function DeedSigns({ id }: { id: string }) {
  const { pay, steps } = deedOf(id);
  return (
    <span class="ae-deed" aria-hidden="true">
      <Goods amounts={pay} />
      {pay.length > 0 && <em>→</em>}
      {steps.map((step, at) => (
        <StepSigns key={at} step={step} />
      ))}
    </span>
  );
}

export const amountsIn = (bag: Readonly<Record<string, number>>): Amount[] =>
  Object.entries(bag).map(([thing, count]) => ({ thing, count }));

export const invadersIn = ({ archers, swordsmen }: InvaderCount): Amount[] =>
  [
    { thing: 'archer', count: archers },
    { thing: 'swordsman', count: swordsmen },
  ].filter(({ count }) => count > 0);

export function invaderWords(count: InvaderCount, scene: EmpireScene): string {
  const say = empireWords(scene.speaker.language);
  const parts = [
    count.archers > 0 ? say('archers', { count: count.archers }) : '',
    count.swordsmen > 0 ? say('swordsmen', { count: count.swordsmen }) : '',
  ].filter(Boolean);
  return parts.join(', ') || say('nobody');
}

// What the siege card, whose face is known, does by a tier.
export function engineWords(count: number, { view, speaker }: EmpireScene): string {
  const say = empireWords(speaker.language);
  if (view.siege.mode === 'damage') return say('hits', { count });
  return say(view.options.ladders_once ? 'climbers_once' : 'climbers', { count });
}

export const Compass = ({ side, language }: { side: string; language: Language }) => (
  <b class="ae-compass" aria-hidden="true">
    {bearing(side, language)}
  </b>
);

export function Worker({ seat, ghost = false }: { seat: number; ghost?: boolean }) {
  return (
    <span
      class={`ae-worker seat ${ghost ? 'ghost' : ''}`}
      data-seat={signs[seat]}
      data-piece={ghost ? undefined : `worker.${seat}`}
      aria-hidden="true"
    >
      <svg viewBox="0 0 48 48">
        <use href={`#seat.${signs[seat]}`} />
      </svg>
    </span>
  );
}

export const isGhost = (scene: EmpireScene, target: string) =>
  scene.ghost?.target === target || isChosen(scene, target);

// Class, target and words of a thing that may be chosen. What is drawn inside is hidden from readers unless it is text, so
// the title names it.
export function choosable(scene: EmpireScene, target: string, paint: string, otherwise: string) {
  const choice = scene.lit.get(target);
  return {
    'data-target': target,
    class: `${paint} ${choice ? 'lit' : ''} ${isGhost(scene, target) ? 'ghost' : ''}`,
    title: choice ? plain(choice.label, scene.speaker) : otherwise,
    'aria-pressed': isGhost(scene, target),
  };
}

// A thing's word in the language of the page.
export const named = (scene: EmpireScene, id: string, english: string, form = '') =>
  scene.speaker.translation?.forms[id]?.[form] ?? english;

export const isPointed = (scene: EmpireScene, id: string) => (scene.pointed.includes(id) ? 'pointed' : '');

// track.tsx - the progress track in one line, and what is still to come.
import { Symbol } from './pieces';
import { wordsOf, type Props } from './scene';
import type { Phase } from './view';
import { phaseWord } from './words';

const symbolOf: Record<Phase, string> = {
  D: 'ph-disaster',
  DD: 'ph-double',
  E: 'ph-economy',
  I: 'ph-industry',
  EI: 'ph-both',
  C: 'ph-conflict',
};

// Spaces after this one by what they bring; a space of both halves counts for both.
export function phasesToCome(track: readonly Phase[], space: number) {
  const left = track.slice(space);
  const count = (...phases: Phase[]) => left.filter((phase) => phases.includes(phase)).length;
  return { E: count('E', 'EI'), I: count('I', 'EI'), C: count('C') };
}

export function Track({ scene }: Props) {
  const say = wordsOf(scene);
  const { track, space, disasters_to_come } = scene.view;
  const left = phasesToCome(track, space);
  const phase = say(phaseWord(scene.view));
  return (
    <section
      class="ee-track panel"
      aria-label={say('track', { space: Math.min(space, track.length), count: track.length, phase })}
    >
      <ol aria-hidden="true">
        <li class="end">
          <Symbol name="ph-start" />
        </li>
        {track.map((each, at) => {
          const number = at + 1;
          const when = number < space ? 'past' : number === space ? 'now' : number === space + 1 ? 'next' : '';
          const near = number >= space - 2 && number <= space + 5 ? 'near' : '';
          return (
            <li
              key={number}
              class={`p-${each} ${when} ${near}`}
              data-about={`space.${number}`}
              data-note={`${number}: ${say(each)}`}
            >
              <Symbol name={symbolOf[each]} />
              <i>{number}</i>
            </li>
          );
        })}
        <li class="end">
          <Symbol name="ph-end" />
        </li>
      </ol>
      <p>
        <span>{say('to_come')}</span>
        <b>{disasters_to_come}</b>
        <Symbol name="ph-disaster" label={say('D')} />
        {(['E', 'I', 'C'] as const).map((each) => (
          <>
            <b>{left[each]}</b>
            <Symbol name={symbolOf[each]} label={say(each)} />
          </>
        ))}
      </p>
    </section>
  );
}

// show_bar.tsx - the action bar while what others did is being shown: what is to be seen now, how far it has come, and the way on.
import { PlayerShape } from '../parts/player_shape';
import { SeatSign } from '../parts/icon';
import { preferences, type Pace } from '../preferences';
import { useStore } from '../../kit/store';
import { plain, useWords, type Say, type Speaker } from '../words/words';
import type { TableModel } from './model';
import type { Projector } from './projector';
import { Sentence } from '../../kit/sentence';
import { newest, stepsAhead, type Sight } from './show';

const paces: readonly Exclude<Pace, 'off'>[] = ['slow', 'normal', 'fast'];

interface Props {
  model: TableModel;
  projector: Projector;
  speaker: Speaker;
  signs: readonly string[];
}

// Whose deed a moment shows: of whom its first sentence speaks, else who was asked.
export const actorOf = ({ arrival }: Sight): number | null =>
  arrival.entries.find((entry) => entry.seat !== null)?.seat ?? null;

// The seats whose deeds are shown, one after the other.
export function tapeOf(moments: readonly Sight[]): { seat: number; until: number }[] {
  const tape: { seat: number; until: number }[] = [];
  moments.forEach((sight, at) => {
    const seat = actorOf(sight);
    if (seat === null || at === 0) return;
    const last = tape[tape.length - 1];
    if (last?.seat === seat) last.until = at;
    else tape.push({ seat, until: at });
  });
  return tape;
}

function Tape({ model: { show }, signs }: Props) {
  const tape = tapeOf(show.moments).slice(-6);
  const now = tape.findIndex(({ until }) => until >= show.at);
  return (
    <ol class="tape" aria-hidden="true">
      {tape.map(({ seat, until }, at) => (
        <li key={until} class={at < now ? 'past' : at === now ? 'now' : ''} data-about={`seat.${seat}`}>
          <SeatSign sign={signs[seat]!} />
        </li>
      ))}
    </ol>
  );
}

function Telling({ model, speaker, say }: Props & { say: Say }) {
  const { moments, at } = model.show;
  const [first, ...rest] = model.arrival.entries.filter((entry) => !entry.private);
  return (
    <div class="prompt">
      <b data-prompt>{first ? plain(first, speaker) : model.prompt && plain(model.prompt, speaker)}</b>
      <small>
        <span class="caps">{say(at === 0 ? 'show.next' : 'show.now', { number: at, total: moments.length - 1 })}</span>{' '}
        {rest.slice(0, 4).map((entry, place) => (
          <>
            <Sentence key={place} phrase={entry} speaker={speaker} />.{' '}
          </>
        ))}
      </small>
    </div>
  );
}

function PaceChoice({ say }: { say: Say }) {
  const pace = useStore(preferences, (value) => value.pace);
  return (
    <div class="seg pace" role="group" aria-label={say('set.pace')}>
      {paces.map((each) => (
        <button key={each} aria-pressed={pace === each} onClick={() => preferences.change({ pace: each })}>
          {say(`set.pace.${each}`)}
        </button>
      ))}
    </div>
  );
}

export function ShowBar(props: Props) {
  const { model, projector, signs } = props;
  const say = useWords();
  const { show } = model;
  const actor = actorOf(model);
  const asked = newest(show).deciding === model.you;
  return (
    <>
      {actor !== null && <SeatSign sign={signs[actor]!} you={actor === model.you} />}
      <Telling {...props} say={say} />
      <Tape {...props} />
      <div class="steady showing">
        <button
          class="btn square"
          aria-label={say(show.paused ? 'show.go_on' : 'show.pause')}
          onClick={() => projector.pause(!show.paused)}
        >
          <PlayerShape of={show.paused ? 'play' : 'pause'} />
        </button>
        <button class="btn skip-step" onClick={() => projector.skipStep()}>
          {say('show.skip_step')}
        </button>
        <PaceChoice say={say} />
        <button class={`btn skip-all ${asked ? 'primary' : ''}`} onClick={() => projector.skipAll()}>
          <PlayerShape of="last" />
          <span class="two">
            <span>{say(asked ? 'show.to_my_turn' : 'show.to_now')}</span>
            <small>{say('show.left', { count: stepsAhead(show) })}</small>
          </span>
        </button>
      </div>
      <progress class="steps" max={show.moments.length - 1} value={show.at} aria-hidden="true" />
    </>
  );
}

// controls.tsx - the scrubber and the buttons of a replay.
import { PlayerShape, type Shape } from '../parts/player_shape';
import { useWords, type WordKey } from '../words/words';
import type { Film } from './film';
import type { Player } from './player';

const paces = [2000, 1000, 500, 200] as const;
const strides = ['move', 'turn', 'round'] as const;

function Press({ shape, off, act }: { shape: Shape; off?: boolean; act: () => void }) {
  const say = useWords();
  const main = shape === 'play' || shape === 'pause';
  return (
    <button
      class={`btn square ${main ? 'primary' : ''}`}
      aria-label={say(`replay.${shape}` as WordKey)}
      disabled={off ?? false}
      onClick={act}
    >
      <PlayerShape of={shape} />
    </button>
  );
}

interface Props {
  film: Film;
  player: Player;
  change: (fields: Partial<Player>) => void;
  step: (direction: 1 | -1) => void;
}

function Scrubber({ film, player: { position }, change }: Props) {
  const say = useWords();
  const last = film.steps.length;
  const where = say('replay.step', { number: position, total: last });
  return (
    <div class="scrubber">
      <input
        type="range"
        min={0}
        max={last}
        value={position}
        aria-label={where}
        list="replay-turns"
        onInput={(event) => change({ position: Number(event.currentTarget.value), playing: false })}
      />
      <datalist id="replay-turns">
        {film.marks.turn.map((tick) => (
          <option key={tick} value={tick} />
        ))}
      </datalist>
      <output>{where}</output>
    </div>
  );
}

export function Controls(props: Props) {
  const { film, player, change, step } = props;
  const say = useWords();
  const last = film.steps.length;
  const { position, by, playing, pace } = player;
  return (
    <section class="controls" aria-label={say('replay.title')}>
      <div class="group">
        <Press shape="first" off={position === 0} act={() => change({ position: 0 })} />
        <Press shape="previous" off={position === 0} act={() => step(-1)} />
        <Press shape={playing ? 'pause' : 'play'} act={() => change({ playing: !playing })} />
        <Press shape="next" off={position === last} act={() => step(1)} />
        <Press shape="last" off={position === last} act={() => change({ position: last })} />
      </div>
      <Scrubber {...props} />
      <label class="small-field">
        <span>{say('replay.by')}</span>
        <select value={by} onChange={(event) => change({ by: strides[event.currentTarget.selectedIndex]! })}>
          {strides.map((each) => (
            <option key={each} value={each}>
              {say(`replay.by.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="small-field">
        <span>{say('replay.speed')}</span>
        <select value={pace} onChange={(event) => change({ pace: paces[event.currentTarget.selectedIndex]! })}>
          {paces.map((each) => (
            <option key={each} value={each}>
              {each / 1000} s
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

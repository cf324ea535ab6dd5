// controls.tsx - the scrubber and the buttons of a replay.
import { Icon } from '../parts/icon';
import { useWords } from '../words/words';
import type { Film, Stride } from './film';

export interface Player {
  position: number;
  by: Stride;
  playing: boolean;
  pace: number; // milliseconds a step
}
export const paces = [2000, 1000, 500, 200] as const;

export function Controls({ film, player, change, step }: { film: Film; player: Player; change: (fields: Partial<Player>) => void; step: (direction: 1 | -1) => void }) {
  const say = useWords();
  const last = film.steps.length;
  const { position, by, playing, pace } = player;
  const ticks = film.marks.turn;
  return (
    <section class="controls" aria-label={say('replay.title')}>
      <div class="group">
        <button class="btn square" aria-label={say('replay.first')} disabled={position === 0} onClick={() => change({ position: 0 })}><span aria-hidden="true">⏮</span></button>
        <button class="btn square" aria-label={say('replay.previous')} disabled={position === 0} onClick={() => step(-1)}><span aria-hidden="true">◀</span></button>
        <button class="btn primary square" aria-label={say(playing ? 'replay.pause' : 'replay.play')} onClick={() => change({ playing: !playing })}>{playing ? <span aria-hidden="true">❚❚</span> : <Icon name="play" />}</button>
        <button class="btn square" aria-label={say('replay.next')} disabled={position === last} onClick={() => step(1)}><span aria-hidden="true">▶</span></button>
        <button class="btn square" aria-label={say('replay.last')} disabled={position === last} onClick={() => change({ position: last })}><span aria-hidden="true">⏭</span></button>
      </div>
      <div class="scrubber">
        <input type="range" min={0} max={last} value={position} aria-label={say('replay.step', { number: position, total: last })} list="replay-turns"
          onInput={(event) => change({ position: Number(event.currentTarget.value), playing: false })} />
        <datalist id="replay-turns">{ticks.map((tick) => <option key={tick} value={tick} />)}</datalist>
        <output>{say('replay.step', { number: position, total: last })}</output>
      </div>
      <label class="small-field"><span>{say('replay.by')}</span>
        <select value={by} onChange={(event) => change({ by: event.currentTarget.value as Stride })}>
          {(['move', 'turn', 'round'] as const).map((each) => <option key={each} value={each}>{say(`replay.by.${each}`)}</option>)}
        </select>
      </label>
      <label class="small-field"><span>{say('replay.speed')}</span>
        <select value={pace} onChange={(event) => change({ pace: Number(event.currentTarget.value) })}>
          {paces.map((each) => <option key={each} value={each}>{each / 1000} s</option>)}
        </select>
      </label>
    </section>
  );
}

// log.tsx - what happened, newest turn first, one sentence per event.
import { useMemo, useState } from 'preact/hooks';
import { SeatSign } from '../parts/icon';
import type { LogEntry } from '../wire/messages';
import { useWords, type Speaker } from '../words/words';
import type { Log } from './model';
import type { Drawing } from './scene';
import { Sentence } from './sentence';

interface Turn {
  number: number; // of its first entry
  seat: number | null;
  entries: { number: number; entry: LogEntry }[];
}

const beginsTurn = (entry: LogEntry) => entry.key.endsWith('.turn_began');

// Entries by turn; games without such an event get one group per seat in a row.
export function turnsOf(log: Log): Turn[] {
  const turns: Turn[] = [];
  const named = log.entries.some(beginsTurn);
  log.entries.forEach((entry, at) => {
    const number = log.first + at;
    const last = turns[turns.length - 1];
    const fresh = !last || (named ? beginsTurn(entry) : entry.seat !== null && entry.seat !== last.seat);
    if (fresh) turns.push({ number, seat: entry.seat, entries: [] });
    if (!beginsTurn(entry)) turns[turns.length - 1]!.entries.push({ number, entry });
  });
  return turns;
}

interface Props {
  log: Log;
  speaker: Speaker;
  drawing: Drawing;
  signs: readonly string[];
  you: number | string;
  since: number | null; // a line is drawn before this entry
  point: (ids: string[]) => void;
  older?: (() => void) | undefined;
  open?: ((number: number) => void) | undefined; // a click on an entry
}

const turnsAtOnce = 30;

function Line({
  entry,
  number,
  props,
  say,
}: {
  entry: LogEntry;
  number: number;
  props: Props;
  say: ReturnType<typeof useWords>;
}) {
  const { speaker, drawing, point, you, open } = props;
  const gain = drawing.gain?.(entry);
  const ids = Object.values(entry.args ?? {}).map(([id]) => id);
  return (
    <li
      class={entry.private ? 'private' : ''}
      title={entry.private ? say('log.private') : undefined}
      onMouseEnter={() => point(ids)}
      onMouseLeave={() => point([])}
      onClick={open && (() => open(number))}
    >
      {drawing.Icon ? <drawing.Icon entry={entry} /> : <span />}
      <Sentence phrase={entry} speaker={speaker} />
      {gain && (
        <span class={gain.seat === you ? 'gain mine' : 'gain'} aria-hidden="true">
          {gain.text}
        </span>
      )}
    </li>
  );
}

export function LogView(props: Props) {
  const { log, speaker, signs, you, since, older } = props;
  const say = useWords();
  const [filter, setFilter] = useState<'all' | 'mine'>('all');
  const [shown, setShown] = useState(turnsAtOnce);
  const turns = useMemo(() => turnsOf(log).reverse(), [log]);
  const wanted = ({ entry }: { entry: LogEntry }) => filter === 'all' || entry.seat === you;
  const showOlder = () => {
    setShown(shown + turnsAtOnce);
    if (turns.length <= shown + turnsAtOnce && log.first > 0) older?.();
  };
  if (log.entries.length === 0) return <p class="none">{say('log.empty')}</p>;
  return (
    <div class="log" tabIndex={0} role="log" aria-label={say('tab.log')} aria-live="off">
      {typeof you === 'number' && (
        <div class="seg two-way">
          {(['all', 'mine'] as const).map((each) => (
            <button key={each} aria-pressed={filter === each} onClick={() => setFilter(each)}>
              {say(`log.filter.${each}`)}
            </button>
          ))}
        </div>
      )}
      {turns.slice(0, shown).map((turn, at) => (
        <section key={turn.number}>
          <h3>
            {turn.seat !== null && <SeatSign sign={signs[turn.seat]!} you={turn.seat === you} />}
            {turn.seat === null ? '' : speaker.nameOf(turn.seat)}
          </h3>
          <ol>
            {turn.entries.filter(wanted).map(({ entry, number }) => (
              <Line key={number} entry={entry} number={number} props={props} say={say} />
            ))}
          </ol>
          {since !== null &&
            since > 0 &&
            turn.number <= since &&
            (turns[at - 1]?.number ?? Infinity) > since &&
            at > 0 && <p class="since">▲ {say('log.since')}</p>}
        </section>
      ))}
      {(turns.length > shown || (older && log.first > 0)) && (
        <button class="btn quiet" onClick={showOlder}>
          {say('log.older')}
        </button>
      )}
    </div>
  );
}

// log.tsx - what happened, one sentence per event, by turns: the newest last and in view, unless one has scrolled back.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SeatSign } from '../parts/icon';
import type { LogEntry } from '../wire/messages';
import { plain, useWords, type Say, type Speaker } from '../words/words';
import type { Log } from './show';
import type { Drawing } from './scene';
import { Sentence } from '../../kit/sentence';
import { seatsIn, talesOf, verdictOf, type Tale } from '../../kit/tales';

interface Turn {
  number: number; // of its first entry
  seat: number | null;
  title: LogEntry | null; // what begins, if it is no seat's turn
  entries: { number: number; entry: LogEntry }[];
}

const beginsTurn = (entry: LogEntry) => entry.key.endsWith('.turn_began');
const beginsSeatsTurn = (entry: LogEntry) => beginsTurn(entry) && entry.args?.['seat'] !== undefined;

// Entries by turns of seats. Where no event tells that a seat's turn begins, a turn is what one seat does in a row; a turn of
// the whole table is then a heading.
export function turnsOf(log: Log): Turn[] {
  const turns: Turn[] = [];
  const named = log.entries.some(beginsSeatsTurn);
  log.entries.forEach((entry, at) => {
    const number = log.first + at;
    const last = turns[turns.length - 1];
    const begins = beginsTurn(entry);
    const another = !named && entry.seat !== null && entry.seat !== last?.seat;
    if (begins && !beginsSeatsTurn(entry)) turns.push({ number, seat: null, title: entry, entries: [] });
    else if (!last || begins || another) turns.push({ number, seat: entry.seat, title: null, entries: [] });
    if (!begins) turns[turns.length - 1]!.entries.push({ number, entry });
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
  recall?: ((tale: Tale) => void) | undefined; // a tale is told once more on its card
}

// Lines of a turn; those of one tale stand together, folded.
interface Piece {
  tale: Tale | null;
  lines: Turn['entries'];
}

export function foldsOf(entries: Turn['entries'], tales: readonly Tale[]): Piece[] {
  const pieces: Piece[] = [];
  // A tale of several seats lies where its verdict is; what belongs to it in other turns is a line there.
  const isHere = (tale: Tale) => entries.some(({ entry }) => entry === verdictOf(tale));
  const whole = tales.filter((tale) => tale.entries.length > 1 && isHere(tale));
  for (const line of entries) {
    const tale = whole.find((each) => each.entries.includes(line.entry)) ?? null;
    const last = pieces[pieces.length - 1];
    if (last && last.tale === tale) last.lines.push(line);
    else pieces.push({ tale, lines: [line] });
  }
  return pieces;
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

const nearTheEnd = 24; // pixels: nearly a line

// Keeps the end in view for whoever is there, and the place of whoever has scrolled back; counts what came meanwhile. Looks only
// when other lines are shown: to ask for a height in the middle of a click would cost it a layout of the whole page.
function useEnd(list: RefObject<HTMLElement | null>, last: number, lines: string) {
  const atEnd = useRef(true);
  const [seen, setSeen] = useState(last);
  const keep = () => {
    if (atEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  };
  useLayoutEffect(keep, [last, lines]);
  useEffect(() => {
    if (atEnd.current && seen !== last) setSeen(last);
  });
  useEffect(() => {
    const observer = new ResizeObserver(keep); // a tab that comes to the front begins at its top
    observer.observe(list.current!);
    return () => observer.disconnect();
  }, []);
  const onScroll = () => {
    const { scrollTop, clientHeight, scrollHeight } = list.current!;
    if (clientHeight > 0) atEnd.current = scrollTop + clientHeight > scrollHeight - nearTheEnd;
    if (atEnd.current) setSeen(last);
  };
  const toEnd = () => {
    atEnd.current = true;
    setSeen(last);
    keep();
  };
  const lookBack = () => {
    atEnd.current = false;
  };
  return { onScroll, toEnd, lookBack, newer: atEnd.current ? 0 : last - seen };
}

// One line with the verdict; what led to it and came of it behind a click, or open if it is news about oneself.
function Fold({ tale, lines, props, say }: { tale: Tale; lines: Turn['entries']; props: Props; say: Say }) {
  const { speaker, drawing, recall, you, since } = props;
  const verdict = verdictOf(tale);
  const mine = typeof you === 'number' && seatsIn(tale).has(you);
  const isNews = mine && since !== null && tale.from >= since;
  return (
    <li class={`fold ${mine ? 'mine' : ''}`}>
      <details open={isNews}>
        <summary>
          {drawing.Icon ? <drawing.Icon entry={verdict} /> : <span />}
          <Sentence phrase={verdict} speaker={speaker} />
        </summary>
        <ol>
          {lines.map(({ entry, number }) => (
            <Line key={number} entry={entry} number={number} props={props} say={say} />
          ))}
        </ol>
        {recall && (
          <button class="btn quiet mini" onClick={() => recall(tale)}>
            {say('log.recall')}
          </button>
        )}
      </details>
    </li>
  );
}

function TurnLines({
  turn,
  tales,
  props,
  wanted,
  isNew,
}: {
  turn: Turn;
  tales: readonly Tale[];
  props: Props;
  wanted: (line: { entry: LogEntry }) => boolean;
  isNew: boolean; // the first since the viewer's last turn
}) {
  const { speaker, signs, you } = props;
  const say = useWords();
  const { seat, title } = turn;
  return (
    <section>
      {isNew && <p class="since">▼ {say('log.since')}</p>}
      <h3 class={title ? 'whole' : ''}>
        {seat !== null && <SeatSign sign={signs[seat]!} you={seat === you} />}
        {title ? plain(title, speaker) : seat === null ? '' : speaker.nameOf(seat)}
      </h3>
      <ol>
        {foldsOf(turn.entries.filter(wanted), tales).map(({ tale, lines }) =>
          tale ? (
            <Fold key={lines[0]!.number} tale={tale} lines={lines} props={props} say={say} />
          ) : (
            lines.map(({ entry, number }) => (
              <Line key={number} entry={entry} number={number} props={props} say={say} />
            ))
          ),
        )}
      </ol>
    </section>
  );
}

export function LogView(props: Props) {
  const { log, you, since, older } = props;
  const say = useWords();
  const [filter, setFilter] = useState<'all' | 'mine'>('all');
  const [shown, setShown] = useState(turnsAtOnce);
  const list = useRef<HTMLDivElement>(null);
  const turns = useMemo(() => turnsOf(log), [log]);
  const tales = useMemo(() => talesOf(props.drawing.tales ?? [], log), [log]);
  const { onScroll, toEnd, lookBack, newer } = useEnd(
    list,
    log.first + log.entries.length,
    `${log.first} ${filter} ${shown}`,
  );
  const wanted = ({ entry }: { entry: LogEntry }) => filter === 'all' || entry.seat === you;
  const showOlder = () => {
    lookBack(); // whoever asks for what came before does not want to be taken to the end by it
    setShown(shown + turnsAtOnce);
    if (turns.length <= shown + turnsAtOnce && log.first > 0) older?.();
  };
  const latest = turns.slice(-shown).filter(({ title, entries }) => title || entries.some(wanted));
  const begun = (turn: Turn | undefined) => since !== null && since > 0 && turn !== undefined && turn.number > since;
  return (
    <div ref={list} class="log" tabIndex={0} role="log" aria-label={say('tab.log')} aria-live="off" onScroll={onScroll}>
      {log.first + log.entries.length === 0 && <p class="none">{say('log.empty')}</p>}
      {typeof you === 'number' && log.entries.length > 0 && (
        <div class="seg two-way">
          {(['all', 'mine'] as const).map((each) => (
            <button key={each} aria-pressed={filter === each} onClick={() => setFilter(each)}>
              {say(`log.filter.${each}`)}
            </button>
          ))}
        </div>
      )}
      {(turns.length > shown || (older && log.first > 0)) && (
        <button class="btn quiet" onClick={showOlder}>
          {say('log.older')}
        </button>
      )}
      {latest.map((turn, at) => (
        <TurnLines
          key={turn.number}
          turn={turn}
          tales={tales}
          props={props}
          wanted={wanted}
          isNew={at > 0 && begun(turn) && !begun(latest[at - 1])}
        />
      ))}
      {newer > 0 && (
        <button class="btn newer" onClick={toEnd}>
          ▼ {say(newer === 1 ? 'log.newer.one' : 'log.newer', { count: newer })}
        </button>
      )}
    </div>
  );
}

// players.tsx - one panel per seat: who it is, whether they think, what is public of them.
import { useEffect, useState } from 'preact/hooks';
import { Icon, SeatSign } from '../parts/icon';
import type { SeatInfo, TableInfo, Thinking } from '../wire/messages';
import { levelWord } from '../levels';
import { useWords, type Say } from '../words/words';
import type { AnyScene, Drawing } from './scene';

// The time, to the second, while something is counted.
export function useNow(running: boolean): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  return running ? Math.max(now, Date.now() - 1000) : now;
}

// Today's hour, or the day.
const hourText = (seconds: number) => {
  const time = new Date(seconds * 1000);
  const isToday = time.toDateString() === new Date().toDateString();
  return isToday
    ? time.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
    : time.toLocaleDateString([], { weekday: 'short', hour: '2-digit', minute: '2-digit' });
};

const clockText = (seconds: number) => {
  const left = Math.max(0, Math.floor(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
};

interface Props {
  table: TableInfo;
  scene: AnyScene;
  drawing: Drawing;
  signs: readonly string[];
  deciding: number | null;
  thinking: ({ seat: number } & Thinking) | null;
  moveNow?: ((seat: number) => void) | undefined;
}

function when(seat: SeatInfo, props: Props, now: number, say: Say): string {
  const active = props.deciding === seat.seat;
  const { table } = props;
  const left = seat.clock == null ? '' : ` · ${clockText(seat.clock - (active ? now / 1000 - table.since : 0))}`;
  if (seat.resigned) return say('table.resigned');
  if (!active) return left.slice(3);
  if (seat.mine) return say('table.your_turn') + left;
  const thinking = props.thinking?.seat === seat.seat ? props.thinking : seat.thinking;
  if (thinking) return say('table.thinking', { count: Math.max(0, Math.floor(now / 1000 - thinking.since)) });
  return say('table.decides') + left;
}

function Status({ seat, you, playing, say }: { seat: SeatInfo; you: boolean; playing: boolean; say: Say }) {
  if (seat.kind === 'bot')
    return (
      <small>
        <Icon name="bot" small />
        <span>
          {say('table.bot')}, {levelWord(seat.bot ?? '', say)}
        </span>
      </small>
    );
  if (seat.kind === 'open')
    return (
      <small>
        <span>{say('table.open_seat')}</span>
      </small>
    );
  if (you)
    return (
      <small>
        <span>{say('you')}</span>
      </small>
    );
  if (!playing || !seat.person || seat.person.here) return <small />;
  const text = seat.away ? say('table.away.until', { time: hourText(seat.away.until) }) : say('table.away');
  return (
    <small>
      <span>{text}</span>
    </small>
  );
}

export function Players(props: Props) {
  const { table, scene, drawing, signs, deciding, thinking, moveNow } = props;
  const say = useWords();
  const now = useNow(table.phase === 'playing');
  const mine = table.seats.filter((seat) => seat.mine).length;
  // Whoever holds several seats, at one device or by an imported record, is the one they look from.
  const isYou = (seat: SeatInfo) => seat.mine && (mine === 1 || seat.seat === scene.you);
  return (
    <ul class="players" data-count={table.seats.length} tabIndex={-1} aria-label={say('table.players')}>
      {table.seats.map((seat) => {
        const active = deciding === seat.seat && table.phase === 'playing';
        const thinks = active && seat.kind === 'bot' && thinking?.seat === seat.seat ? thinking : null;
        return (
          <li
            key={seat.seat}
            class={`panel player ${active ? 'active' : ''}`}
            data-around={`seat.${seat.seat}`}
            aria-current={active ? 'true' : undefined}
          >
            <SeatSign sign={signs[seat.seat]!} you={seat.seat === scene.you} />
            <div class="name">
              <span>{scene.speaker.nameOf(seat.seat)}</span>
              <Status seat={seat} you={isYou(seat)} playing={table.phase === 'playing'} say={say} />
            </div>
            <div class="when">
              {when(seat, props, now, say)}
              {thinks && moveNow && now / 1000 - thinks.since > 2 && (
                <button class="btn quiet mini" onClick={() => moveNow(seat.seat)}>
                  {say('table.move_now')}
                </button>
              )}
            </div>
            <div class="row">{drawing.Panel && <drawing.Panel scene={scene} seat={seat.seat} />}</div>
            {thinks && thinks.budget > 0 && (
              <i
                class="budget"
                style={{ width: `${Math.min(100, ((now / 1000 - thinks.since) / thinks.budget) * 100)}%` }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

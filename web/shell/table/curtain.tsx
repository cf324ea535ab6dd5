// curtain.tsx - hot-seat: before another hand is shown, the device changes hands.
import type { TableInfo, Viewer } from '../wire/messages';
import { useWords, type Speaker } from '../words/words';
import { SeatSign } from '../parts/icon';
import { cardOf } from '../../kit/cards';

export function Curtain({
  table,
  deciding,
  you,
  speaker,
  sit,
}: {
  table: TableInfo;
  deciding: number | null;
  you: Viewer;
  speaker: Speaker;
  sit: (seat: number) => void;
}) {
  const say = useWords();
  const mine = table.seats.filter((seat) => seat.mine && seat.kind === 'person');
  const next = deciding ?? table.deciding;
  if (
    table.phase !== 'playing' ||
    mine.length < 2 ||
    next === null ||
    next === you ||
    !mine.some((seat) => seat.seat === next)
  )
    return null;
  const name = speaker.nameOf(next);
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={say('curtain.title', { name })}>
      <SeatSign sign={cardOf(table.game).signs[next]!} />
      <h2>{say('curtain.title', { name })}</h2>
      <p>{say('curtain.text', { name })}</p>
      <button class="btn primary big" autofocus onClick={() => sit(next)}>
        {say('curtain.open', { name })}
      </button>
    </div>
  );
}

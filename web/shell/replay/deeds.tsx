// deeds.tsx - what one does with a position of a replay: look with other eyes, send it, keep the record, play on.
import { useState } from 'preact/hooks';
import { usualLevel } from '../levels';
import { CopyButton } from '../parts/copy';
import { Icon } from '../parts/icon';
import { reasonOf } from '../parts/loaded';
import { becomeSomebody } from '../parts/name';
import { createTable } from '../parts/numbers';
import { navigate } from '../route';
import { downloadRecord } from '../table/end';
import { api, type ReplayViewer } from '../wire/api';
import type { TableInfo } from '../wire/messages';
import { useWords } from '../words/words';

export function Viewpoint({
  table,
  viewer,
  look,
  nameOf,
}: {
  table: TableInfo;
  viewer: ReplayViewer;
  look: (viewer: ReplayViewer) => void;
  nameOf: (seat: number) => string;
}) {
  const say = useWords();
  const seats = table.seats.filter((seat) => seat.mine || table.phase === 'over').map((seat) => seat.seat);
  const viewers: ReplayViewer[] = [...(table.phase === 'over' ? ['omniscient' as const] : []), ...seats, 'spectator'];
  const name = (each: ReplayViewer) =>
    typeof each === 'number' ? nameOf(each) : say(each === 'spectator' ? 'replay.spectator' : 'replay.omniscient');
  return (
    <label class="small-field viewpoint">
      <span>{say('replay.viewpoint')}</span>
      <select value={String(viewer)} onChange={(event) => look(viewers[event.currentTarget.selectedIndex]!)}>
        {viewers.map((each) => (
          <option key={each} value={String(each)}>
            {name(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

// A new table that begins after so many lines of the record: oneself in one's old seat, bots in the others.
async function playFromHere(table: TableInfo, lines: number, token: string | undefined): Promise<void> {
  await becomeSomebody();
  const [record, games] = await Promise.all([api.record(table.id, token), api.games()]);
  const bot = usualLevel(games.find((game) => game.name === table.game));
  const mine = Math.max(
    0,
    table.seats.findIndex((seat) => seat.mine),
  );
  const seats = table.seats.map((_, seat) => (seat === mine ? { kind: 'me' as const } : { kind: 'bot' as const, bot }));
  const created = await createTable({ game: table.game, options: table.options, record, lines, seats });
  navigate(`/table/${created.id}`);
}

export function Deeds({
  table,
  link,
  lines,
  token,
}: {
  table: TableInfo;
  link: string;
  lines: number | null;
  token: string | undefined;
}) {
  const say = useWords();
  const [trouble, setTrouble] = useState('');
  const attempt = (deed: Promise<void>) => void deed.catch((problem: unknown) => setTrouble(reasonOf(problem)));
  if (table.phase !== 'over')
    return (
      <a class="btn" href={`/table/${table.id}`}>
        {say('replay.live')}
      </a>
    );
  return (
    <>
      {trouble && (
        <span class="trouble" role="alert">
          {trouble}
        </span>
      )}
      <span class="hide">
        <CopyButton text={location.origin + link} label={say('replay.link')} />
      </span>
      <button class="btn quiet hide" onClick={() => attempt(downloadRecord(table, token))}>
        {say('replay.download')}
      </button>
      <button
        class="btn from-here"
        disabled={lines === null}
        onClick={() => attempt(playFromHere(table, lines!, token))}
      >
        <Icon name="play" />
        {say('replay.from_here')}
      </button>
    </>
  );
}

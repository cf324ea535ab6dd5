// fair.tsx - fair draws: what the server and every seat promised before the game, and whether they kept it.
import { useState } from 'preact/hooks';
import { fetched } from '../parts/chunk';
import { CopyButton } from '../parts/copy';
import { Dialog } from '../parts/dialog';
import { reasonOf } from '../parts/loaded';
import { numberOf, promisedAt } from '../parts/numbers';
import { api } from '../wire/api';
import type { SeatInfo, TableInfo } from '../wire/messages';
import { seatName } from '../words/game_words';
import { useLanguage, useWords } from '../words/words';
import type { Check } from './proof';

const signs = { good: '✓', bad: '✗', unknown: '?' };

function SeatPromise({ table, seat }: { table: TableInfo; seat: SeatInfo }) {
  const say = useWords();
  const language = useLanguage();
  const { contribution } = seat;
  const state = !contribution
    ? say('fair.none')
    : contribution.number
      ? say('fair.opened', { number: contribution.number })
      : table.phase === 'waiting'
        ? say(contribution.opened ? 'fair.has_opened' : 'fair.committed')
        : say('fair.without');
  return (
    <div>
      <dt>{seatName(table, seat.seat, language)}</dt>
      <dd>
        {contribution && <code>{contribution.hash}</code>}
        <small>{state}</small>
      </dd>
    </div>
  );
}

// Whoever has no seat, or gave no number from this browser, has none to look for.
const ownHash = (table: TableInfo) =>
  table.seats.find((seat) => seat.mine && seat.contribution && numberOf(seat.contribution.hash))?.contribution?.hash;

async function check(table: TableInfo, token: string | undefined): Promise<Check[]> {
  const [record, { checksOf }] = await Promise.all([api.record(table.id, token), fetched(() => import('./proof'))]);
  return checksOf(record, promisedAt(table.id), ownHash(table));
}

function Verdict({ table, checks }: { table: TableInfo; checks: readonly Check[] }) {
  const say = useWords();
  const isBroken = checks.some(({ verdict }) => verdict === 'bad');
  const command = `ozy verify --commitment ${promisedAt(table.id)?.commitment ?? table.commitment} game.txt`;
  return (
    <div role="status" class="proof" data-verdict={isBroken ? 'bad' : 'good'}>
      <p>
        <b>{say(isBroken ? 'fair.broken' : 'fair.kept')}</b>
      </p>
      <ul>
        {checks.map(({ what, verdict }) => (
          <li key={what} data-check={what} data-verdict={verdict}>
            <span aria-hidden="true">{signs[verdict]} </span>
            {say(`fair.check.${what}`)}
            {verdict !== 'good' && ` (${say(`fair.${verdict}`)})`}
          </li>
        ))}
      </ul>
      <p>{say('fair.rest')}</p>
      <p>
        <code>{command}</code>
      </p>
      <CopyButton text={command} label={say('fair.copy')} />
    </div>
  );
}

export function FairDraws({
  table,
  token,
  onClose,
}: {
  table: TableInfo;
  token: string | undefined;
  onClose: () => void;
}) {
  const say = useWords();
  const [checks, setChecks] = useState<Check[] | null>(null);
  const [trouble, setTrouble] = useState('');
  const verify = () => void check(table, token).then(setChecks, (problem: unknown) => setTrouble(reasonOf(problem)));
  const promised = promisedAt(table.id);
  return (
    <Dialog title={say('fair.title')} onClose={onClose}>
      <div class="fair">
        <p>{say('fair.text')}</p>
        <dl>
          <div>
            <dt>{say('fair.server')}</dt>
            <dd>
              <code>{table.commitment}</code>
              {promised && promised.commitment !== table.commitment && (
                <strong class="trouble">{say('fair.changed')}</strong>
              )}
            </dd>
          </div>
          {table.seats.map((seat) => (
            <SeatPromise key={seat.seat} table={table} seat={seat} />
          ))}
        </dl>
        <p>{say(promised ? 'fair.kept_here' : 'fair.not_kept')}</p>
        {table.phase === 'over' && !checks && (
          <button class="btn primary" onClick={verify}>
            {say('fair.verify')}
          </button>
        )}
        {checks && <Verdict table={table} checks={checks} />}
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
      </div>
    </Dialog>
  );
}

// menu.tsx - what one rarely does at a table: record, rules, another device, a bot in one's seat, resigning. What cannot be undone by a click asks.
import { useState } from 'preact/hooks';
import { CopyButton } from '../parts/copy';
import { levelWord } from '../levels';
import { Dialog } from '../parts/dialog';
import { reasonOf } from '../parts/loaded';
import { linksOf, OwnLink } from '../parts/links';
import { NameField } from '../parts/name';
import { api } from '../wire/api';
import type { Device, Viewer } from '../../kit/told';
import type { TableInfo } from '../wire/messages';
import { useWords } from '../words/words';
import { downloadRecord } from './end';
import { FairDraws } from './fair';
import { Question } from './questions';

// Whether one plays against bots only.
const isAlone = (table: TableInfo) => table.seats.every((seat) => seat.kind === 'bot' || seat.mine);

const Trouble = ({ text }: { text: string }) => (
  <p class="trouble" role="alert">
    {text}
  </p>
);

function SeatName({
  table,
  seat,
  now,
  act,
  trouble,
  close,
}: {
  table: TableInfo;
  seat: number;
  now: string;
  act: (deed: Promise<unknown>) => void;
  trouble: string;
  close: () => void;
}) {
  const say = useWords();
  const [name, setName] = useState(now);
  const save = (event: Event) => {
    event.preventDefault();
    act(api.seatName(table.id, seat, name.trim()));
  };
  return (
    <Dialog title={say('name.here')} onClose={close}>
      <form class="form" onSubmit={save}>
        <NameField name={name} change={setName} />
        {trouble && <Trouble text={trouble} />}
        <button class="btn primary">{say('name.save')}</button>
      </form>
    </Dialog>
  );
}

// Browser and system, as far as they say so.
function deviceWord(agent: string): string {
  const among = (names: readonly string[]) => names.find((name) => agent.includes(name)) ?? '';
  const browser = among(['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari']).replace('Edg', 'Edge').replace('OPR', 'Opera');
  const system = among(['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux']);
  return [browser, system].filter(Boolean).join(', ');
}

// Everything that has one's seat open: whoever sees a device they do not know renews the link.
function Devices({ devices }: { devices: readonly Device[] }) {
  const say = useWords();
  if (devices.length === 0) return null;
  return (
    <>
      <p>{say('menu.device.open')}</p>
      <ul>
        {devices.map((each) => {
          const device = deviceWord(each.name) || say('menu.device.unknown');
          return <li key={`${each.since} ${each.name}`}>{each.this ? say('menu.device.this', { device }) : device}</li>;
        })}
      </ul>
    </>
  );
}

export function TableMenu({
  table,
  you,
  token,
  bot,
  legend,
  open,
  onClose,
}: {
  table: TableInfo;
  you: Viewer;
  token: string | undefined;
  bot: string;
  legend: boolean; // whether the game has words about its symbols
  open: (window: 'help' | 'settings' | 'legend') => void;
  onClose: () => void;
}) {
  const say = useWords();
  const [asked, ask] = useState<'bot' | 'device' | 'resign' | 'name' | 'fair' | null>(null);
  const [trouble, setTrouble] = useState('');
  const act = (deed: Promise<unknown>) =>
    void deed.then(onClose).catch((problem: unknown) => setTrouble(reasonOf(problem)));
  const links = linksOf(table.id);
  const seat = typeof you === 'number' ? table.seats[you] : undefined;
  const playing = table.phase === 'playing';
  if (seat && asked === 'bot')
    return (
      <Question
        title={say('menu.bot_takes.sure')}
        yes={say('menu.bot_takes.yes')}
        onYes={() => act(api.bot(table.id, seat.seat, bot))}
        onClose={() => ask(null)}
      >
        <p>{say('menu.bot_takes.text', { level: levelWord(bot, say) })}</p>
        {isAlone(table) && <p>{say('menu.bot_takes.alone')}</p>}
        {trouble && <Trouble text={trouble} />}
      </Question>
    );
  if (seat?.person && asked === 'name')
    return (
      <SeatName table={table} seat={seat.seat} now={seat.person.name} act={act} trouble={trouble} close={onClose} />
    );
  if (asked === 'fair') return <FairDraws table={table} token={token} onClose={onClose} />;
  if (seat && asked === 'device')
    return (
      <Dialog title={say('menu.device')} onClose={onClose}>
        <p>{say('menu.device.text')}</p>
        <OwnLink table={table} seat={seat.seat} />
        <Devices devices={seat.devices ?? []} />
      </Dialog>
    );
  if (seat && asked === 'resign')
    return (
      <Question
        title={say('menu.resign.sure')}
        yes={say('menu.resign')}
        onYes={() => act(api.resign(table.id, seat.seat))}
        onClose={() => ask(null)}
      >
        <p>{say('menu.resign.text')}</p>
        {trouble && <Trouble text={trouble} />}
      </Question>
    );
  return (
    <Dialog title={table.title || say('table.menu')} onClose={onClose}>
      <div class="menu">
        <button class="btn" onClick={() => open('help')}>
          {say('table.help')}
        </button>
        {legend && (
          <button class="btn" onClick={() => open('legend')}>
            {say('menu.legend')}
          </button>
        )}
        <button class="btn" onClick={() => open('settings')}>
          {say('settings')}
        </button>
        <a class="btn" href={`/rules/${table.game}`} target="_blank" rel="noreferrer">
          {say('menu.rules')}
        </a>
        <a class="btn" href={`/replay/${table.id}`}>
          {say('menu.replay')}
        </a>
        <button class="btn" onClick={() => ask('fair')}>
          {say('fair.title')}
        </button>
        {table.phase === 'over' && (
          <button class="btn" onClick={() => act(downloadRecord(table))}>
            {say('menu.record')}
          </button>
        )}
        {links && <CopyButton text={location.origin + links.spectator} label={say('menu.link')} />}
        {seat?.person && (
          <button class="btn" onClick={() => ask('name')}>
            {say('name.here')}
          </button>
        )}
        {playing && seat?.person && (
          <button class="btn" onClick={() => ask('device')}>
            {say('menu.device')}
          </button>
        )}
        {playing && seat && seat.kind === 'person' && (
          <button class="btn" onClick={() => ask('bot')}>
            {say('menu.bot_takes')}
          </button>
        )}
        {playing && seat && seat.kind === 'bot' && (
          <button class="btn" onClick={() => act(api.bot(table.id, seat.seat, null))}>
            {say('menu.take_back_seat')}
          </button>
        )}
        {playing && seat && !seat.resigned && (
          <button class="btn danger apart" onClick={() => ask('resign')}>
            {say('menu.resign')}
          </button>
        )}
        {trouble && <Trouble text={trouble} />}
      </div>
    </Dialog>
  );
}

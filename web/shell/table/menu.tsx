// menu.tsx - what one rarely does at a table: record, rules, a bot in one's seat, resigning.
import { useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog';
import { reasonOf } from '../parts/loaded';
import { CopyButton, linksOf } from '../parts/links';
import { api } from '../wire/api';
import type { TableInfo, Viewer } from '../wire/messages';
import { useWords } from '../words/words';
import { downloadRecord } from './end';

export function TableMenu({
  table,
  you,
  bot,
  open,
  onClose,
}: {
  table: TableInfo;
  you: Viewer;
  bot: string;
  open: (window: 'help' | 'settings') => void;
  onClose: () => void;
}) {
  const say = useWords();
  const [sure, setSure] = useState(false);
  const [trouble, setTrouble] = useState('');
  const act = (deed: Promise<unknown>) =>
    void deed.then(onClose).catch((problem: unknown) => setTrouble(reasonOf(problem)));
  const links = linksOf(table.id);
  const seat = typeof you === 'number' ? table.seats[you] : undefined;
  const playing = table.phase === 'playing';
  return (
    <Dialog title={table.title || say('table.menu')} onClose={onClose}>
      <div class="menu">
        <button class="btn" onClick={() => open('help')}>
          {say('table.help')}
        </button>
        <button class="btn" onClick={() => open('settings')}>
          {say('settings')}
        </button>
        <a class="btn" href={`/rules/${table.game}`} target="_blank" rel="noreferrer">
          {say('menu.rules')}
        </a>
        <a class="btn" href={`/replay/${table.id}`}>
          {say('menu.replay')}
        </a>
        {table.phase === 'over' && (
          <button class="btn" onClick={() => act(downloadRecord(table))}>
            {say('menu.record')}
          </button>
        )}
        {links && <CopyButton text={location.origin + links.spectator} label={say('menu.link')} />}
        {playing && seat && seat.kind === 'person' && (
          <button class="btn" onClick={() => act(api.bot(table.id, seat.seat, bot))}>
            {say('menu.bot_takes')}
          </button>
        )}
        {playing && seat && seat.kind === 'bot' && (
          <button class="btn" onClick={() => act(api.bot(table.id, seat.seat, null))}>
            {say('menu.take_back_seat')}
          </button>
        )}
        {playing && seat && !seat.resigned && (
          <button class="btn danger" onClick={() => (sure ? act(api.resign(table.id, seat.seat)) : setSure(true))}>
            {say(sure ? 'menu.resign.sure' : 'menu.resign')}
          </button>
        )}
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
      </div>
    </Dialog>
  );
}

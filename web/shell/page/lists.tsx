// lists.tsx - all tables to watch or to join, and all finished games with the import of a record.
import { useState } from 'preact/hooks';
import { Icon } from '../parts/icon';
import { reasonOf, useLoaded } from '../parts/loaded';
import { rememberLinks } from '../parts/links';
import { becomeSomebody } from '../parts/name';
import { navigate } from '../route';
import { api } from '../wire/api';
import type { TableInfo } from '../wire/messages';
import { useWords, type WordKey } from '../words/words';
import { Frame } from './frame';
import { finished, TableList, type ListKind } from './table_list';

function Lists({ load, none }: { load: () => Promise<[ListKind, TableInfo[]][]>; none: WordKey }) {
  const say = useWords();
  const [tables, retry] = useLoaded(load, []);
  if (tables.state === 'loading') return <p>{say('loading')}</p>;
  if (tables.state === 'trouble')
    return (
      <p class="trouble" role="alert">
        {tables.reason}{' '}
        <button class="btn" onClick={retry}>
          {say('retry')}
        </button>
      </p>
    );
  if (tables.value.every(([, list]) => list.length === 0)) return <p class="none">{say(none)}</p>;
  return (
    <div class="panel list">
      {tables.value.map(([kind, list]) => (
        <TableList key={kind} kind={kind} tables={list} />
      ))}
    </div>
  );
}

export function WatchPage() {
  const say = useWords();
  const load = async (): Promise<[ListKind, TableInfo[]][]> => [
    ['open', await api.tables('open')],
    ['watch', await api.tables('live')],
  ];
  return (
    <Frame section="watch" title={say('nav.watch')}>
      <Lists load={load} none="front.watch.none" />
    </Frame>
  );
}

// The header of a record names its game and every option; the server checks the rest.
const inHeader = (record: string, name: string) => new RegExp(`^${name} (\\w+)`, 'm').exec(record)?.[1];

async function importRecord(record: string): Promise<void> {
  await becomeSomebody();
  const players = Number(inHeader(record, 'option players') ?? 2);
  const seats = Array.from({ length: players }, () => ({ kind: 'me' as const }));
  const table = await api.create({ game: inHeader(record, 'game') ?? '', record, seats });
  rememberLinks(table);
  navigate(`/replay/${table.id}`);
}

function Import() {
  const say = useWords();
  const [trouble, setTrouble] = useState('');
  const read = (file: File | undefined) => {
    if (!file) return;
    setTrouble('');
    file
      .text()
      .then(importRecord)
      .catch((problem: unknown) => setTrouble(say('replay.import.bad', { reason: reasonOf(problem) })));
  };
  return (
    <section class="panel import">
      <h2>{say('replay.import')}</h2>
      <p>{say('replay.import.text')}</p>
      <label class="btn">
        <Icon name="replay" />
        {say('replay.import.choose')}
        <input
          class="sr"
          type="file"
          accept=".game,.txt,text/plain"
          onChange={(event) => read(event.currentTarget.files?.[0])}
        />
      </label>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}

export function ReplaysPage() {
  const say = useWords();
  const load = async (): Promise<[ListKind, TableInfo[]][]> => {
    const [mine, others] = await Promise.all([api.tables('mine'), api.tables('over')]);
    return [['replay', finished(mine, others)]];
  };
  return (
    <Frame section="replays" title={say('nav.replays')}>
      <Lists load={load} none="front.replays.none" />
      <Import />
    </Frame>
  );
}

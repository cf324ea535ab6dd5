// end.tsx - the end of a game: who won, by how much, and what to do next.
import { useState } from 'preact/hooks';
import { FinalTable } from '../../kit/final';
import { Icon } from '../parts/icon';
import { reasonOf } from '../parts/loaded';
import { rememberLinks } from '../parts/links';
import { navigate } from '../route';
import { api } from '../wire/api';
import type { Standing, TableInfo } from '../wire/messages';
import { useWords, type Speaker } from '../words/words';
import type { AnyScene, Drawing } from './scene';

export async function downloadRecord(table: TableInfo, token?: string): Promise<void> {
  const text = await api.record(table.id, token);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${table.game}-${table.id}.game`;
  link.click();
  URL.revokeObjectURL(link.href);
}

function PlainFinal({ standing, speaker }: { standing: Standing; speaker: Speaker }) {
  const say = useWords();
  const { scores } = standing;
  const columns = scores ? [{ head: say('end.score'), cell: (seat: number) => scores[seat] }] : [];
  return <FinalTable standing={standing} speaker={speaker} columns={columns} />;
}

export function EndPanel({
  table,
  standing,
  scene,
  drawing,
  onAnalysis,
}: {
  table: TableInfo;
  standing: Standing;
  scene: AnyScene;
  drawing: Drawing;
  onAnalysis: () => void;
}) {
  const say = useWords();
  const [open, setOpen] = useState(true);
  const [trouble, setTrouble] = useState('');
  const winners = standing.ranks.flatMap((rank, seat) => (rank === 1 ? [scene.speaker.nameOf(seat)] : []));
  const rematch = () =>
    void api
      .rematch(table.id)
      .then((created) => {
        rememberLinks(created);
        navigate(`/table/${created.id}`);
      })
      .catch((problem: unknown) => setTrouble(reasonOf(problem)));
  if (!open)
    return (
      <button class="btn primary end-reopen" onClick={() => setOpen(true)}>
        {say('end.title')}
      </button>
    );
  const resigned = standing.ending === 'resigned';
  return (
    <section class="end-panel" aria-label={say('end.title')}>
      <header>
        <div>
          <small>{say(resigned ? 'end.resigned' : 'end.title')}</small>
          <h2>
            {winners.length === 1
              ? say('end.won', { name: winners[0]! })
              : say('end.shared', { names: winners.join(', ') })}
          </h2>
        </div>
        <button class="btn quiet square" aria-label={say('close')} onClick={() => setOpen(false)}>
          <Icon name="close" />
        </button>
      </header>
      {drawing.Final && !resigned ? (
        <drawing.Final scene={scene} standing={standing} />
      ) : (
        <PlainFinal standing={standing} speaker={scene.speaker} />
      )}
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <footer>
        {typeof scene.you === 'number' && (
          <button class="btn primary" onClick={rematch}>
            <Icon name="restart" />
            {say('end.rematch')}
          </button>
        )}
        <a class="btn" href={`/replay/${table.id}`}>
          <Icon name="replay" />
          {say('end.replay')}
        </a>
        <button class="btn" onClick={onAnalysis}>
          <Icon name="eye" />
          {say('end.analysis')}
        </button>
        <button class="btn quiet" onClick={() => void downloadRecord(table)}>
          {say('end.download')}
        </button>
      </footer>
    </section>
  );
}

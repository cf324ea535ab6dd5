// guide.tsx - for somebody's first game: how it goes and what to do now, until they say they have got it.
import { preferences } from '../preferences';
import { useStore } from '../../kit/store';
import { useWords } from '../words/words';
import { Primer } from './help';
import type { TableModel } from './model';
import type { Drawing } from './scene';

export const useIsNew = (game: string) => useStore(preferences, (value) => !value.known.includes(game));

const know = (game: string) => preferences.change({ known: [...preferences.value.known, game] });

export function Guide({ game, model, drawing }: { game: string; model: TableModel; drawing: Drawing }) {
  const say = useWords();
  const step = !model.lists ? 'guide.wait' : model.path.length === 0 ? 'guide.piece' : 'guide.space';
  return (
    <div class="guide">
      <p class="now">{say(step)}</p>
      <Primer game={game} drawing={drawing} />
      <p>{say('guide.help')}</p>
      <button class="btn primary" onClick={() => know(game)}>
        {say('table.got_it')}
      </button>
    </div>
  );
}

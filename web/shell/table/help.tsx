// help.tsx - the game in a few sentences, and the keys.
import { Dialog } from '../parts/dialog';
import { preferences } from '../preferences';
import { pagesOf } from '../../kit/languages';
import { useStore } from '../../kit/store';
import { useLanguage, useWords, type WordKey } from '../words/words';
import type { Drawing } from './scene';

type Keys = readonly (readonly [key: string, what: WordKey])[];

const keys: Record<'table' | 'replay', Keys> = {
  table: [
    ['← ↑ → ↓', 'help.arrows'],
    ['Enter', 'help.enter'],
    ['Esc', 'help.escape'],
    ['U', 'help.undo'],
    ['R', 'help.restart'],
    ['M', 'help.moves'],
    ['L', 'help.log'],
    ['W', 'help.watch'],
    ['P', 'help.pause'],
    ['→', 'help.skip'],
    ['B', 'help.board'],
    ['H', 'help.hand'],
    ['S', 'help.scores'],
    ['I', 'help.what'],
    ['?', 'help.help'],
  ],
  replay: [
    ['← →', 'help.step'],
    ['[ ]', 'help.step'],
    ['Home', 'replay.first'],
    ['End', 'replay.last'],
    ['Space', 'help.play'],
    ['?', 'help.help'],
  ],
};

// How the game goes, for somebody who has never seen it.
export function Primer({ game, drawing }: { game: string; drawing: Drawing }) {
  const language = useLanguage();
  const sentences = pagesOf(language, game)?.primer ?? drawing.primer;
  if (!sentences) return null;
  return (
    <ol class="primer">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  );
}

export function Help({
  of,
  game,
  drawing,
  onClose,
}: {
  of: keyof typeof keys;
  game: string;
  drawing: Drawing;
  onClose: () => void;
}) {
  const say = useWords();
  const letters = useStore(preferences, (value) => value.letters);
  return (
    <Dialog title={say('table.help')} onClose={onClose}>
      <Primer game={game} drawing={drawing} />
      {of === 'table' && <p>{say('table.first')}</p>}
      <h3 class="caps">{say('help.title')}</h3>
      {of === 'table' && !letters && <p>{say('help.letters.off')}</p>}
      <dl class="keys">
        {keys[of].map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

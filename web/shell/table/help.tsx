// help.tsx - the keys.
import { Dialog } from '../parts/dialog';
import { useWords, type WordKey } from '../words/words';

const keys: readonly [string, WordKey][] = [
  ['← ↑ → ↓', 'help.arrows'],
  ['Enter', 'help.enter'],
  ['Esc', 'help.escape'],
  ['U', 'help.undo'],
  ['R', 'help.restart'],
  ['M', 'help.moves'],
  ['L', 'help.log'],
  ['B', 'help.board'],
  ['H', 'help.hand'],
  ['S', 'help.scores'],
  ['[ ]', 'help.replay'],
  ['?', 'help.help'],
];

export function Help({ onClose }: { onClose: () => void }) {
  const say = useWords();
  return (
    <Dialog title={say('help.title')} onClose={onClose}>
      <p>{say('table.first')}</p>
      <dl class="keys">
        {keys.map(([key, what]) => (
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

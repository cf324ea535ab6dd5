// drawing.tsx - any game without a drawing of its own: the whole view as an indented list; moves come from the shell's list.
import { sayIn } from '../words/words';
import type { GameDrawing, Scene } from '../../kit/game';
import './plain.css';

type Plain = string | number | boolean | null;
const isPlain = (value: unknown): value is Plain => value === null || typeof value !== 'object';
const shown = (value: Plain) => (value === null ? '–' : String(value));

function Value({ value }: { value: unknown }) {
  if (isPlain(value)) return <>{shown(value)}</>;
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return <>{value.length === 0 ? '–' : value.map(shown).join(' · ')}</>;
    return (
      <ol>
        {value.map((item, number) => (
          <li key={number}>
            <Value value={item} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <dl>
      {Object.entries(value as object).map(([name, item]) => (
        <div key={name}>
          <dt>{name.replaceAll('_', ' ')}</dt>
          <dd>
            <Value value={item} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Board({ scene }: { scene: Scene<object> }) {
  return (
    <div class="plain-board panel" tabIndex={0} role="group" aria-label={sayIn(scene.speaker.language)('table.board')}>
      <p>{sayIn(scene.speaker.language)('game.plain')}</p>
      <Value value={scene.view} />
    </div>
  );
}

export const drawing: GameDrawing<object> = {
  Board,
  draws: () => false,
  write: () => null,
  chips: () => [],
};

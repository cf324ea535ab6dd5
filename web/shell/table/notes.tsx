// notes.tsx - private notes of a seat, saved a moment after the last key.
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../wire/api';
import { useWords } from '../words/words';

const pause = 800;

export function Notes({ id, seat }: { id: string; seat: number }) {
  const say = useWords();
  const [text, setText] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const timer = useRef(0);
  useEffect(() => {
    setText(null);
    void api
      .notes(id, seat)
      .then((notes) => setText(notes.text))
      .catch(() => setText(''));
    return () => clearTimeout(timer.current);
  }, [id, seat]);
  const write = (next: string) => {
    setText(next);
    setSaved(false);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () =>
        void api
          .writeNotes(id, seat, next)
          .then(() => setSaved(true))
          .catch(() => setSaved(false)),
      pause,
    );
  };
  return (
    <div class="notes">
      <label for="notes">{say('notes.label')}</label>
      <textarea
        id="notes"
        maxLength={10_000}
        disabled={text === null}
        value={text ?? ''}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <small role="status">{saved ? say('notes.saved') : ''}</small>
    </div>
  );
}

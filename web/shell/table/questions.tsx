// questions.tsx - what the page asks before it does something that would be missed: taking back a turn or what others have seen,
// and dropping a choice that still waits for a yes.
import type { ComponentChildren } from 'preact';
import { Dialog } from '../parts/dialog';
import type { Choice } from '../wire/choices';
import type { LogEntry } from '../wire/messages';
import { plain, useWords, type Speaker } from '../words/words';
import { barWords } from './bar_words';
import type { Opened } from './open_table';
import { Sentence } from '../../kit/sentence';

const shown = 6; // entries of what would be taken back

// A question with its answers; closing it is a no.
export function Question({
  title,
  children,
  yes,
  onYes,
  onClose,
  also,
}: {
  title: string;
  children: ComponentChildren;
  yes: string;
  onYes: () => void;
  onClose: () => void;
  also?: ComponentChildren; // another answer; then the first is what most people mean
}) {
  const say = useWords();
  return (
    <Dialog title={title} onClose={onClose}>
      <div class="question">{children}</div>
      <footer class="answers">
        <button class="btn primary" autofocus={also !== undefined} onClick={onYes}>
          {yes}
        </button>
        {also}
        <button class="btn quiet" onClick={onClose}>
          {say('cancel')}
        </button>
      </footer>
    </Dialog>
  );
}

function WouldGo({ entries, speaker }: { entries: readonly LogEntry[]; speaker: Speaker }) {
  const say = useWords();
  const more = entries.length - shown;
  return (
    <ol class="would-go">
      {entries.slice(0, shown).map((entry, at) => (
        <li key={at}>
          <Sentence phrase={entry} speaker={speaker} />
        </li>
      ))}
      {more > 0 && <li>{say(more === 1 ? 'undo.more.one' : 'undo.more', { count: more })}</li>}
    </ol>
  );
}

const inWords = (path: readonly Choice[], speaker: Speaker) =>
  path.map((choice) => plain(choice.label, speaker)).join(' · ');

export function Questions({ opened: { model, table, session, speaker } }: { opened: Opened }) {
  const say = useWords();
  const tell = barWords(speaker.language);
  const { question } = model;
  const close = () => session.dropQuestion();
  if (!question) return null;
  if (question.ask === 'restart')
    return (
      <Question
        title={say('table.restart.sure')}
        yes={say('table.restart')}
        onYes={() => void session.restart()}
        onClose={close}
      >
        <p>
          {say(model.undo.steps === 1 ? 'table.restart.text.one' : 'table.restart.text', { count: model.undo.steps })}
        </p>
      </Question>
    );
  if (question.ask === 'take_back')
    return (
      <Question
        title={say('undo.title')}
        yes={say(table.undo === 'free' ? 'undo.take_back' : 'table.ask_undo')}
        onYes={() => void session.askUndo()}
        onClose={close}
      >
        <p>{say(table.undo === 'free' ? 'undo.sure.free' : 'undo.sure')}</p>
        <WouldGo entries={question.entries} speaker={speaker} />
      </Question>
    );
  const { waiting, instead } = question;
  return (
    <Question
      title={tell('unconfirmed', { choice: inWords(waiting, speaker) })}
      yes={tell('unconfirmed_play')}
      onYes={() => session.confirm()}
      onClose={close}
      also={
        <button class="btn" onClick={() => session.chooseInstead(instead)}>
          {tell('unconfirmed_drop', { choice: inWords(instead, speaker) })}
        </button>
      }
    >
      <p>{tell('unconfirmed_text')}</p>
    </Question>
  );
}

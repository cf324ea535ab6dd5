// action_bar.tsx - the question at the left, buttons at the right, always in the same places.
import type { ComponentChildren } from 'preact';
import { Icon, SeatSign } from '../parts/icon';
import { choicesAfter, isComplete, lineOf, openChoices, questionAfter, type Choice } from '../wire/choices';
import type { TableInfo } from '../wire/messages';
import { plain, useWords, type Say, type Speaker } from '../words/words';
import { barWords } from './bar_words';
import { hasMoved, type Notice, type TableModel } from './model';
import { useNow } from './players';
import type { Drawing } from './scene';
import { Sentence } from '../../kit/sentence';
import { isLive } from './show';
import { ShowBar } from './show_bar';
import type { TableSession } from './session';

export const mostButtons = 9;
const longestLabel = 36; // letters on Confirm; what is longer stands in the question alone

interface Props {
  model: TableModel;
  table: TableInfo;
  session: TableSession;
  drawing: Drawing;
  speaker: Speaker;
  signs: readonly string[];
}

// Choices that nothing on the board stands for.
export function buttonChoices(model: TableModel, drawing: Drawing): Choice[] {
  if (!model.lists) return [];
  const path = isComplete(model.path) ? model.path.slice(0, -1) : model.path;
  return choicesAfter(model.lists, path).filter((choice) => !drawing.draws(choice.target));
}

function NoticeText({ notice, game, speaker, say }: { notice: Notice; game: string; speaker: Speaker; say: Say }) {
  if ('say' in notice) return <>{say(notice.say)}</>;
  return (
    <>
      {'phrase' in notice ? plain(notice.phrase, speaker) : notice.text}.{' '}
      {notice.rule && (
        <a href={`/rules/${game}#${notice.rule}`} target="_blank" rel="noreferrer">
          {say('table.why.rule', { rule: notice.rule })}
        </a>
      )}
    </>
  );
}

function detail({ model, table, speaker }: Props, say: Say): ComponentChildren {
  if (model.notice)
    return (
      <span class="notice" role="alert">
        <NoticeText notice={model.notice} game={table.game} speaker={speaker} say={say} />
      </span>
    );
  if (model.preview && model.preview.log.length > 0)
    return model.preview.log.slice(0, 6).map((entry, at) => (
      <>
        <Sentence key={at} phrase={entry} speaker={speaker} />.{' '}
      </>
    ));
  if (model.path.length > 0 && !isComplete(model.path))
    return barWords(speaker.language)('lit', { count: model.lists ? openChoices(model.lists, model.path).length : 0 });
  if (!model.lists)
    return model.arrival.entries
      .filter((entry) => !entry.private)
      .slice(0, 4)
      .map((entry, at) => (
        <>
          <Sentence key={at} phrase={entry} speaker={speaker} />.{' '}
        </>
      ));
  return hasMoved(model) ? null : say('table.first');
}

// The next question; once all is chosen, what it will do.
function headline({ model, table, speaker }: Props, say: Say): string {
  if (table.phase === 'waiting') return say('table.waiting.start');
  if (isComplete(model.path)) return inWords(model.path, speaker);
  const question = questionAfter(model.path) ?? model.prompt;
  return question ? plain(question, speaker) : say('loading');
}

const inWords = (path: readonly Choice[], speaker: Speaker) =>
  path.map((choice) => plain(choice.label, speaker)).join(' · ');

const mostSteps = 2; // of the draft: more would leave no room for what is asked

// The last steps of the draft and the choices made so far; each is a way back to its question.
function Crumbs({ model, session, speaker }: Props) {
  const { trail, sending } = model;
  const path = model.path.length === 1 && isComplete(model.path) ? [] : model.path;
  const steps = sending ? [] : trail.steps.slice(-mostSteps);
  if (path.length === 0 && steps.length === 0) return null;
  return (
    <span class="crumbs" role="group" aria-label={barWords(speaker.language)('crumbs')}>
      {steps.map((step, place) => (
        <button key={`step ${place}`} class="done" onClick={() => void session.takeBack(steps.length - place)}>
          {inWords(step.path, speaker)}
        </button>
      ))}
      {path.map((choice, place) => (
        <button key={place} onClick={() => session.backTo(place)}>
          {plain(choice.label, speaker)}
        </button>
      ))}
    </span>
  );
}

function Confirm({ model, session, speaker, say }: Props & { say: Say }) {
  const now = useNow(model.deadline !== null);
  const last = model.path[model.path.length - 1];
  const ready = isComplete(model.path) && last !== undefined;
  const label = ready ? plain(last.label, speaker) : '';
  if (model.sending)
    return (
      <button class="btn primary confirm" disabled>
        <Icon name="check" />
        <span class="two">
          <span>{say(model.link === 'live' ? 'table.sending' : 'table.queued')}</span>
        </span>
      </button>
    );
  const left = model.deadline === null ? 0 : Math.max(0, Math.ceil((model.deadline - now) / 1000));
  const under =
    model.deadline !== null
      ? say('table.confirm.in', { count: left })
      : model.preview
        ? say(model.preview.final ? 'table.confirm.final' : 'table.confirm.draft')
        : '';
  return (
    <button class="btn primary confirm" disabled={!ready} onClick={() => session.confirm()}>
      <Icon name="check" />
      <span class="two">
        <span>{label.length > 0 && label.length <= longestLabel ? label : say('table.confirm')}</span>
        {ready && under && <small>{under}</small>}
      </span>
    </button>
  );
}

function Choices({ model, session, drawing, speaker, say }: Props & { say: Say }) {
  const last = model.path[model.path.length - 1];
  return (
    <div class="choices">
      {model.undo.ask && !model.undoPending && model.undo.steps === 0 && (
        <button class="btn quiet ask-undo" onClick={() => void session.askToTakeBack()}>
          {say('table.ask_undo')}
        </button>
      )}
      {buttonChoices(model, drawing)
        .slice(0, mostButtons)
        .map((choice) => (
          <button
            key={choice.target}
            class="btn choice"
            data-target={choice.target}
            aria-pressed={last?.target === choice.target}
          >
            {plain(choice.label, speaker)}
          </button>
        ))}
    </div>
  );
}

// These keep their places while choices come and go beside them: a second click there never takes back the first.
function Steady(props: Props & { say: Say }) {
  const { model, session, say } = props;
  const chosen = model.path.length > 0;
  return (
    <div class="steady">
      <button class="btn undo" disabled={model.undo.steps === 0 && !chosen} onClick={() => void session.undo()}>
        <Icon name="undo" />
        <span>{say('table.undo')}</span>
      </button>
      <button class="btn quiet restart" disabled={!model.undo.turn} onClick={() => session.askToRestart()}>
        <Icon name="restart" />
        <span>{say('table.restart')}</span>
      </button>
      {typeof model.you === 'number' && (
        <>
          <button class={`btn cancel ${chosen ? '' : 'away'}`} title={say('table.back')} onClick={() => session.back()}>
            {say('cancel')} <kbd>Esc</kbd>
          </button>
          <Confirm {...props} />
        </>
      )}
    </div>
  );
}

export function ActionBar(props: Props) {
  const { model, table, signs } = props;
  const say = useWords();
  const seated = typeof model.you === 'number';
  const playing = table.phase === 'playing';
  if (!isLive(model.show))
    return (
      <section class="actions showing" aria-label={say('show.title')} data-line="">
        <ShowBar {...props} projector={props.session.projector} />
      </section>
    );
  return (
    <section
      class={`actions ${model.deciding === model.you ? 'mine' : ''}`}
      aria-label={say('table.actions')}
      data-line={lineOf(model.path)}
    >
      {seated && <SeatSign sign={signs[Number(model.you)]!} you />}
      <div class="prompt">
        <b data-prompt>{headline(props, say)}</b>
        <small>
          <Crumbs {...props} />
          {detail(props, say)}
        </small>
      </div>
      {seated && playing && <Choices {...props} say={say} />}
      {playing && <Steady {...props} say={say} />}
    </section>
  );
}

// recap.tsx - when one's turn comes: what happened meanwhile, oneself first. It lies where the log is and leaves for it; a line
// goes back to its moment on the board.
import { useMemo, useRef, useState } from 'preact/hooks';
import { concernsYou, recapOf, type Recap, type RecapLine } from '../../kit/recap';
import { Sentence } from '../../kit/sentence';
import { useStore } from '../../kit/store';
import { preferences } from '../preferences';
import { useLanguage } from '../words/words';
import type { Opened } from './open_table';
import { logTotal } from './model';
import { recapWords } from './recap_words';
import { isLive, newest, type Show } from './show';

interface Props {
  recap: Recap;
  opened: Opened;
  point: (ids: string[]) => void;
  close: () => void;
}

// What is to be told, from when one's own turn is on the screen until it is put away, also while its lines are looked at.
export function useRecap({ model: { show, you }, drawing }: Opened): { recap: Recap | null; close: () => void } {
  const wanted = useStore(preferences, (value) => value.recap);
  const [closed, setClosed] = useState(-1);
  const begun = useRef({ since: -1, until: 0 }); // what one does then is no news
  const { log, since, deciding } = newest(show);
  const mine = typeof you === 'number' && deciding === you && since > 0;
  if (mine && isLive(show) && begun.current.since !== since) begun.current = { since, until: logTotal(log) };
  const open = wanted && mine && begun.current.since === since && closed !== since;
  const recap = useMemo(
    () => (open && drawing.recap ? recapOf(drawing.recap, log, since, begun.current.until, you) : null),
    [open, drawing, log.first, since, you],
  );
  return { recap: recap && concernsYou(recap) ? recap : null, close: () => setClosed(since) };
}

const isKept = ({ moments }: Show, number: number) =>
  moments.some(({ arrival: { first, entries } }) => number >= first && number < first + entries.length);

function Lines({
  kind,
  title,
  lines,
  props,
}: {
  kind: string;
  title: string;
  lines: readonly RecapLine[];
  props: Props;
}) {
  const { opened, point } = props;
  const { model, session, speaker, drawing } = opened;
  if (lines.length === 0) return null;
  return (
    <section class={kind}>
      <h3 class="caps">{title}</h3>
      <ol>
        {lines.map(({ number, entry }) => {
          const ids = Object.values(entry.args ?? {}).map(([id]) => id);
          return (
            <li key={number} onMouseEnter={() => point(ids)} onMouseLeave={() => point([])}>
              <button
                class="told"
                disabled={!isKept(model.show, number)}
                onFocus={() => point(ids)}
                onBlur={() => point([])}
                onClick={() => session.projector.lookAt(number)}
              >
                {drawing.Icon ? <drawing.Icon entry={entry} /> : <span />}
                <Sentence phrase={entry} speaker={speaker} />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export function RecapView(props: Props) {
  const { recap, opened, close } = props;
  const say = recapWords(useLanguage());
  const kinds = ['lost', 'gained', 'threatened', 'others'] as const;
  return (
    <div class="recap" role="region" aria-label={say('title')}>
      <h2>{say('title')}</h2>
      {kinds.map((kind) => (
        <Lines key={kind} kind={kind} title={say(kind)} lines={recap[kind]} props={props} />
      ))}
      {recap.more > 0 && <p>{say('more', { count: recap.more })}</p>}
      <div class="ways-on">
        <button class="btn" onClick={() => opened.session.projector.watchAgain()}>
          {say('again')}
        </button>
        <button class="btn" onClick={close}>
          {say('log')}
        </button>
      </div>
    </div>
  );
}

// table_header.tsx - the top of a table: which game, how the line is, where settings, help and menu are; and what must be known
// before anything else.
import { Brand } from '../parts/header';
import { Icon, IconButton } from '../parts/icon';
import { refusal } from '../words/refusals';
import { plain, useWords } from '../words/words';
import type { Opened } from './open_table';
import { useNow } from './players';
import type { AnyScene } from './scene';

export type Window = 'settings' | 'help' | 'menu';

function LinkStatus({ link, retryAt }: { link: string; retryAt: number }) {
  const say = useWords();
  const now = useNow(link === 'lost');
  const text =
    link === 'live'
      ? say('table.live')
      : link === 'lost'
        ? say('table.lost', { count: Math.max(1, Math.ceil((retryAt - now) / 1000)) })
        : link === 'closed'
          ? say('table.closed')
          : say('table.connecting');
  return (
    <span class={`chip link ${link}`} role="status">
      <i class="dot" />
      <span>{text}</span>
    </span>
  );
}

export function TableHeader({
  opened: { model, drawing, speaker },
  scene,
  title,
  open,
  turnTabs,
}: {
  opened: Opened;
  scene: AnyScene | null;
  title: string;
  open: (window: Window) => void;
  turnTabs: () => void;
}) {
  const say = useWords();
  return (
    <header class="header">
      <Brand />
      <h1 class="title">{title}</h1>
      {scene &&
        drawing.chips(scene.view, speaker.language).map((chip) => (
          <span key={chip} class="chip hide">
            {chip}
          </span>
        ))}
      {model.you === 'spectator' && <span class="chip hide">{say('table.spectating')}</span>}
      <span class="spacer" />
      <LinkStatus link={model.link} retryAt={model.retryAt} />
      {scene && drawing.MiniMap && <drawing.MiniMap scene={scene} />}
      <IconButton icon="chat" paint="tabs-button" label={say('table.fullscreen_tabs')} press={turnTabs} />
      <button class="btn quiet hide" onClick={() => open('menu')}>
        <Icon name="link" />
        {say('table.invite')}
      </button>
      <IconButton icon="help" paint="hide" label={say('table.help')} press={() => open('help')} />
      <IconButton icon="theme" paint="hide" label={say('settings')} press={() => open('settings')} />
      <IconButton icon="menu" paint="" label={say('table.menu')} press={() => open('menu')} />
    </header>
  );
}

// The line is down, or somebody asks for something.
export function TableNotes({ opened: { model, session, speaker }, again }: { opened: Opened; again: () => void }) {
  const say = useWords();
  const asked = model.undoAsked;
  const { closed } = model;
  return (
    <>
      {model.link !== 'live' && (model.view || closed) && (
        <div class="stale-note" role="status">
          {!closed
            ? say('table.stale')
            : closed.code === 'revoked'
              ? say('table.closed.revoked')
              : refusal(closed.code, closed.text, speaker.language)}
          {closed && (
            <button class="btn" onClick={again}>
              {say('table.reload')}
            </button>
          )}
        </div>
      )}
      {asked && (
        <div class="stale-note" role="alertdialog" aria-label={say('table.ask_undo')}>
          {say('undo.asked', { name: speaker.nameOf(asked.seat), what: plain(asked.text, speaker) })}
          <button class="btn" onClick={() => void session.answerUndo(true)}>
            {say('undo.agree')}
          </button>
          <button class="btn quiet" onClick={() => void session.answerUndo(false)}>
            {say('undo.refuse')}
          </button>
        </div>
      )}
    </>
  );
}

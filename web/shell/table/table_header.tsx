// table_header.tsx - the top of a table: which game, how the line is, where settings, help and menu are; and what must be known
// before anything else.
import { useState } from 'preact/hooks';
import { Brand, SkipLink } from '../parts/header';
import { Icon, IconButton } from '../parts/icon';
import { reasonOf } from '../parts/loaded';
import { api } from '../wire/api';
import type { Phrase, SeatInfo, TableInfo } from '../wire/messages';
import { refusal } from '../words/refusals';
import { plain, useWords, type Say, type Speaker } from '../words/words';
import type { Opened } from './open_table';
import { useNow } from './players';
import type { AnyScene } from './scene';

export type Window = 'settings' | 'help' | 'legend' | 'menu';

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
  unread,
}: {
  opened: Opened;
  scene: AnyScene | null;
  title: string;
  open: (window: Window) => void;
  turnTabs: () => void;
  unread: number; // lines of the chat
}) {
  const say = useWords();
  return (
    <header class="header">
      <SkipLink />
      <Brand />
      <div class="table-about">
        <h1 class="title">{title}</h1>
        <div class="table-facts">
          {scene &&
            drawing.chips(scene.view, speaker.language).map((chip) => (
              <span key={chip} class="chip">
                {chip}
              </span>
            ))}
        </div>
      </div>
      {model.you === 'spectator' && <span class="chip hide">{say('table.spectating')}</span>}
      <span class="spacer" />
      <LinkStatus link={model.link} retryAt={model.retryAt} />
      {scene && drawing.MiniMap && <drawing.MiniMap scene={scene} />}
      <span class="tabs-button with-badge">
        <IconButton icon="chat" paint="" label={say('table.fullscreen_tabs')} press={turnTabs} />
        {unread > 0 && (
          <span
            class="badge"
            role="status"
            aria-label={say(unread === 1 ? 'chat.unread.one' : 'chat.unread', { count: unread })}
          >
            {unread}
          </span>
        )}
      </span>
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

// What somebody wants to take back; a move that only they saw goes without its name.
const deedOf = (text: Phrase, speaker: Speaker, say: Say) =>
  text.key === 'undo.unseen' ? say('undo.unseen') : plain(text, speaker);

function BotPlays({ table, seat }: { table: TableInfo; seat: SeatInfo }) {
  const say = useWords();
  const [trouble, setTrouble] = useState('');
  const takeBack = () =>
    void api.bot(table.id, seat.seat, null).catch((problem: unknown) => setTrouble(reasonOf(problem)));
  return (
    <div class="stale-note" role="status">
      {trouble || say('menu.bot_plays')}
      <button class="btn" onClick={takeBack}>
        {say('menu.take_back_seat')}
      </button>
    </div>
  );
}

// The line is down, a bot plays in one's place, or somebody asks for something.
export function TableNotes({
  opened: { model, table, session, speaker },
  again,
}: {
  opened: Opened;
  again: () => void;
}) {
  const say = useWords();
  const asked = model.undoAsked;
  const { closed } = model;
  const mine = typeof model.you === 'number' ? table.seats[model.you] : undefined;
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
      {table.phase === 'playing' && mine?.kind === 'bot' && <BotPlays table={table} seat={mine} />}
      {asked && (
        <div class="stale-note" role="alertdialog" aria-label={say('table.ask_undo')}>
          {say('undo.asked', { name: speaker.nameOf(asked.seat), what: deedOf(asked.text, speaker, say) })}
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

// chat.tsx - talk at the table; spectators among themselves until the end.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChatLine } from '../wire/messages';
import { useWords } from '../words/words';

export function Chat({
  lines,
  watching,
  send,
}: {
  lines: readonly ChatLine[];
  watching: boolean;
  send: (text: string) => Promise<boolean>;
}) {
  const say = useWords();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (text.trim() && (await send(text.trim()))) setText('');
  };
  return (
    <div class="chat">
      {watching && <p class="none">{say('chat.spectators')}</p>}
      {lines.length === 0 && <p class="none">{say('chat.empty')}</p>}
      <ol ref={list} tabIndex={0} aria-live="polite" aria-label={say('tab.chat')}>
        {lines.map((line, at) => (
          <li key={at}>
            <b>{line.from}</b> <span>{line.text}</span>{' '}
            <time>{new Date(line.time * 1000).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}</time>
          </li>
        ))}
      </ol>
      <form onSubmit={(event) => void submit(event)}>
        <input
          value={text}
          maxLength={500}
          aria-label={say('chat.say')}
          placeholder={say('chat.say')}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button class="btn">{say('chat.send')}</button>
      </form>
    </div>
  );
}

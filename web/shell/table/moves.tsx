// moves.tsx - all legal moves as text, with a filter: this alone suffices to play.
import { useMemo, useRef, useState } from 'preact/hooks';
import { allChains, type Chain } from '../wire/choices';
import type { ChoiceLists } from '../wire/messages';
import { plain, useWords, type Speaker } from '../words/words';

const most = 5000;
const shown = 120;

export function chainText(chain: Chain, speaker: Speaker): string {
  return chain.path.map((choice) => plain(choice.label, speaker)).join(' · ');
}

// "Pass" before a hundred spaces for a temple.
const shortFirst = (chains: Chain[]) => chains.toSorted((one, other) => one.path.length - other.path.length);

export function matches(text: string, line: string, filter: string): boolean {
  const sought = `${text} ${line}`.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => sought.includes(word));
}

interface Props {
  lists: ChoiceLists | null;
  speaker: Speaker;
  chosen: string; // the line that waits for confirmation
  choose: (chain: Chain) => void; // the chosen one once more: send it
}

export function Moves({ lists, speaker, chosen, choose }: Props) {
  const say = useWords();
  const [filter, setFilter] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const chains = useMemo(
    () =>
      lists ? shortFirst(allChains(lists, most)).map((chain) => ({ chain, text: chainText(chain, speaker) })) : [],
    [lists, speaker],
  );
  if (!lists) return <p class="none">{say('moves.not_now')}</p>;
  const found = chains.filter(({ chain, text }) => matches(text, chain.line, filter));
  return (
    <div class="moves">
      <label class="field">
        <span class="sr">{say('moves.filter')}</span>
        <input
          id="move-filter"
          type="search"
          value={filter}
          placeholder={say('moves.filter.hint')}
          aria-describedby="move-count"
          onInput={(event) => setFilter(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && found.length > 0) choose(found[0]!.chain);
            if (event.key === 'ArrowDown') list.current?.querySelector('button')?.focus();
          }}
        />
      </label>
      <p id="move-count" class="count-line" aria-live="polite">
        {say(found.length === 1 ? 'moves.count.one' : 'moves.count', { count: found.length })}
      </p>
      <div class="move-list" data-roving ref={list} role="group" aria-label={say('tab.moves')}>
        {found.slice(0, shown).map(({ chain, text }) => (
          <button
            key={chain.line}
            aria-pressed={chain.line === chosen}
            data-line={chain.line}
            onClick={() => choose(chain)}
          >
            {text}
            {speaker.language === 'en' && <small>{chain.line}</small>}
          </button>
        ))}
      </div>
      {found.length === 0 && <p class="none">{say('moves.none')}</p>}
      {found.length > shown && <p class="none">{say('moves.more', { count: found.length - shown })}</p>}
    </div>
  );
}

// copy.tsx - copies a text. Browsers lend their clipboard to secure pages only; on plain http the selection is copied as by hand,
// and where that is refused too the text is shown to be taken.
import { useRef, useState } from 'preact/hooks';
import { useWords } from '../words/words';
import { Icon } from './icon';

// The field lies in the same dialog as the button: outside an open dialog nothing can be selected.
function copySelection(text: string, beside: Element): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr';
  beside.after(field);
  const focused = document.activeElement as HTMLElement | null;
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way where the page is not secure
  const copied = document.execCommand('copy');
  field.remove();
  focused?.focus();
  return copied;
}

async function copyText(text: string, beside: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text, beside);
  }
}

export function CopyButton({ text, label }: { text: string; label: string }) {
  const say = useWords();
  const self = useRef<HTMLButtonElement>(null);
  const [done, setDone] = useState<{ text: string; copied: boolean } | null>(null);
  const now = done?.text === text ? done : null; // of another text nothing is known yet
  const copy = () => void copyText(text, self.current!).then((copied) => setDone({ text, copied }));
  return (
    <>
      <button ref={self} class="btn" onClick={copy}>
        <Icon name={now?.copied ? 'check' : 'link'} />
        {now?.copied ? say('copied') : label}
      </button>
      {now && !now.copied && (
        <input
          readOnly
          value={text}
          aria-label={say('copy.by_hand')}
          ref={(field) => field?.select()}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}

// dialog.tsx - a modal window with a title and a way out; the browser keeps the focus inside.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useWords } from '../words/words';
import { Icon } from './icon';

export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const say = useWords();
  const self = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  // However it is put away, closing it is what gives the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = self.current!;
    const closed = () => latest.current();
    dialog.showModal();
    dialog.addEventListener('close', closed);
    return () => {
      dialog.removeEventListener('close', closed);
      dialog.close();
    };
  }, []);
  return (
    <dialog
      ref={self}
      class="dialog"
      aria-label={title}
      onClick={(event) => event.target === self.current && onClose()}
    >
      <div class="dialog-body">
        <header>
          <h2>{title}</h2>
          <button class="btn quiet square" aria-label={say('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

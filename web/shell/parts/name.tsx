// name.tsx - who one is: a guest with a name, changed at any time.
import { useState } from 'preact/hooks';
import { preferences } from '../preferences';
import { Store, useStore } from '../store';
import { api, ensureMe } from '../wire/api';
import type { Me } from '../wire/messages';
import { sayIn, useWords } from '../words/words';
import { Dialog } from './dialog';
import { reasonOf } from './loaded';

export const me = new Store<Me | null>(null);

// Looks who this browser is, without making anybody.
export async function recognise(): Promise<void> {
  me.set(await api.me().catch(() => null));
}

export async function becomeSomebody(): Promise<Me> {
  const person = await ensureMe(sayIn(preferences.value.language)('name.guest'));
  me.set(person);
  return person;
}

export function NameDialog({ onClose }: { onClose: () => void }) {
  const say = useWords();
  const person = useStore(me, (value) => value);
  const [name, setName] = useState(person?.name ?? '');
  const [trouble, setTrouble] = useState('');
  const save = async (event: Event) => {
    event.preventDefault();
    try {
      me.set(await api.name(name.trim()));
      onClose();
    } catch (problem) {
      setTrouble(reasonOf(problem));
    }
  };
  return (
    <Dialog title={say('name.title')} onClose={onClose}>
      <form class="form" onSubmit={save}>
        <label class="field">
          <span>{say('name.label')}</span>
          <input value={name} maxLength={40} required onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        <button class="btn primary">{say('name.save')}</button>
      </form>
    </Dialog>
  );
}

// name.tsx - who one is: a guest with a name, or an account. Nobody is made before somebody is needed.
import { useState } from 'preact/hooks';
import { preferences } from '../preferences';
import { allLanguages, folderOf } from '../../kit/languages';
import { Store } from '../../kit/store';
import { api, ensureMe } from '../wire/api';
import type { Me } from '../wire/messages';
import { useWords } from '../words/words';

export const longestName = 40;

export const me = new Store<Me | null>(null);

// Looks who this browser is, without making anybody.
export async function recognise(): Promise<void> {
  me.set(await api.me().catch(() => null));
}

// The person of this browser; a name that was asked for becomes theirs.
export async function becomeSomebody(name?: string): Promise<Me> {
  const wanted = name?.trim();
  const person = await ensureMe(wanted || folderOf(preferences.value.language)!.guest);
  me.set(wanted && person.name !== wanted ? await api.name(wanted) : person);
  return me.value!;
}

// The name that was chosen; nobody chose "Guest".
export const chosenName = (person: Me | null): string =>
  person && !allLanguages().some(({ guest }) => guest === person.name) ? person.name : '';

// The field that asks for it, where others will see it.
export function NameField({ name, change }: { name: string; change: (name: string) => void }) {
  const say = useWords();
  return (
    <label class="field">
      <span>{say('name.label')}</span>
      <input
        value={name}
        maxLength={longestName}
        required
        autocomplete="nickname"
        onInput={(event) => change(event.currentTarget.value)}
      />
    </label>
  );
}

// The name in a form: what is known at first, then what is typed.
export function useNameField(): [string, (name: string) => void] {
  const [typed, type] = useState<string | null>(null);
  return [typed ?? chosenName(me.value), type];
}

// account.tsx - the person of this browser: their name; a guest makes an account or signs in, an account changes its password or
// signs out. An account keeps one's games when this browser forgets who one is.
import { useState } from 'preact/hooks';
import { useStore } from '../../kit/store';
import { api, Trouble } from '../wire/api';
import { useWords, type WordKey } from '../words/words';
import { Dialog } from './dialog';
import { reasonOf } from './loaded';
import { longestName, me, NameField, useNameField } from './name';

const shortestPassword = 10;
const longestPassword = 200;

// What the page shows was loaded for somebody else.
const loadAnew = () => location.reload();

interface Field {
  name: string;
  label: WordKey;
  kind: 'username' | 'current-password' | 'new-password';
}

// A small form: its fields, what is done with them, and why that failed.
function Form({
  fields,
  send,
  submit,
}: {
  fields: readonly Field[];
  send: (values: Record<string, string>) => Promise<unknown>;
  submit: WordKey;
}) {
  const say = useWords();
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const act = (event: SubmitEvent) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget as HTMLFormElement)) as Record<string, string>;
    setBusy(true);
    setTrouble('');
    send(values).catch((problem: unknown) => {
      setBusy(false);
      setTrouble(problem instanceof Trouble && problem.code === 'conflict' ? say('account.taken') : reasonOf(problem));
    });
  };
  return (
    <form class="form" onSubmit={act}>
      {fields.map(({ name, label, kind }) => (
        <label key={name} class="field">
          <span>{say(label)}</span>
          {kind === 'username' ? (
            <input name={name} autocomplete={kind} required maxLength={longestName} />
          ) : (
            <input
              name={name}
              type="password"
              autocomplete={kind}
              required
              minLength={kind === 'new-password' ? shortestPassword : 1}
              maxLength={longestPassword}
            />
          )}
          {kind === 'new-password' && <small>{say('account.password.hint', { count: shortestPassword })}</small>}
        </label>
      ))}
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <button class="btn primary" disabled={busy}>
        {say(submit)}
      </button>
    </form>
  );
}

const password: Field = { name: 'password', label: 'account.password', kind: 'current-password' };
const newPassword: Field = { name: 'new', label: 'account.password.new', kind: 'new-password' };
const accountName: Field = { name: 'name', label: 'account.name', kind: 'username' };

function SignUp() {
  const say = useWords();
  const send = async (values: Record<string, string>) => {
    await api.name(me.value?.name ?? values['name']!); // whoever is nobody yet is somebody now
    me.set(await api.account(values['name']!, values['new']!));
  };
  return (
    <details class="part">
      <summary>{say('account.make')}</summary>
      <p>{say('account.make.text')}</p>
      <Form fields={[accountName, newPassword]} submit="account.make" send={send} />
    </details>
  );
}

function SignIn({ open }: { open: boolean }) {
  const say = useWords();
  const person = useStore(me, (value) => value);
  const send = (values: Record<string, string>) => api.login(values['name']!, values['password']!).then(loadAnew);
  return (
    <details class="part" open={open}>
      <summary>{say('account.sign_in')}</summary>
      {person && <p>{say('account.sign_in.text', { name: person.name })}</p>}
      <Form fields={[accountName, password]} submit="account.sign_in" send={send} />
    </details>
  );
}

function Account() {
  const say = useWords();
  const [changed, setChanged] = useState(false);
  const fields: Field[] = [{ ...password, name: 'old', label: 'account.password.old' }, newPassword];
  const send = (values: Record<string, string>) =>
    api.password(values['old']!, values['new']!).then(() => setChanged(true));
  return (
    <>
      <details class="part">
        <summary>{say('account.password.change')}</summary>
        {changed ? (
          <p role="status">{say('account.password.changed')}</p>
        ) : (
          <Form fields={fields} submit="account.password.change" send={send} />
        )}
      </details>
      <Form fields={[]} submit="account.sign_out" send={() => api.logout().then(loadAnew)} />
    </>
  );
}

function Name({ onClose }: { onClose: () => void }) {
  const say = useWords();
  const [name, setName] = useNameField();
  const [trouble, setTrouble] = useState('');
  const save = (event: Event) => {
    event.preventDefault();
    api.name(name.trim()).then(
      (person) => {
        me.set(person);
        onClose();
      },
      (problem: unknown) => setTrouble(reasonOf(problem)),
    );
  };
  return (
    <form class="form" onSubmit={save}>
      <NameField name={name} change={setName} />
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <button class="btn">{say('name.save')}</button>
    </form>
  );
}

export function AccountDialog({ onClose }: { onClose: () => void }) {
  const say = useWords();
  const person = useStore(me, (value) => value);
  return (
    <Dialog title={say(person ? 'name.title' : 'account.sign_in')} onClose={onClose}>
      {person && <Name onClose={onClose} />}
      {person && !person.guest ? (
        <>
          <p>{say('account.kept')}</p>
          <Account />
        </>
      ) : (
        <>
          <SignIn open={!person} />
          <SignUp />
        </>
      )}
    </Dialog>
  );
}

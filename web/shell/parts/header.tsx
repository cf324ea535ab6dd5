// header.tsx - the top of every page but the table's.
import { useState } from 'preact/hooks';
import { AccountDialog } from './account';
import { me } from './name';
import { useStore } from '../../kit/store';
import { useWords } from '../words/words';
import { Icon } from './icon';
import { Settings } from './settings';

export type Section = 'play' | 'watch' | 'replays' | 'rules';
const places: Record<Section, string> = { play: '/', watch: '/watch', replays: '/replays', rules: '/rules' };

export function Brand() {
  const say = useWords();
  return (
    <a class="brand" href="/" aria-label={say('brand')}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <use href="#brand" />
      </svg>
      <span>{say('brand')}</span>
    </a>
  );
}

export function SkipLink() {
  const say = useWords();
  return (
    <a class="skip" href="#content">
      {say('nav.skip')}
    </a>
  );
}

export function Header({ section }: { section: Section | null }) {
  const say = useWords();
  const person = useStore(me, (value) => value);
  const [open, setOpen] = useState<'settings' | 'name' | null>(null);
  return (
    <>
      <SkipLink />
      <header class="header">
        <Brand />
        <span class="spacer" />
        <nav class="nav" aria-label={say('nav.main')}>
          {(Object.keys(places) as Section[]).map((each) => (
            <a key={each} href={places[each]} aria-current={each === section ? 'page' : undefined}>
              {say(`nav.${each}`)}
            </a>
          ))}
        </nav>
        <button class="btn quiet square" aria-label={say('settings')} onClick={() => setOpen('settings')}>
          <Icon name="theme" />
        </button>
        <button class="btn quiet who-am-i" onClick={() => setOpen('name')}>
          <Icon name="person" />
          <span>{person?.name ?? say('account.sign_in')}</span>
        </button>
      </header>
      {open === 'settings' && <Settings onClose={() => setOpen(null)} />}
      {open === 'name' && <AccountDialog onClose={() => setOpen(null)} />}
    </>
  );
}

// On a phone the sections are at the thumb.
export function TabBar({ section }: { section: Section | null }) {
  const say = useWords();
  const icons: Record<Section, string> = { play: 'play', watch: 'eye', replays: 'replay', rules: 'help' };
  return (
    <nav class="tabbar" aria-label={say('nav.main')}>
      {(Object.keys(places) as Section[]).map((each) => (
        <a key={each} href={places[each]} aria-current={each === section ? 'page' : undefined}>
          <Icon name={icons[each]} />
          {say(`nav.${each}`)}
        </a>
      ))}
    </nav>
  );
}

// preferences.ts - how this browser wants it: theme, palette, speed, language. Kept on the device, applied to <html>.
import { device } from './storage';
import { Store } from './store';

export interface Preferences {
  theme: 'system' | 'light' | 'dark' | 'contrast';
  palette: 'default' | 'deutan' | 'protan' | 'tritan' | 'mono';
  speed: 0 | 120 | 250 | 500; // milliseconds an event takes
  confirm: 'off' | '3' | '10' | '30' | 'manual'; // before a move that cannot be taken back
  outlines: 'off' | 'faint' | 'full';
  textSize: 100 | 125 | 150 | 200;
  sound: boolean;
  letters: boolean; // single letters are commands
  language: 'en' | 'de';
  level: string; // of the bots in "play now"
  known: readonly string[]; // games whose guide was put away
}

const place = 'ozymandias.preferences';

const defaults: Preferences = {
  theme: 'system',
  palette: 'default',
  speed: 250,
  confirm: 'manual',
  outlines: 'full',
  textSize: 100,
  sound: true,
  letters: true,
  language: navigator.language.startsWith('de') ? 'de' : 'en',
  level: 'skilled',
  known: [],
};

export const preferences = new Store<Preferences>({ ...defaults, ...device.read<Partial<Preferences>>(place) });

function apply({ theme, palette, speed, textSize, language }: Preferences) {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  root.dataset['palette'] = palette;
  root.lang = language;
  root.dataset['text'] = textSize >= 150 ? 'large' : 'usual';
  root.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  root.style.setProperty('--t-event', `${still ? 0 : speed}ms`);
}

export function startPreferences(): void {
  apply(preferences.value);
  preferences.subscribe(() => {
    apply(preferences.value);
    device.write(place, preferences.value);
  });
}

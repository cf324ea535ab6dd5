// preferences.ts - how this browser wants it: theme, palette, speed, language. Kept on the device, applied to <html>.
import type { Outlines } from '../kit/game';
import { folderOf, type Language } from '../kit/languages';
import { Store } from '../kit/store';
import { device } from './storage';

export type Pace = 'off' | 'fast' | 'normal' | 'slow';

export interface Preferences {
  theme: 'system' | 'light' | 'dark' | 'contrast';
  palette: 'default' | 'deutan' | 'protan' | 'tritan' | 'mono';
  pace: Pace; // at which what others do is shown
  confirm: 'off' | '3' | '10' | '30' | 'manual'; // before a move that cannot be taken back
  outlines: Outlines;
  textSize: 100 | 125 | 150 | 200;
  recap: boolean; // when one's turn comes, of what happened meanwhile
  sound: boolean;
  letters: boolean; // single letters are commands
  language: Language;
  level: string; // of the bots in "play now"
  known: readonly string[]; // games whose guide was put away
}

const place = 'ozymandias.preferences';

const defaults: Preferences = {
  theme: 'system',
  palette: 'default',
  pace: 'normal',
  confirm: 'manual',
  outlines: 'full',
  textSize: 100,
  recap: true,
  sound: true,
  letters: true,
  language: 'en',
  level: 'skilled',
  known: [],
};

export const preferences = new Store<Preferences>({ ...defaults, ...device.read<Partial<Preferences>>(place) });

// The first of the browser's languages that the page speaks, unless somebody chose one.
function chooseLanguage(): void {
  const chosen = device.read<Partial<Preferences>>(place)?.language;
  const wished = [chosen, ...navigator.languages.map((tag) => tag.split('-')[0])];
  preferences.change({ language: wished.find((code) => code !== undefined && folderOf(code)) ?? 'en' });
}

// How long a moment stays on the screen, in milliseconds; a piece moves in the first two fifths of it and then rests.
export const stepTime: Record<Pace, number> = { off: 0, fast: 300, normal: 800, slow: 1600 };
// While many moments wait to be shown; never so short that what happened could not be read.
export const hurriedTime: Record<Pace, number> = { off: 0, fast: 300, normal: 520, slow: 800 };
const moving = 0.4;

function apply({ theme, palette, pace, textSize, language }: Preferences) {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  root.dataset['palette'] = palette;
  root.lang = language;
  root.dataset['text'] = textSize >= 150 ? 'large' : 'usual';
  root.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  root.style.setProperty('--t-event', `${still ? 0 : moving * stepTime[pace]}ms`);
}

export function startPreferences(): void {
  chooseLanguage();
  apply(preferences.value);
  preferences.subscribe(() => {
    apply(preferences.value);
    device.write(place, preferences.value);
  });
}

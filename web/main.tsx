// main.tsx - starts the page: the shell, and the games it is introduced to.
import { render } from 'preact';
import { games } from './games';
import { introduce } from './kit/cards';
import { introduceLanguages } from './kit/languages';
import { languages } from './languages';
import { App } from './shell/app';
import { startIcons } from './shell/parts/icon';
import { recognise } from './shell/parts/name';
import { preferences, startPreferences } from './shell/preferences';
import { startRouting } from './shell/route';
import { learn } from './shell/words/words';
import './shell/style/fonts.css';
import './shell/style/tokens.css';
import './shell/style/shell.css';
import './shell/style/front.css';
import './shell/style/pages.css';

introduce(games);
introduceLanguages(languages);
startPreferences();
startRouting();
startIcons();
void recognise();
await learn(preferences.value.language);

const page = document.getElementById('page')!;
page.replaceChildren(); // what is read if this script does not come
render(<App />, page);

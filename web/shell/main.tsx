// main.tsx - starts the page.
import { render } from 'preact';
import { App } from './app';
import { startIcons } from './parts/icon';
import { recognise } from './parts/name';
import { startPreferences } from './preferences';
import { startRouting } from './route';
import './style/tokens.css';
import './style/shell.css';
import './style/front.css';
import './style/pages.css';
import './style/table.css';
import './style/replay.css';

startPreferences();
startRouting();
startIcons();
void recognise();
render(<App />, document.getElementById('page')!);

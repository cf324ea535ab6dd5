// app.tsx - which page an address means.
import { AboutPage } from './page/about';
import { CreatePage } from './page/create';
import { Frame } from './page/frame';
import { FrontPage } from './page/front';
import { ReplaysPage, WatchPage } from './page/lists';
import { RulesPage } from './page/rules';
import { ReplayPage } from './replay/replay_page';
import { AnyTrouble, Safe } from './parts/trouble';
import { route, type Route } from './route';
import { useStore } from './store';
import { TablePage } from './table/table_page';
import { useWords } from './words/words';

function Missing() {
  const say = useWords();
  return (
    <Frame section={null} title={say('missing.title')}>
      <p>{say('missing.text')}</p>
    </Frame>
  );
}

function Page({ path: [page, id], query }: Route) {
  if (page === undefined) return <FrontPage />;
  if (page === 'new') return <CreatePage key={query.toString()} />;
  if (page === 'watch') return <WatchPage />;
  if (page === 'replays') return <ReplaysPage />;
  if (page === 'rules') return <RulesPage />;
  if (page === 'about') return <AboutPage />;
  if (page === 'table' && id) return <TablePage key={id} id={id} />;
  if (page === 'replay' && id) return <ReplayPage key={id} id={id} />;
  return <Missing />;
}

export function App() {
  const here = useStore(route, (value) => value);
  return (
    <Safe about={here.path.join('/')} instead={(reason) => <AnyTrouble reason={reason} />}>
      <Page {...here} />
    </Safe>
  );
}

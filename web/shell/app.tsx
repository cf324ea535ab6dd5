// app.tsx - which page an address means; each is a file of its own, loaded when somebody goes there.
import type { ComponentType } from 'preact';
import { Frame } from './page/frame';
import { useFocusOnArrival } from './parts/arrival';
import { fetched } from './parts/chunk';
import { useLoaded } from './parts/loaded';
import { AnyTrouble, Safe } from './parts/trouble';
import { route, type Route } from './route';
import { useStore } from '../kit/store';
import { useWords } from './words/words';

type Page = ComponentType<{ id: string }>;

const pages: Record<string, () => Promise<Page>> = {
  front: async () => (await import('./page/front')).FrontPage,
  new: async () => (await import('./page/create')).CreatePage,
  watch: async () => (await import('./page/lists')).WatchPage,
  replays: async () => (await import('./page/lists')).ReplaysPage,
  rules: async () => (await import('./page/rules')).RulesPage,
  about: async () => (await import('./page/about')).AboutPage,
  table: async () => (await import('./table/table_page')).TablePage,
  replay: async () => (await import('./replay/replay_page')).ReplayPage,
  missing: async () => MissingPage,
};

const namesOne = ['table', 'replay']; // pages of one thing, whose id follows in the address

function pageAt([name = 'front', id]: readonly string[]): string {
  return Object.hasOwn(pages, name) && (id !== undefined || !namesOne.includes(name)) ? name : 'missing';
}

function MissingPage() {
  const say = useWords();
  return (
    <Frame section={null} title={say('missing.title')}>
      <p>{say('missing.text')}</p>
    </Frame>
  );
}

const loaded = new Map<string, Page>(); // drawn at once when somebody comes back

async function load(name: string): Promise<Page> {
  const page = await fetched(pages[name]!);
  loaded.set(name, page);
  return page;
}

function Current({ path, query }: Route) {
  const name = pageAt(path);
  const [answer] = useLoaded(() => load(name), [name]);
  const Shown = loaded.get(name);
  const id = path[1] ?? '';
  if (Shown) return <Shown key={`${name} ${namesOne.includes(name) ? id : query.toString()}`} id={id} />;
  return answer.state === 'trouble' ? <AnyTrouble reason={answer.reason} /> : <div class="loading" role="status" />;
}

export function App() {
  const here = useStore(route, (value) => value);
  useFocusOnArrival(here);
  return (
    <Safe about={here.path.join('/')} instead={(reason) => <AnyTrouble reason={reason} />}>
      <Current {...here} />
    </Safe>
  );
}

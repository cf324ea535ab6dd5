// front.tsx - the front page: play now in two clicks, create a table, go on, watch, replay.
import { useEffect, useState } from 'preact/hooks';
import { cardOf, cardWords } from '../../kit/cards';
import { Header, TabBar } from '../parts/header';
import { Hero } from '../parts/hero';
import { Emblem, Icon } from '../parts/icon';
import { reasonOf, useLoaded } from '../parts/loaded';
import { becomeSomebody } from '../parts/name';
import { createTable } from '../parts/numbers';
import { levelsOf, levelWord, usualLevel } from '../levels';
import { preferences } from '../preferences';
import { navigate } from '../route';
import { useStore } from '../../kit/store';
import { api } from '../wire/api';
import type { GameInfo, TableInfo } from '../wire/messages';
import { gameTitle } from '../words/game_words';
import { useLanguage, useWords, type WordKey } from '../words/words';
import { playersOf } from './players';
import { finished, TableList, type ListKind } from './table_list';

const shown = 3;

const nearest = (counts: readonly number[], wanted: number) =>
  counts.reduce((best, count) => (Math.abs(count - wanted) < Math.abs(best - wanted) ? count : best), counts[0] ?? 2);

async function playNow(game: GameInfo, level: string): Promise<void> {
  await becomeSomebody();
  const players = nearest(playersOf(game), cardOf(game.name).opponents + 1);
  const bot = { kind: 'bot', bot: level } as const;
  const table = await createTable({
    game: game.name,
    options: { players: String(players) },
    seats: [{ kind: 'me' }, ...Array.from({ length: players - 1 }, () => bot)],
  });
  navigate(`/table/${table.id}`);
}

function Cards({
  games,
  chosen,
  choose,
}: {
  games: readonly GameInfo[];
  chosen: string;
  choose: (name: string) => void;
}) {
  const say = useWords();
  const language = useLanguage();
  return (
    <div class="cards">
      {games.map((game) => {
        const card = cardOf(game.name);
        const counts = playersOf(game);
        const [from, to] = [counts[0]!, counts[counts.length - 1]!];
        return (
          <button key={game.name} class="card" aria-pressed={game.name === chosen} onClick={() => choose(game.name)}>
            <Emblem game={card.name} paint={card.emblem} />
            <h3>{gameTitle(game, language)}</h3>
            <span class="meta">
              {from === to ? say('players.exact', { from }) : say('players.range', { from, to })} ·{' '}
              <span class="duration">{cardWords(card.name, language).duration}</span>
            </span>
            <p>{cardWords(card.name, language).blurb}</p>
            <span class="tick">
              <Icon name="check" />
            </span>
          </button>
        );
      })}
    </div>
  );
}

function Ways({ game }: { game: GameInfo | undefined }) {
  const say = useWords();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const chosen = useStore(preferences, (value) => value.level);
  const level = levelsOf(game).includes(chosen) ? chosen : usualLevel(game);
  const bots = game ? nearest(playersOf(game), cardOf(game.name).opponents + 1) - 1 : 0;
  const play = () => {
    if (!game || busy) return;
    setBusy(true);
    playNow(game, level).catch((problem: unknown) => {
      setTrouble(reasonOf(problem));
      setBusy(false);
    });
  };
  return (
    <>
      <div class="ways">
        <button class="btn primary" disabled={!game || busy} onClick={play}>
          <Icon name="play" />
          <span class="two">
            {say('front.play')}
            <small>
              {game
                ? say(bots === 1 ? 'front.play.one' : 'front.play.many', {
                    game: gameTitle(game, language),
                    count: bots,
                  })
                : say('loading')}
            </small>
          </span>
        </button>
        <label class="level">
          <span>{say('front.level')}</span>
          <select value={level} onChange={(event) => preferences.change({ level: event.currentTarget.value })}>
            {levelsOf(game).map((each) => (
              <option key={each} value={each}>
                {levelWord(each, say)}
              </option>
            ))}
          </select>
        </label>
        <a class="btn" href={`/new?game=${game?.name ?? ''}`}>
          <Icon name="table" />
          {say('front.create')}
        </a>
        <a class="btn" href={`/new?game=${game?.name ?? ''}&hotseat=1`}>
          <Icon name="hotseat" />
          {say('front.hotseat')}
        </a>
      </div>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

function List({
  kind,
  title,
  all,
  none,
  tables,
}: {
  kind: ListKind;
  title: string;
  all?: { href: string; text: string };
  none: string;
  tables: readonly TableInfo[];
}) {
  const say = useWords();
  const waiting = tables.filter((table) => table.waits_for_me).length;
  return (
    <section class="panel list">
      <div class="bar">
        <h2>{title}</h2>
        {kind === 'continue' && waiting > 0 && (
          <small>
            {say(waiting === 1 ? 'front.continue.waiting.one' : 'front.continue.waiting', { count: waiting })}
          </small>
        )}
        {all && <a href={all.href}>{all.text}</a>}
      </div>
      {tables.length > 0 ? <TableList tables={tables.slice(0, shown)} kind={kind} /> : <p class="none">{none}</p>}
    </section>
  );
}

const lists = () =>
  Promise.all([api.tables('mine'), api.tables('live', shown), api.tables('over', shown)]).then(
    ([mine, live, over]) => ({
      mine: mine.filter((table) => table.phase !== 'over'),
      live,
      over: finished(mine, over),
    }),
  );

export function FrontPage() {
  const say = useWords();
  const [games, retry] = useLoaded(api.games, []);
  const [tables] = useLoaded(lists, []);
  const [chosen, choose] = useState('');
  useEffect(() => void (document.title = say('brand')), []);
  const all = games.state === 'here' ? games.value : [];
  const game = all.find(({ name }) => name === chosen) ?? all[0];
  const { mine, live, over } = tables.state === 'here' ? tables.value : { mine: [], live: [], over: [] };
  // A list that is on its way, or not to be had, is not called empty.
  const none = (empty: WordKey) =>
    tables.state === 'here' ? say(empty) : tables.state === 'loading' ? say('loading') : tables.reason;
  return (
    <div class="front">
      <Header section="play" />
      <main id="content">
        <section class="hero" aria-label={say('nav.play')}>
          <Hero />
          <div class="words">
            <p class="over">{say('front.over')}</p>
            <h1>
              <span class="w">{say('brand')}</span>
              <span class="n">{say('front.over')}</span>
            </h1>
            <p class="lede">{say('front.lede')}</p>
            <Ways game={game} />
          </div>
        </section>
        <div class="content">
          {games.state === 'trouble' && (
            <p class="trouble" role="alert">
              {say('front.no_server', { reason: games.reason })}{' '}
              <button class="btn" onClick={retry}>
                {say('retry')}
              </button>
            </p>
          )}
          <section aria-labelledby="choose-game">
            <div class="bar">
              <h2 id="choose-game">{say('front.choose')}</h2>
              <small class="hide">{say('front.choose.hint')}</small>
              <a class="hide" href="/rules">
                {say('front.how')}
              </a>
            </div>
            <Cards games={all} chosen={game?.name ?? ''} choose={choose} />
          </section>
          <div class="lists">
            <List kind="continue" title={say('front.continue')} none={none('front.continue.none')} tables={mine} />
            <List
              kind="watch"
              title={say('nav.watch')}
              all={{ href: '/watch', text: say('front.all_tables') }}
              none={none('front.watch.none')}
              tables={live}
            />
            <List
              kind="replay"
              title={say('nav.replays')}
              all={{ href: '/replays', text: say('front.all_games') }}
              none={none('front.replays.none')}
              tables={over}
            />
          </div>
          <footer class="foot">
            <a href="/about">{say('about.title')}</a>
          </footer>
        </div>
      </main>
      <TabBar section="play" />
    </div>
  );
}

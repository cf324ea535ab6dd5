// rules.tsx - the rules of a game: its RULES.md, every rule with an address of its own.
import { useEffect } from 'preact/hooks';
import { allCards, cardOf, cardWords } from '../../kit/cards';
import { Emblem } from '../parts/icon';
import { fetched } from '../parts/chunk';
import { useLoaded } from '../parts/loaded';
import { route } from '../route';
import { pagesOf } from '../../kit/languages';
import { useStore } from '../../kit/store';
import { api } from '../wire/api';
import { Primer } from '../table/help';
import { useDrawing } from '../table/scene';
import type { GameInfo } from '../wire/messages';
import { gameTitle } from '../words/game_words';
import { learnParts, useLanguage, useWords } from '../words/words';
import { Frame } from './frame';

// The reader of Markdown is loaded with the first rules that somebody reads.
async function load(game: string) {
  const [text, { rulebookOf }, { Markdown }] = await Promise.all([
    api.rules(game),
    fetched(() => import('./rulebook')),
    fetched(() => import('./markdown')),
    learnParts('rules'),
  ]);
  return { ...rulebookOf(text), Markdown };
}

function Rules({ game }: { game: string }) {
  const say = useWords();
  const language = useLanguage();
  const [book] = useLoaded(() => load(game), [game]);
  const hash = useStore(route, (value) => value.hash);
  const here = book.state === 'here';
  useEffect(() => {
    const rule = here ? document.getElementById(hash) : null;
    const folded = rule?.closest('details');
    if (folded) folded.open = true;
    rule?.scrollIntoView({ block: 'center' });
    rule?.classList.add('sought');
    return () => rule?.classList.remove('sought');
  }, [here, hash]);
  if (book.state === 'loading') return <p>{say('loading')}</p>;
  if (book.state === 'trouble')
    return (
      <p class="trouble" role="alert">
        {say('rules.missing')} {book.reason}
      </p>
    );
  const { opening, chapters, behind, Markdown } = book.value;
  const headings = pagesOf(language, 'rules')?.words ?? {};
  return (
    <article class="rules" lang="en">
      <Markdown tokens={opening} />
      {chapters.map(({ title, tokens }) => (
        <section key={title}>
          <Markdown tokens={tokens} headings={headings} />
        </section>
      ))}
      {behind.length > 0 && (
        <details>
          <summary lang={language}>{say('rules.behind')}</summary>
          {behind.map(({ title, tokens }) => (
            <section key={title}>
              <Markdown tokens={tokens} headings={headings} />
            </section>
          ))}
        </details>
      )}
    </article>
  );
}

// The game in a few sentences before its law.
function Short({ game }: { game: string }) {
  const say = useWords();
  const drawing = useDrawing(game);
  if (drawing.state !== 'here' || !drawing.value.primer) return null;
  return (
    <section class="panel short">
      <h2>{say('links.meanwhile')}</h2>
      <Primer game={game} drawing={drawing.value} />
    </section>
  );
}

function GameList({ games }: { games: readonly GameInfo[] }) {
  const say = useWords();
  const language = useLanguage();
  return (
    <ul class="about-games">
      {games.map((game) => {
        const { emblem } = cardOf(game.name);
        return (
          <li key={game.name} class="panel">
            <Emblem game={game.name} paint={emblem} />
            <div>
              <h3>{gameTitle(game, language)}</h3>
              <p>{cardWords(game.name, language).blurb}</p>
              <a href={`/rules/${game.name}`}>{say('menu.rules')}</a>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

export function RulesPage() {
  const say = useWords();
  const game = useStore(route, (value) => value.path[1]);
  const [games] = useLoaded(api.games, []);
  const known = games.state === 'here' ? games.value : [];
  const language = useLanguage();
  const shown = known.find(({ name }) => name === game);
  const title = say('rules.title') + (shown ? `: ${gameTitle(shown, language)}` : '');
  return (
    <Frame section="rules" title={title}>
      <p class="rule-links" hidden={!game}>
        {known.map((each) => (
          <a
            key={each.name}
            class="btn"
            href={`/rules/${each.name}`}
            aria-current={each === shown ? 'page' : undefined}
          >
            {gameTitle(each, language)}
          </a>
        ))}
      </p>
      {game && language !== 'en' && <p class="none">{say('rules.language')}</p>}
      {!game && <GameList games={known} />}
      {game && <Short game={game} />}
      {game && (known.length === 0 || allCards().some((card) => card.name === game)) && <Rules game={game} />}
    </Frame>
  );
}

// rules.tsx - the rules of a game: its RULES.md, every rule with an address of its own.
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { cardOf, games as cards } from '../../games';
import { Emblem } from '../parts/icon';
import { useLoaded } from '../parts/loaded';
import { route } from '../route';
import { useStore } from '../store';
import { api } from '../wire/api';
import { Primer } from '../table/help';
import { useDrawing } from '../table/scene';
import type { GameInfo } from '../wire/messages';
import { gameTitle } from '../words/game_words';
import { useLanguage, useWords } from '../words/words';
import { Frame } from './frame';

const marks = /(\*\*[^*]+\*\*|`[^`]+`|\b[A-Z]{2}-\d+\.\d+[a-z]?\b)/g;
const isRule = /^[A-Z]{2}-\d+\.\d+[a-z]?$/;

// Bold, code, and every rule named in passing as a link to it.
function inline(text: string): (string | VNode)[] {
  return text.split(marks).map((piece) => {
    if (isRule.test(piece)) return <a href={`${location.pathname}#${piece}`}>{piece}</a>;
    if (piece.startsWith('**')) return <strong>{piece.slice(2, -2)}</strong>;
    if (piece.startsWith('`')) return <code>{piece.slice(1, -1)}</code>;
    return piece;
  });
}

const ruleId = (text: string) => /^[-*\s]*\**\[?([A-Z]{1,3}-\d[\d.]*\w?)\b/.exec(text)?.[1]?.replace(/\.$/, '');
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function TableBlock({ lines }: { lines: string[] }) {
  const [head, , ...body] = lines;
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={cellsOf(head!).join(', ')}>
      <table>
        <thead>
          <tr>
            {cellsOf(head!).map((cell) => (
              <th scope="col">{inline(cell)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((line) => (
            <tr id={ruleId(cellsOf(line)[0] ?? '')}>
              {cellsOf(line).map((cell) => (
                <td>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Block = { kind: 'code' | 'table' | 'list' | 'text' | 'heading'; lines: string[] };

const kindOf = (line: string): Block['kind'] =>
  line.startsWith('#') ? 'heading' : line.startsWith('|') ? 'table' : /^\s*([-*]|\d+\.) /.test(line) ? 'list' : 'text';

// Markdown as far as the rules use it: headings, tables, lists, code, paragraphs.
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open = false; // whether the last block goes on
  for (const line of text.split('\n')) {
    const last: Block | undefined = open ? blocks[blocks.length - 1] : undefined;
    const kind = kindOf(line);
    if (line.startsWith('```')) {
      open = last?.kind !== 'code';
      if (open) blocks.push({ kind: 'code', lines: [] });
    } else if (last?.kind === 'code') last.lines.push(line);
    else if (line.trim() === '') open = false;
    else if (last?.kind === 'list' && kind === 'text') last.lines[last.lines.length - 1] += ` ${line.trim()}`;
    else if (last?.kind === kind && kind !== 'heading' && !(kind === 'text' && ruleId(line))) last.lines.push(line);
    else {
      blocks.push({ kind, lines: [line] });
      open = true;
    }
  }
  return blocks;
}

function Section({ block: { kind, lines } }: { block: Block }) {
  if (kind === 'code') return <pre tabIndex={0}>{lines.join('\n')}</pre>;
  if (kind === 'table') return <TableBlock lines={lines} />;
  if (kind === 'list')
    return (
      <ul>
        {lines.map((line) => (
          <li id={ruleId(line)}>{inline(line.replace(/^\s*([-*]|\d+\.) /, ''))}</li>
        ))}
      </ul>
    );
  const text = lines.join(' ');
  if (kind === 'text') return <p id={ruleId(text)}>{inline(text)}</p>;
  return text.startsWith('###') ? (
    <h3>{inline(text.replace(/^#+ /, ''))}</h3>
  ) : (
    <h2>{inline(text.replace(/^#+ /, ''))}</h2>
  );
}

function Rules({ game }: { game: string }) {
  const say = useWords();
  const [text] = useLoaded(() => api.rules(game), [game]);
  const hash = useStore(route, (value) => value.hash);
  const here = text.state === 'here';
  useEffect(() => {
    const rule = here ? document.getElementById(hash) : null;
    rule?.scrollIntoView({ block: 'center' });
    rule?.classList.add('sought');
    return () => rule?.classList.remove('sought');
  }, [here, hash]);
  if (text.state === 'loading') return <p>{say('loading')}</p>;
  if (text.state === 'trouble')
    return (
      <p class="trouble" role="alert">
        {say('rules.missing')} {text.reason}
      </p>
    );
  return (
    <article class="rules" lang="en">
      {blocksOf(text.value).map((block) => (
        <Section block={block} />
      ))}
    </article>
  );
}

// The game in a few sentences before its law.
function Short({ game }: { game: string }) {
  const say = useWords();
  const drawing = useDrawing(game);
  if (!drawing?.primer) return null;
  return (
    <section class="panel short">
      <h2>{say('links.meanwhile')}</h2>
      <Primer drawing={drawing} />
    </section>
  );
}

function GameList({ games }: { games: readonly GameInfo[] }) {
  const say = useWords();
  const language = useLanguage();
  return (
    <ul class="about-games">
      {games.map((game) => {
        const { emblem, words } = cardOf(game.name);
        return (
          <li key={game.name} class="panel">
            <Emblem game={game.name} paint={emblem} />
            <div>
              <h3>{gameTitle(game, language)}</h3>
              <p>{words[language].blurb}</p>
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
      {game && (known.length === 0 || cards.some((card) => card.name === game)) && <Rules game={game} />}
    </Frame>
  );
}

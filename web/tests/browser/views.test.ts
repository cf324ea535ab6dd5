// views.test.ts - the types of views are what the rules write: the compiler reads real views of every golden game as values of
// their types, so a field that is missing, unknown or of another type, and a word that no type lists, are found.
import { readdirSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { artefacts, call, visitor } from './browser';
import { gameNames, goldenGame, type GameName } from './records';
import { makeFilm } from '../../shell/replay/film';
import type { Replay } from '../../shell/wire/messages';

const typeOf: Record<GameName, string> = {
  tigris: 'TigrisView',
  vinci: 'VinciView',
  after_the_flood: 'FloodView',
  after_the_empire: 'EmpireView',
  empires_end: 'EmpireView',
};

const recordsOf = (game: GameName) =>
  readdirSync(new URL(`../../../tests/golden/${game}/`, import.meta.url)).map((file) => file.replace(/\.game$/, ''));

// What a view says about its type: every path with the kind of what lies there, or the word.
function factsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return [`${path} ${value.length > 0}`, ...value.flatMap((item) => factsOf(item, `${path}[]`))];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) => factsOf(item, `${path}.${name}`));
  return [`${path} ${typeof value === 'string' ? value : value === null ? 'null' : typeof value}`];
}

const viewers = ['0', 'spectator', 'omniscient'];

// The views of whole games, without those that say nothing new.
async function tellingViews(game: GameName): Promise<object[]> {
  const known = new Set<string>();
  const telling: object[] = [];
  for (const name of recordsOf(game)) {
    const { text } = goldenGame(game, name);
    const page = await visitor(); // nobody may open as many tables as there are records
    await call(page, 'POST', '/api/me', { name: 'Anna' });
    const seats = text.match(/^seat /gm)!.map(() => ({ kind: 'me' }));
    const { id } = await call<{ id: string }>(page, 'POST', '/api/tables', { game, record: text, seats });
    for (const viewer of viewers) {
      const part = await call<Replay>(page, 'GET', `/api/tables/${id}/replay?seat=${viewer}&from=0`);
      for (const view of makeFilm(part.view, part.steps).views) {
        const news = factsOf(view).filter((fact) => !known.has(fact));
        if (news.length > 0) telling.push(view);
        for (const fact of news) known.add(fact);
      }
    }
  }
  return telling;
}

// What the compiler says about a source beside the page's own.
function complaintsAbout(file: string, source: string): string[] {
  writeFileSync(file, source);
  const config = ts.readConfigFile(new URL('../../tsconfig.json', import.meta.url).pathname, (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, new URL('../../', import.meta.url).pathname);
  const program = ts.createProgram([file], options);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const sourceOf = (game: GameName, views: readonly object[]) =>
  [
    `import type { ${typeOf[game]} as View } from '../games/${game}/view';`,
    ...views.map((view, at) => `export const view${at}: View = ${JSON.stringify(view)};`),
  ].join('\n');

it.each(gameNames)('of %s', async (game) => {
  const views = await tellingViews(game);
  expect(views.length).toBeGreaterThan(20);
  const complaints = complaintsAbout(`${artefacts}views_${game}.ts`, sourceOf(game, views));
  expect([...new Set(complaints)]).toEqual([]);
});

it('a view with a field more, less or otherwise is found', async () => {
  const [view] = await tellingViews('tigris');
  const { bag, ...less } = view as { bag: number };
  for (const wrong of [{ ...view, unheard_of: 1 }, less, { ...view, bag: String(bag) }])
    expect(complaintsAbout(`${artefacts}views_wrong.ts`, sourceOf('tigris', [wrong]))).toHaveLength(1);
});

// styles.test.ts - which styles hold where.
import { readdirSync, readFileSync } from 'node:fs';
import postcss, { parse, type AtRule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { measured, screens } from '../../kit/screens';
import { held, holdStyles, whereHolds } from '../../styles';

const web = new URL('../../', import.meta.url).pathname;
const games = readdirSync(`${web}games`, { withFileTypes: true }).filter((each) => each.isDirectory());

// Selectors of a sheet: what stands before the braces of rules.
// With what a nested rule is nested in.
function selectorsOf(css: string): string[] {
  const found: string[] = [];
  parse(css).walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return;
    let around = '';
    for (let up = rule.parent; up && up.type !== 'root'; up = up.parent as typeof up)
      if (up.type === 'rule') around = `${up.selector} ${around}`;
    found.push(...rule.selectors.map((selector) => around + selector));
  });
  return found;
}
const builtAs = (file: string, css: string) =>
  postcss([holdStyles()]).process(css, { from: `/anywhere/web/${file}`, map: false }).css;
const classesIn = (selector: string) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!);

describe('styles', () => {
  it('of a game hold on its own tables alone', () => {
    const condition = whereHolds('/anywhere/web/games/vinci/map.css')!;
    expect(condition).toContain('[data-game="vinci"]');
    expect(held('[data-theme="dark"] .face', condition)).toBe(`[data-theme="dark"] .face${condition}`);
    expect(held('.tile:is(.lit, .chosen)::after', condition)).toBe(`.tile:is(.lit, .chosen)${condition}::after`);
  });
  it('of plain pages hold nowhere on a stage', () => {
    expect(whereHolds('/anywhere/web/shell/style/pages.css')).toBe(':where(:not(.stage *))');
    expect(whereHolds('/anywhere/web/shell/style/table.css')).toBeNull();
  });
  it.each(['@font-face { font-family: A }', '@keyframes turn { }', '@property --x { syntax: "*" }', '@layer x { }'])(
    'of a game name nothing that would hold everywhere: %s',
    (css) => expect(() => builtAs('games/vinci/map.css', css)).toThrow(/everywhere|vinci-/),
  );
  it('were built so', () => {
    const assets = `${web}dist/assets/`;
    const drawings = readdirSync(assets).filter((file) => /^drawing-.*\.css$/.test(file));
    expect(drawings.length).toBe(5);
    for (const file of drawings) {
      const game = /data-game="?([a-z_]+)/.exec(readFileSync(assets + file, 'utf8'))![1]!;
      const free = selectorsOf(readFileSync(assets + file, 'utf8')).filter(
        (each) => !each.includes(`[data-game=${game}]`),
      );
      expect(free, `${game}: selectors that hold everywhere`).toEqual([]);
    }
  });
});

describe('screens', () => {
  it('are asked for by name', () => {
    expect(measured('(--phone), (--laptop) and (prefers-reduced-motion: reduce)')).toBe(
      `(${screens['phone']}), (${screens['laptop']}) and (prefers-reduced-motion: reduce)`,
    );
    expect(builtAs('shell/style/table.css', '@media not (--phone) { a { top: 0 } }')).toBe(
      `@media not (${screens['phone']}) { a { top: 0 } }`,
    );
  });
  it.each(['(max-width: 699px)', '(--phone) and (height > 3px)', '(--fone)'])('and never otherwise: %s', (query) =>
    expect(() => builtAs('shell/style/table.css', `@media ${query} { a { top: 0 } }`)).toThrow(/screens\.ts/),
  );
});

// Words of the table's own sheets that a game's sheets are meant to use: places on the stage, and parts drawn by both.
const shared = new Set(
  'table replay stage board-view board-wrap overlay choices record rail side players player tray log final zoom panel btn caps seat icon'.split(
    ' ',
  ),
);

describe.each(games.map(({ name }) => name))('%s', (game) => {
  it('shares no other word with the styles of every table', () => {
    const everywhere = ['shell', 'table', 'replay'].map((file) =>
      readFileSync(`${web}shell/style/${file}.css`, 'utf8'),
    );
    const bare = everywhere
      .flatMap(selectorsOf)
      .map((selector) => selector.trim())
      .filter((selector) => /^\.[\w-]+(?:::?[\w-]+)*$/.test(selector)) // holds whatever stands around
      .flatMap(classesIn);
    const own = readdirSync(`${web}games/${game}`)
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => selectorsOf(readFileSync(`${web}games/${game}/${file}`, 'utf8')))
      .flatMap(classesIn);
    const clashes = [...new Set(own)].filter((name) => bare.includes(name) && !shared.has(name));
    expect(clashes).toEqual([]);
  });
});

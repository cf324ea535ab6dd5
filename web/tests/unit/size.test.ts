// size.test.ts - the built page is light: script and style that a visit to a table brings, compressed. What the browser really
// receives, fonts and messages included, is counted by wire.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const folder = new URL('../../dist/assets/', import.meta.url).pathname;
const text = (file: string) => readFileSync(folder + file, 'utf8');
const size = (file: string) => gzipSync(text(file)).length / 1000;

// A file and all that it cannot do without.
function closure(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name] of text(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) closure(name!, found);
  return found;
}

it('a table of the heaviest game comes with less than 150 kB', () => {
  const files = readdirSync(folder);
  const named = (name: string, kind: string) => files.filter((file) => file.startsWith(name) && file.endsWith(kind));
  const shell = ['index-', 'table_page-'].flatMap((name) => named(name, '.js')).flatMap((file) => [...closure(file)]);
  const drawings = named('drawing-', '.js');
  const scripts = drawings.map((drawing) => [...new Set([...shell, ...closure(drawing)])]);
  const styles = files.filter((file) => file.endsWith('.css') && !file.startsWith('drawing-'));
  const heaviestStyle = Math.max(...named('drawing-', '.css').map(size));
  const sum = (list: string[]) => list.reduce((total, file) => total + size(file), 0);
  expect(drawings.length).toBe(5);
  expect(named('table_page-', '.js').length).toBe(1);
  expect(Math.max(...scripts.map(sum)) + sum(styles) + heaviestStyle).toBeLessThan(150);
});

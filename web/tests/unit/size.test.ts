// size.test.ts - the built page is light: script and style of the shell and the heaviest game, compressed.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

it('shell and the heaviest game stay under 150 kB', () => {
  const folder = new URL('../../dist/assets/', import.meta.url).pathname;
  const files = readdirSync(folder)
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => ({ file, size: gzipSync(readFileSync(folder + file)).length / 1000 }));
  const drawings = (kind: string) => files.filter(({ file }) => file.startsWith('drawing-') && file.endsWith(kind));
  const heaviest = (kind: string) => Math.max(...drawings(kind).map(({ size }) => size));
  const shell = files.filter(({ file }) => !file.startsWith('drawing-')).reduce((sum, { size }) => sum + size, 0);
  expect(drawings('.js').length).toBe(5);
  expect(shell + heaviest('.js') + heaviest('.css')).toBeLessThan(150);
});

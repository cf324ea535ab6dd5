// tigris_pieces.test.ts - a colour is told by motif and letter as well: its tile and its leaders carry the same letter.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colorOf, colors, roles } from '../../games/tigris/view';
import { signs } from '../../games/tigris/pieces';

const sprite = readFileSync(new URL('../../games/tigris/sprite.svg', import.meta.url), 'utf8');

// The last stroke of a symbol is its letter.
const letterOf = (symbol: string) =>
  /d="([^"]*)" transform="translate\([^)]*\)"\/><\/symbol>/.exec(
    sprite.split('\n').find((line) => line.startsWith(`<symbol id="${symbol}"`)) ?? '',
  )?.[1];

it('four colours have four letters', () => {
  const letters = colors.map((color) => letterOf(`tile.${color}`));
  expect(letters).not.toContain(undefined);
  expect(new Set(letters).size).toBe(colors.length);
});

it.each(roles)('a %s carries the letter of the tiles it leads', (role) => {
  for (const sign of signs) expect(letterOf(`leader.${role}.${sign}`)).toBe(letterOf(`tile.${colorOf[role]}`));
});

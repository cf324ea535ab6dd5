// rulebook.test.ts - the rules of every game as players read them: no marks of their makers, every rule in its place.
import { readFileSync } from 'node:fs';
import type { Token, Tokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { games as cards } from '../../games';
import { forPlayers, rulebookOf } from '../../shell/page/rulebook';

const games = cards.map((card) => card.name);
const rulesOf = (game: string) => readFileSync(new URL(`../../../src/games/${game}/RULES.md`, import.meta.url), 'utf8');

// The words of tokens as a page shows them; fences are drawings.
function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'table') {
        const { header, rows } = token as Tokens.Table;
        return [header, ...rows].map((row) => row.map((cell) => wordsOf(cell.tokens)).join(' | ')).join('\n');
      }
      if (token.type === 'list') return (token as Tokens.List).items.map((item) => wordsOf(item.tokens)).join('\n');
      if (token.type === 'code') return '';
      const parts = (token as Tokens.Generic).tokens;
      return parts ? wordsOf(parts) : String('text' in token ? token.text : '');
    })
    .join('');
}

describe.each(games)('%s', (game) => {
  const { opening, chapters, behind } = rulebookOf(rulesOf(game));
  const shown = [{ tokens: opening }, ...chapters].map(({ tokens }) => wordsOf(tokens)).join('\n');
  it.each([
    ['where a rule comes from', /\((seed|published)\b/],
    ['the seed', /\bseed\b/i],
    ['files of the engine', /\.json|beside this/],
    ['names for programs', /rule prefix|\bprovenance\b|engine asserts|Config/],
    ['raw Markdown', /\*\*|\*\w|`/],
  ])('players are not shown %s', (_, mark) => {
    expect(shown.split('\n').filter((line) => mark.test(line))).toEqual([]);
  });
  it('every rule is among what is shown', () => {
    const numbers = [...rulesOf(game).matchAll(/\*\*\[([A-Z]{2}-\d+\.\d+)\]\*\*/g)].map(([, number]) => number!);
    const all = shown + behind.map(({ tokens }) => wordsOf(tokens)).join('\n');
    expect(numbers.filter((number) => !all.includes(`[${number}]`))).toEqual([]);
    expect(numbers.filter((number) => !shown.includes(`[${number}]`)).length).toBeLessThan(numbers.length / 10);
  });
  it('how the engine keeps them comes apart', () => {
    const titles = chapters.map(({ title }) => title);
    expect(titles).not.toContain('Invariants');
    expect(titles).not.toContain("For the bot's eye");
    expect(behind.map(({ title }) => title)).toContain('Sources');
  });
});

describe('marks of provenance', () => {
  it('become a note where the rule is ours, and nothing where it is the rulebook’s', () => {
    expect(forPlayers('Two actions. (seed: "up to two")')).toBe('Two actions.');
    expect(forPlayers('In this order. (seed; order: ruling)')).toBe('In this order. *(our ruling)*');
    expect(forPlayers('Four halls. (option: buildings; published)')).toBe(
      'Four halls. *(with the option `buildings`)*',
    );
    expect(forPlayers('As drawn (`boards.json`). (reconstructed)')).toBe('As drawn. *(rebuilt by us)*');
    expect(forPlayers('A tie (two or more) goes on.')).toBe('A tie (two or more) goes on.');
  });
  it('leave drawings alone', () => {
    expect(forPlayers('```\n(seed)\n```')).toBe('```\n(seed)\n```');
  });
});

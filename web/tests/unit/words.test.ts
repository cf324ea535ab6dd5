// words.test.ts - sentences from keys and arguments, in both languages.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { plain, sayIn, sentence, timeSince } = await import('../../shell/words/words');
const { german: tigris } = await import('../../languages/de/more/tigris');

const names = ['Anna', 'Ravi'];
const speaker = { language: 'en' as const, nameOf: (seat: number) => names[seat]! };
const phrase = {
  key: 'tigris.tile_placed',
  text: '{seat} puts a {tile} on {cell}',
  args: { seat: ['seat.1', 'Lion'], tile: ['tile.red', 'temple'], cell: ['cell.F5', 'F5'] } as Record<
    string,
    [string, string]
  >,
};

describe('sentences', () => {
  it('are English from the pattern, with people by name and things by id', () => {
    expect(plain(phrase, speaker)).toBe('Ravi puts a temple on F5');
    expect(sentence(phrase, speaker)).toContainEqual({ id: 'cell.F5', word: 'F5' });
  });
  it('are German from the translation, in the right case', () => {
    expect(plain(phrase, { ...speaker, language: 'de', translation: tigris })).toBe('Ravi legt einen Tempel auf F5');
    const fall = {
      key: 'tigris.tile_removed',
      text: '',
      args: { tile: ['tile.black', 'settlement'], cell: ['cell.A1', 'A1'] } as Record<string, [string, string]>,
    };
    expect(plain(fall, { ...speaker, language: 'de', translation: tigris })).toBe('Die Siedlung auf A1 fällt');
  });
  it('stay English where a translation is missing', () => {
    expect(plain({ key: 'tigris.unheard_of', text: 'So be it' }, { ...speaker, translation: tigris })).toBe('So be it');
  });
});

describe('languages', () => {
  it('know every sentence the rules of Tigris & Euphrates can say', () => {
    const folder = new URL('../../../src/games/tigris/', import.meta.url);
    const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.cpp'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .join('\n');
    const text = String.raw`(?:"[^"]*"\s*)+`;
    const sentences = new RegExp(
      String.raw`\{\s*"([a-z][\w.]*)",\s*(?="[A-Z\d{])${text}(,\s*${text}(,\s*${text})?)?\}`,
      'g',
    );
    const said = [...source.matchAll(sentences)].flatMap(([, key, one, none]) => [
      key!,
      ...(one ? [`${key}.one`] : []),
      ...(none ? [`${key}.none`] : []),
    ]);
    expect(said.length).toBeGreaterThan(120);
    expect(said.filter((key) => !(key in tigris.patterns))).toEqual([]);
  });
  it('tell times', () => {
    const say = sayIn('en');
    expect([0, 61, 7200, 400_000].map((ago) => timeSince(1000, say, 1000 + ago))).toEqual([
      'just now',
      '1 min',
      '2 h',
      '4 d',
    ]);
  });
});

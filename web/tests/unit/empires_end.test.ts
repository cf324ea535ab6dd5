// empires_end.test.ts - the pure parts of the drawing of Empire's End: German, the box, the order of rows, the track.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { cardCount, cardOf } from '../../games/empires_end/box';
import { german, word } from '../../languages/de/more/empires_end';
import { abilityText, cardNames, conflictNames } from '../../languages/de/more/empires_end_box';
import { seatsInOrder, span, type Phase } from '../../games/empires_end/view';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { plain } = await import('../../shell/words/words');
const { phasesToCome } = await import('../../games/empires_end/track');
const { provenanceOf, empireWords } = await import('../../games/empires_end/words');

const folder = new URL('../../../src/games/empires_end/', import.meta.url);
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.cpp') || file.startsWith('rules/'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

describe('German', () => {
  const english = String.raw`(?:"[^"]*"\s*)+`;
  const sentences = new RegExp(
    String.raw`\{\s*"([a-z][\w.]*)",\s*(?="(?:[A-Z\d{]|\.\.\.|nothing))${english}(,\s*${english}(,\s*${english})?)?\}`,
    'g',
  );
  const said = [...source.matchAll(sentences)].flatMap(([, key, , none]) => [key!, ...(none ? [`${key}.none`] : [])]);

  it('knows every sentence the rules can say', () => {
    expect(said.length).toBeGreaterThan(180);
    expect(said.filter((key) => !(key in german.patterns))).toEqual([]);
    expect(Object.keys(german.patterns).filter((key) => !said.includes(key))).toEqual([]);
  });

  it('names things by their ids', () => {
    expect(word('tokens.2/0/1/0')).toBe('2 Weizen, 1 Axt');
    expect(word('tokens.0/0/0/0')).toBe('nichts');
    expect(word('token.coin.2')).toBe('2 Münzen');
    expect(word('tile.R4 tile.T18')).toBe('Straße R4 oder Kleinstadt T18');
    expect(word('disaster.51 disaster.58')).toBe('Unruhen bei 7 und Feuer bei 3');
    expect(word('7')).toBeUndefined();
  });

  it('speaks whole sentences', () => {
    const phrase = {
      key: 'empires_end.label.take',
      text: '',
      args: {
        disaster: ['disaster.51', 'Riots at 7'],
        loss: ['tile.R4 tile.T18', 'Road R4 or Town T18'],
        tokens: ['tokens.3/0/2/0', '3 Wheat, 2 Axes'],
        card: ['card.51', '#51 Civic Pride'],
      } as Record<string, [string, string]>,
    };
    expect(plain(phrase, { language: 'de', translation: german, nameOf: String })).toBe(
      'Unruhen bei 7 nehmen: Straße R4 oder Kleinstadt T18 verlieren, 3 Weizen, 2 Äxte und #51 Bürgerstolz erhalten',
    );
  });

  it('has a name and a text for every card', () => {
    expect(cardNames.length).toBe(cardCount);
    expect(new Set(cardNames).size).toBe(cardCount);
    expect(conflictNames.length).toBe(11);
    for (let number = 1; number <= cardCount; ++number)
      expect(abilityText(cardOf(number).ability), cardOf(number).name).toMatch(/^[A-ZÄÖÜ+].*[^.]\.$/);
  });
});

it('the viewer sits last, the others in the order of turns', () => {
  expect(seatsInOrder(4, 1)).toEqual([2, 3, 0, 1]);
  expect(seatsInOrder(3, 'spectator')).toEqual([0, 1, 2]);
});

it('a range is one number where it is known', () => {
  expect(span([3, 3])).toBe('3');
  expect(span([0, 2])).toBe('0–2');
});

it('counts the phases to come, both halves of a double space', () => {
  const track: Phase[] = ['D', 'E', 'EI', 'C', 'I', 'C'];
  expect(phasesToCome(track, 2)).toEqual({ E: 1, I: 2, C: 2 });
  expect(phasesToCome(track, 6)).toEqual({ E: 0, I: 0, C: 0 });
});

it('tells where a card comes from', () => {
  expect(provenanceOf(3, empireWords('en'))).toBe(
    'Ability: from the rules, its numbers: from the rules; name and place: reconstructed.',
  );
});

// vinci.test.ts - the map's outlines, plans, and the words of Vinci in both languages.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { lineOf, outlineOf, stretchesOf } = await import('../../games/vinci/borders');
const { costPlace } = await import('../../games/vinci/anchors');
const { box, provinces } = await import('../../games/vinci/atlas');
const { chainOf, leftOf, nothing, stepped, suggested } = await import('../../games/vinci/plan');
const { german } = await import('../../languages/de/more/vinci');
const { vinciWords } = await import('../../games/vinci/words');
const { effectsOf } = await import('../../games/vinci/pieces');
const { abilityOf, colorOf } = await import('../../games/vinci/view');
const { plain } = await import('../../shell/words/words');

const game = new URL('../../../src/games/vinci/', import.meta.url);
const mapped = JSON.parse(readFileSync(new URL('map.json', game), 'utf8')) as {
  provinces: { id: string; neighbors: string[]; coasts: string[]; edge: boolean; polygon: [number, number][][] }[];
};
const faces = (
  JSON.parse(readFileSync(new URL('tiles.json', game), 'utf8')) as {
    tiles: { id: string; name: string; colour: string }[];
  }
).tiles;

describe('two tiles of a kind', () => {
  it('say once what both do together', () => {
    const mines = [
      { id: 'mining', level: 2, stays_in_decline: false },
      { id: 'mining_d', level: 2, stays_in_decline: true },
    ];
    expect(effectsOf(mines, vinciWords('en'))).toEqual([
      '+4 VP per mine',
      'two of a kind: counted above, also in decline',
    ]);
  });
});

describe('tokens, costs and spies', () => {
  const spots = provinces.map(({ id, anchors: { token, ...rest } }) => {
    const { at, side } = costPlace({ token, ...rest });
    return {
      id,
      token: { x: token[0], y: token[1], reach: 25 },
      cost: { x: at[0], y: at[1], reach: 16 },
      spy: { x: at[0] + side * 32, y: at[1], reach: 22 },
    };
  });
  it('lie within the map', () => {
    for (const { id, ...places } of spots)
      for (const { x, reach } of Object.values(places)) {
        expect(x - reach, id).toBeGreaterThanOrEqual(0);
        expect(x + reach, id).toBeLessThanOrEqual(box.width);
      }
  });
  it('leave every way by a spy free', () => {
    const meet = (one: { x: number; y: number; reach: number }, other: typeof one) =>
      Math.abs(one.x - other.x) < one.reach + other.reach && Math.abs(one.y - other.y) < 28;
    for (const { id, spy, token } of spots) {
      expect(meet(spy, token), id).toBe(false);
      for (const other of spots)
        for (const place of [other.cost, other.spy])
          expect(other.id !== id && meet(spy, place), `${id}, ${other.id}`).toBe(false);
    }
  });
});

describe('outlines', () => {
  const stretches = stretchesOf(
    mapped.provinces.map(({ id, polygon }) => ({ id, ring: polygon[0]! })),
    box,
  );
  it('find the neighbours, coasts and frame of the map', () => {
    for (const { id, neighbors, coasts, edge } of mapped.provinces) {
      const beyond = new Set(stretches.get(id)!.map((stretch) => stretch.beyond));
      expect([...beyond].filter((other) => other !== 'sea' && other !== 'frame').toSorted(), id).toEqual(
        neighbors.toSorted(),
      );
      expect(beyond.has('sea'), id).toBe(coasts.length > 0);
      expect(beyond.has('frame'), id).toBe(edge);
    }
  });
  it('go once round, without a break', () => {
    for (const [id, parts] of stretches)
      parts.forEach((part, at) => expect(part.points.at(-1), id).toEqual(parts[(at + 1) % parts.length]!.points[0]));
    for (const { outline } of provinces) expect(outline).toMatch(/^M[^M]+Z$/);
  });
  it('are the same curve from both sides of a border', () => {
    const points = [
      [0, 0],
      [4, 4],
      [8, 4],
      [12, 0],
    ] as const;
    expect(lineOf({ beyond: 'x', points })).toBe('M0 0Q4 4 6 4Q8 4 12 0');
    expect(lineOf({ beyond: 'x', points: points.toReversed() })).toBe('M12 0Q8 4 6 4Q4 4 0 0');
  });
  it('of an island are one loop, and the frame stays straight', () => {
    const square = (from: number) =>
      outlineOf(
        stretchesOf(
          [
            {
              id: 'a',
              ring: [
                [from, from],
                [from + 10, from],
                [from + 10, from + 10],
                [from, from + 10],
              ],
            },
          ],
          { width: 99, height: 99 },
        ).get('a')!,
      );
    expect(square(20)).toBe('M25 20Q30 20 30 25Q30 30 25 30Q20 30 20 25Q20 20 25 20Z');
    expect(square(0)).toBe('M10 0Q10 10 0 10L0 0L10 0Z');
  });
});

describe('a plan', () => {
  const task = {
    verb: 'place' as const,
    count: 3,
    provinces: [
      { id: 'belgica', count: 1 },
      { id: 'helvetia', count: 0 },
      { id: 'suebia', count: 2 },
    ],
  };
  it('starts from the suggestion and never goes beyond what is there', () => {
    expect(leftOf(task, suggested(task))).toBe(0);
    expect(stepped(task, suggested(task), 'helvetia', 1)).toEqual(suggested(task));
    const fewer = stepped(task, suggested(task), 'suebia', -1);
    expect(leftOf(task, fewer)).toBe(1);
    expect(stepped(task, fewer, 'helvetia', 1)).toEqual({ belgica: 1, helvetia: 1, suebia: 1 });
    expect(stepped(task, nothing(task), 'belgica', -1)).toEqual(nothing(task));
  });
  it('is one chain in the order of provinces, the last one named once', () => {
    expect(chainOf(task, suggested(task))).toBe('place Belgica Suebia');
    expect(chainOf(task, { belgica: 2, helvetia: 1, suebia: 0 })).toBe('place Belgica Belgica Helvetia');
  });
  it('gives a province up once', () => {
    const drop = { ...task, verb: 'drop' as const, count: 2 };
    const one = stepped(drop, nothing(drop), 'suebia', 1);
    expect(stepped(drop, one, 'suebia', 1)).toEqual(one);
    expect(chainOf(drop, stepped(drop, one, 'belgica', 1))).toBe('drop Belgica Suebia');
  });
});

describe('words', () => {
  const rules = readdirSync(new URL('rules/', game)).map((file) => `rules/${file}`);
  const source = ['moves.cpp', 'questions.cpp', 'events.cpp', ...rules]
    .map((file) => readFileSync(new URL(file, game), 'utf8'))
    .join('\n');
  const found = (pattern: RegExp) => [...source.matchAll(pattern)].map((match) => match[1]!);
  it('in German are known for every sentence of the rules', () => {
    const said = new Set([...found(/\{"([a-z][\w.]*)",\s*"/g), ...found(/not_own\("[^"]*", "([\w.]+)"/g)]);
    expect(said.size).toBeGreaterThan(120);
    expect(Object.keys(german.patterns).toSorted()).toEqual([...said].toSorted());
  });
  it('in German count what is counted', () => {
    const phrase = {
      key: 'vinci.redeployed',
      text: '',
      args: {
        seat: ['seat.0', 'Urn'],
        tokens: ['3', '3 tokens'],
        province: ['province.belgica', 'Belgica'],
      } as Record<string, [string, string]>,
    };
    const speaker = { language: 'de' as const, translation: german, nameOf: () => 'Anna' };
    expect(plain(phrase, speaker)).toBe('Anna setzt 3 Marker auf Belgica');
  });
  it('name and explain every face, and every face has a symbol', () => {
    const sprite = readFileSync(new URL('../../games/vinci/sprite.svg', import.meta.url), 'utf8');
    for (const { id, name, colour } of faces) {
      expect(vinciWords('en')(`name.${abilityOf(id)}` as 'name.mining')).toBe(name.replace(' (broken column)', ''));
      for (const language of ['en', 'de'] as const)
        for (const level of ['once', 'twice'])
          expect(vinciWords(language)(`${level}.${abilityOf(id)}` as 'once.mining')).toMatch(/\w{3}/);
      expect(german.forms[`tile.${id}`], id).toBeDefined();
      expect(sprite).toContain(`id="vinci.tile.${id}"`);
      expect(colorOf(id)).toBe(colour);
    }
  });
});

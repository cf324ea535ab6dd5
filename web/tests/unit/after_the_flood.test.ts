// after_the_flood.test.ts - the map's lines fit, pieces stand in their areas, and German knows every sentence.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { wordsOf } from './drawn';
import { learnt } from './speaking';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { card } = await import('../../games/after_the_flood/card');
const { german } = await import('../../languages/de/more/after_the_flood');
const { plain } = await import('../../shell/words/words');
const { borders, chainsOf, coasts, insides, lands, landOf, paths, seas, shrunk, smooth } =
  await import('../../games/after_the_flood/ground');
const { armySpots, citySpot, nameSpot, printsOf, workerSpots } = await import('../../games/after_the_flood/places');
const { AreaRow, goodsIn, rowsOf } = await import('../../games/after_the_flood/planner');
const { BestCity } = await import('../../games/after_the_flood/hand');
const { decimal, percent, waysOfTwoDice } = await import('../../games/after_the_flood/figures');
const { floodWords } = await import('../../games/after_the_flood/words');

const folder = new URL('../../../src/games/after_the_flood/', import.meta.url);
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.cpp') || file.startsWith('rules/'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

function isInside([x, y]: readonly number[], outline: readonly (readonly number[])[]): boolean {
  let inside = false;
  outline.forEach(([x1, y1], at) => {
    const [x2, y2] = outline.at(at - 1)!;
    if (y1! > y! !== y2! > y! && x! < ((x2! - x1!) * (y! - y1!)) / (y2! - y1!) + x1!) inside = !inside;
  });
  return inside;
}

describe('the trade planner', () => {
  it('shows the areas where a city in Sippar trades without a trader', () => {
    const area = (name: string, traders: number) => ({ area: name, traders, left: traders, open: ['metal'] });
    const view = {
      active: 0,
      seats: [{ workers: {} }],
      trade: { areas: [area('elam', 0), area('egypt', 1), area('guti', 0)] },
    };
    const shown = (targets: string[]) => {
      const lit = new Map(targets.map((target) => [target, { target }]));
      return rowsOf({ view, lit } as never).map((row) => row.area);
    };
    expect(shown([])).toEqual(['egypt']);
    expect(shown(['trade.elam.metal.grain', 'button.end'])).toEqual(['elam', 'egypt']);
  });
});

it('a new scribe works from the next action, not at once', () => {
  expect(card.words.options['fresh_scribes']!.values!['next_action']).toContain('next action');
  expect(learnt['de']!['shell']!.cards!['after_the_flood']!.options['fresh_scribes']!.values!['next_action']).toContain(
    'nächsten Aktion',
  );
});

describe('words at hand', () => {
  const speaker = { language: 'en', translation: undefined, nameOf: String };
  it('tell a trader that is used up from one who has nothing to give', () => {
    const view = { active: 0, areas: { egypt: { holder: null } } };
    const told = (open: string[]) => {
      const row = { area: 'egypt', left: 0, traders: 1, open };
      return wordsOf(AreaRow({ scene: { view, speaker, lit: new Map() }, row, trading: true } as never));
    };
    expect(told([])).toContain('all traders used');
    expect(told(['gold'])).toContain('nothing to give');
  });
  it('claim no city without wood or a site, and none after the end', () => {
    const told = (site: boolean, wood: boolean, decision = 'turn') => {
      const city = { points: 14, luxuries: [], one_more: 17, site, wood };
      const view = { decision, seats: [{ forecast: { city } }] };
      return wordsOf(BestCity({ scene: { view, speaker, you: 0 } } as never));
    };
    const say = floodWords('en');
    expect(told(true, true)).toContain(`${say('best_city')} ${say('best_city_is', { count: 14 })}`);
    expect(told(true, true)).toContain(say('with_more', { count: 17 }));
    expect(told(true, false)).toBe(
      `${say('best_city_with')} ${say('best_city_is', { count: 14 })}${say('needs_wood')}`,
    );
    expect(told(false, true)).toContain(say('needs_city'));
    expect(told(true, true, 'over')).toBe('');
  });
});

describe('the map', () => {
  it('has 22 areas, each with a closed outline', () => {
    expect(lands).toHaveLength(22);
    for (const { id } of lands) expect(paths[id], id).toMatch(/^M[\d. ]+Q.*Z$/);
  });
  it('lights an area along a line within its border', () => {
    expect(shrunk([[0, 0], [40, 0], [40, 40], [0, 40]], 4)).toEqual([[4, 4], [36, 4], [36, 36], [4, 36]]); // prettier-ignore
    expect(shrunk([[0, 40], [40, 40], [40, 0], [0, 0]], 4)[0], 'the other way round').toEqual([4, 36]); // prettier-ignore
    for (const { id, outline } of lands) {
      expect(insides[id], id).toMatch(/^M[\d. ]+Q.*Z$/);
      for (const point of shrunk(outline, 4)) expect(isInside(point, outline), `${id} ${point.join()}`).toBe(true);
    }
  });
  it('bends lines towards the points between their ends', () => {
    expect(smooth([[0, 0], [10, 0]])).toBe('L0 0L10 0'); // prettier-ignore
    expect(smooth([[0, 0], [5, 5], [10, 0]])).toBe('Q5 5 10 0'); // prettier-ignore
    expect(smooth([[0, 0], [5, 5], [10, 5], [15, 0]])).toBe('Q5 5 7.5 5Q10 5 15 0'); // prettier-ignore
  });
  it('cuts neighbours at the same corners, so that there are as many borders as in the rules', () => {
    const { borders: named } = JSON.parse(readFileSync(new URL('areas.json', folder), 'utf8')) as {
      borders: string[][];
    };
    expect(borders.match(/M/g)!.length).toBeGreaterThanOrEqual(named.length);
    expect(coasts).not.toBe('');
    for (const [one, other] of named) {
      const ends = (id: string) =>
        chainsOf(landOf(id)!.outline).map((chain) => [String(chain[0]), String(chain.at(-1))].toSorted().join('|'));
      expect(
        ends(one!).some((end) => ends(other!).includes(end)),
        `${one} and ${other}`,
      ).toBe(true);
    }
  });
  it('closes the seas', () => {
    expect(seas.every(({ area, coast }) => area.startsWith(coast) && area.endsWith('Z'))).toBe(true);
  });
});

describe('pieces', () => {
  it('stand in their areas', () => {
    for (const land of lands) {
      const spots = [
        nameSpot(land.id),
        ...printsOf(land),
        ...(land.sumer ? [citySpot(land.id)] : workerSpots(land, 3)),
        ...armySpots(land.id, !land.sumer && !land.walled),
      ];
      for (const { x, y } of spots) expect(isInside([x, y], land.outline), `${land.id} ${x} ${y}`).toBe(true);
    }
  });
});

describe('figures', () => {
  it('are percentages of one decimal, and never a false certainty', () => {
    const said = [1000, 995, 976, 340, 583].map((chance) => percent(chance, 'en'));
    expect(said).toEqual(['>99 %', '>99 %', '97.6 %', '34 %', '58.3 %']);
    expect(percent(976, 'de')).toBe('97,6 %');
    expect(decimal(71, 'de')).toBe('0,7');
  });
  it('count the 36 ways of two dice', () => {
    expect(waysOfTwoDice.reduce((sum, ways) => sum + ways, 0)).toBe(36);
  });
  it('read what a trade takes and gives', () => {
    expect(goodsIn('trade.elam.metal.grain')).toEqual({ area: 'elam', take: 'metal', give: 'grain' });
    expect(goodsIn('box.toolmakers')).toBeNull();
  });
});

describe('German', () => {
  it('knows every sentence the rules can say', () => {
    const sentences = /\{\s*"([a-z][\w.]*)",\s*(?="[A-Z\d{])(?:"[^"]*"\s*)+\}/g;
    const said = [...source.matchAll(sentences)].map((match) => match[1]!);
    expect(said.length).toBeGreaterThan(190);
    expect(said.filter((key) => !(key in german.patterns))).toEqual([]);
  });
  it('asks for arguments and forms that exist', () => {
    const known = new Set(Object.values(german.forms).flatMap((forms) => Object.keys(forms)));
    for (const [key, pattern] of Object.entries(german.patterns))
      for (const match of pattern.matchAll(/\{(\w+)\.(\w+)\}/g))
        expect(known.has(match[2]!), `${key}: ${match[0]}`).toBe(true);
  });
  it('bends numbers and places', () => {
    const speaker = { language: 'de' as const, translation: german, nameOf: () => 'Anna' };
    const args = {
      seat: ['seat.0', 'Red'],
      other: ['seat.1', 'Purple'],
      area: ['area.amorites', 'Amorites'],
      armies: ['1', '1 army'],
    } as Record<string, [string, string]>;
    expect(plain({ key: 'after_the_flood.home_settled', text: '', args }, speaker)).toBe(
      'Anna stellt 1 Armee auf: Amoriter',
    );
    expect(plain({ key: 'after_the_flood.city_built', text: '', args }, speaker)).toBe(
      'Anna baut eine Stadt bei den Amoritern',
    );
  });
});

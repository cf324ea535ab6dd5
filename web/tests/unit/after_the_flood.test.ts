// after_the_flood.test.ts - the map's lines fit, pieces stand in their areas, and German knows every sentence.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { german } = await import('../../games/after_the_flood/german');
const { plain } = await import('../../shell/words/words');
const { borders, chainsOf, coasts, lands, landOf, paths, seas, smooth } =
  await import('../../games/after_the_flood/ground');
const { armySpots, citySpot, nameSpot, printsOf, workerSpots } = await import('../../games/after_the_flood/places');
const { changes } = await import('../../games/after_the_flood/placed');
const { goodsIn } = await import('../../games/after_the_flood/planner');
const { decimal, percent, waysOfTwoDice } = await import('../../games/after_the_flood/figures');

const folder = new URL('../../../src/games/after_the_flood/', import.meta.url);
const source = readdirSync(folder)
  .filter((file) => file.endsWith('.cpp'))
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

describe('the map', () => {
  it('has 22 areas, each with a closed outline', () => {
    expect(lands).toHaveLength(22);
    for (const { id } of lands) expect(paths[id], id).toMatch(/^M[\d. ]+Q.*Z$/);
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
        chainsOf(landOf(id)!.outline).map((chain) => [chain[0], chain.at(-1)].sort().join('|'));
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
  it('arrive when there are more of them and leave when they are gone', () => {
    const piece = { area: 'egypt', kind: 'worker' as const, seat: 0, scale: 1, x: 0, y: 0 };
    const before = [{ ...piece, key: 'a', count: 1 }, { ...piece, key: 'b', count: 2 }]; // prettier-ignore
    const { fresh, gone } = changes([{ ...piece, key: 'a', count: 2 }], before);
    expect([...fresh]).toEqual(['a']);
    expect(gone.map(({ key }) => key)).toEqual(['b']);
  });
});

describe('figures', () => {
  it('are percentages of one decimal, and never a false certainty', () => {
    expect([1000, 976, 340, 583].map((chance) => percent(chance, 'en'))).toEqual(['>99 %', '97.6 %', '34 %', '58.3 %']);
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
    const said = [...source.matchAll(/say\(\s*"([\w.]+)"/g)].map((match) => match[1]!);
    const refused = [...source.matchAll(/refuse\(\s*(?:"[^"]*"|\w+)\s*,\s*"([\w.]+)"/g)].map(
      (match) => `why.${match[1]!}`,
    );
    expect(said.length).toBeGreaterThan(110);
    expect(refused.length).toBeGreaterThan(80);
    expect([...said, ...refused].filter((key) => key !== 'why.' && !(key in german.patterns))).toEqual([]);
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

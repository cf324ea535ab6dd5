// chart.test.ts - the chart of chances draws what is computed, and nothing where nothing is.
import { expect, it, vi } from 'vitest';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { bands, knownOf, signedPercent } = await import('../../shell/replay/chart');

it('knows from where on positions are computed, and fills gaps between them', () => {
  const known = knownOf([null, null, [0.25, 0.75], null, [1, 0], null]);
  expect(known).toEqual({
    from: 2,
    chances: [
      [0.25, 0.75],
      [0.25, 0.75],
      [1, 0],
    ],
    of: 6,
  });
});

it('draws bands that add up over the known positions alone', () => {
  const [first, second] = bands(knownOf([null, [0.5, 0.5], [0.5, 0.5]]));
  expect(first).toBe('M160.0 75.0L320.0 75.0L320.0 150.0L160.0 150.0Z');
  expect(second).toBe('M160.0 0.0L320.0 0.0L320.0 75.0L160.0 75.0Z');
});

it('luck has a sign, and none of it is not bad luck', () => {
  expect([0.126, 0, -0.004, -0.01].map(signedPercent)).toEqual(['+13 %', '+0 %', '+0 %', '−1 %']);
});

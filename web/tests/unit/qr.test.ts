// qr.test.ts - QR codes: the fixed patterns, and data that decode again by the standard's own rules.
import { expect, it } from 'vitest';
import { qrCode } from '../../shell/parts/qr';

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

// Reads a code of version 2 to 5 without using its error correction.
function decode(grid: boolean[][]): string {
  const size = grid.length;
  const bits = [0, 1, 2, 3, 4, 5, 7, 8]
    .map((at) => grid[8]![at]!)
    .concat([7, 5, 4, 3, 2, 1, 0].map((at) => grid[at]![8]!));
  const format = bits.reduce((value, bit) => value * 2 + Number(bit), 0) ^ 0x5412;
  expect(format >> 13).toBe(0b01); // level L
  const mask = masks[(format >> 10) & 7]!;
  const isPattern = (x: number, y: number) =>
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    x === 6 ||
    y === 6 ||
    (Math.abs(x - size + 7) <= 2 && Math.abs(y - size + 7) <= 2);
  const stream: number[] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; ++step)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step;
        if (!isPattern(x, y)) stream.push(Number(grid[y]![x]! !== mask(x, y)));
      }
  }
  const read = (from: number, length: number) =>
    stream.slice(from, from + length).reduce((value, bit) => value * 2 + bit, 0);
  expect(read(0, 4)).toBe(0b0100);
  return new TextDecoder().decode(Uint8Array.from({ length: read(4, 8) }, (_, at) => read(12 + 8 * at, 8)));
}

it('holds the text, for every length that fits one block', () => {
  for (const length of [20, 32, 50, 78, 106]) {
    const text = `https://ozymandias.example/table/${'x'.repeat(100)}`.slice(0, length);
    expect(decode(qrCode(text)!)).toBe(text);
  }
});
it('has its three eyes, and grows with the text', () => {
  const grid = qrCode('short')!;
  expect(grid.length).toBe(21);
  for (const [x, y] of [
    [0, 0],
    [14, 0],
    [0, 14],
  ] as const) {
    expect(grid[y]!.slice(x, x + 7)).toEqual(Array(7).fill(true));
    expect(grid[y + 3]!.slice(x, x + 7)).toEqual([true, false, true, true, true, false, true]);
  }
  expect(qrCode('x'.repeat(134))!.length).toBe(41);
  expect(qrCode('x'.repeat(135))).toBeNull();
});

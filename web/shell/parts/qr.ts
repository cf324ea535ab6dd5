// qr.ts - QR codes (ISO/IEC 18004) for links: byte mode, error correction L, versions 1 to 6, which hold up to 134 bytes.

interface Version {
  data: number; // code words of data, in all blocks
  check: number; // code words of error correction, in each block
  blocks: number;
}
const versions: readonly Version[] = [
  { data: 19, check: 7, blocks: 1 },
  { data: 34, check: 10, blocks: 1 },
  { data: 55, check: 15, blocks: 1 },
  { data: 80, check: 20, blocks: 1 },
  { data: 108, check: 26, blocks: 1 },
  { data: 136, check: 18, blocks: 2 },
];

// The field of 256 elements: powers of 2 modulo x^8 + x^4 + x^3 + x^2 + 1.
const power = new Uint8Array(255);
const logarithm = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; ++exponent) {
  power[exponent] = value;
  logarithm[value] = exponent;
  value = (value << 1) ^ (value >= 128 ? 0x11d : 0);
}
const times = (a: number, b: number) => (a === 0 || b === 0 ? 0 : power[(logarithm[a]! + logarithm[b]!) % 255]!);

function checkWords(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let root = 0; root < count; ++root) {
    const next = [...generator, 0];
    generator.forEach((coefficient, at) => (next[at + 1]! ^= times(coefficient, power[root]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; ++at) {
    const lead = rest[at]!;
    generator.forEach((coefficient, offset) => (rest[at + offset]! ^= times(coefficient, lead)));
  }
  return rest.slice(data.length);
}

function dataWords(bytes: Uint8Array, capacity: number): number[] {
  const bits: number[] = [];
  const write = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; --bit) bits.push((value >> bit) & 1);
  };
  write(0b0100, 4);
  write(bytes.length, 8);
  bytes.forEach((byte) => write(byte, 8));
  write(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) words.push(parseInt(bits.slice(at, at + 8).join(''), 2));
  for (let filler = 0xec; words.length < capacity; filler ^= 0xec ^ 0x11) words.push(filler);
  return words;
}

function interleaved(words: readonly number[], { check, blocks }: Version): number[] {
  const length = words.length / blocks;
  const parts = Array.from({ length: blocks }, (_, block) => words.slice(block * length, (block + 1) * length));
  const checks = parts.map((part) => checkWords(part, check));
  const mix = (lists: readonly number[][], count: number) =>
    Array.from({ length: count }, (_, at) => lists.map((list) => list[at]!)).flat();
  return [...mix(parts, length), ...mix(checks, check)];
}

type Grid = (boolean | null)[][]; // null: not written yet

function withPatterns(size: number, version: number): Grid {
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const square = (left: number, top: number, width: number, dark: (distance: number) => boolean) => {
    const middle = (width - 1) / 2;
    for (let y = 0; y < width; ++y)
      for (let x = 0; x < width; ++x) {
        const row = grid[top + y];
        if (row && left + x >= 0 && left + x < size)
          row[left + x] = dark(Math.max(Math.abs(x - middle), Math.abs(y - middle)));
      }
  };
  for (const [left, top] of [
    [-1, -1],
    [size - 8, -1],
    [-1, size - 8],
  ] as const)
    square(left, top, 9, (distance) => distance <= 1 || distance === 3);
  if (version > 1) square(size - 9, size - 9, 5, (distance) => distance !== 1);
  for (let at = 8; at < size - 8; ++at) {
    grid[6]![at] = at % 2 === 0;
    grid[at]![6] = at % 2 === 0;
  }
  for (let at = 0; at < 9; ++at) {
    grid[8]![at] ??= false;
    grid[at]![8] ??= false;
    if (at < 8) {
      grid[8]![size - 1 - at] ??= false;
      grid[size - 1 - at]![8] ??= false;
    }
  }
  grid[size - 8]![8] = true;
  return grid;
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function writeData(patterns: Grid, words: readonly number[], mask: number): boolean[][] {
  const size = patterns.length;
  const grid = patterns.map((row) => [...row]);
  let bit = 0;
  for (let right = size - 1, upwards = true; right > 0; right -= 2, upwards = !upwards) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; ++step)
      for (const x of [right, right - 1]) {
        const y = upwards ? size - 1 - step : step;
        if (grid[y]![x] !== null) continue;
        const dark = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        ++bit;
        grid[y]![x] = (dark === 1) !== masks[mask]!(x, y);
      }
  }
  return grid as boolean[][];
}

function writeFormat(grid: boolean[][], mask: number): void {
  const size = grid.length;
  const value = (0b01 << 3) | mask; // level L
  let rest = value << 10;
  for (let bit = 14; bit >= 10; --bit) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  const format = ((value << 10) | rest) ^ 0x5412;
  const dark = (bit: number) => ((format >> bit) & 1) === 1;
  for (let bit = 0; bit < 15; ++bit) {
    const along = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    const across = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit;
    grid[along]![8] = dark(bit);
    grid[8]![across] = dark(bit);
  }
}

// Long runs and full blocks are hard to read: the mask with the fewest of them wins.
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let sum = 0;
  const runs = (at: (i: number, j: number) => boolean) => {
    for (let i = 0; i < size; ++i)
      for (let j = 1, run = 1; j <= size; ++j)
        if (j < size && at(i, j) === at(i, j - 1)) ++run;
        else {
          if (run >= 5) sum += run - 2;
          run = 1;
        }
  };
  runs((i, j) => grid[i]![j]!);
  runs((i, j) => grid[j]![i]!);
  for (let y = 1; y < size; ++y)
    for (let x = 1; x < size; ++x) {
      const dark = grid[y]![x]!;
      if (dark === grid[y - 1]![x] && dark === grid[y]![x - 1] && dark === grid[y - 1]![x - 1]) sum += 3;
    }
  const share = grid.flat().filter(Boolean).length / (size * size);
  return sum + Math.floor(Math.abs(share * 20 - 10)) * 10;
}

// Rows of modules, true = dark; null if the text is too long.
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const number = versions.findIndex(({ data }) => bytes.length + 2 <= data);
  if (number < 0) return null;
  const version = versions[number]!;
  const words = interleaved(dataWords(bytes, version.data), version);
  const patterns = withPatterns(21 + 4 * number, number + 1);
  const grids = masks.map((_, mask) => {
    const grid = writeData(patterns, words, mask);
    writeFormat(grid, mask);
    return grid;
  });
  return grids.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

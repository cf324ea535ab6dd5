// blake2b.ts - BLAKE2b with 32 bytes and no key (RFC 7693): what the server commits by. Browsers have none of their own.

const mask = (1n << 64n) - 1n;
const block = 128; // bytes

const initial = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];

// In which order each round takes the words of a block; after the tenth they begin anew.
const orders = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const rounds = 12;

// The columns of the state, then its diagonals.
const quarters = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const turned = (word: bigint, by: bigint) => (word >> by) | ((word << (64n - by)) & mask);

function mix(v: bigint[], [a, b, c, d]: (typeof quarters)[number], x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & mask;
  v[d] = turned(v[d]! ^ v[a], 32n);
  v[c] = (v[c]! + v[d]) & mask;
  v[b] = turned(v[b]! ^ v[c], 24n);
  v[a] = (v[a] + v[b] + y) & mask;
  v[d] = turned(v[d] ^ v[a], 16n);
  v[c] = (v[c] + v[d]) & mask;
  v[b] = turned(v[b] ^ v[c], 63n);
}

function compress(h: bigint[], words: readonly bigint[], length: number, isLast: boolean): void {
  const v = [...h, ...initial];
  v[12] = v[12]! ^ BigInt(length);
  if (isLast) v[14] = v[14]! ^ mask;
  for (let round = 0; round < rounds; ++round) {
    const order = orders[round % orders.length]!;
    quarters.forEach((quarter, at) => mix(v, quarter, words[order[2 * at]!]!, words[order[2 * at + 1]!]!));
  }
  h.forEach((word, at) => (h[at] = word ^ v[at]! ^ v[at + 8]!));
}

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function blake2b(bytes: Uint8Array): string {
  const h = [...initial];
  h[0] = h[0]! ^ 0x01010020n; // of 32 bytes, without a key
  const blocks = Math.max(1, Math.ceil(bytes.length / block));
  const padded = new DataView(new ArrayBuffer(blocks * block));
  new Uint8Array(padded.buffer).set(bytes);
  for (let number = 0; number < blocks; ++number) {
    const words = orders[0]!.map((at) => padded.getBigUint64(number * block + at * 8, true));
    compress(h, words, Math.min(bytes.length, (number + 1) * block), number === blocks - 1);
  }
  const out = new DataView(new ArrayBuffer(32));
  for (let at = 0; at < 4; ++at) out.setBigUint64(at * 8, h[at]!, true);
  return hexOf(new Uint8Array(out.buffer));
}

export const hashOfText = (text: string): string => blake2b(new TextEncoder().encode(text));

export const bytesOfHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

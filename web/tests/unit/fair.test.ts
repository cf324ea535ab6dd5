// fair.test.ts - this browser's part in fair draws: hashes, and what a record is held against.
import { expect, it } from 'vitest';
import { checksOf, type Check } from '../../shell/table/proof';
import { blake2b, bytesOfHex, hashOfText } from '../../shell/wire/blake2b';

it('hashes as the server does', () => {
  const known: [string, string][] = [
    ['', '0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8'],
    ['abc', 'bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319'],
    ['x'.repeat(128), '164ffb7089bae6f5a62fb0795e751dc9e88eac92e1a5b2fafe93a25abf2d9c3b'],
    ['y'.repeat(129), '1fae0060de404a27c2a5cb5668c24b7277cc51ddd2c3dae88b8a824a81193a49'],
    ['äöü'.repeat(100), '768c7e1390546bd7acfcac8d9ead645ddefb0839c36937392d41cf914023d43d'],
  ];
  for (const [text, hash] of known) expect(hashOfText(text)).toBe(hash);
  expect(blake2b(bytesOfHex('00ff10'))).toBe('a54f2f94eae1dd3abd65551e7c2f16336bd466c4836c2e49dfa192c4ddfc7969');
});

const secret = 'ab'.repeat(32);
const commitment = blake2b(bytesOfHex(secret));
const dice = hashOfText('dice');
const bones = hashOfText('bones');
const promised = { id: 't', commitment, hashes: [bones, dice].toSorted() };
const record = [
  'ozymandias record 2',
  'game tigris',
  `commitment ${commitment}`,
  `secret ${secret}`,
  'drawn_from 0',
  'contribution dice',
  'contribution -',
  'contribution -',
  `contribution_hash ${dice}`,
  `contribution_hash ${bones}`,
  'contribution_hash -',
  '',
  'chance: start P0',
  'result resigned | P0 rank 2 | P1 rank 1 | hash 0123456789abcdef',
  '',
].join('\n');

const verdicts = (checks: readonly Check[]) => Object.fromEntries(checks.map(({ what, verdict }) => [what, verdict]));
const good = { commitment: 'good', secret: 'good', hashes: 'good', numbers: 'good', own: 'good', whole: 'good' };

it('finds nothing wrong with a record that keeps every promise', () => {
  expect(verdicts(checksOf(record, promised, dice))).toEqual(good);
  const nothingKept = { ...good, commitment: 'unknown', hashes: 'unknown', own: 'unknown' };
  expect(verdicts(checksOf(record, undefined, undefined))).toEqual(nothingKept);
});

it('finds what was changed', () => {
  const bad = (text: string, ...what: string[]) =>
    expect(verdicts(checksOf(text, promised, dice))).toEqual({
      ...good,
      ...Object.fromEntries(what.map((each) => [each, 'bad'])),
    });
  const other = 'cd'.repeat(32);
  bad(record.replace(secret, other), 'secret');
  bad(record.replace(secret, other).replace(commitment, blake2b(bytesOfHex(other))), 'commitment');
  bad(record.replace('contribution dice', 'contribution lice'), 'numbers');
  bad(record.replace('contribution dice', 'contribution -'), 'own');
  bad(record.replace('drawn_from 0', 'drawn_from 3'), 'whole');
  bad(record.slice(0, record.indexOf('result')), 'whole');
  bad(record.replace(bones, hashOfText('stones')), 'hashes');
  bad('', 'commitment', 'secret', 'hashes', 'own', 'whole');
});

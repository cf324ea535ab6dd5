// proof.ts - holds the record of a finished game against what this browser kept before it began. Every draw is checked by `ozy
// verify`, which knows the rules; here are the promises that the draws follow from.
import { blake2b, bytesOfHex, hashOfText } from '../wire/blake2b';
import type { Promised } from '../parts/numbers';

export interface Check {
  what: 'secret' | 'commitment' | 'hashes' | 'numbers' | 'own' | 'whole';
  verdict: 'good' | 'bad' | 'unknown'; // unknown: this browser kept nothing to hold it against
}

const none = '-';

const linesOf = (record: string, key: string): string[] =>
  [...record.split('\n\n', 1)[0]!.matchAll(new RegExp(`^${key} (.*)$`, 'gm'))].map((match) => match[1]!);

const verdictOf = (holds: boolean): Check['verdict'] => (holds ? 'good' : 'bad');

export function checksOf(record: string, promised: Promised | undefined, ownHash: string | undefined): Check[] {
  const [commitment = ''] = linesOf(record, 'commitment');
  const [secret = ''] = linesOf(record, 'secret');
  const numbers = linesOf(record, 'contribution');
  const hashes = linesOf(record, 'contribution_hash');
  const given = hashes.filter((hash) => hash !== none).toSorted();
  const fits = (hash: string, seat: number) =>
    hash === none || numbers[seat] === none || hashOfText(numbers[seat] ?? '') === hash;
  const own = ownHash === undefined ? -1 : hashes.indexOf(ownHash);
  return [
    { what: 'commitment', verdict: promised ? verdictOf(commitment === promised.commitment) : 'unknown' },
    { what: 'secret', verdict: verdictOf(secret.length === 64 && blake2b(bytesOfHex(secret)) === commitment) },
    { what: 'hashes', verdict: promised ? verdictOf(given.join() === promised.hashes.join()) : 'unknown' },
    { what: 'numbers', verdict: verdictOf(hashes.every(fits)) },
    { what: 'own', verdict: ownHash === undefined ? 'unknown' : verdictOf(own >= 0 && numbers[own] !== none) },
    {
      what: 'whole',
      verdict: verdictOf(linesOf(record, 'drawn_from')[0] === '0' && /^result .* \| hash \w+$/m.test(record)),
    },
  ];
}

// The scheme of docs/fairness.md: how an outcome of luck follows from a secret and the players' seeds.
// Own hashing, for browsers offer theirs to pages over HTTPS only.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export const SCHEME = 'laufspiel-dice-1';

const WORD = 2 ** 32;
const WORDS_OF_BLOCK = 8;

/** The SHA-256 of a secret, both in hexadecimal. */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** The index of outcome `number`: each as likely as its weight. */
export function throwIndex(secret: string, seeds: string[], number: number, weights: number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let ticket = ticketOf(secret, seeds, number, total);
  return weights.findIndex((weight) => (ticket -= weight) < 0);
}

/** A number below `total`: words that would favour some are passed over. */
function ticketOf(secret: string, seeds: string[], number: number, total: number): number {
  const fair = WORD - (WORD % total);
  for (let block = 0; ; block++) {
    const word = wordsOf(secret, seeds, number, block).find((word) => word < fair);
    if (word !== undefined) return word % total;
  }
}

function wordsOf(secret: string, seeds: string[], number: number, block: number): number[] {
  const told = utf8ToBytes(`${seeds.join(',')}:${number}:${block}`);
  const bytes = new DataView(hmac(sha256, hexToBytes(secret), told).buffer);
  return Array.from({ length: WORDS_OF_BLOCK }, (_, index) => bytes.getUint32(4 * index));
}

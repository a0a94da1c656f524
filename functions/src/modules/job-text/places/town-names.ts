import { readFileSync } from 'node:fs';
import { foldLetters } from '../words/fold.ts';

/** Bits a name, and how many of them each name sets: one other text in about a thousand looks like a town, too. */
export const HASHES = 10;

/** As towns are compared: small letters without accents, and spaces for hyphens. */
export function townKey(name: string): string {
  return foldLetters(name)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The bits of a name in a list of `size` bits. */
export function townBits(key: string, size: number): number[] {
  const [a, b] = [hash(key, 0x811c9dc5), hash(key, 0x9747b28c) | 1];
  return Array.from({ length: HASHES }, (_, index) => (a + Math.imul(index, b)) >>> 0).map(
    (one) => one % size,
  );
}

/** FNV-1a, mixed at the end, because the names are short. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

let loaded: Uint8Array | undefined;

/**
 * Whether some town of a thousand people or more anywhere has this name, also in its own language for most. Many names mean
 * something else as well ("Reading", "Best"), so it counts only where a town may stand. The list is a Bloom filter: it holds
 * no text, is right about every town in it, and wrong about one other text in a thousand.
 */
export function isTownName(text: string): boolean {
  const key = townKey(text);
  if (key.length < 2 || /\d/.test(key)) return false;
  loaded ??= new Uint8Array(readFileSync(new URL('./town-names.bin', import.meta.url)));
  const bits = loaded;
  return townBits(key, bits.length * 8).every((bit) => ((bits[bit >> 3]! >> (bit & 7)) & 1) === 1);
}

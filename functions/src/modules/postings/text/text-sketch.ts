import { plainWords } from '../../job-text/words/plain-words.ts';

/** Numbers in a sketch: an estimate of likeness is off by about six hundredths. */
const SIZE = 64;
/** Words in a row that are compared. */
const SHINGLE = 3;
/** Longer texts are compared by their beginning. */
const MOST_WORDS = 2000;

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Odd multipliers and offsets: each pair is a hash function of its own. In typed arrays, as every triple meets them all. */
const TIMES = Int32Array.from({ length: SIZE }, (_, n) => hashOf(`times ${n}`) | 1);
const PLUS = Int32Array.from({ length: SIZE }, (_, n) => hashOf(`plus ${n}`));

/**
 * A MinHash of the word triples of a text: the share of equal numbers in two sketches estimates which share of their
 * triples two texts have in common. 128 bytes in base64; empty for a text without a triple.
 */
export function sketchOf(text: string): string {
  const words = plainWords(text).slice(0, MOST_WORDS);
  const triples = new Set<number>();
  for (let at = 0; at + SHINGLE <= words.length; at += 1)
    triples.add(hashOf(words.slice(at, at + SHINGLE).join(' ')));
  if (triples.size === 0) return '';
  const least = new Uint32Array(SIZE).fill(0xffffffff);
  for (const triple of triples) {
    for (let n = 0; n < SIZE; n += 1) {
      let mixed = Math.imul(triple ^ PLUS[n]!, TIMES[n]!);
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
      const value = (mixed ^ (mixed >>> 13)) >>> 0;
      if (value < least[n]!) least[n] = value;
    }
  }
  return Buffer.from(Uint16Array.from(least, (value) => value & 0xffff).buffer).toString('base64');
}

/** About which share of their word triples two texts have in common, 0–1; 0 if one has none. */
export function likeness(one: string, other: string): number {
  if (one === '' || other === '') return 0;
  const [a, b] = [Buffer.from(one, 'base64'), Buffer.from(other, 'base64')];
  let equal = 0;
  for (let at = 0; at + 1 < Math.min(a.length, b.length); at += 2)
    if (a.readUInt16LE(at) === b.readUInt16LE(at)) equal += 1;
  return equal / SIZE;
}

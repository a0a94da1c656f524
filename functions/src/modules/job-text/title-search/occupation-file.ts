import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { EMBEDDING_DIMENSION as D } from '../embedding/embedding-model.ts';
import type { Occupation } from './occupation-votes.ts';

/**
 * The occupations of O*NET and ESCO and some of our own, with the titles known for each. One line each: the source and
 * the titles, the official one first; the vectors in the same order, a signed byte per number.
 */
export function readOccupations(): Occupation[] {
  const text = brotliDecompressSync(
    readFileSync(new URL('./occupations-v3.tsv.br', import.meta.url)),
  ).toString();
  const bytes = readFileSync(new URL('./occupations-v3.bin', import.meta.url));
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return text.split('\n').map((line, number) => {
    const [source = '', ...titles] = line.split('\t');
    const vector = Float32Array.from(numbers.subarray(number * D, (number + 1) * D), (value) => value / 127);
    return { source, titles, vector };
  });
}

import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { TitleGroup } from './read-titles.ts';

/** Writes the occupations, the titles known for each, and their vectors, as `readOccupations` reads them. */
export function writeOccupations(folder: URL, groups: readonly TitleGroup[], vectors: Float32Array): void {
  const lines = groups.map(({ source, titles }) => [source, ...new Set(titles)].join('\t'));
  writeFileSync(new URL('occupations-v3.tsv.br', folder), brotliCompressSync(lines.join('\n')));
  writeFileSync(
    new URL('occupations-v3.bin', folder),
    new Uint8Array(Int8Array.from(vectors, (value) => Math.round(value * 127)).buffer),
  );
}

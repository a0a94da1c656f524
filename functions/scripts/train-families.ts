/**
 * Clusters the directions of job titles into families and writes `src/modules/job-text/embedding/families-v3.ts`.
 *
 * node functions/scripts/train-families.ts FOLDER
 *
 * FOLDER holds O*NET and ESCO as for `train-embedding.ts`. Spherical k-means over the vectors of all titles, from a
 * fixed seed: the same titles and model give the same families.
 */
import { writeFileSync } from 'node:fs';
import { embedText } from '../src/modules/job-text/embedding/embed-text.ts';
import { EMBEDDING_DIMENSION, EMBEDDING_MODEL } from '../src/modules/job-text/embedding/embedding-model.ts';
import { normaliseTitle } from '../src/modules/job-text/titles/normalise-title.ts';
import { random } from './embedding/random.ts';
import { readTitles } from './embedding/read-titles.ts';

const FAMILIES = 96;
const ROUNDS = 12;

const folder = process.argv[2];
if (!folder) {
  console.error('Usage: node functions/scripts/train-families.ts FOLDER');
  process.exit(2);
}

const titles = new Set(readTitles(folder).flatMap((group) => group.titles.map(normaliseTitle)));
titles.delete('');
const vectors = [...titles].sort().map((title) => Float32Array.from(embedText(title)));
const next = random(20261122);
const anyVector = () => Float32Array.from(vectors[Math.floor(next() * vectors.length)]!);

function nearest(centres: Float32Array[], vector: Float32Array): number {
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [number, centre] of centres.entries()) {
    let sum = 0;
    for (let d = 0; d < EMBEDDING_DIMENSION; d++) sum += vector[d]! * centre[d]!;
    if (sum > highest) [best, highest] = [number, sum];
  }
  return best;
}

let centres = Array.from({ length: FAMILIES }, anyVector);
for (let round = 0; round < ROUNDS; round++) {
  const sums = centres.map(() => new Float32Array(EMBEDDING_DIMENSION));
  for (const vector of vectors) {
    const sum = sums[nearest(centres, vector)]!;
    for (let d = 0; d < EMBEDDING_DIMENSION; d++) sum[d]! += vector[d]!;
  }
  // An empty cluster restarts at some title.
  centres = sums.map((sum) => {
    const length = Math.hypot(...sum);
    return length === 0 ? anyVector() : sum.map((value) => value / length);
  });
}

const bytes = Int8Array.from(
  centres.flatMap((centre) => {
    const largest = Math.max(...centre.map(Math.abs));
    return [...centre].map((value) => Math.round((value / largest) * 127));
  }),
);
const packed = Buffer.from(bytes.buffer).toString('base64');
writeFileSync(
  new URL('../src/modules/job-text/embedding/families-v3.ts', import.meta.url),
  `// Written by functions/scripts/train-families.ts from the model ${EMBEDDING_MODEL}.\n\n` +
    '/** Centres of the families of titles, one after the other: signed bytes in base64, of any length each. */\n' +
    `export const FAMILY_CENTRES =\n  '${packed}';\n`,
);
console.log(`${vectors.length} titles in ${FAMILIES} families, ${packed.length} characters`);

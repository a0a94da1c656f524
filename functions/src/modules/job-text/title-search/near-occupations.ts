import { readFileSync } from 'node:fs';
import { EMBEDDING_DIMENSION as D } from '../embedding/embedding-model.ts';

/** Occupations of O*NET: the first rows of the vectors in `occupations-v2.bin`. */
export const ONET_OCCUPATIONS = 1016;

/** How a title's vector divides between the occupations nearest to it; the shares sum to 1. */
export type NearOccupations = { numbers: Uint16Array; shares: Float32Array };

const NEAREST = 10;
/** What a cosine lower by this much divides by e; fitted on titles kept aside (decision 040). */
const TEMPERATURE = 0.06;
/** Two bytes for the occupation's number, one for its share. */
const BYTES = 3;
const NONE: NearOccupations = { numbers: new Uint16Array(0), shares: new Float32Array(0) };

let table: Int8Array | undefined;

/** 130 kB, read on first use. */
function vectors(): Int8Array {
  if (table) return table;
  const file = readFileSync(new URL('./occupations-v2.bin', import.meta.url));
  table = new Int8Array(file.buffer, file.byteOffset, ONET_OCCUPATIONS * D);
  return table;
}

/** A vote of the occupations nearest to a title's unit vector; none for a zero vector. A tenth of a millisecond. */
export function nearOccupations(vector: ArrayLike<number>): NearOccupations {
  const rows = vectors();
  const cosines = new Float32Array(ONET_OCCUPATIONS);
  let known = false;
  for (let d = 0; d < D; d++) known ||= vector[d] !== 0;
  if (!known) return NONE;
  for (let number = 0, at = 0; number < ONET_OCCUPATIONS; number++) {
    let sum = 0;
    for (let d = 0; d < D; d++, at++) sum += rows[at]! * vector[d]!;
    cosines[number] = sum / 127;
  }
  const least = cosines.toSorted()[ONET_OCCUPATIONS - NEAREST]!;
  const near = [...cosines.keys()]
    .filter((number) => cosines[number]! >= least)
    .sort((a, b) => cosines[b]! - cosines[a]!)
    .slice(0, NEAREST);
  const chances = near.map((number) => Math.exp((cosines[number]! - cosines[near[0]!]!) / TEMPERATURE));
  const whole = chances.reduce((sum, chance) => sum + chance, 0);
  return { numbers: Uint16Array.from(near), shares: Float32Array.from(chances, (chance) => chance / whole) };
}

/** Occupations and shares in base64, forty characters. */
export function packOccupations({ numbers, shares }: NearOccupations): string {
  const bytes = Buffer.alloc(numbers.length * BYTES);
  for (const [i, number] of numbers.entries()) {
    bytes.writeUInt16LE(number, i * BYTES);
    bytes.writeUInt8(Math.round(shares[i]! * 255), i * BYTES + 2);
  }
  return bytes.toString('base64');
}

/** Reverses `packOccupations`. */
export function unpackOccupations(packed: string): NearOccupations {
  if (packed === '') return NONE;
  const bytes = Buffer.from(packed, 'base64');
  const count = Math.floor(bytes.byteLength / BYTES);
  const near = { numbers: new Uint16Array(count), shares: new Float32Array(count) };
  for (let i = 0; i < count; i++) {
    near.numbers[i] = bytes.readUInt16LE(i * BYTES);
    near.shares[i] = bytes[i * BYTES + 2]! / 255;
  }
  return near;
}

/** The shares by number of the occupation, to compare one title with many. */
export function sharesByNumber({ numbers, shares }: NearOccupations): Float32Array {
  const all = new Float32Array(ONET_OCCUPATIONS);
  for (const [i, number] of numbers.entries()) all[number] = shares[i]!;
  return all;
}

/** How far two titles are of the same occupations, 0–1. */
export function agreement(own: Float32Array, { numbers, shares }: NearOccupations): number {
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += Math.min(shares[i]!, own[numbers[i]!] ?? 0);
  return sum;
}

import { embedEnglish, inEnglish } from '../embedding/embed-text.ts';
import { readOccupations } from './occupation-file.ts';
import { OccupationVotes } from './occupation-votes.ts';

/** Occupations of O*NET: the first rows of the vectors in `occupations-v3.bin`. */
export const ONET_OCCUPATIONS = 1016;

/** How a title divides between the occupations nearest to it; the shares sum to 1. */
export type NearOccupations = { numbers: Uint16Array; shares: Float32Array };

const NEAREST = 10;
/** Two bytes for the occupation's number, one for its share. */
const BYTES = 3;
const NONE: NearOccupations = { numbers: new Uint16Array(0), shares: new Float32Array(0) };

let read: OccupationVotes | undefined;

/** Votes over the titles known for the occupations of O*NET: a tenth of a second and 40 MB on first use. */
function votes(): OccupationVotes {
  read ??= new OccupationVotes(
    readOccupations().filter(({ source }) => source === 'onet'),
    embedEnglish,
  );
  return read;
}

/** The occupations that a title in English words is voted for, with their shares. */
export function nearestBy(votesOfOnet: OccupationVotes, english: string): NearOccupations {
  const [vote] = votesOfOnet.of(english);
  if (!vote) return NONE;
  const nearest = [...vote.shares].sort((a, b) => b[1] - a[1]).slice(0, NEAREST);
  const whole = nearest.reduce((sum, [, share]) => sum + share, 0);
  return {
    numbers: Uint16Array.from(nearest, ([number]) => number),
    shares: Float32Array.from(nearest, ([, share]) => share / whole),
  };
}

/** The occupations nearest to a title in any known language; none for a title without letters. A millisecond. */
export function nearOccupations(title: string): NearOccupations {
  return nearestBy(votes(), inEnglish(title));
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

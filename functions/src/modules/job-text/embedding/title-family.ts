import { EMBEDDING_DIMENSION, EMBEDDING_MODEL } from './embedding-model.ts';
import { FAMILY_CENTRES } from './families-v3.ts';

/**
 * Families split job titles into about a hundred kinds of work. A vector query asks for one of them, so that it scans
 * only that family's index entries.
 */
type Centre = { name: string; vector: Float32Array };

let unpacked: Centre[] | undefined;

function centres(): Centre[] {
  if (unpacked) return unpacked;
  const bytes = Buffer.from(FAMILY_CENTRES, 'base64');
  unpacked = Array.from({ length: bytes.length / EMBEDDING_DIMENSION }, (_, number) => {
    const vector = Float32Array.from({ length: EMBEDDING_DIMENSION }, (_, d) =>
      bytes.readInt8(number * EMBEDDING_DIMENSION + d),
    );
    const length = Math.hypot(...vector);
    // The name includes the model: vectors of different models are not comparable.
    return { name: `${EMBEDDING_MODEL}/${number}`, vector: vector.map((value) => value / length) };
  });
  return unpacked;
}

function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let d = 0; d < EMBEDDING_DIMENSION; d++) sum += a[d]! * b[d]!;
  return sum;
}

/** Family of a title's unit vector; null for a zero vector. */
export function familyOf(vector: ArrayLike<number>): string | null {
  return nearFamilies([vector], 1)[0]?.family ?? null;
}

/** A family, its highest cosine to some vectors, and the vector that has it. */
export type NearFamily = { family: string; cosine: number; vector: ArrayLike<number> };

/** The families nearest to any of these unit vectors, nearest first, at most `count`, each once. */
export function nearFamilies(vectors: readonly ArrayLike<number>[], count: number): NearFamily[] {
  const directions = vectors.filter((vector) => Array.prototype.some.call(vector, (value) => value !== 0));
  if (directions.length === 0) return [];
  return centres()
    .map(({ name, vector: centre }) => {
      let best: NearFamily = { family: name, cosine: Number.NEGATIVE_INFINITY, vector: centre };
      for (const vector of directions) {
        const found = cosine(vector, centre);
        if (found > best.cosine) best = { family: name, cosine: found, vector };
      }
      return best;
    })
    .sort((a, b) => b.cosine - a.cosine)
    .slice(0, count);
}

import { EMBEDDING_DIMENSION } from './embedding-model.ts';
import { JOB_ZONE_WEIGHTS } from './job-zones-v3.ts';

/**
 * How much preparation the work of a title takes, by its unit vector: about 1 (little: dishwashers) to 5 (extensive:
 * surgeons), as in the job zones of O*NET. Null for a zero vector.
 */
export function jobZone(vector: ArrayLike<number>): number | null {
  let zone = JOB_ZONE_WEIGHTS[EMBEDDING_DIMENSION]!;
  let length = 0;
  for (let d = 0; d < EMBEDDING_DIMENSION; d++) {
    zone += vector[d]! * JOB_ZONE_WEIGHTS[d]!;
    length += Math.abs(vector[d]!);
  }
  return length === 0 ? null : Math.min(5, Math.max(1, zone));
}

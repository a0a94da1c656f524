import type { PartKind, Score, ScorePart } from '@contract/matches.ts';
import { paths } from '@/lib/paths.ts';

export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];

/** The postings to compare; a place is null until one is chosen. */
export type Compared = Record<Side, string | null>;

/** Reads the URL. A posting is never compared with itself. */
export function readCompared(search: URLSearchParams): Compared {
  const a = search.get('a') || null;
  const b = search.get('b') || null;
  return { a, b: b === a ? null : b };
}

/** The same comparison with another posting, or none, in one place. */
export function comparedWith(compared: Compared, side: Side, postingId: string | null): string {
  const { a, b }: Compared = { ...compared, [side]: postingId };
  return paths.compare(a, b);
}

/** One part of two scores side by side; `better` is null if they are equal or either is unknown. */
export type PartPair = { kind: PartKind; a: ScorePart; b: ScorePart; better: Side | null };

/** The parts of both scores, in the same order. A job's age isn't one of them. */
export function pairParts(a: Score, b: Score): PartPair[] {
  return a.parts.flatMap((part) => {
    const other = b.parts.find(({ kind }) => kind === part.kind);
    if (!other || part.weight === 0) return [];
    const known = part.value !== null && other.value !== null && part.value !== other.value;
    const better = known ? ((part.value ?? 0) > (other.value ?? 0) ? 'a' : 'b') : null;
    return [{ kind: part.kind, a: part, b: other, better }];
  });
}

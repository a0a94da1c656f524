/** Seeded randomness: generated postings are the same on every run. */
export type Random = {
  /** 0 ≤ x < 1. */
  next: () => number;
  /** Whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
  /** `count` different items in random order; all of them when there are fewer. */
  some: <T>(items: readonly T[], count: number) => T[];
  weighted: <K extends string>(weights: Readonly<Partial<Record<K, number>>>) => K;
};

function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) {
    value = Math.imul(value ^ seed.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}

/** Mulberry32 over an FNV-1a hash of the seed. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[between(0, items.length - 1)] as T;
  };
  const some = <T>(items: readonly T[], count: number): T[] => {
    const left = [...items];
    const chosen: T[] = [];
    while (chosen.length < count && left.length > 0) {
      chosen.push(...left.splice(between(0, left.length - 1), 1));
    }
    return chosen;
  };
  const weighted = <K extends string>(weights: Readonly<Partial<Record<K, number>>>): K => {
    const entries = Object.entries(weights) as [K, number][];
    let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    return pick(entries)[0];
  };
  return { next, between, chance: (probability) => next() < probability, pick, some, weighted };
}

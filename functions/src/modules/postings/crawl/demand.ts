import type { Tier } from './board-pace.ts';

/** What people look for: title families and countries. */
export type Demand = { families: readonly string[]; countries: readonly string[] };

export const NO_DEMAND: Demand = { families: [], countries: [] };

/** What a board has had lately; the newest first. */
export type BoardKinds = { families: string[]; countries: string[] };

/** Kinds kept of a board. */
const MOST_KINDS = 12;

/** Adds what a run has stored to what a board has had before. */
export function withKinds(before: BoardKinds, found: BoardKinds): BoardKinds {
  const newest = (one: string[], other: string[]) => [...new Set([...one, ...other])].slice(0, MOST_KINDS);
  return {
    families: newest(found.families, before.families),
    countries: newest(found.countries, before.countries),
  };
}

/** How much a board is wanted. Without users everything is wanted alike. */
export function tierOf(kinds: BoardKinds, open: number | null, demand: Demand): Tier {
  if (open === 0) return 2;
  const anyOf = (has: readonly string[], wanted: readonly string[]) =>
    has.some((one) => wanted.includes(one));
  const near =
    anyOf(kinds.families, demand.families) &&
    (kinds.countries.length === 0 || anyOf(kinds.countries, demand.countries));
  return near ? 0 : 1;
}

import { ANY_MARKET, areaIn } from '../job-text/places/market.ts';
import type { Candidate } from './ranker/candidate.ts';

/** Where postings are looked for (null: everywhere), and which share of a budget goes there. */
export type SearchedPlace = { place: { market: string } | { area: string } | null; weight: number };

/** Two ways to divide what a person is looked for; within each, no posting is in two places. */
export type SearchedPlaces = {
  /** Markets whose postings the hard filters can let through, the person's own first; null for all. */
  markets: string[] | null;
  /** Everything in those markets. */
  whole: SearchedPlace[];
  /** What is near: the person's own area, and what holds all over those markets. */
  near: SearchedPlace[];
};

/** The person's own market or area, the others, what names no country. */
const WEIGHTS = { own: 6, other: 3, any: 1 } as const;
const MOST_MARKETS = 3;

export function placesOf(candidate: Candidate): SearchedPlaces {
  const markets = marketsOf(candidate);
  const { country = null, region = null } = candidate.place ?? {};
  const own = country !== null && region !== null ? [areaIn(country, region)] : [];
  return {
    markets,
    whole: markets ? weighted(markets, (market) => ({ market })) : [{ place: null, weight: 1 }],
    near: weighted([...own, ...(markets ?? [ANY_MARKET])], (area) => ({ area })),
  };
}

function weighted(names: string[], placeOf: (name: string) => SearchedPlace['place']): SearchedPlace[] {
  return names.map((name, at) => ({
    place: placeOf(name),
    weight: name === ANY_MARKET ? WEIGHTS.any : at === 0 ? WEIGHTS.own : WEIGHTS.other,
  }));
}

function marketsOf(candidate: Candidate): string[] | null {
  const country = candidate.place?.country ?? null;
  if (country === null || candidate.workplaces?.anywhere) return null;
  const allowed = Object.keys(candidate.work_authorization)
    .filter((other) => other !== country && candidate.work_authorization[other] === true)
    .sort();
  return [country, ...allowed.slice(0, MOST_MARKETS - 2), ANY_MARKET];
}

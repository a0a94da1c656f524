import { ANY_MARKET, areaIn } from '../job-text/places/market.ts';
import { neighboringRegions } from '../job-text/places/metros.ts';
import type { Candidate } from './ranker/candidate.ts';

/** Where postings are searched (null: everywhere), and that place's share of the budget. */
export type SearchedPlace = { place: { market: string } | { area: string } | null; weight: number };

/** Two ways to divide the places searched for a user; within each, no posting is in two places. */
export type SearchedPlaces = {
  /** Markets whose postings can pass the hard filters, the user's own first; null for all. */
  markets: string[] | null;
  /** Everything in those markets that can pass; only what is near if the user stays near. */
  whole: SearchedPlace[];
  /** Nearby postings: the user's own area and its neighbors, and postings that cover those entire markets. */
  near: SearchedPlace[];
};

/** The user's own market or area, other ones, and postings that name no country. */
const WEIGHTS = { own: 6, other: 3, any: 1 } as const;
const MOST_MARKETS = 3;

export function placesOf(candidate: Candidate): SearchedPlaces {
  const markets = marketsOf(candidate);
  const { place } = candidate;
  const own = place?.country && place.region ? [place.region, ...neighboringRegions(place)] : [];
  const areas = own.map((region) => areaIn(place?.country ?? '', region));
  const near = weighted([...areas, ...(markets ?? [ANY_MARKET])], (area) => ({ area }));
  const whole = markets ? weighted(markets, (market) => ({ market })) : [{ place: null, weight: 1 }];
  // Offices elsewhere would only take the places of postings that can pass.
  return { markets, whole: candidate.stays_near && areas.length > 0 ? near : whole, near };
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

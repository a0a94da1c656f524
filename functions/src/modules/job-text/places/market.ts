import type { PostingFeatures } from '../features/posting-features.ts';

/** Market and area of a posting that names no place or places in several countries. */
export const ANY_MARKET = 'any';

/** The area searched for someone in this place: "US-NY"; just the country for postings that cover all of it. */
export const areaIn = (country: string, region: string | null): string =>
  region === null ? country : `${country}-${region}`;

/**
 * Where a posting is found, as two values for equality filters. `market` is the country (ISO 3166-1 alpha-2) that
 * contains all its places. `area` is the one region that contains them ("US-NY"), or the market again if the work is
 * remote or the regions are several or unknown. Every posting has exactly one market and one area, so queries for
 * different ones never return it twice.
 */
export function marketOf(features: Pick<PostingFeatures, 'places' | 'workplace'>): {
  market: string;
  area: string;
} {
  const [first, ...others] = features.places;
  const country = first?.country ?? null;
  if (!first || country === null || others.some((place) => place.country !== country))
    return { market: ANY_MARKET, area: ANY_MARKET };
  const oneRegion = features.workplace !== 'remote' && others.every((place) => place.region === first.region);
  return { market: country, area: areaIn(country, oneRegion ? first.region : null) };
}

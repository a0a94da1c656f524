import type { PostingFeatures } from '../features/posting-features.ts';

/** Market and area of a posting that names no place, or places in several countries. */
export const ANY_MARKET = 'any';

/** What the searches of a person in this place look at: "US-NY"; the country alone for what holds all over it. */
export const areaIn = (country: string, region: string | null): string =>
  region === null ? country : `${country}-${region}`;

/**
 * Where a posting is looked for, as two values that an equality filter can ask for. `market` is the country
 * (ISO 3166-1 alpha-2) that all its places lie in. `area` is the one region that they lie in ("US-NY"), or the market
 * again where the work is remote or the regions are several or unknown. Every posting has one market and one area, so
 * queries for different ones never find it twice.
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

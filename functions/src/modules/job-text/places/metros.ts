import type { Place } from './place.ts';

/**
 * Metropolitan areas of several states or provinces: the cities that people commute to, folded, and the regions that they
 * commute from. Chosen from the multi-state areas of the US census and their Canadian and Australian counterparts.
 */
const METROS: { country: string; cities: string; regions: string }[] = [
  {
    country: 'US',
    cities: 'new york|brooklyn|queens|bronx|staten island|newark|jersey city|hoboken|stamford',
    regions: 'NY NJ CT',
  },
  {
    country: 'US',
    cities: 'washington|arlington|alexandria|reston|tysons|mclean|bethesda|rockville|silver spring',
    regions: 'DC MD VA',
  },
  { country: 'US', cities: 'philadelphia|camden|wilmington', regions: 'PA NJ DE' },
  { country: 'US', cities: 'chicago|gary|hammond', regions: 'IL IN' },
  { country: 'US', cities: 'boston|cambridge|nashua|manchester', regions: 'MA NH' },
  { country: 'US', cities: 'providence|boston', regions: 'RI MA' },
  { country: 'US', cities: 'kansas city|overland park', regions: 'MO KS' },
  { country: 'US', cities: 'st louis|east st louis', regions: 'MO IL' },
  { country: 'US', cities: 'cincinnati|covington', regions: 'OH KY IN' },
  { country: 'US', cities: 'louisville|jeffersonville', regions: 'KY IN' },
  { country: 'US', cities: 'portland|vancouver', regions: 'OR WA' },
  { country: 'US', cities: 'charlotte|fort mill|rock hill', regions: 'NC SC' },
  { country: 'US', cities: 'memphis|southaven', regions: 'TN MS AR' },
  { country: 'US', cities: 'chattanooga', regions: 'TN GA' },
  { country: 'US', cities: 'minneapolis|st paul|hudson', regions: 'MN WI' },
  { country: 'US', cities: 'omaha|council bluffs', regions: 'NE IA' },
  { country: 'US', cities: 'davenport|moline|rock island', regions: 'IA IL' },
  { country: 'US', cities: 'fargo|moorhead', regions: 'ND MN' },
  { country: 'CA', cities: 'ottawa|gatineau', regions: 'ON QC' },
  { country: 'AU', cities: 'canberra|queanbeyan', regions: 'ACT NSW' },
];

/** Regions, other than its own, that a place shares a metropolitan area with. */
export function neighboringRegions(place: Place): string[] {
  const found = METROS.filter(
    ({ country, cities, regions }) =>
      country === place.country &&
      place.region !== null &&
      regions.split(' ').includes(place.region) &&
      place.city !== null &&
      cities.split('|').includes(place.city),
  );
  const regions = new Set(found.flatMap((metro) => metro.regions.split(' ')));
  return [...regions].filter((region) => region !== place.region);
}

/** Whether people commute between these places of different regions: one of them is a city of a shared metropolitan area. */
export function shareMetro(a: Place, b: Place): boolean {
  if (a.country !== b.country || a.region === null || b.region === null) return false;
  return neighboringRegions(a).includes(b.region) || neighboringRegions(b).includes(a.region);
}

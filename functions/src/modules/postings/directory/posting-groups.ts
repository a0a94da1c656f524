import { countryName } from '@huntwell/filler/countries';
import type { PostingPlace } from '../../../contract/postings.ts';
import { companyKey } from '../../job-text/companies/company-key.ts';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { isListedCity } from '../../job-text/places/cities.ts';
import type { Place } from '../../job-text/places/place.ts';
import { plainWords } from '../../job-text/words/plain-words.ts';

/** A place, a title, or a company that groups postings. `within` is where its neighbors are: a state, a country. */
export type Group = { slug: string; name: string; within: string | null };

const MAX_SLUG = 120;
/** Places of one posting that count; a posting for fifty cities is no job in each of them. */
const MAX_PLACES = 10;

function slugOf(text: string): string | null {
  const words = plainWords(text.replaceAll('#', ' sharp').replaceAll('+', ' plus'));
  const slug = words
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean)
    .join('-');
  return slug.length > 0 && slug.length <= MAX_SLUG ? slug : null;
}

/** "new york" as written: "New York". */
const capitalized = (text: string): string =>
  text.replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** A place as shown: its city is stored folded. */
export const shownPlace = ({ city, region, country }: Place): PostingPlace => ({
  city: city && capitalized(city),
  region,
  country,
});

/** The group of a place; null without a city, or if the city may be a misread word. */
export function placeGroup(place: Place): Group | null {
  const { city, region, country } = place;
  if (city === null || country === null) return null;
  if (region === null && !isListedCity(place)) return null;
  const name = capitalized(city);
  // Countries share codes of states: WA is Washington and Western Australia. Only the United States go without saying.
  const outside = region !== null && country === 'US' ? [] : [countryName(country)];
  const rest = [...(region ? [region] : []), ...outside].filter((where) => where !== name);
  const slug = slugOf([city, ...rest].join(' '));
  if (slug === null) return null;
  const within = region ? `${country}-${region}` : country;
  return { slug, name: [name, ...rest].join(', '), within };
}

/** The groups of a posting's places, each once. */
export function placeGroups(features: Pick<PostingFeatures, 'places'>): Group[] {
  const groups = features.places.flatMap((place) => placeGroup(place) ?? []);
  return [...new Map(groups.map((group) => [group.slug, group])).values()].slice(0, MAX_PLACES);
}

/** The slug of a title without seniority, place, and team, as features have it; null if nothing is left. */
export const titleSlug = (title: string): string | null => slugOf(title);

/** The slug of a company's name without legal forms; null if it has no letters. */
export const companySlug = (company: string): string | null => slugOf(companyKey(company));

/** A place's, title's, or company's term in the words by which the public list finds a posting. No word contains a colon. */
export const groupTerm = (kind: 'place' | 'title' | 'company', slug: string): string => `${kind}:${slug}`;

/** The terms of all groups that a posting is in. */
export function groupTerms({
  company,
  features,
}: {
  company: string;
  features: Pick<PostingFeatures, 'places' | 'title'>;
}): string[] {
  const title = titleSlug(features.title);
  const employer = companySlug(company);
  return [
    ...placeGroups(features).map(({ slug }) => groupTerm('place', slug)),
    ...(title ? [groupTerm('title', title)] : []),
    ...(employer ? [groupTerm('company', employer)] : []),
  ];
}

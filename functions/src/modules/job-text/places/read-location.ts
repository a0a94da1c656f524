import { repairedText } from '../words/repaired-text.ts';
import type { City } from './cities.ts';
import { countryNamed, isCountryCode } from './countries.ts';
import { likelyCountry } from './likely-country.ts';
import { isArea, isKnown, isTown, type Part, partsOf, REMOTE } from './location-parts.ts';
import { withoutOtherWords } from './not-places.ts';
import type { Place } from './place.ts';
import { statesListed } from './state-lists.ts';

/** Where a remote worker may be: at the places that the text names, anywhere, or unstated. */
export type RemoteScope = 'places' | 'worldwide' | 'unstated';

export type Location = {
  /** In text order, without duplicates. Fields that the text leaves open are null. */
  places: Place[];
  /** Null if the text does not mention remote work. */
  remote: RemoteScope | null;
  /** Parts of the text that were not recognized as places: "EMEA", "Building 4". */
  unknown: string[];
};

const MOST_PLACES = 10;
/** Longer texts are not locations; the rest is not read. */
const LONGEST_TEXT = 500;

const WORLDWIDE = /\b(?:worldwide|world wide|globally|global|anywhere(?! in\b(?! the world)))\b/i;

/** Splits "Berlin; London" and "San Francisco, CA | Seattle, WA" into single locations; at most twenty. */
export function splitLocations(text: string): string[] {
  const seen = new Set<string>();
  for (const part of text.split(/\s*[;|•·\n]\s*|\s+(?:or|OR)\s+(?=[A-Z])/)) {
    const place = part.replace(/\s+/g, ' ').trim();
    if (place !== '') seen.add(place);
  }
  return [...seen].slice(0, 20);
}

/**
 * Reads a location as published or as written on a resume: "Albany, NY", "US, CA, San Francisco", "Remote (Canada)",
 * "London / Berlin". `country` (ISO 3166-1 alpha-2) is a country known from elsewhere, used where the text is silent or
 * ambiguous. Rules for ambiguous texts are in docs/places.md.
 */
export function readLocation(text: string, country: string | null = null): Location {
  const location: Location = { places: [], remote: null, unknown: [] };
  const limited = repairedText(text.slice(0, LONGEST_TEXT));
  const plain = withoutOtherWords(limited);
  const states = statesListed(plain);
  if (states) location.places = states;
  else for (const one of plain.split(OUTSIDE_BRACKETS)) addLocation(location, one, country);
  location.places = location.places.slice(0, MOST_PLACES);
  if (WORLDWIDE.test(limited) && location.places.length === 0) location.remote = 'worldwide';
  else if (REMOTE.test(limited)) location.remote = location.places.length > 0 ? 'places' : 'unstated';
  return location;
}

/** Separators of locations, but not of what stands in brackets: "Remote (US; Canada)". */
const OUTSIDE_BRACKETS = /\s*[;|•·\n]\s*(?![^([]*[)\]])/;

function addLocation(location: Location, text: string, country: string | null): void {
  const inside: string[] = [];
  const outside = text.replace(/[([]([^)\]]*)[)\]]/g, (_, inner: string) => {
    inside.push(inner);
    return ' ';
  });
  const before = location.places.length;
  const read = (part: string, hint: string | null) => {
    for (const piece of splitLocations(part).flatMap(alternatives)) addPlaces(location, piece, hint);
  };
  // "Remote (Canada)"; but brackets after a complete place only describe it: "Austin, TX (HQ)".
  const named = inside.flatMap((part) => countryNamed(part.trim()) ?? []);
  read(outside, country ?? named[0] ?? null);
  if (location.places.slice(before).every((place) => place.country === null))
    for (const part of inside) read(part, country);
}

/** Places in several locations without duplicates, at most ten. */
export function readLocations(texts: readonly string[], country: string | null): Place[] {
  const places: Place[] = [];
  for (const place of texts.flatMap((text) => readLocation(text, country).places))
    if (!places.some((other) => samePlace(other, place))) places.push(place);
  return places.slice(0, MOST_PLACES);
}

/** The first place of a text; null if it names none. */
export function readPlace(text: string, country: string | null = null): Place | null {
  return readLocation(text, country).places[0] ?? null;
}

/** The country that all locations share; null if they differ or one does not name its country. */
export function sharedCountry(locations: readonly string[]): string | null {
  const codes = new Set(
    locations.flatMap((location) => {
      const { places } = readLocation(location);
      return places.length === 0 ? [null] : places.map((place) => place.country);
    }),
  );
  const [only = null] = codes;
  return codes.size === 1 ? only : null;
}

/** "London / Berlin" and "Boston and Austin": several places only if each is a known place. */
function alternatives(text: string): string[] {
  for (const separator of [/\s*\/\s*/, /\s+(?:and|or|&|\+)\s+/i]) {
    const pieces = text.split(separator);
    if (
      pieces.length > 1 &&
      countryNamed(text) === undefined &&
      (separator.source.includes('/') || pieces.every(hasPlace))
    )
      return pieces.flatMap(alternatives);
  }
  return [text];
}

function hasPlace(text: string): boolean {
  return partsOf(text).some(isKnown);
}

function addPlaces(location: Location, text: string, hint: string | null): void {
  const all = partsOf(text);
  const parts = all.filter((part) => !isArea(part));
  location.unknown.push(...all.filter((part) => isArea(part)).map((part) => part.text));
  if (parts.length === 0) return;
  const shared = hint ?? countryOfStates(parts);
  for (const group of groupsOf(parts)) {
    const { place, unknown } = placeOf(group, feedCountry(text), shared);
    location.unknown.push(...unknown);
    if (place && !location.places.some((other) => samePlace(other, place))) location.places.push(place);
  }
}

function samePlace(a: Place, b: Place): boolean {
  return a.city === b.city && a.region === b.region && a.country === b.country;
}

/** The country of "US, NY, New York" and "AU, ,": some job boards put the codes first. */
function feedCountry(text: string): string | null {
  const [first = '', second = '', ...more] = text.split(/,| - |(?<=^[A-Z]{2})-/).map((part) => part.trim());
  const coded = second === '' || /^[A-Z\d]{1,3}$/.test(second);
  return more.length > 0 && coded && isCountryCode(first) ? first : null;
}

/** Groups of parts, one per place. Most texts are one place; "Berlin, Paris" and "UK, Germany" are two. */
function groupsOf(parts: Part[]): Part[][] {
  if (parts.length === 1) return [parts];
  const named = parts.map((part) => part.country);
  if (
    named.every((country) => country !== null) &&
    new Set(named).size > 1 &&
    parts.every((part) => part.regions.length === 0)
  )
    return parts.map((part) => [part]);
  if (countryOfStates(parts) !== null) return parts.map((part) => [part]);
  const last = parts.at(-1);
  const closing = last?.country != null && last.cities.length === 0 ? last : null;
  const cities = closing ? parts.slice(0, -1) : parts;
  if (cities.length > 1 && areCities(cities))
    return cities.map((part) => (closing ? [part, closing] : [part]));
  return (
    repeated(parts, ({ country, regions }) => country !== null && regions.length === 0) ??
    repeated(cities, ({ regionCodes, cities: named }) => regionCodes.length > 0 && named.length === 0)?.map(
      (group) => (closing ? [...group, closing] : group),
    ) ?? [parts]
  );
}

/**
 * "San Francisco, CA, New York, NY": groups that each end with the same kind of part; null if the text is not such a
 * list.
 */
function repeated(parts: Part[], endsGroup: (part: Part) => boolean): Part[][] | null {
  const ends = parts.flatMap((part, at) => (endsGroup(part) ? [at] : []));
  const groups = ends.map((end, n) => parts.slice((ends[n - 1] ?? -1) + 1, end + 1));
  const complete = ends.at(-1) === parts.length - 1 && groups.every((group) => group.length > 1);
  return groups.length > 1 && complete ? groups : null;
}

/** "Arizona, Florida, Georgia": the country that all are states of, if the first is no city as well; else null. */
function countryOfStates(parts: Part[]): string | null {
  const [first] = parts;
  if (first === undefined || parts.length < 2 || first.cities.length > 0) return null;
  const shared = first.regions.find(({ country }) =>
    parts.every((part) => part.regions.some((region) => region.country === country && region.code !== null)),
  );
  return shared?.country ?? null;
}

/** True if all parts are listed cities and none is the state or district of its neighbor. */
function areCities(parts: Part[]): boolean {
  if (!parts.every((part) => part.cities.length > 0 && part.countryCode === null)) return false;
  if (new Set(parts.map((part) => part.cities[0]?.name)).size < parts.length) return false;
  const last = parts.at(-1);
  const state = last?.regions[0];
  if (parts.length > 2) return true;
  // "Washington-Seattle" begins with the state of the city.
  const opening = parts[0]?.regions[0];
  const isStateOf = ({ country, region }: City) => country === opening?.country && region === opening.code;
  if (opening && !state && last?.cities.some(isStateOf)) return false;
  if (!state) return true;
  // "Albany, New York" is one place, "Boston, New York" two, and "Rome, New York" one again.
  return (
    parts[0]?.cities.some((city) => city.country === state.country && city.region !== state.code) === true &&
    !parts[0].cities.some((city) => city.country === state.country && city.region === state.code)
  );
}

function placeOf(
  parts: Part[],
  firstCountry: string | null,
  hint: string | null,
): { place: Place | null; unknown: string[] } {
  const country = firstCountry ?? likelyCountry(parts, hint);
  const place: Place = { city: null, region: onlyCodedRegion(parts, country), country };
  let city: City | undefined;
  const rest: Part[] = [];
  let regionAt = -1;
  // From the end, so that the state after a city is read before the city.
  for (const [at, part] of [...parts.entries()].reverse()) {
    if (firstCountry !== null && at === 0) continue;
    const home = part.cities.find((one) => one.country === country && fits(one.region, place.region));
    const regions = [...part.regions, ...part.regionCodes].filter((one) => one.country === country);
    const region = regions[0];
    // "New York" is a city if it comes first or alone, unless in another state: "Washington".
    const isCity =
      home !== undefined &&
      (region === undefined || place.region !== null || (at === 0 && home.region === region.code));
    if (isCity) {
      city ??= home;
    } else if (region && home && parts.length === 1) {
      // "Washington" alone: the state, or the city in the District of Columbia.
    } else if (region && (place.region === null || place.region === region.code)) {
      place.region = region.code;
      regionAt = at;
    } else if (country === null || (part.country !== country && part.countryCode !== country)) {
      rest.unshift(part);
    }
  }
  if (city && !fits(city.region, place.region)) city = undefined;
  // "Peru, IN" is a town; elsewhere a country's name is not.
  const isFree = (part: Part) => part.country === null && part.regions.length === 0;
  const towns = rest.filter((part) => isTown(part) && (isFree(part) || parts.indexOf(part) < regionAt));
  // "Downtown, Springfield, IL", but "Swindon, Wiltshire, UK"; in "US, IL, Peoria" the city comes last.
  const lastBeforeRegion = towns.filter((part) => parts.indexOf(part) < regionAt).at(-1);
  const town = city ? undefined : ((firstCountry === null ? lastBeforeRegion : undefined) ?? towns[0]);
  // "US, FL, HILLIARD FL"
  const again = place.region === null ? '' : ` ${place.region.toLowerCase()}`;
  const townName =
    town && again !== '' && town.key.endsWith(again) ? town.key.slice(0, -again.length) : town?.key;
  place.city = city?.name ?? townName ?? null;
  if (city) place.region ??= city.region;
  place.country ??= hint;
  const unknown = rest.filter((part) => part !== town).map((part) => part.text);
  const isNothing = place.city === null && place.region === null && place.country === null;
  return { place: isNothing ? null : place, unknown };
}

function fits(region: string | null, other: string | null): boolean {
  return region === null || other === null || region === other;
}

/** The region of the country that the parts name by code, if any. */
function onlyCodedRegion(parts: Part[], country: string | null): string | null {
  const codes = new Set(
    parts.flatMap((part) =>
      part.regionCodes.filter((one) => one.country === country).map(({ code }) => code),
    ),
  );
  const [only = null] = codes;
  return codes.size === 1 ? only : null;
}

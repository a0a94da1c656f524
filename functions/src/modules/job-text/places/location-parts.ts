import { plainWords } from '../words/plain-words.ts';
import { type City, citiesNamed } from './cities.ts';
import { countryNamed, countryNamedInEnglish, isCountryCode } from './countries.ts';
import { stateOfArea } from './metro-areas.ts';
import { type Region, regionsCoded, regionsNamed } from './regions.ts';
import { isTownName } from './town-names.ts';

/** One part between commas, with all its possible meanings. */
export type Part = {
  text: string;
  key: string;
  /** The code in capitals, if the part looks like one. */
  code: string | null;
  country: string | null;
  countryCode: string | null;
  regions: readonly Region[];
  regionCodes: readonly Region[];
  cities: readonly City[];
};

/** Words that say a job is remote. */
export const REMOTE =
  /\b(?:remote(?:ly)?|work(?:ing)? from (?:home|anywhere)|wfh|home[- ]?(?:office|based)|telecommute|distributed)\b/i;
const POSTCODE =
  /(?<![\p{L}\p{N}])(?:\d{4,6}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})(?![\p{L}\p{N}])/gu;
/** Words around a place that are not part of it. */
const AROUND =
  /(?<![\p{L}\p{N}])(?:fully |100% )?(?:remote(?:ly)?(?:[- ]friendly)?|hybrid|on-?site|in-?office|work from home|wfh|home[- ](?:office|based)|telecommute|distributed|flexible|virtual|(?:head)?quarters|hq|offices?|based|only|preferred|required|worldwide|globally|global|anywhere|nationwide|multiple|various|any|(?:(?:\d+|all|select(?:ed)?) )?locations?|metropolitan|metroplex|metro|greater|area|region|job)(?![\p{L}\p{N}])/giu;
/** A location has a handful of parts; anything after this many is not a location. */
const MOST_PARTS = 24;
/** Areas that span several countries. */
const AREAS = new Set(
  'emea|apac|apj|latam|mena|anz|nordics|dach|benelux|europe|eu|european union|asia|asia pacific|africa|north america|south america|latin america|central america|middle east|americas|the americas|namer|eastern europe|western europe|northern europe|southeast asia|uk i|scandinavia|caribbean|amer|na|east coast|west coast|midwest|northeast|southeast|southwest|northwest|pacific northwest|new england|mid atlantic|tri state'.split(
    '|',
  ),
);

/** Parts between commas and dashes, without workplaces, postcodes and other words around the place. */
export function partsOf(text: string): Part[] {
  const plain = text
    .replace(/\bremote[- ]friendly\b/gi, 'remote')
    .replace(/(?<!\p{L})(\p{L})\.(?=\p{L}(?!\p{L})|(?![\p{L}\p{N}]))/gu, '$1');
  const isArea = NAMES_AREA.test(plain);
  const pieces = plain
    .split(/[,:]| [-–—]+ |[–—]/)
    .flatMap((piece) => (isArea ? [largestOf(piece)] : [piece]))
    .flatMap(hyphenated)
    .map(withoutWordsAround)
    .filter((piece) => /\p{L}/u.test(piece))
    .slice(0, MOST_PARTS);
  // "Greater Madison Area"
  const state = pieces.length === 1 ? stateOfArea(plain, pieces[0]!) : null;
  if (state !== null) pieces.push(state);
  return pieces.flatMap((piece, at) => glued(piece, at === pieces.length - 1)).map(partOf);
}

/** An area around one or several cities: "Springfield-Branson, Missouri Area". */
const NAMES_AREA = /\b(?:area|region|metro(?:politan|plex)?)\s*$/i;

/** "Springfield-Branson" is named after its largest city first; "Winston-Salem" is one, and "Dallas-Fort Worth" two. */
function largestOf(piece: string): string {
  const names = piece.split('-').map(withoutWordsAround);
  const [first = ''] = names;
  if (names.length < 2 || !/^\p{Lu}/u.test(first)) return piece;
  const whole = names.join('-');
  if (isTownName(whole) || citiesNamed(whole).length > 0) return piece;
  const isKnownCity = citiesNamed(first).length > 0;
  if (isKnownCity && names.every((name) => citiesNamed(name).length > 0)) return piece;
  return isKnownCity || isTownName(first) ? first : piece;
}

function withoutWordsAround(text: string): string {
  const piece = text.trim();
  if (/^\p{L}{2,3}$/u.test(piece) || citiesNamed(piece).length > 0 || regionsNamed(piece).length > 0)
    return piece;
  const bare = piece
    .replace(POSTCODE, ' ')
    .replace(AROUND, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[\s&+./-]*(?:(?:in|from|within|and)(?: the)? )*|[\s&+./-]+$/gi, '')
    .trim();
  if (AREAS.has(plainWords(piece).join(' '))) return piece;
  // "Dublin 2"
  const city = bare.replace(/ \d{1,2}$/, '');
  if (citiesNamed(city).length > 0) return city;
  // "Killeen-Temple Area" is named after its largest city.
  const first = bare.split('-')[0]?.trim() ?? '';
  if (/\b(?:area|region)$/i.test(piece) && citiesNamed(first).length > 0) return first;
  return /^(?:in|or|and|of|the|from|within)$/.test(bare) ? '' : bare;
}

/** "US-CA-Menlo Park", "Remote-France": a hyphen is a separator only next to a country or a code. */
function hyphenated(text: string): string[] {
  const pieces = text.split('-');
  if (
    pieces.length === 1 ||
    countryNamed(text) !== undefined ||
    citiesNamed(text).length > 0 ||
    regionsNamed(text).length > 0
  )
    return [text];
  const outer = [pieces[0] ?? '', pieces.at(-1) ?? ''].map((piece) => piece.trim());
  const separates = outer.some(
    (piece) => /^[A-Z]{2,3}$/.test(piece) || countryNamed(piece) !== undefined || REMOTE.test(piece),
  );
  // "Illinois-Chicago"
  const cityOfState =
    outer.some((piece) => regionsNamed(piece).length > 0) &&
    outer.some((piece) => citiesNamed(piece).length > 0);
  const severalCities =
    pieces.filter((piece) => citiesNamed(withoutWordsAround(piece)).length > 0).length > 1;
  return separates || cityOfState || severalCities ? pieces : [text];
}

/** "Austin TX" and, at the end, "Pune Maharashtra India": the region and country may follow without a comma. */
function glued(text: string, isLast: boolean): string[] {
  const words = text.split(' ');
  if (isKnown(partOf(text)) || AREAS.has(plainWords(text).join(' '))) return [text];
  for (let taken = Math.min(3, words.length - 1); taken >= 1; taken -= 1) {
    const head = words.slice(0, -taken).join(' ');
    const tail = words.slice(-taken).join(' ');
    // "West Jordan" is a town.
    if (/^(?:north|south|east|west|new|old|central|latin|upper|lower|port|lake|mount)$/i.test(head)) continue;
    const part = partOf(tail);
    const capitals = tail === tail.toUpperCase() && text !== text.toUpperCase();
    const named = isLast && (countryNamedInEnglish(tail) !== undefined || part.regions.length > 0);
    if (named || (part.code !== null && isKnown(part) && capitals)) return [...glued(head, isLast), tail];
  }
  return [text];
}

function partOf(text: string): Part {
  const code = /^\p{L}{2,3}$/u.test(text) ? text.toUpperCase() : null;
  return {
    text,
    key: plainWords(text).join(' '),
    code,
    country: countryNamed(text) ?? null,
    countryCode: code !== null && isCountryCode(code) ? code : null,
    regions: regionsNamed(text),
    regionCodes: code === null ? [] : regionsCoded(code),
    cities: citiesNamed(text),
  };
}

/** True if the part's name or code is listed. */
export function isKnown(part: Part): boolean {
  return (
    part.country !== null ||
    part.countryCode !== null ||
    part.regions.length + part.regionCodes.length + part.cities.length > 0
  );
}

/** True for the name of an area that spans several countries. */
export function isArea(part: Part): boolean {
  return AREAS.has(part.key);
}

/** A part that may be an unlisted town: a few words without digits, and not a code. */
export function isTown(part: Part): boolean {
  return (
    part.code === null &&
    part.key.length > 2 &&
    part.text.length <= 40 &&
    part.text.split(' ').length <= 4 &&
    !/[\d@#]/.test(part.text)
  );
}

import { countryOfAbbreviation, countryOfCity, countryOfName } from './geo.ts';
import { employerScore } from './job-words.ts';

export type Place = { text: string; country: string | null; confidence: number };

const POSTCODE = /\b(?:\d{5}(?:-\d{4})?|\d{6}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/g;
const CITY =
  /^\p{Lu}[\p{L}'’.-]*(?: (?:(?:de|del|la|le|los|las|of|upon|am|an|der|do|da|dos|on|the|el|al|y) )*\p{Lu}[\p{L}'’.-]*){0,3}$/u;
const STREET =
  /\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|way|apt|suite|block|floor|cross|nagar)\b\.?/i;
const WORKPLACE = /^(?:remote|hybrid|on-?site|worldwide|anywhere|work from home|wfh)$/i;
const WORKPLACE_AROUND = /\s*[([]?\b(?:fully )?(?:remote|hybrid|on-?site)\b[)\]]?\s*|^[,\s/-]+|[,\s/-]+$/gi;

/**
 * A text that is a place and nothing else: "Austin, TX", "Pune, Maharashtra", "Madrid, España", "Berlin". The
 * confidence is lower for a city that is only known to look like one.
 */
export function asPlace(input: string): Place | undefined {
  let text = input
    .replace(
      /^(?:address|location|city|based in|lives in|residence|current location|home|standort|adresse|ort|ubicaci[oó]n|lieu)\s*[:-]?\s+/i,
      '',
    )
    .replace(/^[\s,()[\]-]+|[\s,()[\]:-]+$/g, '');
  if (text === '' || text.length > 70 || /[@!?;:|/\\"]|https?/.test(text)) return undefined;
  if (WORKPLACE.test(text)) return { text, country: null, confidence: 0.6 };
  const bare = text.replace(WORKPLACE_AROUND, ' ').trim();
  const parts = bare
    .replace(POSTCODE, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0 || parts.length > 5) return undefined;
  const last = parts.at(-1)!;
  const before = parts.at(-2);
  if (parts.length === 1) return alone(text, last);
  // "Northwind Bank, India" is an employer with its country.
  if (parts.slice(0, -1).some((part) => employerScore(part) >= 0.5 && countryOfCity(part) === undefined))
    return undefined;
  const street = parts.slice(0, -1).some((part) => /\d/.test(part));
  // The street is nobody's business here; what counts is where the person is.
  if (street)
    text = parts.filter((part, index) => !/\d/.test(part) && (index > 0 || !STREET.test(part))).join(', ');
  const middle = parts.slice(street ? 1 : 0, -1);
  if (!middle.every((part) => CITY.test(part) || street)) return undefined;
  // "Confluent, Mountain View, CA" may be an employer with its place: less sure than city and state alone.
  const sure =
    parts.length < 3 ||
    street ||
    countryOfCity(parts[0]!) !== undefined ||
    countryOfName(parts[0]!) !== undefined;
  const shortened = countryOfAbbreviation(last.replace(/\./g, ''));
  const region = before === undefined ? undefined : countryOfName(before);
  // "Zirakpur, Punjab, IN": behind a region, two letters are the country's.
  if (region !== undefined && parts.length > 2 && /^[A-Z]{2}$/.test(last) && shortened !== region) {
    return { text, country: region, confidence: 0.9 };
  }
  if (shortened !== undefined && before !== undefined && CITY.test(before)) {
    return { text, country: shortened, confidence: sure ? 0.95 : 0.55 };
  }
  const named = countryOfName(last);
  if (named !== undefined && last.length > 1) return { text, country: named, confidence: sure ? 0.95 : 0.55 };
  const city = countryOfCity(last) ?? countryOfCity(parts[0]!);
  // "Indiranagar, Bangalore", but also "Mahindra Research Valley, Chennai": only the surroundings can tell.
  if (city !== undefined && CITY.test(last))
    return { text, country: city, confidence: countryOfCity(parts[0]!) === undefined ? 0.5 : 0.8 };
  return undefined;
}

function alone(text: string, part: string): Place | undefined {
  const city = countryOfCity(part);
  if (city !== undefined) return { text, country: city, confidence: 0.85 };
  const named = countryOfName(part);
  if (named !== undefined && part.length > 2) return { text, country: named, confidence: 0.7 };
  // "Austin TX", "Portland OR 97201"
  const state = /^(.+) ([A-Z]{2,3})$/.exec(part);
  if (
    state !== null &&
    employerScore(part) < 0.5 &&
    CITY.test(state[1]!) &&
    countryOfAbbreviation(state[2]!) !== undefined &&
    state[1]!.split(' ').length < 4
  ) {
    return { text, country: countryOfAbbreviation(state[2]!)!, confidence: 0.7 };
  }
  return undefined;
}

/** A place at the end of a longer text: "Tata Motors Research Centre, Pune", "Acme Corp, Austin, TX". */
export function trailingPlace(text: string): { rest: string; place: Place } | undefined {
  const parts = text.split(/,\s*/);
  for (let take = Math.min(3, parts.length - 1); take >= 1; take -= 1) {
    const tail = parts.slice(-take).join(', ');
    const place = asPlace(tail);
    const rest = parts.slice(0, -take).join(', ').trim();
    if (place !== undefined && place.confidence >= 0.6 && rest !== '') return { rest, place };
  }
  return undefined;
}

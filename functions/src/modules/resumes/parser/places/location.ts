import { citiesNamed } from '../../../job-text/places/cities.ts';
import { countryNamed } from '../../../job-text/places/countries.ts';
import { partsOf } from '../../../job-text/places/location-parts.ts';
import { readPlace } from '../../../job-text/places/read-location.ts';
import { regionsCoded, regionsNamed } from '../../../job-text/places/regions.ts';
import { remembered } from '../text/remembered.ts';
import { employerScore, titleScore } from '../words/job-words.ts';
import { hasStreetWord } from './streets.ts';

export type StatedPlace = {
  text: string;
  /** ISO 3166-1 alpha-2; null when the text leaves it open, as "Cambridge" does. */
  country: string | null;
  confidence: number;
  /** The text only states the workplace: "Remote". */
  isWorkplace: boolean;
};

/** Four digits are not treated as a postcode: on a resume they are usually a year. */
const POSTCODE = /\b(?:\d{5}(?:-\d{4})?|\d{6}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/g;
/** Before its town: "D-10115 Berlin", "214 24 Malmö", "1017 AB Amsterdam", "00-950 Warszawa". */
const POSTCODE_BEFORE =
  /^(?:[A-Z]{1,3}-\d{4,5}|\d{5}-\d{3}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4} ?[A-Z]{2}) (?=\p{Lu})/u;
/** "64295 Darmstadt", "8001 Zürich", and the number alone; a house and a year have such numbers, too. */
const BARE_POSTCODE = /^(?:\d{5}|(?!19|20)\d{4})(?: (?=\p{Lu})|$)/u;
const CITY =
  /^\p{Lu}[\p{L}'’.-]*(?: (?:(?:de|del|la|le|los|las|of|upon|am|an|der|do|da|dos|on|the|el|al|y) )*\p{Lu}[\p{L}'’.-]*){0,3}$/u;
/** "12 Mill Lane", "Hauptstraße 5"; but not "Arbor9" or "7-Eleven", which are names. */
const HOUSE = /^\d+[a-z]?\s|\s\d+[a-z]?$/i;
/** As LinkedIn writes it: "Rennes et périphérie", "Hannover und Umgebung". */
const AROUND =
  /\s+(?:et (?:sa )?p[eé]riph[eé]rie|et (?:ses )?(?:environs|alentours)|und umgebung|y alrededores|e dintorni|e arredores|e regi[aã]o|en omgeving|i okolice|med omnejd|(?:[sș]i|[sş]i) [iî]mprejurimi|ve [cç]evresi)$/iu;
/** "Daly City", "San Ramon": beside a state, words of employers may be those of towns. */
const NAMED_AS_TOWN =
  /^(?:san|santa|st\.?|saint|fort|port|mount) \p{L}+(?: \p{L}+)?$|^\p{L}+(?: \p{L}+)? (?:city|park|springs|beach|falls|heights|hills|valley|grove|lake|station|village|junction)$/iu;
/** "Co. Dublin" */
const COUNTY = /^co\. \p{Lu}\p{L}+$/iu;
/** "Charlotte Metro" */
const METRO = / metro$/i;
const AREA = /^greater |\b(?:metropolitan|metro|bay) area$/i;
const WORKPLACE = /^(?:remote|hybrid|on-?site|worldwide|anywhere|work from home|wfh)$/i;
const WORKPLACE_AROUND = /\s*[([]?\b(?:fully )?(?:remote|hybrid|on-?site)\b[)\]]?\s*|^[,\s/-]+|[,\s/-]+$/gi;

/**
 * A text that is only a place: "Austin, TX", "Pune, Maharashtra", "Madrid, España", "Berlin". Confidence is lower for a
 * text that merely looks like a city.
 */
export const asPlace = remembered((input): StatedPlace | undefined => {
  const given = input
    .replace(
      /^(?:address|location|city|based in|lives in|residence|current location|home|standort|wohnort|adresse|anschrift|ort|ubicaci[oó]n|direcci[oó]n|domicilio|localidad|ciudad|lieu|ville|endere[cç]o|morada|cidade|localidade|indirizzo|residenza|citt[aà]|luogo|woonplaats|adres|plaats|miasto|miejsce zamieszkania|zamieszka[lł](?:y|a)|adresa|domiciliu|localitate|ora[sș]|adress|bostadsort|ort|stad|[sş]ehir|ikamet)\s*[:-]?\s+/i,
      '',
    )
    .replace(/^[\s,()[\]-]+|[\s,()[\]:-]+$/g, '');
  let text = withoutPostcode(given);
  const has_postcode = text !== given;
  if (text === '' || text.length > 70 || /[@!?;:|/\\"]|https?/.test(text)) return undefined;
  if (WORKPLACE.test(text)) return { text, country: null, confidence: 0.6, isWorkplace: true };
  const bare = text.replace(WORKPLACE_AROUND, ' ').trim();
  const parts = bare
    .split(',')
    // "12345 Main St": five digits before a street are a house.
    .map((part) => (/^\s*\d+\s/.test(part) && hasStreetWord(part) ? part : part.replace(POSTCODE, '')).trim())
    .filter((part) => part !== '');
  if (parts.length === 0 || parts.length > 5) return undefined;
  // Found out last: most texts that are looked at turn out to be no place.
  const place = (confidence: number): StatedPlace => {
    const country = readPlace(parts.join(', ').replace(AROUND, ''))?.country ?? null;
    // "Bologna (Italia)": the signs at its end were taken off, its bracket among them.
    const whole = /\([^()]+$/.test(text) ? `${text})` : text;
    return { text: whole, country, confidence, isWorkplace: false };
  };
  const last = parts.at(-1)!;
  const before = parts.at(-2);
  if (before === undefined) {
    const confidence = confidenceAlone(last);
    return confidence === undefined ? undefined : place(confidence);
  }
  const isCode = regionsCoded(last.replace(/\./g, '')).length > 0;
  const isTown = (part: string) => isCity(part) || COUNTY.test(part) || (isCode && NAMED_AS_TOWN.test(part));
  // "Northwind Bank, India" is an employer with its country.
  if (parts.slice(0, -1).some((part) => employerScore(part) >= 0.5 && !isTown(part))) return undefined;
  if (parts.some((part) => titleScore(part) >= 0.5 && !isCity(part))) return undefined;
  const street = parts
    .slice(0, -1)
    .some((part) => HOUSE.test(part) || (/\d/.test(part) && hasStreetWord(part)));
  // The street is dropped; only the town matters.
  if (street)
    text = parts.filter((part, index) => !/\d/.test(part) && (index > 0 || !hasStreetWord(part))).join(', ');
  const middle = parts.slice(street ? 1 : 0, -1);
  if (!middle.every((part) => CITY.test(part) || street)) return undefined;
  // "Confluent, Mountain View, CA" may be an employer with its place: less sure than city and state alone.
  const sure = parts.length < 3 || street || isCity(parts[0]!) || isCountryOrRegion(parts[0]!) ? 0.95 : 0.55;
  // "Zirakpur, Punjab, IN": behind a region of it, two letters are the country's; "Norfolk, VA" is a town.
  const coded = /^[A-Z]{2}$/.test(last) && isCountryOrRegion(before) && parts.length > 2;
  if (coded && regionsNamed(before).some((region) => region.country === last)) return place(0.9);
  if (isCode && CITY.test(before)) return place(sure);
  if (isCountryOrRegion(last) && last.length > 1) return place(sure);
  // "Indiranagar, Bangalore", but also "Mahindra Research Valley, Chennai": only the surroundings can tell.
  const startsWithCity = isCity(parts[0]!);
  if ((isCity(last) || startsWithCity) && CITY.test(last))
    return place(startsWithCity || has_postcode ? 0.8 : 0.5);
  return undefined;
});

/** A postcode before a town counts at the start and behind a street; a bare number, only before a listed city or in a named country. */
function withoutPostcode(text: string): string {
  if (!/^\D{0,4}\d|, ?\D{0,4}\d/.test(text)) return text;
  const parts = text.split(/,\s*/);
  const last = parts.at(-1)!;
  const abroad = parts.length > 1 && regionsCoded(last).length === 0 && countryNamed(last) !== undefined;
  const kept = parts.map((part, index) => {
    const before = parts[index - 1];
    if (before !== undefined && !HOUSE.test(before) && !hasStreetWord(before)) return part;
    const sure = POSTCODE_BEFORE.exec(part);
    if (sure !== null) return part.slice(sure[0].length);
    const bare = BARE_POSTCODE.exec(part);
    if (bare === null) return part;
    const town = part.slice(bare[0].length) || (parts[index + 1] ?? '');
    const named = isCity(town) || (abroad && town !== last && !hasStreetWord(town));
    return named ? part.slice(bare[0].length) : part;
  });
  return kept.filter((part) => part !== '').join(', ');
}

/** A listed city, or the area around one: "Greater Boston", "San Francisco Bay Area". */
function isCity(text: string): boolean {
  if (citiesNamed(text.replace(METRO, '')).length > 0) return true;
  const parts = AREA.test(text) ? partsOf(text) : [];
  return parts.length > 0 && parts.every((part) => part.cities.length > 0);
}

function isCountryOrRegion(text: string): boolean {
  return countryNamed(text) !== undefined || regionsNamed(text).length > 0;
}

/** "Boise Idaho", "Charlotte North Carolina" */
function isCityAndRegion(text: string): boolean {
  const words = text.split(' ');
  return [1, 2].some((take) => {
    const [city, region] = [words.slice(0, -take).join(' '), words.slice(-take).join(' ')];
    return (
      words.length > take &&
      words.length <= 5 &&
      isCity(city) &&
      isCountryOrRegion(region) &&
      region.length > 3
    );
  });
}

function confidenceAlone(part: string): number | undefined {
  if (isCity(part)) return 0.85;
  if (AROUND.test(part) && CITY.test(part.replace(AROUND, ''))) return 0.85;
  if (isCountryOrRegion(part) && part.length > 2) return 0.7;
  if (isCityAndRegion(part)) return 0.8;
  // "Austin TX", "Portland OR 97201"
  const state = /^(.+) ([A-Z]{2,3})$/.exec(part);
  return state !== null &&
    (employerScore(part) < 0.5 || isCity(state[1]!) || NAMED_AS_TOWN.test(state[1]!)) &&
    CITY.test(state[1]!) &&
    regionsCoded(state[2]!).length > 0 &&
    state[1]!.split(' ').length < 4
    ? 0.7
    : undefined;
}

/** A place at the end of a longer text: "Tata Motors Research Centre, Pune", "Acme Corp, Austin, TX". */
export function trailingPlace(text: string): { rest: string; place: StatedPlace } | undefined {
  const parts = text.split(/,\s*/);
  for (let take = Math.min(3, parts.length - 1); take >= 1; take -= 1) {
    const tail = parts.slice(-take).join(', ');
    const place = asPlace(tail);
    const rest = parts.slice(0, -take).join(', ').trim();
    if (place !== undefined && place.confidence >= 0.6 && rest !== '') return { rest, place };
  }
  return undefined;
}

import { citiesNamed } from '../../../job-text/places/cities.ts';
import { countryNamed } from '../../../job-text/places/countries.ts';
import { readPlace } from '../../../job-text/places/read-location.ts';
import { type Region, regionsCoded, regionsNamed } from '../../../job-text/places/regions.ts';
import { isTownName } from '../../../job-text/places/town-names.ts';
import { OF_COUNTRY, SHAPES, TOWN } from '../places/address-shapes.ts';
import { asPlace, type StatedPlace } from '../places/location.ts';
import { isStreetName, withoutStreets } from '../places/streets.ts';
import { employerScore, endsWithLegalForm, titleScore } from '../words/job-words.ts';
import { withoutOnlineAddresses } from './profile-links.ts';

/** What says that a home follows, so that a town needs no list to be one. */
const LABEL =
  /^(?:ya[sş]ad[ıi][gğ][ıi]m (?:[sş]ehir|yer)|bulundu[gğ]um [sş]ehir|poblaci[oó]n|bor|city of residence|current city|ciudad (?:de residencia|actual)|ville de r[eé]sidence|(?:currently |now )?(?:based|living|residing) in|lives in|location|residence|home town|wohnort|wohnhaft in|wohnsitz|residente (?:a|in|en|em)|residenza|luogo di residenza|domicilio|lugar de residencia|residencia|localidad|localidade|cidade|ciudad|ville|habite [àa]|domicili[ée]e? [àa]|woonplaats|woonachtig (?:in|te)|miejsce zamieszkania|miejscowo[sś][cć]|localitate(?:a)?|ora[sș]|bostadsort|bosatt i|ort|[sş]ehir)\s*[:–-]*\s+/iu;
/** Other labels and remarks that may stand where a town does. */
const NO_TOWN =
  /^(?:tel|phone|cell|mobile?|mail|e-?mail|fax|web|remote|hybrid|on-?site|linkedin|github|born|geb|geburt\p{L}*|address|adresse|telefon\p{L}*|handy|contact|kontakt|page|version)(?![\p{L}])/iu;
/** Nothing but an address follows it, so the address begins behind it. */
const ADDRESS_LABEL =
  /^\s*(?:(?:home |current |postal |mailing )?address|adresse|anschrift|direcci[oó]n|endere[cç]o|morada|indirizzo|adres|adresa|adress|ikamet)\s*[:\t–-]+\s*/iu;
/** Between an address and what else stands on its line; icons that have no letters may be any sign. */
const SIGNS = /\s*[|•·►▪;∥‖¦⋅∙◦⋄♦∗\p{Extended_Pictographic}]\s*|\s+#\s+|\s{2,}/u;
const TOWN_ONLY = new RegExp(`^${TOWN}$`, 'u');

/** Words of an address that only one of the countries with shared shapes writes, and its language. */
const OWN_WORDS: Record<string, { language: string; words: RegExp }> = {
  BR: { language: 'pt', words: /(?<!\p{L})(?:rua|avenida|bairro|travessa|rodovia|alameda)(?!\p{L})/iu },
  IT: { language: 'it', words: /(?<!\p{L})(?:via|viale|vicolo|piazza|corso|residente)(?!\p{L})/iu },
  FR: { language: 'fr', words: /(?<!\p{L})(?:rue|allée|impasse|chemin|quai)(?!\p{L})/iu },
};
/** Its letters are also those of a state. */
const GERMANY = 'DE';

/** The town of an address, by what stands around it: a postcode, a code of its region, its country, or a label. */
export function readAddress(text: string, language: string | undefined): StatedPlace | undefined {
  const bare = withoutOnlineAddresses(text).replace(ADDRESS_LABEL, '');
  if (bare !== text && TOWN_ONLY.test(bare) && isTown(bare) && isTownName(bare))
    return placed(bare, undefined, 0.8);
  for (const part of bare.split(SIGNS)) {
    const found =
      withState(part) ??
      inShape(part, language) ??
      withCountry(part) ??
      withProvince(part) ??
      behindStreet(part) ??
      behindLabel(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

const TOWN_AND_STATE = new RegExp(`(?:^|, ?)(${TOWN}) ?(?:[/–—-] ?|\\()([A-Z]{2})(?![\\p{L}\\d])`, 'u');

/** "Los Angeles (CA)", "Boston - MA", "Boston/MA": a listed city of the state or province. */
function withState(text: string): StatedPlace | undefined {
  const found = TOWN_AND_STATE.exec(text);
  if (found === null) return undefined;
  const [, town, code] = found;
  const city = citiesNamed(town!).find(({ region }) => region === code);
  return city === undefined ? undefined : placed(`${town}, ${code}`, city.country, 0.92);
}

function inShape(text: string, language: string | undefined): StatedPlace | undefined {
  for (const { pattern, country, isShared } of SHAPES) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const { state, region: named } = found.groups ?? {};
    if (named !== undefined) {
      const isPlace = isRegion(named) || citiesNamed(named).length > 0 || isStreetName(text);
      if (isPlace && isTown(found[1]!)) return placed(`${found[1]}, ${named}`, undefined, 0.92);
      continue;
    }
    if (state !== undefined) {
      if (regionsCoded(state).some((region) => region.country === country)) {
        return placed(`${found[1]}, ${state}`, country, 0.92);
      }
      continue;
    }
    const [town, after] = withoutCountry(found.slice(1).findLast((group) => group !== undefined)!);
    if (!isTown(town) || (isRegion(town) && citiesNamed(town).length === 0)) continue;
    const rest = text.slice(found.index + found[0].length);
    const code = OF_COUNTRY[found.groups?.code ?? ''] ?? country;
    if (
      isShared ? !isOf(country!, town, text, language) : code === undefined && isNoPostcode(found, town, rest)
    )
      continue;
    const behind = /^\s*[,(–—-]\s*([^,()|–—]+)/u.exec(rest)?.[1]?.trim();
    const region = behind !== undefined && isRegion(behind) ? behind : after;
    return placed(region === undefined ? town : `${town}, ${region}`, code, 0.92);
  }
  return undefined;
}

/** "Biscoitos Portugal", "Reims France": a town and its country, without a comma. */
function withoutCountry(text: string): [town: string, country: string | undefined] {
  const words = text.split(' ');
  const country = words.length > 1 && countryNamed(words.at(-1)!) !== undefined ? words.at(-1) : undefined;
  if (country === undefined || citiesNamed(text).length > 0) return [text, undefined];
  return [words.slice(0, -1).join(' '), country];
}

/** What speaks for a country beside two letters or digits that elsewhere mean something else. */
function isOf(country: string, town: string, text: string, language: string | undefined): boolean {
  const cities = citiesNamed(town);
  if (cities.length > 0) return cities.some((city) => city.country === country);
  const own = OWN_WORDS[country];
  if (own !== undefined && (own.language === language || own.words.test(text))) return true;
  return text
    .split(/\s*[,–—-]\s*/)
    .some(
      (piece) =>
        countryNamed(piece) === country || regionsNamed(piece).some((region) => region.country === country),
    );
}

/**
 * The digits before the town are another number: that of a house ("4410 Elm Street, Dallas, TX"), a salary ("Salary 50000
 * Euro"), or a part of an employer's address.
 */
function isNoPostcode(found: RegExpExecArray, town: string, rest: string): boolean {
  if (isStreetName(town)) return true;
  const cities = citiesNamed(town);
  const before = found.input.slice(0, found.index + found[0].lastIndexOf(town)).replace(/[\d -]+,? $/, '');
  if (before.split(/\s*[,:]\s*/).some((piece) => endsWithLegalForm(piece))) return true;
  const pieces = rest.split(/[,()–—-]/).map((piece) => piece.trim().replace(/ \d{5}(?:-\d{4})?$/, ''));
  // A zip code never stands before its town.
  if (cities.every(({ country }) => isAmerican(country)) && pieces.some(isAmericanState)) return true;
  if (cities.length > 0) return false;
  if (pieces.some((piece) => citiesNamed(piece).some(({ country }) => isAmerican(country)))) return true;
  // "Lieu-dit Le Bourg, 24120 Terrasson": behind a comma, and nothing follows.
  if (/\p{L}{3},\s*$/u.test(before) && rest.trim() === '' && found[0].includes(' ')) return false;
  return before.trim() !== '' && !/(?<!\d)\d{1,3}(?!\d)|[,–—-]\s*C\.?P\.?\s*$/u.test(before);
}

function isAmerican(country: string): boolean {
  return country === 'US' || country === 'CA';
}

function isAmericanState(text: string): boolean {
  const regions: readonly Region[] = /^[A-Z]{2}$/.test(text) ? regionsCoded(text) : regionsNamed(text);
  return text !== GERMANY && regions.some(({ country }) => isAmerican(country));
}

const TOWN_AND_COUNTRY = new RegExp(`^(${TOWN})(?:\\s*[/–—]\\s*|\\s+-\\s+|\\s+\\()(${TOWN})(?=\\)|$)`, 'u');

/** "Siilinjärvi – Suomi", "Linz/Österreich", "Sherbrooke (Québec)". */
function withCountry(text: string): StatedPlace | undefined {
  const found = TOWN_AND_COUNTRY.exec(text.trim());
  if (found === null || !isTown(found[1]!) || !isRegion(found[2]!) || isRegion(found[1]!)) return undefined;
  // "Ann Reed - PA", "Economics - MA": two letters behind any words are no state.
  if (/^[A-Z]{2,3}$/.test(found[2]!) && countryNamed(found[2]!) === undefined) return undefined;
  return placed(`${found[1]}, ${found[2]}`, undefined, 0.85);
}

const TOWN_AND_PROVINCE = new RegExp(`(?:^|, ?)(${TOWN})(?: ?/ ?| \\()(${TOWN})(?=\\)|$|,)`, 'u');

/** "Dos Hermanas (Sevilla)", "Bornova/İzmir": a town, and the city that its province is called after. */
function withProvince(text: string): StatedPlace | undefined {
  const found = TOWN_AND_PROVINCE.exec(text.trim());
  if (found === null || !isTown(found[1]!) || !isTownName(found[1]!)) return undefined;
  const [city] = citiesNamed(found[2]!);
  return city === undefined ? undefined : placed(`${found[1]}, ${found[2]}`, city.country, 0.85);
}

/** Whatever was a street; its own sign is in no text. */
const GONE = '\u0000';

/** "Str. Enache nr. 95 Cluj-Napoca", "Via Roma 12, La Spezia": behind a street with its number, a town that is known. */
function behindStreet(text: string): StatedPlace | undefined {
  const left = withoutStreets(text, true, GONE);
  const at = left.lastIndexOf(GONE);
  if (at === -1) return undefined;
  const rest = left
    .slice(at + 1)
    .replace(/^[\s,.–—-]+/u, '')
    .replace(LATER, '');
  const [town = '', ...behind] = rest.split(/,\s*/);
  if (!TOWN_ONLY.test(town) || !isTown(town) || !isTownName(town) || isStreetName(town)) return undefined;
  const more = behind.filter((part) => isRegion(part) || (TOWN_ONLY.test(part) && isTownName(part)));
  return placed([town, ...(more.length === behind.length ? more : [])].join(', '), undefined, 0.85);
}
/** What follows an address on its line. */
const LATER = /(?:\s+[–—/-]\s+|\s{2,}|,\s+(?=\S*[@\d])).*$|\s+[+(]?\d.*$/u;

function behindLabel(text: string): StatedPlace | undefined {
  const trimmed = text.trim();
  const label = LABEL.exec(trimmed);
  if (label === null) return undefined;
  const rest = trimmed.slice(label[0].length).replace(/\s*\([^)]*\)$/, '');
  const place = withCountry(rest) ?? asPlace(rest);
  if (place !== undefined) return place.isWorkplace ? undefined : place;
  const [town, ...behind] = rest.split(/,\s*/);
  if (!TOWN_ONLY.test(town!) || !isTown(town!) || behind.length > 2) return undefined;
  return placed(behind.every((part) => isRegion(part)) ? rest : town!, undefined, 0.8);
}

function placed(text: string, country: string | undefined, confidence: number): StatedPlace {
  return { text, country: country ?? readPlace(text)?.country ?? null, confidence, isWorkplace: false };
}

function isTown(text: string): boolean {
  return (
    text.length > 2 &&
    !NO_TOWN.test(text) &&
    titleScore(text) < 0.5 &&
    (employerScore(text) < 0.5 || asPlace(text) !== undefined)
  );
}

function isRegion(text: string): boolean {
  return (
    countryNamed(text) !== undefined ||
    regionsNamed(text).length > 0 ||
    (/^[A-Z]{2,3}$/.test(text) && regionsCoded(text).length > 0)
  );
}

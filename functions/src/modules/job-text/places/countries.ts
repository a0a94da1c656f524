import { plainWords } from '../words/plain-words.ts';

/** Common names that differ from those of `Intl.DisplayNames`. */
const ALIASES: Record<string, string> = {
  US: 'USA|U.S.A.|U.S.|US|United States of America|America',
  GB: 'UK|U.K.|Great Britain|Britain|England|Scotland|Wales|Northern Ireland',
  AE: 'UAE|U.A.E.',
  CZ: 'Czech Republic',
  HK: 'Hong Kong|Hong Kong SAR',
  IE: 'Republic of Ireland',
  KR: 'Korea|Republic of Korea',
  MM: 'Myanmar|Burma',
  NL: 'The Netherlands|Holland',
  TR: 'Turkey',
  VN: 'Viet Nam',
  CI: 'Ivory Coast',
};

/** Three-letter codes used for countries in locations, in capitals; `Intl` does not know them. */
const ALPHA_3 = new Map(
  Object.entries({
    AUS: 'AU',
    BRA: 'BR',
    CAN: 'CA',
    DEU: 'DE',
    ESP: 'ES',
    FRA: 'FR',
    GBR: 'GB',
    IND: 'IN',
    IRL: 'IE',
    ITA: 'IT',
    JPN: 'JP',
    MEX: 'MX',
    NLD: 'NL',
    POL: 'PL',
    SGP: 'SG',
  }),
);

/** Languages other than English in which resumes name countries. */
const OTHER_LANGUAGES = ['es', 'de', 'fr', 'it', 'pt', 'nl'];

/** Codes that `Intl` names but that are groups of countries, placeholders, or parts of a country. */
const NO_COUNTRIES = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

/** In Dutch it is called as the English county and the town in Virginia are. */
const NORFOLK_ISLAND = 'NF';

let english: Intl.DisplayNames | undefined;
let codes: Set<string> | undefined;
let codesByName: Map<string, string> | undefined;
let codesByEnglishName: Map<string, string> | undefined;

function displayNames(): Intl.DisplayNames {
  english ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return english;
}

function countryCodes(): Set<string> {
  if (codes) return codes;
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  codes = new Set(
    pairs.filter(
      (code) =>
        !NO_COUNTRIES.has(code) &&
        displayNames().of(code) !== undefined &&
        // Canonicalization replaces obsolete codes: CS is RS, DD is DE, and UK is GB.
        Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`,
    ),
  );
  return codes;
}

/** True for an ISO 3166-1 alpha-2 code in capitals. */
export function isCountryCode(text: string): boolean {
  return /^[A-Z]{2}$/.test(text) && countryCodes().has(text);
}

/** English name of a country code, for sentences and forms: "GB" is "United Kingdom". */
export function countryName(code: string): string {
  return (/^[A-Z]{2}$/.test(code) && displayNames().of(code)) || code;
}

/** English names of all countries, each spelling with its code; several spellings of a country are adjacent. */
export function englishCountryNames(): [name: string, code: string][] {
  const short = new Intl.DisplayNames('en', { type: 'region', style: 'short' });
  return [...countryCodes()].flatMap((code) => [
    ...[...new Set([displayNames().of(code) ?? code, short.of(code) ?? code])].map(
      (name): [string, string] => [name, code],
    ),
    ...(ALIASES[code]?.split('|') ?? []).map((name): [string, string] => [name, code]),
  ]);
}

/** Code of the country with this English name or alias; undefined for anything else. */
export function countryNamedInEnglish(text: string): string | undefined {
  codesByEnglishName ??= byKey(englishCountryNames());
  return codesByEnglishName.get(keyOf(text));
}

/** Code of the country with this name in any of the resume languages: "Deutschland", "UK", "Türkiye". */
export function countryNamed(text: string): string | undefined {
  codesByName ??= byKey(
    OTHER_LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region' });
      return [...countryCodes()]
        .filter((code) => code !== NORFOLK_ISLAND)
        .map((code): [string, string] => [names.of(code) ?? code, code]);
    }),
  );
  return countryNamedInEnglish(text) ?? codesByName.get(keyOf(text)) ?? ALPHA_3.get(text);
}

function keyOf(name: string): string {
  return plainWords(name.replace(/&/g, ' and ')).join(' ');
}

function byKey(names: [name: string, code: string][]): Map<string, string> {
  const codes = new Map<string, string>();
  for (const [name, code] of names) {
    const key = keyOf(name);
    if (!codes.has(key)) codes.set(key, code);
  }
  return codes;
}

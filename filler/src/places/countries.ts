/** The one list of countries: the functions read it too. Nothing here needs a page. */

/** Common names that differ from those of `Intl.DisplayNames`. */
const ALIASES: Record<string, string[]> = {
  US: ['USA', 'U.S.A.', 'U.S.', 'US', 'United States of America', 'America'],
  GB: ['UK', 'U.K.', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  AE: ['UAE', 'U.A.E.'],
  CZ: ['Czech Republic'],
  HK: ['Hong Kong', 'Hong Kong SAR'],
  IE: ['Republic of Ireland'],
  KR: ['Korea', 'Republic of Korea'],
  MM: ['Myanmar', 'Burma'],
  NL: ['The Netherlands', 'Holland'],
  TR: ['Turkey'],
  UM: ['United States Minor Outlying Islands'],
  VI: ['United States Virgin Islands', 'US Virgin Islands'],
  VN: ['Viet Nam'],
  CI: ['Ivory Coast'],
};

/** Codes that `Intl` names but that are groups of countries, placeholders, or parts of a country. */
const NO_COUNTRIES = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

let english: Intl.DisplayNames | undefined;
let codes: Set<string> | undefined;

function displayNames(): Intl.DisplayNames {
  english ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return english;
}

/** All ISO 3166-1 alpha-2 codes, in alphabetical order. */
export function countryCodes(): ReadonlySet<string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  codes ??= new Set(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter(
        (code) =>
          !NO_COUNTRIES.has(code) &&
          displayNames().of(code) !== undefined &&
          // Canonicalization replaces obsolete codes: CS is RS, DD is DE, and UK is GB.
          Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`,
      ),
  );
  return codes;
}

/** English name of a country code (ISO 3166-1 alpha-2): "GB" is "United Kingdom". */
export function countryName(code: string): string {
  return (/^[A-Z]{2}$/.test(code) && displayNames().of(code)) || code;
}

const ABROAD = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'hu', 'ro', 'tr'];

let abroad: Intl.DisplayNames[] | undefined;

/** Names of a country in other languages that forms are written in. */
export function countryNamesAbroad(code: string): string[] {
  if (!/^[A-Z]{2}$/.test(code)) return [];
  abroad ??= ABROAD.map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));
  return [...new Set(abroad.flatMap((names) => names.of(code) ?? []))];
}

/** English names of all countries, each spelling with its code; several spellings of a country are adjacent. */
export function englishCountryNames(): [name: string, code: string][] {
  const short = new Intl.DisplayNames('en', { type: 'region', style: 'short' });
  return [...countryCodes()].flatMap((code) =>
    [...new Set([displayNames().of(code) ?? code, short.of(code) ?? code, ...(ALIASES[code] ?? [])])].map(
      (name): [string, string] => [name, code],
    ),
  );
}

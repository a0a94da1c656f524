import { countryCodes, englishCountryNames } from '@huntwell/filler/countries';
import { plainWords } from '../words/plain-words.ts';

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

/**
 * As people there write countries they live in. Not all names of these languages: Romanians call Colombia as an American town is called.
 */
const ELSEWHERE = new Map(
  Object.entries({
    DE: 'Niemcy|Germania|Tyskland|Almanya',
    GB: 'Wielka Brytania|Marea Britanie|Storbritannien|İngiltere|Birleşik Krallık',
    PL: 'Polska',
    SE: 'Sverige|Szwecja|İsveç',
    NO: 'Norge|Norwegia',
    DK: 'Danmark',
    NL: 'Holandia|Olanda|Nederländerna|Hollanda',
    FR: 'Francja|Franța|Frankrike|Fransa',
    IT: 'Włochy|İtalya',
    ES: 'Hiszpania|Spania|İspanya',
    AT: 'Österrike|Avusturya',
    CH: 'Szwajcaria|Elveția|İsviçre',
    BE: 'Belgia|Belçika',
    IE: 'Irlandia|Irlanda',
    CZ: 'Czechy',
    HU: 'Węgry|Ungaria',
  }).flatMap(([code, names]) => names.split('|').map((name): [string, string] => [keyOf(name), code])),
);

/** Countries by the language that their own people name them in, where it is none of the languages above. */
const OWN_LANGUAGES: Record<string, string> = {
  FI: 'fi',
  HU: 'hu',
  CZ: 'cs',
  SK: 'sk',
  HR: 'hr',
  RS: 'sr-Latn',
  SI: 'sl',
  EE: 'et',
  LT: 'lt',
  LV: 'lv',
  GR: 'el',
  RU: 'ru',
  UA: 'uk',
  BG: 'bg',
  GE: 'ka',
  IL: 'he',
  EG: 'ar',
  JP: 'ja',
  CN: 'zh',
  TW: 'zh-Hant',
  KR: 'ko',
};

/** In Dutch it is called as the English county and the town in Virginia are. */
const NORFOLK_ISLAND = 'NF';

let codesByName: Map<string, string> | undefined;
let codesByOwnName: Map<string, string> | undefined;
let codesByEnglishName: Map<string, string> | undefined;

/** True for an ISO 3166-1 alpha-2 code in capitals. */
export function isCountryCode(text: string): boolean {
  return /^[A-Z]{2}$/.test(text) && countryCodes().has(text);
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
  codesByOwnName ??= byKey(
    Object.entries(OWN_LANGUAGES).map(([code, language]): [string, string] => [
      new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code,
      code,
    ]),
  );
  return (
    countryNamedInEnglish(text) ??
    codesByOwnName.get(keyOf(text)) ??
    codesByName.get(keyOf(text)) ??
    ELSEWHERE.get(keyOf(text)) ??
    ALPHA_3.get(text)
  );
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

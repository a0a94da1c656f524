import { citiesNamed } from './cities.ts';
import { isCountryCode } from './countries.ts';
import type { Place } from './place.ts';
import { regionsCoded, regionsNamed } from './regions.ts';

const REMOTE_WORDS =
  /\b(?:(?:fully|100 ?%) )?(?:remote(?:ly)?|hybrid|on-?site|virtual|telecommute|work from home|wfh)\b/gi;

/** The states of the United States that a text lists, by code or by name; null if it is no such list. */
export function statesListed(text: string): Place[] | null {
  const items = text
    .replace(REMOTE_WORDS, ' ')
    .split(/[,;|/&()[\]:]|\b(?:or|and|in|only)\b|\s[-–—]\s/i)
    .map((item) => item.trim())
    .filter((item) => item !== '' && !/^(?:the )?(?:u\.?s\.?a?\.?|united states)$/i.test(item));
  return statesByCode(text, items) ?? statesByName(items);
}

/** "Remote (CO, WA, OR)", "CA or NY": states of the United States by code, if at least one can't be a country. */
function statesByCode(text: string, items: readonly string[]): Place[] | null {
  // "IN" and "OR" in capitals are states here, and were separators above only in small letters.
  const codes = [...text.matchAll(/(?<![\p{L}\d])\p{Lu}{2}(?![\p{L}\d])/gu)]
    .map(([code]) => code)
    .filter((code) => code !== 'US');
  const areStates =
    codes.length > 1 &&
    codes.every((code) => regionsCoded(code).some((region) => region.country === 'US')) &&
    items.every((item) => /^\p{Lu}{2}$/u.test(item)) &&
    (codes.length > 2 || codes.some((code) => !isCountryCode(code)));
  return areStates
    ? [...new Set(codes)].map((region): Place => ({ city: null, region, country: 'US' }))
    : null;
}

/** "California, Texas, or New York": states of one country by name, at least three, the last of which is a city as well. */
function statesByName(items: readonly string[]): Place[] | null {
  if (items.length < 3 || new Set(items).size < items.length) return null;
  const states = items.map((item) =>
    regionsNamed(item).find(({ country, code }) => country === 'US' && code !== null),
  );
  // One that is only a state tells that the others are.
  const isSure = items.some((item, at) => states[at] !== undefined && citiesNamed(item).length === 0);
  return isSure && states.every((state) => state !== undefined)
    ? states.map(({ code }): Place => ({ city: null, region: code, country: 'US' }))
    : null;
}

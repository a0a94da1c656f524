import { englishCountryNames } from './countries.ts';

/** Names that contain a country's name but do not refer to it. */
const MISTAKABLE =
  /\b(?:new (?:jersey|mexico)|north(?:ern)? america|south america|latin america|central america)\b/gi;

/** Places that are larger or smaller than a country, or names that several countries share. */
const UNCLEAR =
  /\b(?:E\.?U\b|EEA\b|E\.?E\.?A\b|european (?:union|economic area)|europe|schengen|asia|africa|north(?:ern)? america|south america|latin america|georgia|apac|emea|worldwide|anywhere)|\b(?:american|european|british|english|irish|canadian|german|swiss|austrian|french|spanish|italian|portuguese|dutch|belgian|polish|swedish|norwegian|danish|finnish|australian|indian|chinese|japanese|singaporean|brazilian|mexican)\b|\b(?:country|countries) (?:of (?:residence|citizenship|origin|birth)|(?:in which |where )?you (?:live|reside))|\b(?:where|country|countries|which|that) you (?:currently )?(?:live|reside|are (?:currently )?(?:based|located)|selected|chose)|\byour (?:current )?(?:country|location)\b|\blocations?(?:\(s\))? (?:that )?you (?:selected|chose|prefer)|\b(?:previous|above|last) (?:answer|response|question|selection)/i;

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Names = { pattern: RegExp; codes: Map<string, string> };
let names: Names | undefined;

function countryNames(): Names {
  if (names) return names;
  // Short forms are also words: "us".
  const long = englishCountryNames().filter(([name]) => name.length > 3);
  const codes = new Map(long.map(([name, code]) => [name.toLowerCase(), code]));
  // Longest first, so that Guinea-Bissau is not read as Guinea.
  const alternatives = [...codes.keys()].sort((a, b) => b.length - a.length).map(escaped);
  names = {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
    codes,
  };
  return names;
}

/** "us" only in capitals: it is a pronoun. */
const SHORT: [RegExp, string][] = [
  [/\b(?:USA?|U\.S\.(?:A\.?)?)(?!\w)/g, 'US'],
  [/\b(?:UK|U\.K\.|GB)(?!\w)/gi, 'GB'],
  [/\b(?:UAE|U\.A\.E\.)(?!\w)/gi, 'AE'],
];

/** A text without the names of countries in it. */
export function withoutCountries(text: string): string {
  const rest = SHORT.reduce((left, [words]) => left.replace(words, ' '), text);
  return rest.replace(countryNames().pattern, ' ');
}

/** Whether a text is the name of one country and nothing else. */
export function isCountryName(text: string): boolean {
  const rest = withoutCountries(text.replace(/^the /i, ''));
  return typeof countryAsked(text) === 'string' && /^[ ,.]*$/.test(rest);
}

/**
 * The country that a question names (ISO 3166-1 alpha-2); null if none; `unclear` if several, a region, or something
 * other than a country's name.
 */
export function countryAsked(label: string): string | 'unclear' | null {
  if (UNCLEAR.test(label)) return 'unclear';
  const text = label.replace(MISTAKABLE, ' ');
  const { pattern, codes } = countryNames();
  const found = new Set([...text.matchAll(pattern)].map(([name]) => codes.get(name.toLowerCase()) ?? ''));
  for (const [words, code] of SHORT) if (text.search(words) >= 0) found.add(code);
  if (found.size > 1) return 'unclear';
  return [...found][0] ?? null;
}

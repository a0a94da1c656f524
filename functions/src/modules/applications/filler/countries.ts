/** Codes that `Intl` names though they are no country of today, or a second code of one. */
const NO_COUNTRIES = new Set([
  'EU',
  'EZ',
  'UN',
  'XA',
  'XB',
  'ZZ',
  'QO',
  'DD',
  'FX',
  'UK',
  'SU',
  'YU',
  'VD',
  'ZR',
  'RH',
]);

function countryNames(): [string, string][] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.flatMap((code) => {
    const name = NO_COUNTRIES.has(code) ? undefined : names.of(code);
    return name ? [[name, code] as [string, string]] : [];
  });
}

const OTHER_NAMES: [string, string][] = [
  ['America', 'US'],
  ['Britain', 'GB'],
  ['England', 'GB'],
  ['Scotland', 'GB'],
  ['Wales', 'GB'],
  ['Northern Ireland', 'GB'],
  ['Republic of Ireland', 'IE'],
  ['Czech Republic', 'CZ'],
  ['Holland', 'NL'],
  ['Hong Kong', 'HK'],
  ['Turkey', 'TR'],
  ['UAE', 'AE'],
];

/** Names that are no country's, but hold one: they say nothing of it. */
const MISTAKABLE =
  /\b(?:new (?:jersey|mexico)|north(?:ern)? america|south america|latin america|central america)\b/gi;

/** A place that is more or less than one country, or that several countries share the name of. */
const UNCLEAR =
  /\b(?:E\.?U\b|EEA\b|E\.?E\.?A\b|european (?:union|economic area)|europe|schengen|asia|africa|north(?:ern)? america|south america|latin america|georgia|apac|emea|worldwide|anywhere)|\b(?:american|european|british|english|irish|canadian|german|swiss|austrian|french|spanish|italian|portuguese|dutch|belgian|polish|swedish|norwegian|danish|finnish|australian|indian|chinese|japanese|singaporean|brazilian|mexican)\b|\b(?:country|countries) (?:of (?:residence|citizenship|origin|birth)|(?:in which |where )?you (?:live|reside))|\bwhere you (?:currently )?(?:live|reside|are (?:currently )?(?:based|located))|\byour (?:current )?(?:country|location)\b/i;

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const BY_NAME = new Map(
  [...countryNames(), ...OTHER_NAMES].map(([name, code]) => [name.toLowerCase(), code]),
);
/** The longest first, so that Guinea-Bissau is not read as Guinea. */
const NAMES = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...BY_NAME.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);
/** In capitals alone: "us" is a pronoun. */
const SHORT: [RegExp, string][] = [
  [/\b(?:USA?|U\.S\.(?:A\.?)?)(?!\w)/g, 'US'],
  [/\b(?:UK|U\.K\.|GB)(?!\w)/g, 'GB'],
];

/**
 * The country that a question names (ISO 3166-1 alpha-2); null when it names none; `unclear` when it names several, a
 * region, or a country by another word than its name.
 */
export function countryNamed(label: string): string | 'unclear' | null {
  if (UNCLEAR.test(label)) return 'unclear';
  const text = label.replace(MISTAKABLE, ' ');
  const found = new Set([...text.matchAll(NAMES)].map(([name]) => BY_NAME.get(name.toLowerCase()) ?? ''));
  for (const [words, code] of SHORT) if (text.search(words) >= 0) found.add(code);
  if (found.size > 1) return 'unclear';
  return [...found][0] ?? null;
}

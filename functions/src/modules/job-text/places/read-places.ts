import type { Workplace } from '../../../contract/common.ts';
import type { Place } from '../features/posting-features.ts';

const US_STATES =
  'AL alabama|AK alaska|AZ arizona|AR arkansas|CA california|CO colorado|CT connecticut|DE delaware|DC district of columbia|FL florida|GA georgia|HI hawaii|ID idaho|IL illinois|IN indiana|IA iowa|KS kansas|KY kentucky|LA louisiana|ME maine|MD maryland|MA massachusetts|MI michigan|MN minnesota|MS mississippi|MO missouri|MT montana|NE nebraska|NV nevada|NH new hampshire|NJ new jersey|NM new mexico|NY new york|NC north carolina|ND north dakota|OH ohio|OK oklahoma|OR oregon|PA pennsylvania|PR puerto rico|RI rhode island|SC south carolina|SD south dakota|TN tennessee|TX texas|UT utah|VT vermont|VA virginia|WA washington|WV west virginia|WI wisconsin|WY wyoming';
const CANADIAN_PROVINCES =
  'AB alberta|BC british columbia|MB manitoba|NB new brunswick|NL newfoundland|NS nova scotia|ON ontario|PE prince edward island|QC quebec|SK saskatchewan';
/** Cities that stand alone in postings, with the region and country that they are in. */
const KNOWN_CITIES =
  'new york NY US|new york city NY US|nyc NY US|brooklyn NY US|manhattan NY US|los angeles CA US|san francisco CA US|san jose CA US|san diego CA US|oakland CA US|sacramento CA US|palo alto CA US|mountain view CA US|seattle WA US|bellevue WA US|redmond WA US|portland OR US|chicago IL US|boston MA US|cambridge MA US|austin TX US|dallas TX US|houston TX US|san antonio TX US|denver CO US|boulder CO US|phoenix AZ US|atlanta GA US|miami FL US|tampa FL US|orlando FL US|philadelphia PA US|pittsburgh PA US|washington dc DC US|washington d c DC US|baltimore MD US|detroit MI US|minneapolis MN US|nashville TN US|charlotte NC US|raleigh NC US|salt lake city UT US|las vegas NV US|columbus OH US|cleveland OH US|cincinnati OH US|indianapolis IN US|milwaukee WI US|st louis MO US|kansas city MO US|new orleans LA US|richmond VA US|newark NJ US|jersey city NJ US|albany NY US|buffalo NY US|toronto ON CA|vancouver BC CA|montreal QC CA|ottawa ON CA|calgary AB CA|london - GB|manchester - GB|edinburgh - GB|dublin - IE|berlin - DE|munich - DE|hamburg - DE|paris - FR|amsterdam - NL|brussels - BE|zurich - CH|geneva - CH|vienna - AT|madrid - ES|barcelona - ES|lisbon - PT|rome - IT|milan - IT|stockholm - SE|copenhagen - DK|oslo - NO|helsinki - FI|warsaw - PL|prague - CZ|budapest - HU|athens - GR|istanbul - TR|tel aviv - IL|dubai - AE|mumbai - IN|bangalore - IN|bengaluru - IN|hyderabad - IN|delhi - IN|new delhi - IN|pune - IN|chennai - IN|gurgaon - IN|singapore - SG|hong kong - HK|tokyo - JP|osaka - JP|seoul - KR|beijing - CN|shanghai - CN|taipei - TW|sydney NSW AU|melbourne VIC AU|brisbane QLD AU|perth WA AU|auckland - NZ|mexico city - MX|sao paulo - BR|buenos aires - AR|bogota - CO|santiago - CL|cape town - ZA|johannesburg - ZA|nairobi - KE|lagos - NG|cairo - EG|manila - PH|jakarta - ID|bangkok - TH|kuala lumpur - MY|ho chi minh city - VN|karachi - PK|lahore - PK';
const COUNTRY_ALIASES: [string, string][] = [
  ['usa', 'US'],
  ['u s a', 'US'],
  ['u s', 'US'],
  ['us', 'US'],
  ['united states of america', 'US'],
  ['uk', 'GB'],
  ['u k', 'GB'],
  ['great britain', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['uae', 'AE'],
  ['south korea', 'KR'],
  ['korea', 'KR'],
  ['czech republic', 'CZ'],
  ['russia', 'RU'],
  ['vietnam', 'VN'],
  ['turkey', 'TR'],
  ['holland', 'NL'],
  ['hong kong', 'HK'],
  ['taiwan', 'TW'],
];

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const regions = new Map<string, { region: string; country: string }>();
for (const [list, country] of [
  [US_STATES, 'US'],
  [CANADIAN_PROVINCES, 'CA'],
] as const) {
  for (const entry of list.split('|')) {
    const code = entry.slice(0, 2);
    regions.set(entry.slice(3), { region: code, country });
    if (!regions.has(code.toLowerCase())) regions.set(code.toLowerCase(), { region: code, country });
  }
}
const cities = new Map<string, { region: string | null; country: string }>();
for (const entry of KNOWN_CITIES.split('|')) {
  const parts = entry.split(' ');
  const country = parts.pop() ?? '';
  const region = parts.pop() ?? '-';
  cities.set(parts.join(' '), { region: region === '-' ? null : region, country });
}
const countries = new Map(COUNTRY_ALIASES);
const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
for (let a = 65; a <= 90; a++) {
  for (let b = 65; b <= 90; b++) {
    const code = String.fromCharCode(a, b);
    const name = names.of(code);
    if (
      name &&
      !['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'UK', 'DD', 'SU', 'YU'].includes(code) &&
      !countries.has(fold(name))
    )
      countries.set(fold(name), code);
  }
}

/** English name of a country code, for sentences. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

const NO_PLACE =
  /^(?:remote|hybrid|on ?site|anywhere|worldwide|global|flexible|work from home|multiple locations|various|home office|nationwide|any|distributed|metro area|greater)$/;

/** Reads one location as published: "Albany, NY", "Remote, US", "London, United Kingdom". Null if it names no place. */
export function readPlace(text: string, fallbackCountry: string | null = null): Place | null {
  const place: Place = { city: null, region: null, country: null };
  const parts = text
    .replace(/\([^)]*\)/g, ' ')
    .split(/[,/|;•·]| [-–—] /)
    .map((part) =>
      fold(part.replace(/\b\d{4,6}(?:-\d{4})?\b/g, ' '))
        .replace(/\b(?:remote|hybrid|onsite|metro(?:politan)?(?: area)?|greater|area|region)\b/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '' && !NO_PLACE.test(part));
  for (const [i, part] of [...parts.entries()].reverse()) {
    const region = regions.get(part);
    const country = countries.get(part);
    const isLast = i === parts.length - 1;
    // "New York" and "Washington" alone or first are cities; after a city they are the state.
    if (region && place.region === null && (i > 0 || !cities.has(part))) {
      place.region = region.region;
      place.country ??= region.country;
    } else if (
      country &&
      (place.country === null || place.country === country) &&
      (part.length > 2 || isLast)
    ) {
      place.country = country;
      if (cities.has(part)) place.city = part;
    } else if (place.city === null) {
      place.city = part;
    }
  }
  const known = place.city === null ? undefined : cities.get(place.city);
  if (known && place.region === null && (place.country === null || place.country === known.country)) {
    place.region = known.region;
    place.country ??= known.country;
  }
  if (place.city === 'nyc' || place.city === 'new york city' || place.city === 'manhattan')
    place.city = 'new york';
  place.country ??= fallbackCountry;
  return place.city === null && place.region === null && place.country === null ? null : place;
}

/** Where the work is done, from the location, the title and then the text; null if they do not say. */
export function readWorkplace(title: string, locations: string[], text: string): Workplace | null {
  const short = `${title} ; ${locations.join(' ; ')}`.toLowerCase();
  if (/\bhybrid\b/.test(short)) return 'hybrid';
  if (/\b(?:remote|work from home|wfh|telecommute|anywhere)\b/.test(short)) return 'remote';
  if (/\bon-?site\b/.test(short)) return 'onsite';
  const long = text.toLowerCase();
  if (
    /\bhybrid[- ](?:work|role|schedule|position|model|environment|remote|setting|arrangement|opportunity)|(?:workplace|location|work type|arrangement)[^.\n]{0,20}\bhybrid\b|\b(?:\d|two|three|four) days? (?:a|per|each) week (?:in|at|from) (?:the|our) office/.test(
      long,
    )
  )
    return 'hybrid';
  if (/\b(?:not|no|isn't|never) (?:a |an |be )?(?:fully )?remote\b|\bremote work is not\b/.test(long))
    return 'onsite';
  if (
    /\b(?:fully|100 ?%|completely|entirely) remote\b|\bremote (?:position|role|job|opportunity|first)\b|(?:location|workplace|work type)\s*:?\s*remote\b|\bwork(?:ing)? (?:remotely )?from (?:home|anywhere)\b(?! (?:day|policy|option|allow))/.test(
      long,
    )
  )
    return 'remote';
  if (
    /\b(?:on-?site (?:position|role|only|work|job)|(?:position|role|job) is (?:fully |100 ?% )?on-?site|in[- ]person (?:position|role|only)|must work on-?site|in[- ]office (?:position|role))\b/.test(
      long,
    )
  )
    return 'onsite';
  return null;
}

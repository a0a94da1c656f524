/** Recognising the country and the workplace in the free text that sources publish as location. */

const US_STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split(
    ' ',
  );
const US_STATE_NAMES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|District of Columbia';
const CA_PROVINCES = 'ON BC AB QC MB SK NS NB NL PE YT NT NU'.split(' ');
const CA_PROVINCE_NAMES =
  'Ontario|British Columbia|Alberta|Quebec|Québec|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland';

/** Cities that are named alone in practice; each belongs to one country beyond doubt in a job location. */
const CITIES: Record<string, string> = {
  amsterdam: 'NL',
  bangalore: 'IN',
  barcelona: 'ES',
  bengaluru: 'IN',
  berlin: 'DE',
  bristol: 'GB',
  brussels: 'BE',
  bucharest: 'RO',
  budapest: 'HU',
  cologne: 'DE',
  copenhagen: 'DK',
  dublin: 'IE',
  edinburgh: 'GB',
  frankfurt: 'DE',
  geneva: 'CH',
  glasgow: 'GB',
  hamburg: 'DE',
  helsinki: 'FI',
  krakow: 'PL',
  leeds: 'GB',
  lisbon: 'PT',
  london: 'GB',
  madrid: 'ES',
  manchester: 'GB',
  melbourne: 'AU',
  milan: 'IT',
  montreal: 'CA',
  munich: 'DE',
  münchen: 'DE',
  oslo: 'NO',
  paris: 'FR',
  prague: 'CZ',
  seoul: 'KR',
  singapore: 'SG',
  stockholm: 'SE',
  stuttgart: 'DE',
  sydney: 'AU',
  'tel aviv': 'IL',
  tokyo: 'JP',
  toronto: 'CA',
  vancouver: 'CA',
  vienna: 'AT',
  warsaw: 'PL',
  zurich: 'CH',
  zürich: 'CH',
  chicago: 'US',
  boston: 'US',
  seattle: 'US',
  denver: 'US',
  austin: 'US',
  atlanta: 'US',
  'new york': 'US',
  'new york city': 'US',
  'san francisco': 'US',
  'los angeles': 'US',
  'san diego': 'US',
  nyc: 'US',
};

const REGION_CODES =
  'AR AT AU BE BG BR CA CH CL CN CO CR CZ DE DK EE EG ES FI FR GB GR HK HR HU ID IE IL IN IS IT JP KE KR LT LU LV MA MX MY NG NL NO NZ PE PH PK PL PT RO RS SA SE SG SI SK TH TR TW UA UY US VN ZA AE'.split(
    ' ',
  );

function countryNames(): Map<string, string> {
  const english = new Intl.DisplayNames(['en'], { type: 'region' });
  const names = new Map(REGION_CODES.map((code) => [(english.of(code) ?? code).toLowerCase(), code]));
  const more: Record<string, string> = {
    usa: 'US',
    us: 'US',
    'u.s.': 'US',
    'u.s.a.': 'US',
    'united states of america': 'US',
    uk: 'GB',
    'great britain': 'GB',
    england: 'GB',
    scotland: 'GB',
    wales: 'GB',
    'northern ireland': 'GB',
    deutschland: 'DE',
    'the netherlands': 'NL',
    holland: 'NL',
    'czech republic': 'CZ',
    korea: 'KR',
    'south korea': 'KR',
    uae: 'AE',
    turkey: 'TR',
    'hong kong': 'HK',
  };
  for (const [name, code] of Object.entries(more)) names.set(name, code);
  return names;
}
const COUNTRY_NAMES = countryNames();
const STATE_NAME = new RegExp(`(?:^|, ?)(?:${US_STATE_NAMES})$`, 'i');
const PROVINCE_NAME = new RegExp(`(?:^|, ?)(?:${CA_PROVINCE_NAMES})$`, 'i');

/** ISO 3166-1 alpha-2 of one published location, or null when it does not say beyond doubt. */
export function countryOf(location: string): string | null {
  const cleaned = location
    .replace(/\([^)]*\)/g, (inner) => ` ,${inner.slice(1, -1)}`)
    .replace(/\b(?:remote|hybrid|on-?site|office|hq|headquarters|based|only|anywhere|in)\b/gi, ' ')
    .replace(/[-–—:/]/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/(?: ?,)+ ?/g, ', ')
    .replace(/^[ ,]+|[ ,]+$/g, '');
  if (cleaned === '') return null;
  const parts = cleaned.split(', ');
  for (const part of [...parts].reverse()) {
    const code = COUNTRY_NAMES.get(part.toLowerCase());
    if (code && part.length > 2) return code;
    if (code && /^(?:US|UK)$/.test(part)) return code;
  }
  const city = CITIES[(parts[0] ?? '').toLowerCase()];
  const last = parts.at(-1) ?? '';
  if (parts.length > 1 && CA_PROVINCES.includes(last)) return 'CA';
  if (parts.length > 1 && US_STATES.includes(last.replace(/ \d{5}$/, ''))) return city ?? 'US';
  if (PROVINCE_NAME.test(cleaned)) return 'CA';
  if (STATE_NAME.test(cleaned) && !/^georgia$/i.test(cleaned)) return 'US';
  return city ?? null;
}

/** The country that all locations share; null when they differ or one of them does not say. */
export function sharedCountry(locations: readonly string[]): string | null {
  const codes = new Set(locations.map(countryOf));
  const [only] = codes;
  return codes.size === 1 ? (only ?? null) : null;
}

/** Splits "Berlin; London" and "San Francisco, CA | Seattle, WA" into single locations. */
export function splitLocations(text: string): string[] {
  const seen = new Set<string>();
  for (const part of text.split(/\s*[;|•]\s*|\s+or\s+(?=[A-Z])/)) {
    const place = part.replace(/\s+/g, ' ').trim();
    if (place !== '') seen.add(place);
  }
  return [...seen].slice(0, 20);
}

/** Workplace as a source's field or location text names it; null when it does not say. */
export function workplaceOf(text: string | null | undefined): 'onsite' | 'hybrid' | 'remote' | null {
  const words = (text ?? '').toLowerCase();
  if (/\bhybrid\b/.test(words)) return 'hybrid';
  if (/\bremote\b|\bwork from home\b|\bfully distributed\b/.test(words)) {
    return /\bnot remote\b|\bno remote\b/.test(words) ? 'onsite' : 'remote';
  }
  return /\bon[- ]?site\b|\bin[- ]office\b|\bin[- ]person\b/.test(words) ? 'onsite' : null;
}

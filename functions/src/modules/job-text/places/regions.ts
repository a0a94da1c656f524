import { plainWords } from '../words/plain-words.ts';
import { BRITISH_COUNTIES, IRISH_COUNTIES } from './british-counties.ts';

export type Region = {
  country: string;
  /** Null for a region of which only the country is known. */
  code: string | null;
};

/** States and provinces whose codes are written after cities. */
const CODED: Record<string, string> = {
  US: 'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|CA Southern California|CA Northern California|CA Silicon Valley|CA Bay Area|NY New York State|WA Washington State|NY Upstate New York|NY Long Island',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NL Newfoundland|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  AU: 'NSW New South Wales|VIC Victoria|QLD Queensland|TAS Tasmania|ACT Australian Capital Territory|WA Western Australia|SA South Australia|NT Northern Territory',
};

/** Regions that are written out after a city, by country. */
const UNCODED: Record<string, string> = {
  DE: 'Bavaria|Bayern|Hesse|Hessen|Saxony|Sachsen|Baden-Württemberg|Lower Saxony|Niedersachsen|North Rhine-Westphalia|Nordrhein-Westfalen|Brandenburg|Thuringia|Thüringen|Rheinland-Pfalz|Schleswig-Holstein',
  ES: 'Catalonia|Cataluña|Catalunya|Andalusia|Andalucía|Basque Country|Community of Madrid|Comunidad de Madrid',
  FR: 'Île-de-France|Provence-Alpes-Côte d’Azur|Auvergne-Rhône-Alpes|Nouvelle-Aquitaine|Occitanie|Brittany|Normandy',
  GB: BRITISH_COUNTIES.join('|'),
  IE: IRISH_COUNTIES.join('|'),
  IN: 'Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jammu and Kashmir|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Orissa|Rajasthan|Sikkim|Tamil Nadu|Tamilnadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|Uttaranchal|West Bengal|Puducherry|Punjab',
  PK: 'Punjab|Sindh|Khyber Pakhtunkhwa|Balochistan',
  IT: 'Lombardy|Lombardia|Tuscany|Toscana|Lazio|Piedmont|Piemonte|Veneto|Emilia-Romagna',
  NL: 'North Holland|Noord-Holland|South Holland|Zuid-Holland|North Brabant|Noord-Brabant',
  BR: 'Minas Gerais|Paraná|Rio Grande do Sul|Santa Catarina|Bahia|Pernambuco|Ceará',
  MX: 'Jalisco|Nuevo León|Querétaro',
};

let byName: Map<string, Region[]> | undefined;
let byCode: Map<string, Region[]> | undefined;

function build(): void {
  byName = new Map();
  byCode = new Map();
  const add = (map: Map<string, Region[]>, key: string, region: Region) =>
    map.set(key, [...(map.get(key) ?? []), region]);
  for (const [country, list] of Object.entries(CODED)) {
    for (const [, code = '', name = ''] of list.matchAll(/([A-Z]{2,3}) ([^|]+)/g)) {
      const region = { country, code };
      add(byName, plainWords(name).join(' '), region);
      if (!byCode.get(code)?.some((other) => other.country === country)) add(byCode, code, region);
    }
  }
  for (const [country, list] of Object.entries(UNCODED))
    for (const name of list.split('|')) add(byName, plainWords(name).join(' '), { country, code: null });
}

/** Only counties of Britain end like this. */
const SHIRE = /^\p{L}{3,}shire$/u;
const BRITISH: readonly Region[] = [{ country: 'GB', code: null }];

/** Regions with this name ("Texas", "Karnataka"); several if countries share it. */
export function regionsNamed(text: string): readonly Region[] {
  if (!byName) build();
  const name = plainWords(text).join(' ');
  return byName?.get(name) ?? (SHIRE.test(name) ? BRITISH : []);
}

/** Regions with this code, in capitals: "WA" is Washington and Western Australia. */
export function regionsCoded(code: string): readonly Region[] {
  if (!byCode) build();
  return byCode?.get(code) ?? [];
}

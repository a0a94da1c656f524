import { citiesNamed } from '../../job-text/places/cities.ts';
import { countryNamed } from '../../job-text/places/countries.ts';
import { readPlace } from '../../job-text/places/read-location.ts';
import { regionsCoded, regionsNamed } from '../../job-text/places/regions.ts';
import { withoutOnlineAddresses } from './contact.ts';
import { employerScore, titleScore } from './job-words.ts';
import { asPlace, type StatedPlace } from './location.ts';

const WORD = String.raw`\p{Lu}[\p{L}'’.-]*`;
const PARTICLE =
  '(?:de|del|della|di|da|do|dos|das|la|le|les|los|las|of|upon|am|an|der|den|im|in|bei|sur|sous|en|el|al|aan|op|nad)';
/** One to four capitalized words: "Bad Tölz", "San Miguel de Tucumán", "Linz an der Donau". */
const TOWN = `${WORD}(?: (?:${PARTICLE} )*${WORD}){0,3}`;
const END = String.raw`(?=\s*(?:$|[,;|•·()–—/-]))`;
/** A country's letters before a postcode prove four digits to be one. */
const OF_COUNTRY: Record<string, string> = {
  A: 'AT',
  AT: 'AT',
  B: 'BE',
  BE: 'BE',
  CH: 'CH',
  D: 'DE',
  DE: 'DE',
  DK: 'DK',
  E: 'ES',
  ES: 'ES',
  F: 'FR',
  FR: 'FR',
  FIN: 'FI',
  FI: 'FI',
  I: 'IT',
  IT: 'IT',
  L: 'LU',
  N: 'NO',
  NO: 'NO',
  NL: 'NL',
  PL: 'PL',
  P: 'PT',
  PT: 'PT',
  RO: 'RO',
  S: 'SE',
  SE: 'SE',
  TR: 'TR',
};
const LETTERS = Object.keys(OF_COUNTRY)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const CODE = String.raw`\d{5}(?:-\d{3})?|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4} ?[A-Z]{2}`;

type Shape = { pattern: RegExp; country?: string };

/** Where a town stands in an address. The first group is the town; `code` are the letters of its country. */
const SHAPES: readonly Shape[] = [
  // "…, 46002 Valencia", "D-89073 Ulm", "N-6100 Volda", "C.P. 44100, Guadalajara"
  { pattern: new RegExp(`(?<![\\p{L}\\d.+])(?:(?<code>${LETTERS})[- ])?(?:${CODE}),? (${TOWN})${END}`, 'u') },
  { pattern: new RegExp(`(?<![\\p{L}\\d.+])(?<code>${LETTERS})-\\d{4} (${TOWN})${END}`, 'u') },
  // "Nygade 4, 8600 Silkeborg": four digits behind a street with its number.
  {
    pattern: new RegExp(`\\p{L}{3,}\\.? \\d+ ?\\p{L}?\\b[^|•·]*?[,–—-] (?!19|20)\\d{4} (${TOWN})${END}`, 'u'),
  },
  {
    pattern: new RegExp(`(?:^|[,–—-] ?)(${TOWN}),? (?:QLD|NSW|VIC|TAS|SA|WA|NT|ACT),? \\d{4}\\b`, 'u'),
    country: 'AU',
  },
  {
    pattern: new RegExp(`(?:^|, ?)(${TOWN}),? [A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}(?![\\p{L}\\d])`, 'u'),
    country: 'GB',
  },
  { pattern: new RegExp(`(?:^|, ?)(${TOWN}) ?[-–—] ?\\d{6}(?!\\d)`, 'u'), country: 'IN' },
  // "Joinville/SC", "Rio de Janeiro - RJ"
  {
    pattern: new RegExp(
      `(?:^|[,–—-] ?)(${TOWN}) ?[/–—-] ?(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)(?![\\p{L}\\d])`,
      'u',
    ),
    country: 'BR',
  },
  // "Parma (PR)"
  {
    pattern: new RegExp(
      `(?:^|[,–—-] ?)(${TOWN}) \\((?:A[GLNOPQRTV]|B[AGILNORSTZ]|C[ABEHILNORSTZ]|EN|F[CEGIMR]|G[EOR]|I[MS]|KR|L[CEIOTU]|M[BCEINOST]|N[AOU]|O[RT]|P[ADEGINORTUVZ]|R[ACEGIMNO]|S[AIOPRSUV]|T[AENOPRSV]|UD|V[ABCEIRTV])\\)`,
      'u',
    ),
    country: 'IT',
  },
  { pattern: new RegExp(`(?:^|, ?)(${TOWN}) \\((?:\\d{2}|2[AB]|97\\d)\\)`, 'u'), country: 'FR' },
  { pattern: new RegExp(`^(${TOWN}),? (?:woj\\.|województwo) `, 'u'), country: 'PL' },
  { pattern: new RegExp(`(?:^|, ?)(?:mun|loc|com|ora[sș])\\.? (${TOWN})${END}`, 'u'), country: 'RO' },
];

/** What says that a home follows, so that a town needs no list to be one. */
const LABEL =
  /^(?:(?:currently |now )?(?:based|living|residing) in|lives in|location|residence|home town|wohnort|wohnhaft in|wohnsitz|residente (?:a|in|en|em)|residenza|luogo di residenza|domicilio|lugar de residencia|residencia|localidad|localidade|cidade|ciudad|ville|habite [àa]|domicili[ée]e? [àa]|woonplaats|woonachtig (?:in|te)|miejsce zamieszkania|miejscowo[sś][cć]|localitate(?:a)?|ora[sș]|bostadsort|bosatt i|ort|[sş]ehir)\s*[:–-]?\s+/iu;
/** Other labels and remarks that may stand where a town does. */
const NO_TOWN =
  /^(?:tel|phone|cell|mobile?|mail|e-?mail|fax|web|remote|hybrid|on-?site|linkedin|github|born|geb|geburt\p{L}*|address|adresse|telefon\p{L}*|handy|contact|kontakt|page|version)(?![\p{L}])/iu;
const TOWN_ONLY = new RegExp(`^${TOWN}$`, 'u');

/** The town of an address, by what stands around it: a postcode, a code of its region, its country, or a label. */
export function readAddress(text: string): StatedPlace | undefined {
  const bare = withoutOnlineAddresses(text);
  for (const part of bare.split(/\s*[|•·►▪;]\s*|\s{2,}/)) {
    const found = inShape(part) ?? withCountry(part) ?? behindLabel(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

function inShape(text: string): StatedPlace | undefined {
  for (const { pattern, country } of SHAPES) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const town = found.slice(1).findLast((group) => group !== undefined)!;
    if (!isTown(town) || (isRegion(town) && citiesNamed(town).length === 0)) continue;
    const behind = /^\s*[,(–—-]\s*([^,()|–—]+)/u.exec(text.slice(found.index + found[0].length))?.[1]?.trim();
    const stated = behind !== undefined && isRegion(behind) ? `${town}, ${behind}` : town;
    const code = OF_COUNTRY[found.groups?.code ?? ''] ?? country;
    return placed(stated, code, 0.92);
  }
  return undefined;
}

/** "Siilinjärvi – Suomi", "Linz/Österreich", "Sherbrooke (Québec)". */
function withCountry(text: string): StatedPlace | undefined {
  const found = new RegExp(`^(${TOWN})(?:\\s*[/–—]\\s*|\\s+-\\s+|\\s+\\()(${TOWN})(?=\\)|$)`, 'u').exec(
    text.trim(),
  );
  if (found === null || !isTown(found[1]!) || !isRegion(found[2]!) || isRegion(found[1]!)) return undefined;
  return placed(`${found[1]}, ${found[2]}`, undefined, 0.85);
}

function behindLabel(text: string): StatedPlace | undefined {
  const trimmed = text.trim();
  const label = LABEL.exec(trimmed);
  if (label === null) return undefined;
  const rest = trimmed.slice(label[0].length).replace(/\s*\([^)]*\)$/, '');
  if (asPlace(rest) !== undefined) return asPlace(rest);
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

/** Streets as they are written in twelve languages. Taking out too much costs an answer, too little a secret. */
const NAME = String.raw`\p{L}[\p{L}\p{M}.'’-]{0,30}`;
/** A number that no year is. */
const NUMBER = String.raw`(?:n[°ºo.]{1,2} ?|nr\.? ?|no[:.]? ?|# ?)?(?!(?:19|20)\d\d(?!\d))\d{1,5} ?(?:bis|ter|[a-z])?(?![\p{L}\d])(?: ?[/-] ?\d{1,4}[a-z]?(?!\d))?`;
const AFTER = String.raw`(?![\p{L}\d])`;
const BEFORE = String.raw`(?<![\p{L}\d])`;

const ENGLISH =
  '(?:street|str|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|pl|terrace|close|crescent|cres|square|sq|gardens?|mews|row|hill|grove|parkway|pkwy|circle|cir|highway|hwy|trail|walk|rise|quay|wharf|loop|plaza|alley|park|view|green|nagar|marg|cross|colony)';
const ROMANCE =
  '(?:calle|c/|cl.|kr.|avenida|avda\\.?|av\\.|paseo|plaza|pza\\.?|carrera|cra\\.?|camino|ronda|carrer|rua|r\\.|travessa|pra[çc]a|alameda|estrada|largo|via|viale|v\\.le|piazza|p\\.zza|corso|c\\.so|vicolo|strada|str\\.|bulevardul|bd\\.?|b-dul|[șş]oseaua|[șş]os\\.|calea|aleea|ul\\.|ulica|al\\.|aleja|aleje|os\\.|osiedle|plac|pl\\.)';
const FRENCH =
  '(?:rue|avenue|av\\.|boulevard|bd\\.?|place|all[ée]es?|chemin|impasse|quai|cours|route|square|passage|faubourg)';
const COMPOUND =
  '(?:stra(?:ß|ss)e|str\\.?|weg|gasse|platz|allee|ufer|damm|chaussee|straat|laan|gracht|plein|kade|singel|dijk|gatan|v[äa]gen|gata|vej|gade|veien|katu|tie)';
const TURKISH =
  '(?:mah(?:allesi|\\.)?|cad(?:desi|\\.)?|cd\\.|sok(?:a[ğg][ıi]|ak|\\.)?|sk\\.|bulvar[ıi]|blv\\.|sitesi|apt\\.?)';

const STREETS = [
  // "12 Rosewood Crescent", "4410 N. Elm St"
  `${BEFORE}\\d{1,5}[a-z]?(?:[-/]\\d{1,4})?,? (?:(?:${NAME}|\\d{1,3}(?:st|nd|rd|th)) ){1,4}${ENGLISH}${AFTER}\\.?`,
  // "12 bis, rue de la Paix"
  `${BEFORE}\\d{1,4} ?(?:bis|ter|[a-c])?,? ${FRENCH}(?: (?:de |du |des |la |le |les |l[’'])*${NAME}){1,3}`,
  // "Calle Mayor 14", "ul. Długa 5/7", "Via Roma, 12", "Rua Augusta, nº 100"
  `${BEFORE}${ROMANCE}(?:(?<=[./]) ?| )(?:(?:${NAME}|\\d{1,2}) ){0,4}(?:${NAME}|\\d{1,2}),? ?${NUMBER}`,
  // "Hauptstr. 5", "Lange Straße 5", "Keizersgracht 12"
  `${BEFORE}(?:\\p{L}{2,30}(?:er|e|en|es) )?[\\p{L}-]{0,40}${COMPOUND} ?${NUMBER}`,
  // "Moda Cad. No: 12 D: 4"
  `(?:(?:${NAME}|\\d{1,4}\\.) ){1,3}${TURKISH}(?=[\\s,]),?(?: ?(?:no|d|daire|kat|k)[:.]? ?\\d+(?:/\\d+)?,?)*`,
  // What follows a street, and the British and Dutch postcodes, which name a street by themselves.
  `${BEFORE}(?:flat|apto?|ap|casa|bloco|apartment|unit|suite|ste|wohnung|appt|piso|depto|interno|lok)\\b[.:]? ?#?\\d{1,5} ?[a-z]?${AFTER}`,
].map((pattern) => new RegExp(pattern, 'giu'));
/** Whose letters must be capitals: "Am Markt 3", but no "in den 3 Jahren". */
const CAPITALS = [
  /(?<![\p{L}\d])(?:Am|An der|An den|Auf der|Auf dem|Im|In der|In den|Zum|Zur|Unter den|Beim|Hinter der) \p{Lu}[\p{L}-]+ (?!(?:19|20)\d\d(?!\d))\d{1,4} ?[a-z]?(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])(?!19|20)[1-9]\d{3} ?[A-Z]{2}(?= \p{Lu}\p{L})/gu,
];
/** "2019 Best Place": a year before a word that some streets end with. */
const YEAR = /^(?:19|20)\d\d(?!\d)/;

const ONLY_OF_ADDRESSES =
  /(?<!\p{L})(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|way|apt|suite|block|floor|cross|nagar)(?!\p{L})\.?/iu;

/** True for a text with a word of English addresses in it: what stands there may be a street, and no town. */
export function hasStreetWord(text: string): boolean {
  return ONLY_OF_ADDRESSES.test(text);
}

const ENDS_AS_STREET = new RegExp(`(?<!\\p{L})(?:${ENGLISH}|broadway)\\.?(?: [ns]?[ew]?\\.?)?$`, 'iu');
const BEGINS_AS_STREET = new RegExp(`^(?:${ROMANCE}|${FRENCH})(?:(?<=[./])|(?!\\p{L}))`, 'iu');

/** "Main St", "Pennsylvania Ave NW", "Boulevard Laurier", "Calle Mayor": the name of a street without its number. */
export function isStreetName(text: string): boolean {
  return ENDS_AS_STREET.test(text) || BEGINS_AS_STREET.test(text);
}

/**
 * The text with `gone` for each street.
 *
 * @param home whether people state here where they live: then even "1950 Elm Street" is no year
 */
export function withoutStreets(text: string, home: boolean, gone: string): string {
  return [...STREETS, ...CAPITALS].reduce(
    (left, pattern) => left.replace(pattern, (street) => (!home && YEAR.test(street) ? street : gone)),
    text,
  );
}

const WORD = String.raw`\p{Lu}[\p{L}'’.-]*`;
const PARTICLE =
  '(?:de|del|della|di|da|do|dos|das|la|le|les|los|las|of|upon|am|an|der|den|im|in|bei|sur|sous|en|el|al|aan|op|nad)';
/** One to four capitalized words: "Bad Tölz", "San Miguel de Tucumán", "Linz an der Donau". */
export const TOWN = `(?:['’]s-|['’]t )?${WORD}(?: (?:${PARTICLE} )*${WORD}){0,3}`;
/** Behind it nothing more of the town: the end, a sign, a phone number, or an address on the web. */
const END = String.raw`(?=\s*(?:$|[,;|•·()–—/#\p{So}-])|\s+(?:[+(]?\d|\S+@))`;
/** A country's letters before a postcode prove four digits to be one. */
export const OF_COUNTRY: Record<string, string> = {
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
/** "S 10011" may be a street of the south side, so one letter wants its hyphen. */
const LETTERS = Object.keys(OF_COUNTRY)
  .toSorted((a, b) => b.length - a.length)
  .map((letters) => (letters.length === 1 ? `${letters}(?=-)` : letters))
  .join('|');
const CODE = String.raw`\d{5}(?:-\d{3})?|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4} ?[A-Z]{2}`;

/** `isShared`: other texts have this shape as well, so that more must speak for the country. */
type Shape = { pattern: RegExp; country?: string; isShared?: true };

/** Where a town stands in an address. The first group is the town; `code` are the letters of its country. */
export const SHAPES: readonly Shape[] = [
  // "…, 46002 Valencia", "D-89073 Ulm", "N-6100 Volda", "C.P. 44100, Guadalajara"
  { pattern: new RegExp(`(?<![\\p{L}\\d.+])(?:(?<code>${LETTERS})[- ])?(?:${CODE}),? (${TOWN})${END}`, 'u') },
  { pattern: new RegExp(`(?<![\\p{L}\\d.+])(?<code>${LETTERS})-\\d{4} (${TOWN})${END}`, 'u') },
  // "Nygade 4, 8600 Silkeborg": four digits behind a street with its number.
  {
    pattern: new RegExp(
      `(?:\\p{L}{3,}\\.?,? \\d+ ?\\p{L}?\\b|(?:^|\\s)\\d{1,4} ?\\p{L}?,? \\p{L}{3})[^|•·]*?[,–—-] (?!19|20)\\d{4} (${TOWN})${END}`,
      'u',
    ),
  },
  // "18 Alder St #2, Moab UT 84532", "Moab, UT 84532-1234"
  {
    pattern: new RegExp(
      `(?:^|[,–—-] ?|(?<!\\p{L})(?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Way|Ct|Court)\\.? )(${TOWN}),? (?<state>[A-Z]{2}),? \\d{5}(?:-\\d{4})?(?!\\d)`,
      'u',
    ),
    country: 'US',
  },
  // "Oaxaca de Juárez, Oaxaca 68000", "Moab, Utah, 84532"
  {
    pattern: new RegExp(
      `(?:^|[,–—-] ?)(${TOWN}), (?<region>${TOWN}),? (?:C\\.?P\\.? ?)?\\d{5}(?:-\\d{4})?(?!\\d)`,
      'u',
    ),
  },
  // "Warszawa 01-684"
  { pattern: new RegExp(`^(${TOWN}),? \\d{2}-\\d{3}(?!\\d)`, 'u'), country: 'PL' },
  {
    pattern: new RegExp(`(?:^|[,–—-] ?)(${TOWN}),? (?:QLD|NSW|VIC|TAS|SA|ACT),? \\d{4}\\b`, 'u'),
    country: 'AU',
  },
  {
    pattern: new RegExp(`(?:^|[,–—-] ?)(${TOWN}),? (?:WA|NT),? \\d{4}\\b`, 'u'),
    country: 'AU',
    isShared: true,
  },
  {
    pattern: new RegExp(`(?:^|, ?)(${TOWN}),? [A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}(?![\\p{L}\\d])`, 'u'),
    country: 'GB',
  },
  { pattern: new RegExp(`(?:^|, ?)(${TOWN}) ?[-–—] ?\\d{6}(?!\\d)`, 'u'), country: 'IN', isShared: true },
  // "Joinville/SC", "Rio de Janeiro - RJ"
  {
    pattern: new RegExp(
      `(?:^|[,–—-] ?)(${TOWN}) ?[/–—-] ?(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)(?![\\p{L}\\d])`,
      'u',
    ),
    country: 'BR',
    isShared: true,
  },
  // "Parma (PR)"
  {
    pattern: new RegExp(
      `(?:^|[,–—-] ?)(${TOWN}) \\((?:A[GLNOPQRTV]|B[AGILNORSTZ]|C[ABEHILNORSTZ]|EN|F[CEGIMR]|G[EOR]|I[MS]|KR|L[CEIOTU]|M[BCEINOST]|N[AOU]|O[RT]|P[ADEGINORTUVZ]|R[ACEGIMNO]|S[AIOPRSUV]|T[AENOPRSV]|UD|V[ABCEIRTV])\\)`,
      'u',
    ),
    country: 'IT',
    isShared: true,
  },
  {
    pattern: new RegExp(`(?:^|, ?)(${TOWN}) \\((?:\\d{2}|2[AB]|97\\d)\\)`, 'u'),
    country: 'FR',
    isShared: true,
  },
  { pattern: new RegExp(`(?:^|, ?)(${TOWN}),? (?:jud\\.|jude[tțţ]ul)(?= \\p{Lu})`, 'u'), country: 'RO' },
  { pattern: new RegExp(`^(${TOWN}),? (?:woj\\.|województwo) `, 'u'), country: 'PL' },
  {
    pattern: new RegExp(`(?:^|, ?)(?:(?:mun|loc|com)\\.|ora[sș](?:ul)?) (${TOWN})${END}`, 'u'),
    country: 'RO',
  },
];

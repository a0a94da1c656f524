/** How the names of the months begin on forms, January first, in the languages whose forms have lists of them. */
const BEGINNINGS: readonly RegExp[] = [
  /^(?:jan|ene)/i,
  /^feb/i,
  /^m[aä]r/i,
  /^(?:apr|abr)/i,
  /^ma[iy]/i,
  /^jun/i,
  /^jul/i,
  /^(?:aug|ago)/i,
  /^sep/i,
  /^o[ck]t/i,
  /^nov/i,
  /^(?:de[cz]|dic)/i,
];

/** The month that these words name, counted from 1; null if none. */
export function monthNamed(words: string): number | null {
  const at = BEGINNINGS.findIndex((beginning) => beginning.test(words.trim()));
  return at === -1 ? null : at + 1;
}

const ENGLISH = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The English name of a month, counted from 1. */
export function monthName(month: number): string | null {
  return ENGLISH[month - 1] ?? null;
}

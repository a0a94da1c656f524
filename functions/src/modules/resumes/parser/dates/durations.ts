/** Units of time as resumes write them behind a number, in all languages. */
const YEARS = 'years?|yrs?|jahre?n?|ans?|années?|años?|anos?|ann[io]|jaar|jaren|lata?|rok|ani|år|yıl|vuotta';
const MONTHS =
  'months?|mos?|monate?n?|mois|mes(?:es)?|m[eê]s|mes[ei]|maand(?:en)?|miesi[aą]c\\p{L}*|mies|lun[iă]|månad(?:er)?|mån|måneder|ay|kuukautta|kk';
const SPAN = `(?:\\d{1,2}(?:[.,]\\d)? (?:${YEARS}|${MONTHS})(?!\\p{L})\\.?[ ,]*(?:(?:and|und|et|y|e|en|i|och|ve|og) )?){1,2}`;

const ALONE = new RegExp(`^\\(?(?:less than )?${SPAN}\\)?$`, 'iu');
const INSIDE = new RegExp(`[([]?(?<!\\p{L})${SPAN}[)\\]]?`, 'giu');

/** "7 years 3 months", "(4 Jahre 11 Monate)": how long a job was, and nothing else. */
export function isDuration(text: string): boolean {
  return /\d/.test(text) && ALONE.test(text);
}

/** The text without what only says how long something was. */
export function withoutDurations(text: string): string {
  return /\d/.test(text) ? text.replace(INSIDE, '') : text;
}

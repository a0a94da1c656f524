/** Where a word of any script begins or ends; JavaScript's own `\b` knows only unaccented letters. */
const BOUNDARY = String.raw`(?:(?<![\p{L}\d])(?=[\p{L}\d])|(?<=[\p{L}\d])(?![\p{L}\d]))`;

/** The same pattern with `\b` at the edges of words with accents as well ("à", "lună"). Ignores case. */
export function unicodeWords(source: string, flags = ''): RegExp {
  return new RegExp(source.replaceAll(String.raw`\b`, BOUNDARY), `iu${flags}`);
}

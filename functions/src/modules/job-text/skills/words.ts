/** A word of a text and its position. */
export type Word = {
  /** Lower case and singular, for comparison. */
  key: string;
  /** As written. */
  raw: string;
  start: number;
  end: number;
};

/** A word in the form that is compared: lower case, with a plural `s` dropped where it surely is one. */
export function wordKey(raw: string): string {
  const lower = raw.toLowerCase();
  if (lower.length < 4 || !lower.endsWith('s') || /(?:ss|us|is|ics|ous)$/.test(lower)) return lower;
  return lower.endsWith('ies') && lower.length > 5 ? `${lower.slice(0, -3)}y` : lower.slice(0, -1);
}

/** Words of a text in order. `C++`, `C#`, `Security+` and `.NET` stay whole; hyphens, slashes and other dots separate words. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(/\.net\b|[\p{L}\p{N}]+(?:\+\+|(?<=\p{L})[+#](?![\p{L}\p{N}]))?/giu)) {
    words.push({
      key: wordKey(match[0]),
      raw: match[0],
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return words;
}

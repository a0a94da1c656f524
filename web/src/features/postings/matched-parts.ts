const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const WORDS = /[\p{L}\p{M}\p{N}+#]+/gu;

/** A text in parts, those that the query names marked: its words, and what begins with the last one. */
export function matchedParts(text: string, q: string | undefined): { text: string; matched: boolean }[] {
  const words = (q ?? '').match(WORDS)?.map(folded) ?? [];
  const last = words.at(-1);
  if (last === undefined) return [{ text, matched: false }];
  const isNamed = (word: string) => words.includes(word) || (last.length > 1 && word.startsWith(last));
  const parts: { text: string; matched: boolean }[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (!isNamed(folded(word))) continue;
    if (index > from) parts.push({ text: text.slice(from, index), matched: false });
    parts.push({ text: word, matched: true });
    from = index + word.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), matched: false });
  return parts;
}

/** Shorter words have too many neighbors, and longer ones are seldom mistyped once only. */
const LEAST = 4;
const MOST = 24;

const letters = (word: string): boolean => /^\p{L}+$/u.test(word);

/** Whether a typo in the word is looked for. */
export const canBeMistyped = (word: string): boolean =>
  word.length >= LEAST && word.length <= MOST && letters(word);

/**
 * The word without each of its letters. Two words that differ by one letter too many, too few, other, or swapped with its
 * neighbor share a variant, or one is a variant of the other.
 */
export function variantsOf(word: string): string[] {
  if (!canBeMistyped(word)) return [];
  return [...new Set(Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)))];
}

/** Whether one typo turns `a` into `b`: a letter too many, too few, other, or swapped with its neighbor. */
export function isOneTypo(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let end = 0;
  while (end < a.length - from && end < b.length - from && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(from, a.length - end), b.slice(from, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

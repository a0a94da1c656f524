import { foldLetters } from '../../job-text/words/fold.ts';
import type { SentLine } from './sent-lines.ts';

/** A piece of the resume's own text: letter for letter as it stands there, whoever quoted it. */
export type Supported = {
  text: string;
  /** Position of the line that it begins in. */
  at: number;
  /** It stands where the quote said. */
  exact: boolean;
};

/** How far from the line that it named a quote is looked for: models miscount. */
const NEAR = 3;
const WORD = /[\p{L}\p{M}\p{N}]+|[+#&]/gu;

type Word = { folded: string; start: number; end: number };

/**
 * The text of the resume that says what was quoted, in these words and in this order, at or near the line; null if none
 * does. It may go on in the next line.
 */
export function supportOf(
  lines: readonly SentLine[],
  quote: { text: string; line: number } | null | undefined,
): Supported | null {
  if (!quote) return null;
  const words = wordsOf(quote.text).map(({ folded }) => folded);
  if (words.length === 0) return null;
  const named = quote.line - 1;
  for (const at of around(named, lines.length)) {
    const text = textAt(lines, at, words, quote.text);
    if (text !== null) return { text, at, exact: at === named };
  }
  return null;
}

/** Whether two texts are the same words. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  return a.length === b.length && a.every(({ folded }, index) => folded === b[index]!.folded);
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    folded: foldLetters(word),
    start: index,
    end: index + word.length,
  }));
}

/** The named line, then those next to it. */
function around(named: number, count: number): number[] {
  const steps = Array.from({ length: NEAR }, (_, index) => [-(index + 1), index + 1]).flat();
  return [0, ...steps].map((step) => named + step).filter((at) => at >= 0 && at < count);
}

function textAt(lines: readonly SentLine[], at: number, words: string[], quote: string): string | null {
  const line = lines[at]!.text;
  const alone = pieceOf(line, words, quote);
  if (alone !== null) return alone;
  const next = lines[at + 1];
  if (next === undefined || words.length === 1) return null;
  // In the line it begins in, so that a quote of the next line alone is not found here.
  const both = pieceOf(`${line} ${next.text}`, words, quote, line.length);
  return both;
}

function pieceOf(text: string, words: string[], quote: string, before = Infinity): string | null {
  const said = wordsOf(text);
  for (let from = 0; from + words.length <= said.length; from += 1) {
    if (said[from]!.start >= before) return null;
    if (!words.every((word, index) => said[from + index]!.folded === word)) continue;
    const end = said[from + words.length - 1]!.end;
    return withEnd(text, said[from]!.start, end, quote);
  }
  return null;
}

/** With the dot or bracket that ends it, where the quote has it too: "Acme Inc.", "BSc (Hons)". */
function withEnd(text: string, start: number, end: number, quote: string): string {
  const last = text[end];
  const takes = last !== undefined && /[.)]/.test(last) && quote.trim().endsWith(last);
  return text.slice(start, takes ? end + 1 : end);
}

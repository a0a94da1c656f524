import { foldLetters } from './fold.ts';

/** Words of a text as they are compared: folded, no punctuation except the signs of "c++" and "c#". */
export function plainWords(text: string): string[] {
  return foldLetters(text)
    .split(/[^\p{L}\p{M}\p{N}+#]+/u)
    .filter((word) => word.length > 0);
}

/**
 * Words of a text as they are compared: lower case, Latin letters without accents, no punctuation except the signs of
 * "c++" and "c#". Marks of other scripts stay, because they make other letters.
 */
export function plainWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}+#]+/u)
    .filter((word) => word.length > 0);
}

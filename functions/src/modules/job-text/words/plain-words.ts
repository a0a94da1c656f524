/**
 * Words of a text as compared: lower case, Latin letters without accents, no punctuation except the signs of "c++" and
 * "c#". Combining marks of other scripts stay, because they change the letter.
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

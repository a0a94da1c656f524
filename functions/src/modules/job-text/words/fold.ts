/** Latin letters that Unicode does not take apart into a letter and a mark. */
const WHOLE_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/**
 * Lower case, Latin letters without accents: "Łódź" becomes "lodz". Marks of other scripts stay, because they make
 * other letters.
 */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
}

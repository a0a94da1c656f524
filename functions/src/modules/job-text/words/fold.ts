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

// biome-ignore lint/suspicious/noControlCharactersInRegex: all signs of ASCII are meant.
const ASCII = /^[\x00-\x7f]*$/;

/**
 * Lower case, Latin letters without accents: "Łódź" becomes "lodz". Marks of other scripts stay, because they make
 * other letters.
 */
export function foldLetters(text: string): string {
  // Most texts are plain English, for which the rest takes ten times as long.
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
}

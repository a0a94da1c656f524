import type { PdfItem } from './pdf-read.ts';

/**
 * LaTeX without outline fonts embeds bitmaps whose codes are mapped to nothing: text comes as the codes of TeX's own
 * encodings, with dashes and ligatures as control characters. Dates lose their dash, and words their letters.
 */
const T1_SIGNS = ['“', '”', '„', '«', '»', '–', '—', '', '‰', 'ı', 'j', 'ff', 'fi', 'fl', 'ffi', 'ffl'];
const T1_FIRST_SIGN = 0x10;
const T1_LETTERS = 'ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£';
const T1_FIRST_LETTER = 0x80;
const OLD_LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl'];
const OLD_FIRST_LIGATURE = 0x0b;

/** Codes that only a font of this encoding uses: the dashes and ligatures of T1, and the ligatures of OT1. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the codes are what is looked for.
const T1_CODES = /[\x10\x11\x15\x16\x1b-\x1f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const OLD_CODES = /\p{L}[\x0b-\x0f]|[\x0b-\x0e]\p{L}/u;

type Encoding = 't1' | 'old';

/** The items with the letters, ligatures and dashes of fonts that are in one of TeX's encodings. */
export function withTexLetters(items: PdfItem[]): PdfItem[] {
  const fonts = new Map<string, Encoding>();
  for (const { font, text } of items) {
    if (T1_CODES.test(text)) fonts.set(font, 't1');
    else if (!fonts.has(font) && OLD_CODES.test(text)) fonts.set(font, 'old');
  }
  if (fonts.size === 0) return items;
  // One program wrote all fonts; a font without a telling code of its own is in the encoding of the others.
  const others: Encoding = [...fonts.values()].includes('t1') ? 't1' : 'old';
  return items.map((item) => {
    const encoding = fonts.get(item.font) ?? others;
    return { ...item, text: encoding === 't1' ? fromT1(item.text) : fromOld(item.text) };
  });
}

/** Signs of the symbol fonts beside them; letters stand in words. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const BULLET = /(?<!\S)[\x0f\x88](?!\S)/g;

function fromT1(text: string): string {
  return (
    text
      .replace(BULLET, '•')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
      .replace(/[\x10-\x1f]/g, (sign) => T1_SIGNS[sign.charCodeAt(0) - T1_FIRST_SIGN]!)
      .replace(
        /(?<=\p{L})[\x80-\xbf]|[\x80-\xbf](?=\p{L})/gu,
        (sign) => T1_LETTERS[sign.charCodeAt(0) - T1_FIRST_LETTER]!,
      )
  );
}

/** In OT1, the dash has the code of a brace. */
function fromOld(text: string): string {
  return (
    text
      .replace(BULLET, '•')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
      .replace(/[\x0b-\x0f]/g, (sign) => OLD_LIGATURES[sign.charCodeAt(0) - OLD_FIRST_LIGATURE]!)
      .replace(/(?<=[\p{L}\d.] ?)\{(?= ?[\p{L}\d])/gu, '–')
  );
}

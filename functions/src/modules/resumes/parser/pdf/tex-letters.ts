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

/**
 * Codes that only a font of this encoding uses, where text has them: the quotes, dashes and ligatures of T1, and the
 * ligatures of OT1. Alone, such a code may be an icon's.
 */
const T1_CODES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the codes are what is looked for.
  /\p{L}[\x1b-\x1f]|[\x1b-\x1f\x10]\p{L}|\p{L}\x11|[\p{L}\d][ ,.]?[\x15\x16]|[\x15\x16] ?[\p{L}\d]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const OLD_CODES = /\p{L}[\x0b-\x0f]|[\x0b-\x0e]\p{L}/gu;
/** A letter that no code of one byte is: the font says itself what its codes mean. */
const MAPPED = /[\u0100-\uffff]/;
const CLOSING_BRACE = '}';
/** So many codes within words are no accident: the program that wrote the file writes fonts this way. */
const SEVERAL = 3;

type Encoding = 't1' | 'old';
type Font = { encoding: Encoding | undefined; mapped: boolean; braces: boolean };

/** The items with the letters, ligatures and dashes of fonts that are in one of TeX's encodings. */
export function withTexLetters(items: PdfItem[]): PdfItem[] {
  const told: Record<Encoding, number> = { t1: 0, old: 0 };
  const fonts = new Map<string, Font>();
  for (const [name, own] of Map.groupBy(items, ({ font }) => font)) {
    const count = (codes: RegExp) => own.reduce((sum, { text }) => sum + (text.match(codes)?.length ?? 0), 0);
    const mapped = own.some(({ text }) => MAPPED.test(text));
    const [t1, old] = mapped ? [0, 0] : [count(T1_CODES), count(OLD_CODES)];
    told.t1 += t1;
    told.old += old;
    const braces = own.some(({ text }) => text.includes(CLOSING_BRACE));
    fonts.set(name, { encoding: t1 > 0 ? 't1' : old > 0 ? 'old' : undefined, mapped, braces });
  }
  if (told.t1 + told.old === 0) return items;
  // One program wrote all fonts; one without a telling code and without a mapping is in the encoding of the others.
  const others = told.t1 >= SEVERAL ? 't1' : told.old >= SEVERAL ? 'old' : undefined;
  return items.map((item) => {
    const { encoding, mapped, braces } = fonts.get(item.font)!;
    switch (encoding ?? (mapped ? undefined : others)) {
      case 't1':
        return { ...item, text: fromT1(item.text) };
      case 'old':
        return { ...item, text: fromOld(item.text, braces) };
      default:
        return item;
    }
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

/** In OT1, the dash has the code of a brace; a font that closes braces has braces. */
function fromOld(text: string, braces: boolean): string {
  const plain = text
    .replace(BULLET, '•')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
    .replace(/[\x0b-\x0f]/g, (sign) => OLD_LIGATURES[sign.charCodeAt(0) - OLD_FIRST_LIGATURE]!);
  return braces ? plain : plain.replace(/(?<=[\p{L}\d.] ?)\{(?= ?[\p{L}\d])/gu, '–');
}

/** A letter beyond ASCII whose UTF-8 bytes were taken for letters of their own: "MÃ©xico", "ZÃ¼rich". */
const BROKEN_LETTER = /[ÃÅÄ][\u0080-\u00bf]/;

/** Text whose UTF-8 bytes were decoded as Latin-1 is decoded again; any other stays as it is. */
export function repairedText(text: string): string {
  const isLatin = Array.from(text).every((letter) => (letter.codePointAt(0) ?? 0) <= 0xff);
  if (!BROKEN_LETTER.test(text) || !isLatin) return text;
  const repaired = Buffer.from(text, 'latin1').toString('utf8');
  return repaired.includes('\ufffd') ? text : repaired;
}

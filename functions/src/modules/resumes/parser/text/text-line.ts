import { foldLetters } from '../../../job-text/words/fold.ts';
import { restoreLigatures } from './ligatures.ts';
import { remembered } from './remembered.ts';

/** A run of text in one line, apart from its neighbours by a wide gap (a cell, a right-aligned date). */
export type Segment = {
  text: string;
  /** Left and right edge: points in a PDF, characters in a text. */
  x: number;
  right: number;
  /** Set in a font other than the body's, or bold. */
  accent: boolean;
  /** Font size relative to the body, where runs of one line differ in it. */
  size?: number;
  /** Font and size, in PDFs. */
  face?: string;
};

/** Dots or dashes that lead from a text to what is set at the other margin: "Senior Cook ........ Boston, MA". */
export const LEADERS = /(?<=[^\s.·_–—-])\s*(?:[.·_]{5,}|(?<=\s)[-–—]{4,}|(?:\s\.){4,})\s*(?=[^\s.·_–—-])/;

/** One line in reading order, whatever file it came from; everything that understands a resume starts here. */
export type TextLine = {
  /** Both count from 1, `line` within its page. */
  page: number;
  line: number;
  /** All segments joined by two spaces, without the bullet. */
  text: string;
  segments: Segment[];
  bullet: boolean;
  x: number;
  /** Right edge; 0 where the file does not say where lines end. */
  right: number;
  /** Font size relative to the body of the document: 1 is body text. Always 1 where the file has no sizes. */
  size: number;
  /** All of the line is set in a font other than the body's, or bold. */
  accent: boolean;
  /** Whether there is a clear gap above: a blank line, or more than the usual leading. */
  gap: boolean;
  /** Shared by lines that look alike; empty if the file has no formatting. */
  style: string;
  /** The file itself says that this is a heading (Word styles). */
  heading: boolean;
  /** Where it stands on its page, in points from the upper left corner; only in files with fixed pages. */
  box?: { x: number; y: number; width: number; height: number };
  /** All that stands at its height, if it is one of several columns: what is read straight across the page. */
  across?: string;
  /** It stands near dates and is set as the headers of other jobs are, or is a label that several jobs have within. */
  header?: boolean;
  /** It is in a text box of a word processor's file. */
  boxed?: boolean;
  /** 0 for lines over the whole width, else the column that the line belongs to, over all pages. */
  column: number;
};

/** `line` is null for a link that covers no text, as that of an icon; `near` is the line nearest to it then. */
export type DocumentLink = { url: string; page: number; line: number | null; near?: number | undefined };

export type TextDocument = {
  pages: number;
  lines: TextLine[];
  links: DocumentLink[];
  /** How many of the first lines are from Word's page header. */
  header_lines?: number;
};

const BULLET =
  /^(?:[•◦▪▫■□●○‣⁃∙·▸►▶➢➤➔→✓✔✦★☆❖◆◇\u2043\uf0b7\uf0a7\uf0d8\uf076\uf0fc\u27a2\ufffd]+\s*|[-–—*+»>]\s+|o\s{1,3}(?=[A-Z]))/u;
const PRIVATE_USE = /[\ue000-\uf8ff\u{f0000}-\u{ffffd}]/gu;
/** Control and format characters: soft hyphens, zero-width marks, directions. Tabs stay. */
const INVISIBLE = /(?!\t)[\p{Cc}\p{Cf}]/gu;

/** One spelling for what looks the same: ligatures, odd spaces, invisible marks; icons become nothing. */
export function cleanText(text: string): string {
  return (
    restoreLigatures(text)
      .normalize('NFKC')
      .replace(INVISIBLE, '')
      .replace(PRIVATE_USE, ' ')
      .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      .replace(/[\u2010\u2011\u2212]/g, '-')
      .replace(/[\u2018\u2019\u02bc]/g, "'")
      .replace(/[\u201c\u201d]/g, '"')
      // Text that was copied out of a web page.
      .replace(/&(?:amp|#38);/g, '&')
  );
}

/** "E X P E R I E N C E" becomes "EXPERIENCE"; two or more spaces between letters are the words' spaces. */
export function joinSpacedLetters(text: string): string {
  const trimmed = text.trim();
  const tokens = trimmed.split(/\s+/);
  if (tokens.length < 4) return text;
  const single = tokens.filter((token) => /^[\p{L}&/]$/u.test(token)).length;
  if (single / tokens.length < 0.8) return text;
  const words = trimmed.split(/\s{2,}/);
  if (words.length === 1 && tokens.length > 24) return text;
  return words.map((word) => word.replace(/\s/g, '')).join(' ');
}

/** Splits a bullet sign off the start of a line. */
export function splitBullet(text: string): { bullet: boolean; rest: string } {
  const trimmed = text.trimStart();
  const found = BULLET.exec(trimmed);
  if (found === null) return { bullet: false, rest: text.trim() };
  const rest = trimmed.slice(found[0].length).trim();
  // "- 5 °C" and "+1 415 …" begin with a sign, not with a bullet.
  if (/^[+-]/.test(found[0]) && /^\d{3}/.test(rest)) return { bullet: false, rest: text.trim() };
  return { bullet: true, rest };
}

/** Letters of any script; what tells a resume from an empty page. */
export function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

/** Lower case, without accents and signs: what words are compared by. */
export const fold = remembered((text): string =>
  foldLetters(text)
    .replace(/[^\p{L}\p{M}\p{N}&+#]+/gu, ' ')
    .trim(),
);

/**
 * Some people write all in small letters. What tells names, titles and headings from prose is lost then, so short lines
 * get their capitals back; the words stay as they are.
 */
export function withCapitals(lines: TextLine[]): TextLine[] {
  const text = lines.map((line) => line.text).join('');
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  if (capitals > 0.015 * countLetters(text)) return lines;
  const capital = (one: string) =>
    one
      .replace(
        /(^|[\s(/|·•-])(\p{Ll})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      )
      .replace(/, (\p{L}{2})(?=$|[\s,|·•])/gu, (_, state: string) => `, ${state.toUpperCase()}`);
  // Addresses keep their small letters.
  const pieces = (one: string) =>
    one
      .split(/(\s[|·•]\s)/)
      .map((piece) => (/@|\w\.\p{L}{2,}/u.test(piece) ? piece : capital(piece)))
      .join('');
  return lines.map((line) => {
    if (line.bullet || line.text.length > 90 || /[.,;]$/.test(line.text)) return line;
    const segments = line.segments.map((segment) => ({ ...segment, text: pieces(segment.text) }));
    return { ...line, segments, text: segments.map((one) => one.text).join('  ') };
  });
}

/** True when the letters of the text are all capitals (and there are at least three). */
export function isAllCaps(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase() && countLetters(text) >= 3;
}

/** In small letters, character for character, so that positions stay valid ("İ" would become two). */
export function toSmall(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return Array.from(text, (sign) => {
    const one = sign.toLowerCase();
    return one.length === sign.length ? one : sign;
  }).join('');
}

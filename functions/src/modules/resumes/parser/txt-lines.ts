import { READING_LIMITS } from './reading-limits.ts';
import { ResumeRefused } from './resume-refused.ts';
import {
  cleanText,
  isAllCaps,
  joinSpacedLetters,
  splitBullet,
  type TextDocument,
  type TextLine,
} from './text-line.ts';

const FORM_FEED = '\f';
/** No `\s*` before it: on a line of spaces both would try every share of them. */
const RULE = /^[-=_*~#─━═–—.\s]{3,}$/;

/**
 * Lines of a plain text. Form feeds part pages; wide gaps and tabs part segments.
 *
 * @throws ResumeRefused when it is far more text than a resume
 */
export function txtDocument(text: string): TextDocument {
  // Rejected before the text is split into a million pieces.
  if (text.length > READING_LIMITS.characters && text.trim() !== '') {
    throw new ResumeRefused('resume_too_complex', { cause: 'too much text' });
  }
  const pages = text.replace(/\r\n?/g, '\n').split(FORM_FEED);
  if (pages.length > 1 && pages.at(-1)!.trim() === '') pages.pop();
  const lines = pages.flatMap((page, index) => pageLines(page, index + 1));
  return { pages: pages.length, lines, links: [] };
}

function pageLines(page: string, number: number): TextLine[] {
  const raw = page.split('\n').map((line) => cleanText(line).trimEnd());
  if (raw.some((line) => line.length > READING_LIMITS.line_characters)) {
    throw new ResumeRefused('resume_too_complex', { cause: 'a line too long' });
  }
  const filled = raw.filter((line) => line.trim() !== '' && !RULE.test(line));
  const gap = /\t+| {4,}/;
  const blanks = raw.filter((line) => line.trim() === '').length;
  const airy = blanks > 0.9 * filled.length;
  let blank_above = 0;
  const lines: TextLine[] = [];
  raw.forEach((line, index) => {
    if (line.trim() === '' || RULE.test(line)) {
      blank_above += 1;
      return;
    }
    lines.push(toLine(line, gap, number, index + 1, blank_above > (airy ? 1 : 0) || lines.length === 0));
    blank_above = 0;
  });
  return lines;
}

function toLine(raw: string, gap: RegExp, page: number, number: number, gap_above: boolean): TextLine {
  const markdown = /^\s{0,3}#{1,4}\s+(\S.*)$/.exec(raw);
  const indent = raw.length - raw.trimStart().length;
  const { bullet, rest } = splitBullet(
    joinSpacedLetters(markdown?.[1]?.replace(/(?<!#)#+$/, '').trimEnd() ?? raw),
  );
  const plain = rest.replace(/\*\*(.+?)\*\*/g, '$1').replace(/__(.+?)__/g, '$1');
  let at = indent;
  const segments = plain
    .split(gap)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .map((part) => {
      const found = raw.indexOf(part.split(' ')[0]!, at);
      const x = found === -1 ? at : found;
      at = x + part.length;
      return { text: part, x, right: at, accent: false };
    });
  const text = segments.map((segment) => segment.text).join('  ');
  return {
    page,
    line: number,
    text,
    segments,
    bullet,
    x: indent,
    right: raw.length,
    size: 1,
    accent: false,
    gap: gap_above,
    style: isAllCaps(text) ? 'caps' : '',
    heading: markdown !== null,
    column: 0,
  };
}

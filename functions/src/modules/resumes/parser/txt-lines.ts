import { LIMITS } from '../../../contract/limits.ts';
import {
  cleanText,
  isAllCaps,
  joinSpacedLetters,
  splitBullet,
  type TextDocument,
  type TextLine,
} from './text-line.ts';

const FORM_FEED = '\f';
/** What a page and a line hold at most; more is no resume, and would only cost time. */
const MAX_LINES = 4_000;
const MAX_LINE = 2_000;
const RULE = /^[-=_*~#─━═–—.\s]{3,}$/;

/** Lines of a plain text. Form feeds part pages; wide gaps and tabs part segments. */
export function txtDocument(text: string): TextDocument {
  // One page more than is taken, so that too many are noticed; the rest costs nothing.
  const pages = text.replace(/\r\n?/g, '\n').split(FORM_FEED, LIMITS.resume_pages + 2);
  if (pages.length > 1 && pages.at(-1)!.trim() === '') pages.pop();
  const lines = pages.flatMap((page, index) => pageLines(page, index + 1));
  return { pages: pages.length, lines, links: [] };
}

function pageLines(page: string, number: number): TextLine[] {
  const raw = page.split('\n', MAX_LINES).map((line) => cleanText(line.slice(0, MAX_LINE)).trimEnd());
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
  const markdown = /^\s{0,3}(#{1,4})\s+(.*?)\s*#*$/.exec(raw);
  const indent = raw.length - raw.trimStart().length;
  const { bullet, rest } = splitBullet(joinSpacedLetters(markdown?.[2] ?? raw));
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

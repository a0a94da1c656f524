import { READING_LIMITS } from './limits/reading-limits.ts';
import { ResumeRefused } from './limits/resume-refused.ts';
import { strictHeading } from './structure/headings.ts';
import {
  cleanText,
  isAllCaps,
  joinSpacedLetters,
  LEADERS,
  splitBullet,
  type TextDocument,
  type TextLine,
} from './text/text-line.ts';

const FORM_FEED = '\f';
/** No `\s*` before it: on a line of spaces both would try every share of them. */
const RULE = /^[-=_*~#─━═–—.|\s]{3,}$/;
const MARKDOWN_HEADING = /^\s{0,3}(#{1,6})\s+(\S.*)$/;
/** `**Acme**`, `__Acme__`, `*2019 – 2021*`, `_2019_`, `[site](https://…)`: the words without the signs. */
const MARKDOWN: [RegExp, string][] = [
  [/\*\*(.+?)\*\*/g, '$1'],
  [/__(.+?)__/g, '$1'],
  [/(?<![\w*])\*([^\s*][^*]*)\*(?![\w*])/g, '$1'],
  [/(?<![\w_])_([^\s_][^_]*)_(?![\w_])/g, '$1'],
  [/\[([^\][]{1,80})\]\((?:https?:|mailto:)[^()\s]{1,200}\)/g, '$1'],
];

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
  const levels = headingLevels(text);
  const lines = pages.flatMap((page, index) => pageLines(page, index + 1, levels));
  return { pages: pages.length, lines, links: [] };
}

/**
 * The levels of Markdown headings that part the resume: the highest with headings that are known. Deeper ones head
 * jobs and studies, higher ones are the name.
 */
function headingLevels(text: string): Set<number> {
  const found = text.split('\n').flatMap((line) => {
    const heading = MARKDOWN_HEADING.exec(line);
    return heading === null ? [] : [{ level: heading[1]!.length, text: heading[2]! }];
  });
  const known = found.filter((heading) => strictHeading(cleanText(heading.text)) !== undefined);
  return new Set(
    known.length === 0 ? found.map(({ level }) => level) : [Math.min(...known.map(({ level }) => level))],
  );
}

function pageLines(page: string, number: number, levels: Set<number>): TextLine[] {
  const raw = page.split('\n').map((line) => cleanText(line).trimEnd());
  if (raw.some((line) => line.length > READING_LIMITS.line_characters)) {
    throw new ResumeRefused('resume_too_complex', { cause: 'a line too long' });
  }
  const filled = raw.filter((line) => line.trim() !== '' && !RULE.test(line));
  const gap = new RegExp(`\\t+| {4,}|${LEADERS.source}`);
  const blanks = raw.filter((line) => line.trim() === '').length;
  const airy = blanks > 0.9 * filled.length;
  let blank_above = 0;
  const lines: TextLine[] = [];
  raw.forEach((line, index) => {
    if (line.trim() === '' || RULE.test(line)) {
      blank_above += 1;
      return;
    }
    const gap_above = blank_above > (airy ? 1 : 0) || lines.length === 0;
    lines.push(toLine(line, { gap, page: number, number: index + 1, gap_above, levels }));
    blank_above = 0;
  });
  return lines;
}

type Place = { gap: RegExp; page: number; number: number; gap_above: boolean; levels: Set<number> };

function toLine(raw: string, { gap, page, number, gap_above, levels }: Place): TextLine {
  const markdown = MARKDOWN_HEADING.exec(raw);
  const indent = raw.length - raw.trimStart().length;
  const { bullet, rest } = splitBullet(
    joinSpacedLetters(markdown?.[2]?.replace(/(?<!#)#+$/, '').trimEnd() ?? raw),
  );
  const plain = MARKDOWN.reduce((text, [pattern, words]) => text.replace(pattern, words), rest);
  let at = indent;
  const segments = plain
    .split(gap)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .map((part) => {
      const found = raw.indexOf(part.split(' ')[0]!, at);
      const x = found === -1 ? at : found;
      at = x + part.length;
      return { text: part, x, right: at, accent: markdown !== null };
    });
  const text = segments.map((segment) => segment.text).join('  ');
  const level = markdown?.[1]?.length ?? 0;
  return {
    page,
    line: number,
    text,
    segments,
    bullet,
    x: indent,
    right: raw.length,
    size: 1,
    accent: markdown !== null,
    gap: gap_above || markdown !== null,
    style: level > 0 ? `h${level}` : isAllCaps(text) ? 'caps' : '',
    heading: levels.has(level),
    column: 0,
  };
}

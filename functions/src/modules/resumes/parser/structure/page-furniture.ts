import { fold, type TextLine } from '../text/text-line.ts';
import { strictHeading } from './headings.ts';

const PAGE_MARK =
  /^(?:(?:page\s*)?\d{1,2}\s*(?:\/|of|von|de)\s*\d{1,2}|page\s+\d{1,2}|last updated.*|-\s*\d{1,2}\s*-)$/i;

/** "Resume", "CV – Jane Miller", "Curriculum vitae 2": no "Resume writing coach, 2012 – 2014". */
const FURNITURE = /^(?:curriculum vit(?:ae|æ)|résumé|resume|cv|lebenslauf)(?![\p{L}])(?<behind>.{0,60})$/iu;
const PAGE_NUMBER = /^\W*(?:(?:page|seite)?\W*\d{0,2}(?:\W*(?:of|von)?\W*\d{1,2})?)\W*$/i;

/** Lines in which the name stands, wherever the file begins with it. */
const HEAD = 4;

/** The word for a resume with nothing behind it but a page's number or what the resume begins with, as the name. */
function isFurniture(text: string, head: string): boolean {
  const behind = FURNITURE.exec(text)?.groups?.behind;
  if (behind === undefined) return false;
  const words =
    fold(behind)
      .match(/\p{L}{2,}/gu)
      ?.filter((word) => !/^(?:of|page|seite|von|for)$/.test(word)) ?? [];
  return PAGE_NUMBER.test(behind) || (words.length > 0 && words.every((word) => head.includes(word)));
}

/** Leaves out page numbers and lines that repeat on several pages. */
export function withoutFurniture(lines: TextLine[]): TextLine[] {
  const last_page = Math.max(0, ...lines.map((line) => line.page));
  const pages_of = new Map<string, Set<number>>();
  // The numbers of pages differ, years don't: "2014 – 2016" at the top of a page is no repetition of "2009 – 2011".
  const key = (line: TextLine) => line.text.replace(/(?<!\d)\d{1,2}(?!\d)/g, '#').toLowerCase();
  for (const line of lines) {
    const pages = pages_of.get(key(line)) ?? new Set();
    pages_of.set(key(line), pages.add(line.page));
  }
  const isEdge = edgesOf(lines);
  const head = fold(
    lines
      .slice(0, HEAD)
      .map(({ text }) => text)
      .join(' '),
  );
  return lines.filter((line) => {
    if (line.text === '') return false;
    if (PAGE_MARK.test(line.text)) return false;
    if (line.page > 1 && isEdge(line) && isFurniture(line.text, head)) return false;
    if (/^page \d{1,2}\b.{0,40}$/i.test(line.text) && isEdge(line)) return false;
    if (line.segments.length > 1 && PAGE_MARK.test(line.segments.at(-1)!.text) && isEdge(line)) return false;
    if (last_page < 2) return true;
    const repeated = pages_of.get(key(line))!.size >= 2 && /\d|^.{0,40}$/.test(line.text) && line.page > 1;
    const numbered = /(?:^|[\s–—-])\d{1,2}\s*\/\s*\d{1,2}$|\bpage\s*\d/i.test(line.text);
    return (
      !(numbered && line.text.length < 60) &&
      !(repeated && strictHeading(line.text) === undefined && isEdge(line))
    );
  });
}

/** Tells whether a line is one of the first or last two of its page. */
function edgesOf(lines: TextLine[]): (line: TextLine) => boolean {
  const spans = new Map<number, { first: number; last: number }>();
  for (const { page, line } of lines) {
    const { first, last } = spans.get(page) ?? { first: line, last: line };
    spans.set(page, { first: Math.min(first, line), last: Math.max(last, line) });
  }
  return ({ page, line }) => {
    const { first, last } = spans.get(page)!;
    return line <= first + 1 || line >= last - 1;
  };
}

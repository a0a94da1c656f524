import { type Region, toRegions } from './columns.ts';
import { findRanges } from './dates.ts';
import { strictHeading } from './headings.ts';
import { hoistMargins } from './margins.ts';
import type { PdfPage } from './pdf-read.ts';
import { type Row, type Run, toRows } from './pdf-rows.ts';
import { isAllCaps, splitBullet, type TextDocument, type TextLine } from './text-line.ts';

type Body = { font: string; size: number };
type Flow = 'head' | 'left' | 'right';
const COLUMN: Record<Flow, number> = { head: 0, left: 1, right: 2 };

/**
 * Joins the positioned text of all pages into lines in reading order; a column continues in the same column of the next
 * page.
 */
export function pdfDocument(pages: PdfPage[]): TextDocument {
  const rows = pages.map((page) => toRows(page.items));
  const body = bodyOf(rows.flat());
  const flows: Record<Flow, TextLine[]> = { head: [], left: [], right: [] };
  let main: Flow = 'head';
  const spans: { page: number; y: number; line: TextLine }[] = [];

  pages.forEach((page, index) => {
    const regions = toRegions(joinRails(rows[index]!), page.width);
    let number = 0;
    if (main === 'head' && regions.some((region) => region.kind !== 'full')) {
      const size = (kind: Region['kind']) =>
        regions
          .filter((region) => region.kind === kind)
          .flatMap((region) => region.rows)
          .reduce((sum, row) => sum + row.runs.reduce((all, run) => all + run.text.length, 0), 0);
      main = size('left') > size('right') ? 'left' : 'right';
    }
    let columns_begun = index > 0;
    for (const region of regions) {
      if (region.kind !== 'full') columns_begun = true;
      const flow: Flow = region.kind !== 'full' ? region.kind : columns_begun ? main : 'head';
      for (const { row, line } of toLines(region.rows, body, index + 1, number)) {
        line.column = COLUMN[flow];
        flows[flow].push(line);
        spans.push({ page: index + 1, y: row.y, line });
        number = line.line;
      }
    }
  });

  const links = pages.flatMap((page, index) =>
    page.links.map((link) => {
      const at = spans.find(
        (span) =>
          span.page === index + 1 &&
          span.y >= link.top - 2 &&
          span.y <= link.bottom + 2 &&
          span.line.x < link.right &&
          span.line.right > link.x,
      );
      return { url: link.url, page: index + 1, line: at?.line.line ?? 1 };
    }),
  );
  return { pages: pages.length, lines: hoistMargins([...flows.head, ...flows.left, ...flows.right]), links };
}

/** The font and size most letters are set in. */
function bodyOf(rows: Row[]): Body {
  const fonts = new Map<string, number>();
  const sizes = new Map<number, number>();
  for (const run of rows.flatMap((row) => row.runs)) {
    fonts.set(run.font, (fonts.get(run.font) ?? 0) + run.text.length);
    const size = Math.round(run.size * 4) / 4;
    sizes.set(size, (sizes.get(size) ?? 0) + run.text.length);
  }
  const most = <T>(counts: Map<T, number>, otherwise: T) =>
    [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [otherwise, 0] as [
      T,
      number,
    ])[0];
  return { font: most(fonts, ''), size: most(sizes, 10) };
}

function toLines(rows: Row[], body: Body, page: number, before: number): { row: Row; line: TextLine }[] {
  const leadings = rows.slice(1).map((row, index) => row.y - rows[index]!.y);
  const usual = leadings.toSorted((a, b) => a - b)[Math.floor(leadings.length / 2)] ?? 0;
  return rows.map((row, index) => {
    const leading = index === 0 ? Number.POSITIVE_INFINITY : leadings[index - 1]!;
    const first = row.runs[0]!;
    const { bullet, rest } = splitBullet(first.text);
    // A bullet sign alone in its run: the text is the next run.
    const runs =
      rest === '' && row.runs.length > 1
        ? row.runs.slice(1)
        : [{ ...first, text: rest }, ...row.runs.slice(1)];
    const segments = runs.map((run) => ({
      text: run.text,
      x: run.x,
      right: run.right,
      accent: run.font !== body.font,
    }));
    const size = row.size / body.size;
    const text = segments
      .map((segment) => segment.text)
      .join('  ')
      .trim();
    const look = widest(runs);
    const line: TextLine = {
      page,
      line: before + index + 1,
      text,
      segments,
      bullet: bullet || (row.icon && size < 1.15 && segments.length === 1 && first.text.length > 30),
      x: first.x,
      right: row.runs.at(-1)!.right,
      size,
      accent: segments.every((segment) => segment.accent),
      gap: leading > Math.max(1.3 * usual, 1.25 * row.size),
      style: `${look.font}|${Math.round(look.size * 2)}|${isAllCaps(text) ? 'caps' : ''}`,
      heading: false,
      column: 0,
    };
    return { row, line };
  });
}

function widest(runs: Run[]): Run {
  return runs.reduce((best, run) => (run.text.length > best.text.length ? run : best));
}

/**
 * A heading or date range in a left-hand rail may be split over two lines ("Technical" / "Skills", "02/2020 –" /
 * "Present"); it is rejoined.
 */
function joinRails(rows: Row[]): Row[] {
  const result = rows.map((row) => ({ ...row, runs: [...row.runs] }));
  result.forEach((row, index) => {
    const first = row.runs[0];
    if (first === undefined || row.runs.length < 2 || first.text.length > 20) return;
    if (strictHeading(first.text) !== undefined || findRanges(first.text).length > 0) return;
    for (const below of result.slice(index + 1, index + 4)) {
      const next = below.runs[0];
      if (next === undefined || Math.abs(next.x - first.x) > 2 || next.font !== first.font) continue;
      if (below.y - row.y > 2 * row.size) break;
      const joined = `${first.text} ${next.text}`;
      const dates = next.text.length <= 20 && findRanges(joined).length > 0;
      if (strictHeading(joined) === undefined && !dates) continue;
      row.runs[0] = { ...first, text: `${first.text} ${next.text}` };
      below.runs.shift();
      break;
    }
  });
  return result.filter((row) => row.runs.length > 0);
}

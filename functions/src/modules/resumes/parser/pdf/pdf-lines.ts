import { findRanges } from '../dates/dates.ts';
import { strictHeading } from '../structure/headings.ts';
import { isAllCaps, splitBullet, type TextDocument, type TextLine } from '../text/text-line.ts';
import { type Region, toRegions } from './columns.ts';
import { hoistMargins } from './margins.ts';
import { boxOn, linksOf, type Sheet } from './pdf-places.ts';
import type { PdfPage } from './pdf-read.ts';
import { type Row, type Run, toRows } from './pdf-rows.ts';
import { isBelow, joinRails } from './rails.ts';
import { joinWrappedCells } from './wrapped-cells.ts';
import { joinWrappedLabels } from './wrapped-labels.ts';

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
    const whole = joinRails(joinDates(alignRailHeadings(partContacts(partHeadings(rows[index]!, body)))));
    const at = new Map(whole.map(({ y, runs }) => [y, runs]));
    const regions = toRegions(whole, page.width);
    let number = 0;
    // A page without columns above the first one with columns is part of the same text.
    let columns_begun = index > 0 && main !== 'head';
    if (main === 'head' && regions.some((region) => region.kind !== 'full')) {
      const size = (kind: Region['kind']) =>
        regions
          .filter((region) => region.kind === kind)
          .flatMap((region) => region.rows)
          .reduce((sum, row) => sum + row.runs.reduce((all, run) => all + run.text.length, 0), 0);
      main = size('left') > size('right') ? 'left' : 'right';
    }
    for (const region of regions) {
      if (region.kind !== 'full') columns_begun = true;
      const flow: Flow = region.kind !== 'full' ? region.kind : columns_begun ? main : 'head';
      // In a column beside another, the rail of its dates shows only now.
      const own = region.kind === 'full' ? region.rows : joinRails(joinDates(region.rows));
      for (const { row, line } of toLines(own, body, { ...page, number: index + 1 }, number)) {
        line.column = COLUMN[flow];
        const all = at.get(row.y) ?? [];
        if (region.kind !== 'full' && all.length > row.runs.length)
          line.across = all.map(({ text }) => text).join(' ');
        flows[flow].push(line);
        spans.push({ page: index + 1, y: row.y, line });
        number = line.line;
      }
    }
  });

  const labelled = joinWrappedLabels([...flows.head, ...flows.left, ...flows.right]);
  const { lines, within } = joinWrappedCells(labelled.lines);
  const shown = spans.map((span) => ({
    ...span,
    number: labelled.within.get(span.line) ?? within.get(span.line) ?? span.line.line,
  }));
  return { pages: pages.length, lines: hoistMargins(lines), links: linksOf(pages, shown) };
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

/** How far letters reach above and below their baseline, in font sizes, with a little air. */
const ASCENT = 0.85;
const DESCENT = 0.25;

function toLines(rows: Row[], body: Body, page: Sheet, before: number): { row: Row; line: TextLine }[] {
  const leadings = rows.slice(1).map((row, index) => row.y - rows[index]!.y);
  const usual = leadings.toSorted((a, b) => a - b)[Math.floor(leadings.length / 2)] ?? 0;
  return rows.map((row, index) => {
    const leading = index === 0 ? Number.POSITIVE_INFINITY : leadings[index - 1]!;
    const first = row.runs[0]!;
    // A bullet sign alone in its run: the text is the next run.
    const { bullet, rest } = splitBullet(row.runs.length > 1 ? `${first.text} ` : first.text);
    const runs =
      rest === '' && row.runs.length > 1
        ? row.runs.slice(1)
        : [{ ...first, text: rest }, ...row.runs.slice(1)];
    const segments = runs.map((run) => ({
      text: run.text,
      x: run.x,
      right: run.right,
      accent: run.font !== body.font,
      size: run.size / body.size,
      face: faceOf(run),
    }));
    const size = row.size / body.size;
    const text = segments
      .map((segment) => segment.text)
      .join('  ')
      .trim();
    const look = widest(runs);
    const line: TextLine = {
      page: page.number,
      line: before + index + 1,
      text,
      segments,
      bullet: bullet || (row.icon && size < 1.15 && segments.length === 1 && first.text.length > 30),
      x: first.x,
      right: row.runs.at(-1)!.right,
      size,
      accent: segments.every((segment) => segment.accent),
      gap: leading > Math.max(1.3 * usual, 1.25 * row.size),
      style: `${faceOf(look)}|${isAllCaps(text) ? 'caps' : ''}`,
      heading: false,
      column: 0,
      ...boxOn(page, first.x, row.y - ASCENT * row.size, row.runs.at(-1)!.right, row.y + DESCENT * row.size),
    };
    return { row, line };
  });
}

function faceOf({ font, size }: Run): string {
  return `${font}|${Math.round(size * 2)}`;
}

function widest(runs: Run[]): Run {
  return runs.reduce((best, run) => (run.text.length > best.text.length ? run : best));
}

const LARGE = 1.2;

/** A large heading behind something else on its line, as the end of a side bar: it is on a line of its own. */
function partHeadings(rows: Row[], body: Body): Row[] {
  return rows.flatMap((row) => {
    const last = row.runs.at(-1)!;
    const alone =
      row.runs.length < 2 || last.size < LARGE * body.size || strictHeading(last.text) === undefined;
    if (alone || row.runs.slice(0, -1).some(({ text }) => strictHeading(text) !== undefined)) return [row];
    const before = row.runs.slice(0, -1);
    return [
      { ...row, runs: before, size: Math.max(...before.map(({ size }) => size)) },
      { ...row, y: row.y + 0.01, runs: [last], icon: false },
    ];
  });
}

const CONTACT = /^(?:\S+@\S+\.\p{L}{2,}|\+?\(?\d[\d\s().-]{6,18}\d)$/u;

/** An email or phone of a side bar left of the text: it is on a line of its own. */
function partContacts(rows: Row[]): Row[] {
  return rows.flatMap((row) => {
    const [first, second] = row.runs;
    if (first === undefined || second === undefined || !CONTACT.test(first.text)) return [row];
    if (
      row.runs.slice(1).some(({ text }) => /@|\d{3}\D?\d{2}|\|/.test(text) && findRanges(text).length === 0)
    )
      return [row];
    return [
      { ...row, runs: [first], size: first.size },
      { ...row, y: row.y + 0.01, runs: row.runs.slice(1), icon: false },
    ];
  });
}

/** Share of a heading's size by which the text beside it may stand higher or lower. */
const BESIDE = 0.8;
const MIN_GAP = 6;

/**
 * A heading in a left-hand rail is larger than the text beside it, so the two are not on one baseline. It is moved to the
 * row beside it; one that was split over two lines ("Academic" / "Background") is rejoined.
 */
function alignRailHeadings(rows: Row[]): Row[] {
  const result = rows.map((row) => ({ ...row, runs: [...row.runs] }));
  result.forEach((row, index) => {
    const first = row.runs[0];
    if (first === undefined || row.runs.length > 1 || first.text.length > 30) return;
    const below = result
      .slice(index + 1, index + 5)
      .find(
        ({ runs, y }) =>
          runs[0] !== undefined &&
          isBelow(runs[0], first) &&
          runs[0].font === first.font &&
          Math.abs(runs[0].size - first.size) < 0.5 &&
          y - row.y < 1.8 * first.size,
      );
    const joined = below === undefined ? undefined : `${first.text} ${below.runs[0]!.text}`;
    const wrapped = joined !== undefined && strictHeading(joined) !== undefined;
    if (!wrapped && strictHeading(first.text) === undefined) return;
    const beside = result
      .slice(Math.max(0, index - 2), index + 3)
      .filter((other) => other !== row && other.runs[0] !== undefined)
      .filter(
        ({ runs, y }) => runs[0]!.x > first.right + MIN_GAP && Math.abs(y - row.y) <= BESIDE * first.size,
      )
      .toSorted((a, b) => Math.abs(a.y - row.y) - Math.abs(b.y - row.y))[0];
    if (beside === undefined) return;
    row.runs.shift();
    if (wrapped) below!.runs.shift();
    blockStart(result, beside).runs.unshift(wrapped ? { ...first, text: joined } : first);
  });
  return result.filter((row) => row.runs.length > 0);
}

/** The heading may stand beside the second line of its text, or the third. */
function blockStart(rows: Row[], beside: Row): Row {
  let at = rows.indexOf(beside);
  for (let steps = 0; steps < 2 && at > 0; steps += 1) {
    const [row, above] = [rows[at]!, rows[at - 1]!];
    const same = above.runs[0] !== undefined && Math.abs(above.runs[0].x - row.runs[0]!.x) <= 2;
    if (!same || row.y - above.y > 1.4 * Math.max(row.size, above.size)) break;
    at -= 1;
  }
  return rows[at]!;
}

/** A date range at the right margin that goes on in the next line: "Feb. 2016 –" / "Sep. 2019". */
function joinDates(rows: Row[]): Row[] {
  const result = rows.map((row) => ({ ...row, runs: [...row.runs] }));
  result.forEach((row, index) => {
    const last = row.runs.at(-1);
    if (last === undefined || row.runs.length < 2 || last.text.length > 26) return;
    if (findRanges(last.text).length > 0 || !/\d{2}/.test(last.text)) return;
    for (const below of result.slice(index + 1, index + 3)) {
      const next = below.runs.at(-1);
      if (next === undefined || below.y - row.y > 1.8 * row.size) break;
      const under = next.x >= last.x - 2 && next.right <= last.right + 30 && next.text.length <= 20;
      const joined = `${last.text} ${next.text}`;
      const ranges = under ? findRanges(joined) : [];
      if (ranges.length !== 1 || ranges[0]!.length < joined.length - 2) continue;
      row.runs[row.runs.length - 1] = { ...last, text: joined };
      below.runs.pop();
      break;
    }
  });
  return result.filter((row) => row.runs.length > 0);
}

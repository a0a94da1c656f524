import { spanOf } from '../dates/date-spans.ts';
import { asPlace } from '../places/location.ts';
import { strictHeading } from '../structure/headings.ts';
import { type Segment, splitBullet, type TextLine } from '../text/text-line.ts';

const DURATION = /^\(?(?:\d+ (?:years?|yrs?|months?|mos?)[ ,]*(?:and )?){1,2}\)?$/i;

/**
 * Dates and places in a right-hand column may extend down beside the bullets. They belong to the entry's header and are
 * moved up to it; durations ("4 months"), which only repeat the dates, are dropped.
 */
export function hoistMargins(lines: TextLine[]): TextLine[] {
  const result = hoistCells(lines).map((line) => ({ ...line, segments: [...line.segments] }));
  for (const [index, line] of result.entries()) {
    const last = line.segments.at(-1);
    if (last === undefined || line.segments.length < 2) continue;
    if (DURATION.test(last.text)) {
      line.segments.pop();
      continue;
    }
    const opener = openerOf(result, index);
    if (opener === undefined || !isMarginal(last)) continue;
    line.segments.pop();
    opener.segments.push(last);
  }
  return result.map((line) => ({
    ...line,
    text: line.segments.map((segment) => segment.text).join('  '),
    right: line.segments.at(-1)?.right ?? line.right,
  }));
}

const SAME_X = 4;

/**
 * Rows of a table whose cells have several lines: date and employer stay beside the first lines of a long last cell. What
 * is below the first line of an earlier cell is moved up, to lines of its own behind that row.
 */
function hoistCells(lines: TextLine[]): TextLine[] {
  const result: TextLine[] = [];
  let opener: TextLine | undefined;
  let after = 0;
  for (const line of lines) {
    const same = opener !== undefined && opener.page === line.page && opener.column === line.column;
    const dated = line.segments.length >= 3 && line.segments.some(({ text }) => spanOf(text) !== undefined);
    if (dated) {
      opener = line;
      result.push(line);
      after = result.length;
      continue;
    }
    if (same && (opensEntry(line, opener!) || crossesCells(line, opener!))) opener = undefined;
    const columns = same && opener !== undefined ? opener!.segments.map(({ x }) => x) : [];
    const last = columns.at(-1) ?? 0;
    const early = line.segments.filter(({ x }) => x < last - SAME_X);
    const fits =
      early.length > 0 && early.every(({ x }) => columns.some((column) => Math.abs(column - x) <= SAME_X));
    if (!fits || (early.length === line.segments.length && line.gap)) {
      if (line.segments.length === 1 && line.x < last - SAME_X) opener = undefined;
      result.push(line);
      continue;
    }
    for (const segment of early) {
      result.splice(after, 0, { ...line, ...only(line, [segment]), bullet: false, gap: false });
      after += 1;
    }
    const rest = line.segments.slice(early.length);
    if (rest.length > 0) {
      const { bullet, rest: text } = splitBullet(rest[0]!.text);
      result.push({ ...line, ...only(line, [{ ...rest[0]!, text }, ...rest.slice(1)]), bullet, gap: false });
    }
  }
  return result;
}

/** A text over more than its cell, or a heading: what comes now is below the table. */
function crossesCells(line: TextLine, opener: TextLine): boolean {
  if (strictHeading(line.text) !== undefined) return true;
  const columns = opener.segments.map(({ x }) => x);
  return line.segments.some(({ x, right }) =>
    columns.some((column) => x < column - SAME_X && right > column + SAME_X),
  );
}

/** Dates where those of the row above stand: the next entry, of which a cell is empty or set apart. */
function opensEntry(line: TextLine, opener: TextLine): boolean {
  const [first, above] = [line.segments[0], opener.segments[0]];
  if (first === undefined || above === undefined || Math.abs(first.x - above.x) > SAME_X) return false;
  return spanOf(first.text) !== undefined && spanOf(above.text) !== undefined;
}

function only(line: TextLine, segments: Segment[]): Pick<TextLine, 'segments' | 'text' | 'x' | 'right'> {
  return {
    segments,
    text: segments.map((segment) => segment.text).join('  '),
    x: segments[0]?.x ?? line.x,
    right: segments.at(-1)?.right ?? line.right,
  };
}

function isMarginal(segment: Segment): boolean {
  const span = spanOf(segment.text);
  if (span !== undefined) return segment.text.length - span.range.length <= 4;
  const place = asPlace(segment.text);
  return place !== undefined && place.confidence >= 0.6;
}

/** The line continues the bullet above it: indented past its sign, or in mid-sentence. */
function wraps(line: TextLine, above: TextLine | undefined): boolean {
  if (above?.bullet !== true || line.gap) return false;
  return line.x > above.x + 3 || /^\p{Ll}/u.test(line.text);
}

/** The header line directly above the bullets that include this line; none if the line is not part of a bullet. */
function openerOf(lines: TextLine[], index: number): TextLine | undefined {
  const line = lines[index]!;
  for (let at = index; at >= 0 && at > index - 6; at -= 1) {
    const above = lines[at]!;
    if (above.page !== line.page || above.column !== line.column) return undefined;
    if (above.bullet || (at === index && wraps(above, lines[at - 1]))) continue;
    if (at === index) return undefined;
    // A wrapped line of a bullet is not the header.
    if (lines[at - 1]?.bullet === true && !above.gap && above.segments.length === 1) continue;
    return above;
  }
  return undefined;
}

import { spanOf } from '../dates/date-spans.ts';
import { withoutDates } from '../dates/dates.ts';
import { isHeaderLike } from '../structure/paragraphs.ts';
import type { TextLine } from '../text/text-line.ts';
import { titleScore } from '../words/job-words.ts';
import { type LineParts, partsOf } from './entry-parts.ts';
import { type Reading, readingsOf } from './entry-readings.ts';
import type { Candidate } from './entry-sequence.ts';
import { looksLikeEmployer } from './part-values.ts';

const INDENT = 6;
const UNCLAIMED = 0.7;
const MAX_ABOVE = 3;
const MAX_BELOW = 3;
const READINGS_A_WINDOW = 4;
const CANDIDATES = 12;

/** The windows of lines around a dated line that may be its header, each with what its parts may be, the best first. */
export function candidatesAt(
  lines: TextLine[],
  anchor: number,
  floor: number,
  ceiling: number,
  partsAt: (index: number) => LineParts,
): Candidate[] {
  const found: Candidate[] = [];
  let bodied = false;
  for (let from = anchor; from >= Math.max(floor, anchor - MAX_ABOVE); from -= 1) {
    if (from < anchor) {
      const line = lines[from]!;
      if (!isHeaderLike(line) || line.column !== lines[anchor]!.column) break;
      bodied ||= continuesBody(lines, from, floor);
      if (bodied) break;
    }
    for (let to = anchor + 1; to <= Math.min(ceiling, anchor + 1 + MAX_BELOW); to += 1) {
      const last = lines[to - 1]!;
      if (to - 1 > anchor && (!isHeaderLike(last) || last.column !== lines[anchor]!.column)) break;
      // Bullets whose signs are drawn, not written: only their indent tells.
      if (to - 1 > anchor && isIndented(last, lines[anchor]!)) break;
      const rows = Array.from({ length: to - from }, (_, at) => partsAt(from + at));
      const around = surroundings(lines, { from, to, anchor, floor, ceiling });
      const readings = readingsOf(rows, anchor - from);
      const empty: Reading = {
        title: null,
        employer: null,
        place: null,
        score: -1,
        shape: '',
        rows: [null, null],
        namesRole: false,
        leavesEmployer: false,
      };
      for (const reading of [
        ...readings.slice(0, READINGS_A_WINDOW),
        ...(readings.length === 0 ? [empty] : []),
      ]) {
        found.push({ from, to, reading, score: reading.score + around });
      }
    }
  }
  return found.toSorted((a, b) => b.score - a.score).slice(0, CANDIDATES);
}

type Window = { from: number; to: number; anchor: number; floor: number; ceiling: number };

/** How well a window of lines is set off from what is around it. */
function surroundings(lines: TextLine[], { from, to, anchor, floor, ceiling }: Window): number {
  let score = 0;
  for (let at = from + 1; at < to; at += 1)
    if (lines[at]!.gap) score -= at > anchor && at === anchor + 1 ? 0.35 : 0.5;
  const first = lines[from]!;
  const above = lines[from - 1];
  if (from === floor && from === 0) score += 0.2;
  else if (first.gap || above?.bullet === true) score += 0.25;
  else if (above !== undefined && from > floor && isHeaderLike(above)) score -= 0.25;
  score -= unclaimedTitle(lines, from, floor);
  if (above !== undefined && from > floor && opensWithEmployer(lines, from - 1, floor)) score -= UNCLAIMED;
  if (first.accent && above !== undefined && !above.accent) score += 0.1;
  const next = lines[to];
  if (next === undefined || to >= ceiling || next.bullet || next.gap || !isHeaderLike(next)) score += 0.1;
  // A dated line alone explains nothing; each line more has to explain something.
  return score - 0.06 * (to - from - 1);
}

/** A title further up that nothing else can claim, because it opens the section or follows a job's text. */
function unclaimedTitle(lines: TextLine[], from: number, floor: number): number {
  for (let at = from - 1; at >= Math.max(floor, from - MAX_ABOVE); at -= 1) {
    const line = lines[at]!;
    if (!isHeaderLike(line) || continuesBody(lines, at, floor)) return 0;
    const before = lines[at - 1];
    const opens = before === undefined || (at > floor && (before.bullet || !isHeaderLike(before)));
    if (opens) return titleScore(line.text) >= 0.8 ? UNCLAIMED : 0;
  }
  return 0;
}

/** An employer on a line of its own, set off from the job above: it belongs to what follows. */
function opensWithEmployer(lines: TextLine[], at: number, floor: number): boolean {
  const line = lines[at]!;
  if (!line.gap && lines[at - 1]?.bullet !== true) return false;
  if (!isHeaderLike(line) || continuesBody(lines, at, floor)) return false;
  return partsOf(line).parts.some(looksLikeEmployer);
}

function isIndented(line: TextLine, anchor: TextLine): boolean {
  // Dates alone at the left are a label; all that they label is indented.
  if (anchor.segments.length === 1 && isDateOnly(anchor)) return false;
  const behind = startBehindDates(anchor);
  if (behind !== undefined && Math.abs(line.x - behind) <= INDENT) return false;
  return (
    line.segments.length === 1 &&
    anchor.segments.every(({ x }) => Math.abs(line.x - x) > INDENT) &&
    line.x > anchor.x + INDENT
  );
}

/** "10/2013-03/2018 Chef": about where the text behind the dates begins, if they are a label that fills its column. */
function startBehindDates({ segments: [first] }: TextLine): number | undefined {
  const range = first === undefined ? undefined : spanOf(first.text)?.range;
  if (range?.index !== 0) return undefined;
  const { text, x, right } = first!;
  return x + ((right - x) * (range.length + 1)) / text.length;
}

function isDateOnly({ text }: TextLine): boolean {
  const span = spanOf(text);
  return span !== undefined && withoutDates(text, span.all) === '';
}

/** A line that looks like a header may still be the end of a wrapped bullet. */
function continuesBody(lines: TextLine[], index: number, floor: number): boolean {
  const line = lines[index]!;
  const above = lines[index - 1];
  if (above === undefined || index - 1 < floor || line.gap || line.segments.length > 1) return false;
  if (line.accent !== above.accent && line.accent) return false;
  const opener = lines.slice(floor, index).findLastIndex((other) => other.bullet);
  if (opener === -1) return false;
  const bullet = lines[floor + opener]!;
  const between = lines.slice(floor + opener + 1, index);
  if (between.some((other) => other.gap)) return false;
  return line.x > bullet.x + 3 && titleScore(line.text) < 0.5;
}

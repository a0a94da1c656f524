import { spanOf } from '../dates/date-spans.ts';
import { type DateRange, withoutDates } from '../dates/dates.ts';
import { withoutDurations } from '../dates/durations.ts';
import { isHeaderLike } from '../structure/paragraphs.ts';
import type { TextLine } from '../text/text-line.ts';
import { titleScore } from '../words/job-words.ts';
import { partsOf, withoutStop } from './entry-parts.ts';
import { toldJob } from './told-sentences.ts';

const DATES_LABEL = /^(?:project )?(?:duration|period|dates?|time ?(?:frame|line))\s*[:–-]/i;
/** Labels of a project only. "Environment", "Technology", and "Domain" are labels of jobs as well. */
const PROJECT_LABEL = /^(?:project\b[^:]{0,20}|(?:end )?clients?|customer)\s*[:–-]/i;

/** Lines whose dates head an entry rather than appear in a sentence. */
export function findAnchors(lines: TextLine[]): number[] {
  const dated = lines.flatMap((line, index) => {
    const found = anchorSpan(line);
    return found === undefined ? [] : [{ index, line, found }];
  });
  const plain = dated.filter(({ line }) => !line.bullet);
  const usable = plain.length > 0 ? plain : dated;
  const ranges = usable.filter(({ found }) => isRange(found));
  const looks = new Set(ranges.filter(({ line }) => line.accent).map(({ line }) => line.style));
  const kept =
    ranges.length === 0
      ? usable
      : usable.filter(
          ({ line, found }) =>
            isRange(found) || standsApart(line, found) || (looks.has(line.style) && endsTitled(line, found)),
        );
  return withoutProjects(
    lines,
    kept.map(({ index }) => index),
  );
}

/** Leaves out the dates of projects below those of their job; projects without a job above are entries of their own. */
function withoutProjects(lines: TextLine[], anchors: number[]): number[] {
  const ends = headerEnds(lines, anchors);
  const projects = anchors.map((anchor, order) => {
    const below = anchors[order + 1] ?? lines.length;
    return isProjectDates(lines, anchor, ends[order - 1] ?? 0, below);
  });
  const job = projects.indexOf(false);
  return anchors.filter((_, order) => !projects[order] || job === -1 || order < job);
}

/**
 * Where the header of each dated line ends; in a section whose first dates stand above their job, below title and employer.
 * Each line is looked at once, from the last: a text of nothing but headers would be read once for each.
 */
function headerEnds(lines: TextLine[], anchors: number[]): number[] {
  const first = anchors[0];
  const starts = anchors.map((anchor) => anchor + 1);
  if (first === undefined) return starts;
  if (DATES_LABEL.test(lines[first]!.text) || lines.slice(0, first + 1).some(namesJob)) return starts;
  const ends = [...starts];
  let body: number | undefined;
  let order = anchors.length - 1;
  for (let index = lines.length - 1; index > first; index--) {
    const line = lines[index]!;
    if (!isHeaderLike(line) || PROJECT_LABEL.test(line.text)) body = index;
    for (; order >= 0 && starts[order]! >= index; order--)
      ends[order] = starts[order] === index ? (body ?? index) : starts[order]!;
  }
  return ends;
}

/** "Duration: May 2019 - June 2020" beside "Client: Acme", with no title and no employer since the header above. */
function isProjectDates(lines: TextLine[], index: number, above: number, below: number): boolean {
  if (!DATES_LABEL.test(lines[index]!.text)) return false;
  const before = lines.slice(above, index);
  if (before.some(namesJob)) return false;
  const after = lines.slice(index + 1, Math.min(below, index + 5));
  const next = after.findIndex(namesJob);
  return [...before, ...after.slice(0, next === -1 ? after.length : next)].some(({ text }) =>
    PROJECT_LABEL.test(text),
  );
}

/** A title or an employer in a header; what stands behind "Client:" and "Role:" may be a project's. */
function namesJob(line: TextLine): boolean {
  if (!isHeaderLike(line) || PROJECT_LABEL.test(line.text)) return false;
  return partsOf(line).parts.some(
    ({ said, title, employer }) => said === 'title' || said === 'employer' || title >= 0.5 || employer >= 0.5,
  );
}

/** When somebody could begin is no job. */
const AVAILABLE =
  /^(?:available|availability|verf(?:ü|ue)gbar|disponib\p{L}+|beschikbaar|dost(?:ę|e)pn\p{L}+)\b\s*(?::|from\b|ab\b|à partir)/iu;

function anchorSpan(line: TextLine): DateRange | undefined {
  if (line.text.length > 170 || AVAILABLE.test(line.text)) return undefined;
  for (const segment of line.segments) {
    const span = spanOf(segment.text);
    if (span === undefined) continue;
    const before = segment.text.slice(0, span.range.index);
    const after = segment.text.slice(span.range.index + span.range.length);
    if (
      before.length > 110 ||
      after.length > 110 ||
      /[.!?]\s+\p{Lu}\p{Ll}+ \p{Ll}+ \p{Ll}/u.test(segment.text)
    )
      continue;
    const text = withoutDurations(withoutDates(segment.text, span.all)).trim();
    if (toldJob(segment.text) !== undefined) return span.range;
    if (text === '' || isHeaderLike({ ...line, bullet: false, text: withoutStop(text) })) return span.range;
  }
  return undefined;
}

function isRange(range: DateRange): boolean {
  return (
    range.current ||
    (range.start !== null && range.end !== null && range.start.value !== range.end.value && !wholeYear(range))
  );
}

/** "Cloud Architect // 2022", set as the lines with ranges are and not as the text is: a job of that year. */
function endsTitled(line: TextLine, range: DateRange): boolean {
  const [segment, more] = line.segments;
  if (!line.accent || line.style === '' || more !== undefined) return false;
  const { text } = segment!;
  if (/\p{L}/u.test(text.slice(range.index + range.length))) return false;
  const before = text.slice(0, range.index).replace(/[\s(,|/·•–—-]+$/u, '');
  return before !== text.slice(0, range.index).trimEnd() && titleScore(before) >= SURE;
}

const SURE = 0.8;

function wholeYear(range: DateRange): boolean {
  return range.length <= 5 && range.start?.exact === false;
}

/** Among ranges, a single date counts only if it is separate: in its own segment, or after a separator. */
function standsApart(line: TextLine, range: DateRange): boolean {
  return line.segments.some((segment) => {
    const rest = segment.text.replace(/[\s()[\]|·•,–—-]/g, '');
    return (
      rest.length <= range.length + 2 &&
      spanOf(segment.text) !== undefined &&
      (range.start?.exact === true || line.segments.length > 1)
    );
  });
}

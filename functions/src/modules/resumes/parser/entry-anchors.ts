import { type DateRange, withoutDates } from './dates.ts';
import { labelsEmployer, spanOf, toldJob } from './entry-parts.ts';
import { isHeaderLike } from './paragraphs.ts';
import type { TextLine } from './text-line.ts';

const DURATION_INSIDE = /[([]?\b(?:\d+ (?:years?|yrs?|months?|mos?)[ ,]*(?:and )?){1,2}[)\]]?/gi;
const DATES_LABEL = /^(?:project )?(?:duration|period|dates?|time ?(?:frame|line))\s*[:–-]/i;
const PROJECT_LABEL =
  /^(?:project\b[^:]{0,20}|(?:end )?clients?|customer|team ?size|environment|technolog(?:y|ies)[^:]{0,12}|domain)\s*[:–-]/i;

/** Lines whose dates head an entry rather than appear in a sentence. */
export function findAnchors(lines: TextLine[]): number[] {
  const dated = lines.flatMap((line, index) => {
    const found = anchorSpan(line);
    return found === undefined ? [] : [{ index, line, found }];
  });
  const plain = dated.filter(({ line }) => !line.bullet);
  const usable = plain.length > 0 ? plain : dated;
  const ranges = usable.filter(({ found }) => isRange(found));
  const kept =
    ranges.length === 0
      ? usable
      : usable.filter(({ line, found }) => isRange(found) || standsApart(line, found));
  // The project's own dates, below those of its job.
  return kept
    .map(({ index }) => index)
    .filter((index, order) => order === 0 || !isProjectDates(lines, index));
}

/** "Duration: May 2019 - June 2020" among the labels of a project, with no employer's among them. */
function isProjectDates(lines: TextLine[], index: number): boolean {
  if (!DATES_LABEL.test(lines[index]!.text)) return false;
  const around = lines.slice(Math.max(0, index - 4), index + 5).map(({ text }) => text);
  return around.some((text) => PROJECT_LABEL.test(text)) && !around.some(labelsEmployer);
}

function anchorSpan(line: TextLine): DateRange | undefined {
  if (line.text.length > 170) return undefined;
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
    const text = withoutDates(segment.text, span.all).replace(DURATION_INSIDE, '').trim();
    if (toldJob(segment.text) !== undefined) return span.range;
    if (text === '' || isHeaderLike({ ...line, bullet: false, text })) return span.range;
  }
  return undefined;
}

function isRange(range: DateRange): boolean {
  return (
    range.current ||
    (range.start !== null && range.end !== null && range.start.value !== range.end.value && !wholeYear(range))
  );
}

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

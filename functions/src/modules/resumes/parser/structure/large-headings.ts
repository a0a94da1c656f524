import { findDates } from '../dates/dates.ts';
import type { TextLine } from '../text/text-line.ts';
import { employerScore, titleScore } from '../words/job-words.ts';
import { looksLikeHeading } from './headings.ts';

const LARGE = 1.15;
const LEAST = 3;
/** Of the lines that look so, as many may name a role or a company. */
const NAMES = 0.25;

/**
 * How the headings of a resume are set whose words nobody knows ("Op de werkvloer", "Työkokemus"): larger than the text, at least three times,
 * each time a few words without dates, with text that is set otherwise below.
 */
export function largeHeadings(lines: readonly TextLine[]): string | undefined {
  const large = Map.groupBy(
    lines.filter((line, index) => index > 0 && line.size >= LARGE),
    ({ style }) => style,
  );
  const next = new Map(lines.map((line, index) => [line, lines[index + 1]]));
  const heads = (line: TextLine) =>
    line.segments.length === 1 &&
    !line.bullet &&
    looksLikeHeading(line.text) &&
    findDates(line.text).length === 0 &&
    next.get(line) !== undefined &&
    next.get(line)!.style !== line.style;
  const names = ({ text }: TextLine) => titleScore(text) >= 0.5 || employerScore(text) >= 0.5;
  return [...large]
    .filter(([, same]) => same.length >= LEAST && same.every(heads))
    .filter(([, same]) => same.filter(names).length <= NAMES * same.length)
    .toSorted(([, a], [, b]) => b[0]!.size - a[0]!.size)[0]?.[0];
}

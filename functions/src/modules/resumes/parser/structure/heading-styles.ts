import { findDates } from '../dates/dates.ts';
import type { SectionKind } from '../locales/section-kinds.ts';
import { fold, isAllCaps, type TextLine } from '../text/text-line.ts';
import { looksLikeHeading, strictHeading } from './headings.ts';
import { largeHeadings } from './large-headings.ts';

/** Words that head sections, but also occur within one. They count only when they look like a heading. */
export const WEAK =
  /^(?:training|trainings|leadership|research|personal|details|software|programming|programs|technology|technologies|tools|web|online|profiles|military|roles|jobs|work|career|learning|other|others|additional|activities|awards?|achievements?|key achievements|accomplishments|key accomplishments|languages?|interests?|project|projects|links|community|volunteer|courses|coursework|relevant coursework|relevant courses|knowledge|abilities|references?|certified|certificate|license|key responsibilities|publications?|presentations|project details|project profile|statement|overview|introduction|talks|papers|patents|grants)$/i;
export function isMarked(line: TextLine, text: string): boolean {
  return line.heading || isAllCaps(text) || line.size > 1.08 || line.accent;
}

/** How the headings of a resume are set. */
export type Styles = {
  /** Headings that stand more than once and look the same: labels within jobs, "Highlights". */
  repeated: Set<string>;
  /** Styles that headings known word for word are set in. */
  sure: Set<string>;
  /** The style of headings is theirs alone, so another line in it is a heading as well. */
  distinct: boolean;
  /** Headings stand in a narrow column at the left, their text beside them. */
  rail: boolean;
};

/** A known heading, also in small letters where it is set larger than the text: "experience". */
export function knownHeading(line: TextLine, text: string): SectionKind | undefined {
  return (
    strictHeading(text) ??
    (line.size > LARGE && /^\p{Ll}/u.test(text)
      ? strictHeading(text[0]!.toUpperCase() + text.slice(1))
      : undefined)
  );
}

const LARGE = 1.15;

export function headingStyles(lines: TextLine[]): Styles {
  const all = lines.filter(
    (line) =>
      line.segments.length === 1 &&
      !line.bullet &&
      knownHeading(line, line.text.replace(/\s*[:：–—-]+$/, '')) !== undefined &&
      !(WEAK.test(line.text) && !isMarked(line, line.text)),
  );
  const repeated = repeatedOf(all);
  const known = all.filter((line) => !repeated.has(looksOf(line, line.text)));
  const counts = new Map<string, number>();
  for (const line of known) counts.set(line.style, (counts.get(line.style) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const sure = new Set(
    [...counts].filter(([, count]) => count >= Math.max(2, most * 0.5)).map(([style]) => style),
  );
  // A plain text has one kind of looks only: capitals. Where headings use it, other lines are not headings.
  if ((counts.get('caps') ?? 0) >= 2) sure.delete('');
  if (sure.size === 0 && counts.size === 1) for (const style of counts.keys()) sure.add(style);
  const rail = hasHeadingRail(lines);
  const large = known.length > 1 || rail ? undefined : largeHeadings(lines);
  if (large !== undefined) return { repeated, rail, sure: new Set([large]), distinct: true };
  const is_known = new Set(known);
  const alike = lines.filter((line) => sure.has(line.style));
  const headings = alike.filter((line) => is_known.has(line)).length;
  const visible = known.some((line) => line.accent || line.size > 1.08);
  const other = alike.filter((line) => !is_known.has(line));
  const unfit = other.filter(
    (line) =>
      line.bullet ||
      line.segments.length > 1 ||
      !looksLikeHeading(line.text) ||
      findDates(line.text).length > 0,
  ).length;
  return {
    repeated,
    rail,
    sure,
    distinct: visible && headings >= 2 && other.length <= headings * 1.5 && unfit <= headings * 0.34,
  };
}

/** Kinds whose headings may also head parts of a job. */
const WITHIN_JOBS = new Set<SectionKind>(['summary', 'skills', 'projects', 'awards', 'other']);

/** A section is headed once on a page; what stands there twice and looks the same heads parts of entries. */
function repeatedOf(known: TextLine[]): Set<string> {
  const within = known.filter((line) => WITHIN_JOBS.has(knownHeading(line, line.text) ?? 'experience'));
  const pages = Map.groupBy(within, (line) => `${line.page} ${looksOf(line, line.text)}`);
  return new Set(
    [...pages.values()].filter((same) => same.length > 1).map(([one]) => looksOf(one!, one!.text)),
  );
}

/** The words of a heading with their looks: a label within a job is not set as the section of that name is. */
export function looksOf({ style }: TextLine, text: string): string {
  return `${fold(text)}|${isAllCaps(text) ? 'caps' : ''}|${style}`;
}

/** At least two headings at the left edge with text beside them, where nearly all other lines begin at that text. */
function hasHeadingRail(lines: TextLine[]): boolean {
  const railed = lines.filter(
    ({ segments }) => segments.length > 1 && strictHeading(segments[0]!.text.replace(/:$/, '')) !== undefined,
  );
  if (railed.length < 2) return false;
  const edge = Math.max(...railed.map(({ segments }) => segments[0]!.right));
  const from = lines.indexOf(railed[0]!);
  const beside = lines.slice(from).filter((line) => line.x > edge).length;
  return beside >= 2 * railed.length;
}

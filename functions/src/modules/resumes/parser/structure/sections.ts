import { findDates, withoutDates } from '../dates/dates.ts';
import type { SectionKind } from '../locales/section-kinds.ts';
import { isAllCaps, type TextLine } from '../text/text-line.ts';
import { hasDegree, isSchool } from '../words/degrees.ts';
import { titleScore } from '../words/job-words.ts';
import { withoutHeadingSigns } from './heading-signs.ts';
import { headingStyles, isMarked, knownHeading, looksOf, type Styles, WEAK } from './heading-styles.ts';
import { looksLikeHeading, looseHeading, strictHeading } from './headings.ts';
import { withoutFurniture } from './page-furniture.ts';

export type Section = { kind: SectionKind; heading: TextLine; lines: TextLine[] };
export type Layout = {
  /** Lines before the first heading of the page and of each column: name, contact, often a headline. */
  head: TextLine[];
  sections: Section[];
};

type Opening = { kind: SectionKind; rest: TextLine | undefined };

/** Kinds that may open with their content on the same line: "SKILLS: Java, SQL". */
const INLINE = new Set<SectionKind>([
  'skills',
  'languages',
  'certificates',
  'summary',
  'education',
  'experience',
]);

/** Parts the lines into sections at headings: known words first, then whatever else looks the same as those. */
export function toSections(all: TextLine[]): Layout {
  const lines = withoutHeadingSigns(withoutFurniture(all));
  const styles = headingStyles(lines);
  const head: TextLine[] = [];
  const sections: Section[] = [];
  let open: Section | undefined;
  let column = 0;
  // How the names of groups within the open section are set.
  let group: string | undefined;
  for (const [index, line] of lines.entries()) {
    if (line.column !== column) {
      column = line.column;
      open = undefined;
    }
    const opening = wrapsName(line, lines[index - 1], open?.kind)
      ? undefined
      : openingOf(line, lines[index + 1], styles, open?.kind, head.length);
    // "Core" right below "Skills" and set as it is: a group of them.
    if (opening?.kind === 'other' && open?.kind === 'skills' && open.lines.length === 0) continue;
    if (open !== undefined && isGroupOfSkills(line, opening?.kind, open, group, lines[index + 1])) {
      group = line.style;
      continue;
    }
    if (opening !== undefined) {
      group = undefined;
      open = { kind: opening.kind, heading: line, lines: opening.rest === undefined ? [] : [opening.rest] };
      sections.push(open);
    } else if (open === undefined) head.push(line);
    else open.lines.push(line);
  }
  return { head, sections };
}

/** "2020 – Present ¦ BELFAST HEALTH AND SOCIAL CARE ¦ Belfast" and right below the name its last word, "TRUST". */
function wrapsName(line: TextLine, above: TextLine | undefined, current: SectionKind | undefined): boolean {
  if (above === undefined || current === undefined || !ENTRIES.has(current)) return false;
  if (line.gap || line.segments.length !== 1 || !isAllCaps(line.text)) return false;
  if (strictHeading(line.text) !== undefined || above.segments.length < 2) return false;
  return above.segments.some(({ text, x }) => Math.abs(x - line.x) <= WRAP && isAllCaps(text));
}

const WRAP = 2;

/** Kinds whose words name groups of skills as well: "Web", "Languages" of programming, "Other". */
const GROUPS = new Set<SectionKind>(['skills', 'links', 'other']);
const SMALLER = 0.08;

/** Set smaller than the heading of the skills above it: a group of them, and so are lines that look as it does. */
function isGroupOfSkills(
  line: TextLine,
  kind: SectionKind | undefined,
  { heading, kind: open }: Section,
  group: string | undefined,
  next: TextLine | undefined,
): boolean {
  if (open !== 'skills' || line.segments.length !== 1 || line.bullet) return false;
  if (next === undefined || next.style === line.style) return false;
  if (kind === undefined) return line.style === group && looksLikeHeading(line.text);
  return GROUPS.has(kind) && line.size < heading.size - SMALLER;
}

function openingOf(
  line: TextLine,
  next: TextLine | undefined,
  styles: Styles,
  current: SectionKind | undefined,
  above: number,
): Opening | undefined {
  if (line.segments.length === 0) return undefined;
  const rail = line.segments.length > 1;
  const first = line.segments[0]!;
  const label = rail ? first.text : line.text;
  const title = label.replace(/\s*[:：–—-]+$/, '');
  const strict = knownHeading(line, title);
  if (current === 'experience' && styles.repeated.has(looksOf(line, title))) return undefined;
  const looks = isMarked(line, first.text) || styles.sure.has(line.style);
  if (strict !== undefined) {
    if (line.bullet && !(looks && (isAllCaps(title) || line.size > 1.05 || line.accent))) return undefined;
    const weak = WEAK.test(title);
    const in_list = current === 'skills' && /:$/.test(label);
    // A heading inside a job ("Skills used:") does not look like the headings of the document.
    const inner =
      current === 'experience' && styles.sure.size > 0 && !styles.sure.has(line.style) && !line.heading;
    if (inner && (/:$/.test(label) || (strict !== 'education' && strict !== 'experience'))) return undefined;
    if (!rail) {
      if (weak && !looks && (!line.gap || in_list)) return undefined;
      if (weak && styles.distinct && !styles.sure.has(line.style) && !line.heading) return undefined;
      return { kind: strict, rest: undefined };
    }
    const larger = first.size !== undefined && first.size > 1.08;
    const marked =
      larger ||
      styles.rail ||
      (styles.sure.size > 0 ? styles.sure.has(line.style) : first.accent || isAllCaps(title));
    if ((current === 'skills' && weak && !isAllCaps(title)) || !marked) return undefined;
    if (weak && !line.gap && !larger) return undefined;
    return { kind: strict, rest: withoutFirst(line) };
  }
  const inline = /^([\p{L}][\p{L} &/,]{2,40}?)\s*:\s+(\S.*)$/u.exec(line.text);
  const in_entry = current === 'experience' || current === 'projects';
  if (
    inline !== null &&
    !line.bullet &&
    (!(in_entry || current === 'skills') || (line.gap && isAllCaps(inline[1]!)))
  ) {
    // "School: 214 Wheeler Hall, Orono" is an address.
    const kind = /^\d{1,5} \p{Lu}/u.test(inline[2]!) ? undefined : strictHeading(inline[1]!);
    if (kind !== undefined && INLINE.has(kind) && (line.gap || looks || isAllCaps(inline[1]!))) {
      return { kind, rest: { ...line, ...retext(line, inline[2]!) } };
    }
  }
  if (rail || line.bullet || above === 0) return undefined;
  if (!looksLikeHeading(title) || findDates(title).length > 0) return undefined;
  const loose = looseHeading(title);
  if ((loose === undefined || NO_HEADING.has(loose)) && headsEntry(title, next, current)) return undefined;
  if (line.heading) return { kind: loose ?? 'other', rest: undefined };
  if (styles.sure.has(line.style) && styles.distinct) return { kind: loose ?? 'other', rest: undefined };
  if (loose === undefined || !line.gap) return undefined;
  const followed = next !== undefined && next.column === line.column;
  if (!followed) return undefined;
  // The words alone are weak evidence: it has to look like a heading too, where the file has looks.
  if (styles.sure.has(line.style) && (isAllCaps(title) || !styles.distinct))
    return { kind: loose, rest: undefined };
  return /:$/.test(label) && loose !== 'other' && current === undefined
    ? { kind: loose, rest: undefined }
    : undefined;
}

/** Kinds whose words end names of companies: "Freight Technologies". */
const NO_HEADING = new Set<SectionKind>(['skills', 'summary', 'other']);
const ENTRIES = new Set<SectionKind>(['experience', 'education', 'volunteer', 'projects']);

/** Set as the headings are, but it names a job or a school: by its words, or because dates stand below. */
function headsEntry(title: string, next: TextLine | undefined, current: SectionKind | undefined): boolean {
  if (current !== undefined && !ENTRIES.has(current)) return false;
  if (titleScore(title) >= 0.8) return true;
  if (current === undefined) return false;
  if (current === 'education' && (hasDegree(title) || isSchool(title))) return true;
  const dates = next === undefined ? [] : findDates(next.text);
  return dates.length > 0 && withoutDates(next!.text, dates).length < 40;
}

function withoutFirst(line: TextLine): TextLine {
  const segments = line.segments.slice(1);
  return { ...line, segments, text: segments.map((segment) => segment.text).join('  '), x: segments[0]!.x };
}

function retext(line: TextLine, text: string): Pick<TextLine, 'text' | 'segments'> {
  const first = line.segments[0]!;
  return { text, segments: [{ ...first, text }] };
}

import type { ResumeExperience } from '../../../contract/resumes.ts';
import type { DateRange } from './dates.ts';
import { assignRoles, type Header, type Order, type Roles, readHeader, spanOf } from './experience-header.ts';
import { titleScore } from './job-words.ts';
import { asPlace } from './location.ts';
import { isHeaderLike, isLabel, toParagraphs } from './paragraphs.ts';
import type { TextLine } from './text-line.ts';

const DURATION = /^\(?(?:(?:less than )?\d+ (?:years?|yrs?|months?|mos?)[ ,]*(?:and )?){1,2}\)?$/i;
const DURATION_INSIDE = /[([]?\b(?:\d+ (?:years?|yrs?|months?|mos?)[ ,]*(?:and )?){1,2}[)\]]?/gi;

/** One entry as found by its date: header lines, then body lines. */
type Entry = { header: TextLine[]; body: TextLine[] };

/** The jobs of a section, in file order. */
export function readExperience(section: TextLine[]): ResumeExperience[] {
  // "7 years 3 months" only repeats the dates, and separates title and employer.
  const lines = section.filter((line) => !DURATION.test(line.text));
  const entries = toEntries(lines);
  const headers = entries.map((entry) => readHeader(entry.header));
  const usual = usualOrder(headers);
  const jobs: ResumeExperience[] = [];
  let banner: string | null = null;
  let banner_place: string | null = null;
  let under_banner = false;
  for (const [index, entry] of entries.entries()) {
    const header = headers[index]!;
    const roles = rolesOf(header, usual, banner !== null, under_banner);
    if (roles.title === null && isProject(entry)) continue;
    const follows = entries[index + 1];
    if (isBanner(entry, roles, follows, headers[index + 1])) {
      banner = roles.employer;
      banner_place = header.place;
      under_banner = true;
      continue;
    }
    const inherited = roles.employer === null && roles.title !== null && banner !== null;
    const employer = inherited ? banner : roles.employer;
    if (employer === null && roles.title === null) continue;
    if (roles.employer !== null) {
      banner = roles.employer;
      banner_place = header.place;
      under_banner = false;
    }
    const place = header.place ?? (inherited ? banner_place : null);
    jobs.push(toJob(entry, { ...header, place }, { ...roles, employer }, inherited));
  }
  return jobs;
}

const PROJECT =
  /\bprojects?\b.*[:#]|^(?:\d+\W+)?(?:project|client|customer|module|company\W+role)\b|\bclient\b/i;

/** A dated line without a title that names a project or client: work described within a job. */
function isProject(entry: Entry): boolean {
  return entry.header.some((line) => PROJECT.test(line.text));
}

function rolesOf(header: Header, usual: Order, has_employer: boolean, under_banner: boolean): Roles {
  const only = header.parts.length === 1 ? header.parts[0] : undefined;
  // "Senior Engineer, Platform" under its employer's banner: the comma separates title and team, not title and
  // employer.
  if (only !== undefined && has_employer && only.title >= 0.5 && only.employer < 0.9) {
    const split = assignRoles(header, usual);
    if (under_banner || split.employer === null || usual === 'unknown' || split.order !== usual) {
      return { title: only.text, employer: null, sure: true, order: 'unknown' };
    }
  }
  return assignRoles(header, usual);
}

/** An employer with overall dates directly above its first role is a banner over the roles, not a job of its own. */
function isBanner(
  entry: Entry,
  roles: Roles,
  next: Entry | undefined,
  next_header: Header | undefined,
): boolean {
  if (roles.title !== null || roles.employer === null || entry.body.length > 0 || next === undefined)
    return false;
  return next_header?.parts.some((part) => part.title >= 0.5) === true;
}

function usualOrder(headers: Header[]): Order {
  const by_parts = countOrders(headers, false);
  // Commas separate other things too ("Engineer, Payments"), so they decide only if nothing else does.
  return by_parts === 'unknown' ? countOrders(headers, true) : by_parts;
}

function countOrders(headers: Header[], at_comma: boolean): Order {
  let title_first = 0;
  let employer_first = 0;
  for (const header of headers) {
    const { sure, order } = assignRoles(header, 'unknown', at_comma);
    if (!sure) continue;
    if (order === 'title-first') title_first += 1;
    if (order === 'employer-first') employer_first += 1;
  }
  if (title_first === employer_first) return 'unknown';
  return title_first > employer_first ? 'title-first' : 'employer-first';
}

function toEntries(lines: TextLine[]): Entry[] {
  const anchors = findAnchors(lines);
  if (anchors.length === 0) return undatedEntries(lines);
  const spans: { from: number; to: number }[] = [];
  for (const [order, anchor] of anchors.entries()) {
    const floor = spans.at(-1)?.to ?? 0;
    const ceiling = anchors[order + 1] ?? lines.length;
    spans.push(headerSpan(lines, anchor, floor, ceiling));
  }
  return spans.map((span, index) => ({
    header: lines.slice(span.from, span.to),
    body: lines.slice(span.to, spans[index + 1]?.from ?? lines.length),
  }));
}

/** Lines whose dates head an entry rather than appear in a sentence. */
function findAnchors(lines: TextLine[]): number[] {
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
  return kept.map(({ index }) => index);
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
      after.length > 90 ||
      /[.!?]\s+\p{Lu}\p{Ll}+ \p{Ll}+ \p{Ll}/u.test(segment.text)
    )
      continue;
    const text = `${before} ${after}`.replace(DURATION_INSIDE, '').trim();
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

/** The header around a dated line: the lines above and below with title, employer and place. */
function headerSpan(
  lines: TextLine[],
  anchor: number,
  floor: number,
  ceiling: number,
): { from: number; to: number } {
  let from = anchor;
  let to = anchor + 1;
  const complete = (at_comma: boolean) => {
    const roles = assignRoles(readHeader(lines.slice(from, to)), 'unknown', at_comma);
    return roles.title !== null && roles.employer !== null;
  };
  while (from > floor && anchor - from < 3) {
    const line = lines[from - 1]!;
    const current = lines[from]!;
    if (!isHeaderLike(line) || line.column !== lines[anchor]!.column) break;
    if (continuesBody(lines, from - 1, floor)) break;
    // Above a gap is the previous entry, unless this one still lacks its title or employer and nothing follows.
    if (current.gap && (complete(true) || belowIsHeader(lines, to, ceiling))) break;
    if (!current.gap && complete(true) && !startsEntry(line, current)) break;
    from -= 1;
  }
  while (to < ceiling && to - anchor < 4 && !complete(false)) {
    const line = lines[to]!;
    // After a gap comes the next entry, unless this one is only a date so far.
    if (line.gap && (to > anchor + 1 || readHeader(lines.slice(from, to)).parts.length > 0)) break;
    if (!isHeaderLike(line) || anchorSpan(line) !== undefined) break;
    if (complete(true) ? !namesEmployer(line) : !addsRole(lines, from, to)) break;
    to += 1;
  }
  const after = lines[to];
  if (after !== undefined && to < ceiling && !after.bullet && isPlaceLine(after)) to += 1;
  return { from, to };
}

function isPlaceLine(line: TextLine): boolean {
  const place = asPlace(line.text);
  return place !== undefined && place.confidence >= 0.6;
}

/** A line that certainly names an employer: by its words, or because it also has a place. */
function namesEmployer(line: TextLine): boolean {
  if (line.text.length > 90) return false;
  const { parts, place } = readHeader([line]);
  const [first] = parts;
  if (first === undefined || parts.length > 2 || first.title >= 0.5) return false;
  return place !== null || first.employer >= 0.5;
}

/** The line starts the entry: there is a gap above it, or it is formatted unlike the line below. */
function startsEntry(line: TextLine, below: TextLine): boolean {
  return line.gap || (line.accent && !below.accent) || line.size > below.size + 0.05;
}

function belowIsHeader(lines: TextLine[], index: number, ceiling: number): boolean {
  const line = lines[index];
  return line !== undefined && index < ceiling && !line.gap && isHeaderLike(line) && line.text.length < 80;
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

function addsRole(lines: TextLine[], from: number, index: number): boolean {
  const line = lines[index]!;
  if (line.segments.length > 1 || line.accent) return true;
  const before = assignRoles(readHeader(lines.slice(from, index)), 'unknown');
  const after = assignRoles(readHeader(lines.slice(from, index + 1)), 'unknown');
  const gained =
    (before.title === null && after.title !== null) || (before.employer === null && after.employer !== null);
  const place_only = readHeader([line]).parts.length === 0;
  return place_only || (gained && line.text.length <= 80);
}

/** Without dates, a new entry starts at a title-like line with a gap above. Only clear ones are used. */
function undatedEntries(lines: TextLine[]): Entry[] {
  const starts = lines.flatMap((line, index) => {
    if (!isHeaderLike(line) || !(line.gap || index === 0 || line.accent)) return [];
    const { title, employer } = assignRoles(
      readHeader(lines.slice(index, index + 2).filter(isHeaderLike)),
      'unknown',
    );
    return title !== null && employer !== null && titleScore(title) >= 0.5 ? [index] : [];
  });
  const separate = starts.filter((start, order) => order === 0 || start - starts[order - 1]! > 1);
  return separate.map((start, order) => {
    const to = start + (lines[start + 1] !== undefined && isHeaderLike(lines[start + 1]!) ? 2 : 1);
    return { header: lines.slice(start, to), body: lines.slice(to, separate[order + 1] ?? lines.length) };
  });
}

function toJob(entry: Entry, header: Header, roles: Roles, inherited: boolean): ResumeExperience {
  const { range, place } = header;
  const first = entry.header[0]!;
  const exact = range?.start?.exact === true;
  const confidence =
    0.3 +
    (roles.title === null ? 0 : roles.sure ? 0.25 : 0.1) +
    (roles.employer === null ? 0 : inherited ? 0.1 : 0.2) +
    (range === null ? 0 : exact ? 0.2 : 0.12);
  return {
    title: roles.title,
    employer: roles.employer,
    location: place,
    start: range?.start?.value ?? null,
    end: range === null || range.current ? null : (range.end?.value ?? null),
    current: range?.current ?? false,
    bullets: toParagraphs(entry.body)
      .map((paragraph) => paragraph.text)
      .filter((text) => text.length > 2 && !isLabel(text))
      .slice(0, 60),
    confidence: Math.round(confidence * 100) / 100,
    source: { page: first.page, line: first.line },
  };
}

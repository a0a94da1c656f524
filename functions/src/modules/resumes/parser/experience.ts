import type { ResumeExperience } from '../../../contract/resumes.ts';
import { type DateRange, withoutDates } from './dates.ts';
import { findAnchors } from './entry-anchors.ts';
import {
  type LineParts,
  namesHeader,
  partsOf,
  spanOf,
  toldJob,
  withoutStop,
  withWholeSentences,
} from './entry-parts.ts';
import { looksLikeEmployer, type Reading, readingsOf } from './entry-readings.ts';
import { bestSequence, type Candidate, marginOf } from './entry-sequence.ts';
import { withSureTowns } from './guessed-towns.ts';
import { withHeadSentences } from './head-sentences.ts';
import { employerScore, roleScore, titleScore } from './job-words.ts';
import { withLabels } from './label-cells.ts';
import { isHeaderLike, isLabel, toParagraphs } from './paragraphs.ts';
import { withTextBelow } from './side-text.ts';
import type { TextLine } from './text-line.ts';
import { withWholeDates } from './wrapped-dates.ts';

const DURATION = /^\(?(?:(?:less than )?\d+ (?:years?|yrs?|months?|mos?)[ ,]*(?:and )?){1,2}\)?$/i;

/** A header's lines, its body, and what it was understood as. */
type Entry = {
  header: TextLine[];
  body: TextLine[];
  range: DateRange | null;
  reading: Reading;
  margin: number;
};

/** The jobs of a section, in file order. */
export function readExperience(section: TextLine[]): ResumeExperience[] {
  // "7 years 3 months" only repeats the dates, and separates title and employer.
  const lines = withHeadSentences(
    withWholeSentences(
      withLabels(
        withoutStops(
          withTextBelow(
            withWholeDates(section.filter((line) => !DURATION.test(line.text)).map(withoutSignOfLabel)),
          ),
        ),
      ),
    ),
  );
  const entries = withSureTowns(withEnds(toEntries(lines)));
  const shapes = new Set(entries.filter(hasEvidence).map(({ reading }) => reading.shape));
  const jobs: ResumeExperience[] = [];
  let banner: Reading | null = null;
  for (const [index, entry] of entries.entries()) {
    const { reading } = entry;
    if (reading.title === null && isProject(entry)) continue;
    if (shapes.size > 0 && !shapes.has(reading.shape) && !hasEvidence(entry)) continue;
    if (isBanner(entry, entries[index + 1])) {
      banner = reading;
      continue;
    }
    const inherited = reading.employer === null && reading.title !== null && banner !== null;
    const employer: string | null = inherited ? banner!.employer : reading.employer;
    if (employer === null && reading.title === null) continue;
    if (reading.employer !== null) banner = reading;
    const place: string | null = reading.place ?? (inherited ? banner!.place : null);
    const job = toJob(entry, { ...reading, employer, place }, inherited);
    const twin = jobs.find((other) => isSameJob(other, job));
    // Some name a job again above what they did in it.
    if (twin === undefined) jobs.push(job);
    else twin.bullets.push(...job.bullets);
  }
  return jobs;
}

/** Where nothing is behind the dash, the latest job goes on; of an earlier one the end is not stated. */
function withEnds(entries: Entry[]): Entry[] {
  const latest = entries
    .map(({ range }) => range?.start?.value ?? '')
    .toSorted()
    .at(-1);
  return entries.map((entry) =>
    entry.range?.open === true && entry.range.start!.value < (latest ?? '')
      ? { ...entry, range: { ...entry.range, current: false } }
      : entry,
  );
}

/** The lines of a header may end with a full stop, as a sentence does: those with dates, and those beside them. */
function withoutStops(lines: TextLine[]): TextLine[] {
  const dated = (line: TextLine | undefined) =>
    line !== undefined && !line.bullet && line.text.length < 90 && spanOf(line.text) !== undefined;
  const stopped = new Map<TextLine, TextLine>();
  for (const [index, line] of lines.entries()) {
    const last = line.segments.at(-1);
    if (last === undefined || line.bullet || !last.text.endsWith('.')) continue;
    if (![line, lines[index - 1], lines[index + 1]].some(dated)) continue;
    const text = withoutStop(last.text);
    const names = dated(line) || text.includes(', ') || roleScore(text) >= 0.5;
    if (!names || text === last.text || !isHeaderLike({ ...line, text: line.text.replace(/\.$/, '') }))
      continue;
    const segments = [...line.segments.slice(0, -1), { ...last, text }];
    stopped.set(line, { ...line, segments, text: segments.map((segment) => segment.text).join('  ') });
  }
  // Nearly every job has one, or it is the end of a sentence.
  if (stopped.size < 0.8 * lines.filter(dated).length) return lines;
  return lines.map((line) => stopped.get(line) ?? line);
}

/** "• Company: Acme" is a part of the header, not of what was done. */
function withoutSignOfLabel(line: TextLine): TextLine {
  return line.bullet && namesHeader(line.text) ? { ...line, bullet: false } : line;
}

function isSameJob(a: ResumeExperience, b: ResumeExperience): boolean {
  return (
    a.title === b.title &&
    a.employer === b.employer &&
    a.start !== null &&
    a.start === b.start &&
    a.end === b.end &&
    (a.location === b.location || a.location === null || b.location === null)
  );
}

/** Some word, place or label says what it is; without any, it may be a dated line within a job. */
function hasEvidence({ reading: { title, employer, place } }: Entry): boolean {
  return (
    (title !== null && roleScore(title) >= 0.3) ||
    (employer !== null && (employerScore(employer) >= 0.5 || place !== null))
  );
}

const PROJECT =
  /\bprojects?\b.*[:#]|^(?:\d+\W+)?(?:project|client|customer|module|company\W+role)\b|\bclient\b/i;

/** A dated line without a title that names a project or client: work described within a job. */
function isProject(entry: Entry): boolean {
  return entry.header.some((line) => PROJECT.test(line.text));
}

/** An employer with overall dates directly above its first role is a banner over the roles, not a job of its own. */
function isBanner(entry: Entry, next: Entry | undefined): boolean {
  const { title, employer } = entry.reading;
  if (title !== null || employer === null || entry.body.length > 0 || next === undefined) return false;
  return next.reading.title !== null && roleScore(next.reading.title) >= 0.5;
}

const INDENT = 6;
const UNCLAIMED = 0.7;
const MAX_ABOVE = 3;
const MAX_BELOW = 3;
const READINGS_A_WINDOW = 4;
const CANDIDATES = 12;

/**
 * Each dated line heads an entry. Which of the lines around it belong to its header, and which of their parts are title
 * and employer, is decided for all entries together: the sequence of readings wins that explains most and in which
 * the entries look most alike.
 */
function toEntries(lines: TextLine[]): Entry[] {
  const anchors = findAnchors(lines);
  if (anchors.length === 0) return undatedEntries(lines);
  const parts = new Map<number, LineParts>();
  const partsAt = (index: number) => {
    const known = parts.get(index) ?? partsOf(lines[index]!);
    parts.set(index, known);
    return known;
  };
  const candidates = anchors.map((anchor, order) => {
    const floor = order === 0 ? 0 : anchors[order - 1]! + 1;
    const ceiling = anchors[order + 1] ?? lines.length;
    return candidatesAt(lines, anchor, floor, ceiling, partsAt);
  });
  const chosen = bestSequence(candidates);
  return [
    ...undatedFirst(lines, chosen[0]!.from),
    ...chosen.map((one, index) => {
      const { from, to, reading } = one;
      return {
        header: lines.slice(from, to),
        body: lines.slice(to, chosen[index + 1]?.from ?? lines.length),
        range: partsAt(anchors[index]!).range,
        reading,
        margin: marginOf(one, candidates[index]!, chosen[index - 1], chosen[index + 1]),
      };
    }),
  ];
}

/** Some leave out the dates of the job they have: its header is the first line, with text below. */
function undatedFirst(lines: TextLine[], to: number): Entry[] {
  const first = lines[0]!;
  if (to < 2 || !isHeaderLike(first) || isHeaderLike(lines[1]!)) return [];
  const [reading] = readingsOf([partsOf(first)], 0);
  if (reading === undefined || reading.title === null || reading.employer === null) return [];
  if (titleScore(reading.title) < 0.8 || titleScore(reading.employer) >= 0.5) return [];
  return [{ header: [first], body: lines.slice(1, to), range: null, reading, margin: 0 }];
}

function candidatesAt(
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
  return (
    line.segments.length === 1 &&
    anchor.segments.every(({ x }) => Math.abs(line.x - x) > INDENT) &&
    line.x > anchor.x + INDENT
  );
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

/** Without dates, a new entry starts at a title-like line with a gap above. Only clear ones are used. */
function undatedEntries(lines: TextLine[]): Entry[] {
  const readAt = (index: number, to: number) =>
    readingsOf(lines.slice(index, to).filter(isHeaderLike).map(partsOf), 0)[0];
  const starts = lines.flatMap((line, index) => {
    const told = toldJob(line.text) !== undefined;
    if (!told && (!isHeaderLike(line) || !(line.gap || index === 0 || line.accent))) return [];
    const reading = told ? readingsOf([partsOf(line)], 0)[0] : readAt(index, index + 2);
    return reading?.title && reading.employer && titleScore(reading.title) >= 0.5 ? [index] : [];
  });
  const separate = starts.filter((start, order) => order === 0 || start - starts[order - 1]! > 1);
  return separate.map((start, order) => {
    const told = toldJob(lines[start]!.text) !== undefined;
    const to = start + (!told && lines[start + 1] !== undefined && isHeaderLike(lines[start + 1]!) ? 2 : 1);
    const reading = told ? readingsOf([partsOf(lines[start]!)], 0)[0]! : readAt(start, to)!;
    return {
      header: lines.slice(start, to),
      body: lines.slice(to, separate[order + 1] ?? lines.length),
      range: null,
      reading,
      margin: 0,
    };
  });
}

function toJob(entry: Entry, reading: Reading, inherited: boolean): ResumeExperience {
  const { range, margin } = entry;
  const first = entry.header[0]!;
  const exact = range?.start?.exact === true;
  const confidence =
    0.35 +
    (reading.title === null || reading.employer === null ? 0 : 0.12) +
    0.35 * Math.max(0, Math.min(1, margin)) +
    (range === null ? 0 : exact ? 0.15 : 0.08) -
    (inherited ? 0.05 : 0);
  return {
    title: reading.title,
    employer: reading.employer,
    location: reading.place,
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

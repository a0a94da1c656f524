import type { ResumeExperience } from '../../../../contract/resumes.ts';
import { spanOf } from '../dates/date-spans.ts';
import { isDuration } from '../dates/durations.ts';
import { isHeaderLike, isLabel, toParagraphs } from '../structure/paragraphs.ts';
import type { TextLine } from '../text/text-line.ts';
import { employerScore, roleScore } from '../words/job-words.ts';
import { withDatedLooks } from './dated-looks.ts';
import { namesHeader } from './entry-labels.ts';
import { withoutStop } from './entry-parts.ts';
import type { Reading } from './entry-readings.ts';
import { withSureTowns } from './guessed-towns.ts';
import { withHeadSentences } from './head-sentences.ts';
import { withHeaderLooks } from './header-looks.ts';
import { type JobEntry, toJobEntries } from './job-entries.ts';
import { withLabels } from './label-cells.ts';
import { withoutRepeatedLabels } from './repeated-labels.ts';
import { withTextBelow } from './side-text.ts';
import { withWholeSentences } from './told-sentences.ts';
import { withWholeDates } from './wrapped-dates.ts';

/** The jobs of a section, in file order. */
export function readExperience(section: TextLine[]): ResumeExperience[] {
  // "7 years 3 months" only repeats the dates, and separates title and employer.
  const lines = withHeadSentences(
    withWholeSentences(
      withLabels(
        withoutStops(
          withTextBelow(
            withDatedLooks(
              withHeaderLooks(
                withWholeDates(
                  withoutRepeatedLabels(
                    section.filter((line) => !isDuration(line.text)).map(withoutSignOfLabel),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
  const entries = withSureTowns(withEnds(toJobEntries(lines)));
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
function withEnds(entries: JobEntry[]): JobEntry[] {
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

/** "9 years as Developer at Acme from 2005 to 2014" */
const YEARS_AS = /^\d{1,2}(?:\.\d)?\+? (?:years?|months?) (?:as (?:an? )?)?(?=\p{Lu})/iu;

/** "• Company: Acme" is a part of the header, not of what was done. */
function withoutSignOfLabel(line: TextLine): TextLine {
  if (YEARS_AS.test(line.text) && line.segments.length === 1 && spanOf(line.text) !== undefined) {
    const text = line.text.replace(YEARS_AS, '');
    return { ...line, bullet: false, text, segments: [{ ...line.segments[0]!, text }] };
  }
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
function hasEvidence({ reading: { title, employer, place } }: JobEntry): boolean {
  return (
    (title !== null && roleScore(title) >= 0.3) ||
    (employer !== null && (employerScore(employer) >= 0.5 || place !== null))
  );
}

const PROJECT =
  /\bprojects?\b.*[:#]|^(?:\d+\W+)?(?:project|client|customer|module|company\W+role)\b|\bclient\b/i;

/** A dated line without a title that names a project or client: work described within a job. */
function isProject(entry: JobEntry): boolean {
  return entry.header.some((line) => PROJECT.test(line.text));
}

/** An employer with overall dates directly above its first role is a banner over the roles, not a job of its own. */
function isBanner(entry: JobEntry, next: JobEntry | undefined): boolean {
  const { title, employer } = entry.reading;
  if (title !== null || employer === null || entry.body.length > 0 || next === undefined) return false;
  return next.reading.title !== null && roleScore(next.reading.title) >= 0.5;
}

function toJob(entry: JobEntry, reading: Reading, inherited: boolean): ResumeExperience {
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

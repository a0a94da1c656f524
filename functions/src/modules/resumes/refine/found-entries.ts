import type { ParsedResume, ResumeEducation, ResumeExperience } from '../../../contract/resumes.ts';
import { hasDegree } from '../parser/words/degrees.ts';
import { readCourse } from '../parser/words/study-words.ts';
import type { ModelAnswer, Quote } from './model-answer.ts';
import { CONFIDENCE, isNaming, type Reading } from './reading.ts';
import { isUnearned, periodIn, schoolPeriodIn } from './settle-entry.ts';
import { isSameText, type Supported, supportOf } from './support.ts';

/** Entries of a list of which the reader found none. What one consists of stands together. */
const APART = 4;
const MOST = 15;

type Named = { support: Supported; text: string };

/** What the quote says, if the text does and it names something. */
function named(quote: Quote | null, reading: Reading): Named | null {
  const support = supportOf(reading.lines, quote);
  if (support === null || !isNaming(support.text) || reading.isTold(support.at)) return null;
  return { support, text: support.text };
}

/** The dates that the quote says, beside the name of the entry. */
function dates<Period>(
  quote: Quote | null,
  beside: Named,
  reading: Reading,
  read: (text: string, now: string) => Period | null,
): Period | null {
  const support = supportOf(reading.lines, quote);
  return support !== null && Math.abs(support.at - beside.support.at) <= APART
    ? read(support.text, reading.now)
    : null;
}

/** Of two names of one entry, the second only if it stands beside the first and says something else. */
function beside(first: Named | null, second: Named | null): Named | null {
  if (first === null || second === null) return second;
  const close = Math.abs(first.support.at - second.support.at) <= APART;
  return close && !isSameText(first.text, second.text) ? second : null;
}

/** As sure as a model alone can be, and less where it miscounted lines. */
function confidence(...parts: (Named | null)[]): number {
  const exact = parts.every((part) => part === null || part.support.exact);
  return exact ? CONFIDENCE.quoted : CONFIDENCE.nearby;
}

const sourceOf = ({ support }: Named, { lines }: Reading) => {
  const { page, line } = lines[support.at]!;
  return { page, line };
};

export function foundJobs({ jobs }: ModelAnswer, parsed: ParsedResume, reading: Reading): ResumeExperience[] {
  const schools = parsed.education.flatMap(({ source }) => reading.positionOf(source) ?? []);
  const found = jobs.flatMap((job) => {
    const title = named(job.title, reading);
    const employer = beside(title, named(job.employer, reading));
    const first = title ?? employer;
    if (first === null || schools.includes(first.support.at)) return [];
    const period = dates(job.dates, first, reading, periodIn);
    return {
      title: title?.text ?? null,
      employer: employer?.text ?? null,
      location: null,
      ...(period ?? { start: null, end: null, current: false }),
      bullets: [],
      confidence: confidence(title, employer),
      source: sourceOf(first, reading),
      by_model: ['title', 'employer', 'dates'],
    };
  });
  return once(found, ({ title, employer, start, source }) => [
    title,
    employer,
    start,
    source.page,
    source.line,
  ]);
}

/** An employer is no school, and only what our reader knows as a degree or a course is one. */
export function foundSchools(
  { schools }: ModelAnswer,
  parsed: ParsedResume,
  reading: Reading,
): ResumeEducation[] {
  const jobs = parsed.experience.flatMap(({ source }) => reading.positionOf(source) ?? []);
  const ofJob = (at: number) => jobs.some((job) => job === at);
  const isEmployer = (text: string) =>
    parsed.experience.some(({ employer }) => employer !== null && isSameText(employer, text));
  const found = schools.flatMap((one) => {
    const school = named(one.school, reading);
    const stated = beside(school, named(one.degree, reading));
    const earned = stated !== null && isDegree(stated.text) && !isUnearned(reading, stated.support.at);
    const degree = earned ? stated : null;
    const first = school ?? degree;
    if (first === null || ofJob(first.support.at) || isEmployer(first.text)) return [];
    const field = beside(degree ?? school, named(one.field, reading));
    const period = dates(one.dates, first, reading, schoolPeriodIn);
    return {
      degree: degree?.text ?? null,
      field: field?.text ?? null,
      school: school?.text ?? null,
      ...(period ?? { start: null, end: null }),
      confidence: confidence(school, degree, field),
      source: sourceOf(first, reading),
      by_model: ['school', 'degree', 'field', 'dates'],
    };
  });
  return once(found, ({ school, degree, source }) => [school, degree, source.page, source.line]);
}

const isDegree = (text: string): boolean => hasDegree(text) || readCourse(text) !== undefined;

function once<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => unknown[]): Entry[] {
  const byKey = new Map(entries.map((entry) => [JSON.stringify(keyOf(entry)).toLowerCase(), entry]));
  return [...byKey.values()].slice(0, MOST);
}

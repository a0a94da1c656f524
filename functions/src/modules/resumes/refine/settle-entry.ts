import { type ResumeEducation, type ResumeExperience, SURE } from '../../../contract/resumes.ts';
import { findDates, findRanges } from '../parser/dates.ts';
import { readUnearned } from '../parser/unearned.ts';
import type { Quote } from './model-answer.ts';
import { CONFIDENCE, confidenceOf, isNaming, type Reading } from './reading.ts';
import { isSameText, type Supported, supportOf } from './support.ts';

export type Period = Pick<ResumeExperience, 'start' | 'end' | 'current'>;
type AnyEntry = ResumeExperience | ResumeEducation;
type Settled<Entry> = { entry: Entry; found: number; confirmed: number };

/** Dates as the text states them, or null. What only begins is no period: nothing says that it goes on. */
export function periodIn(text: string, now: string): Period | null {
  const range = findRanges(text).find(({ open }) => !open);
  const start = range?.start?.value ?? null;
  const end = range?.end?.value ?? null;
  if (range === undefined || start === null || start > now) return null;
  if (end !== null && end < start) return null;
  return { start, end: range.current ? null : end, current: range.current };
}

/** A school may state only when it ended. */
export function schoolPeriodIn(text: string, now: string): Pick<Period, 'start' | 'end'> | null {
  const period = periodIn(text, now);
  if (period !== null) return { start: period.start, end: period.end };
  const end = findDates(text)[0]?.end?.value;
  return end === undefined ? null : { start: null, end };
}

/** Whether the text says there that the degree was not earned. */
export function isUnearned({ lines }: Reading, at: number): boolean {
  return lines.slice(at, at + 2).some(({ page, line, text }) => {
    const segments = [{ text, x: 0, right: 0, accent: false }];
    const plain = { bullet: false, x: 0, right: 0, size: 1, accent: false, gap: false, style: '' };
    return readUnearned({ page, line, text, segments, ...plain, heading: false, column: 0 })?.denies === true;
  });
}

/**
 * An entry with what the model found of these fields. A quote counts if it stands among the lines of the entry and is
 * what it is said to be; all else stays as it was read.
 */
export function settleEntry<Entry extends AnyEntry, Field extends string>(
  entry: Entry,
  fields: readonly Field[],
  quoteOf: (field: Field) => Quote | undefined,
  reading: Reading,
): Settled<Entry> {
  const begins = reading.positionOf(entry.source);
  const unchanged = { entry, found: 0, confirmed: 0 };
  if (begins === null) return unchanged;
  let next = entry;
  const sure: number[] = [];
  const found: string[] = [];
  let open = 0;
  for (const field of fields) {
    const support = supportOf(reading.lines, quoteOf(field));
    const taken = support !== null && reading.isOfEntry(support.at, begins) && !reading.isTold(support.at);
    const change = taken ? changeOf(next, field, support, reading) : null;
    if (change === null) {
      if (isStated(entry, field)) open += 1;
    } else if (change === 'same') {
      sure.push(CONFIDENCE.agreed);
    } else {
      next = { ...next, ...change };
      sure.push(confidenceOf(support!));
      found.push(field);
    }
  }
  if (sure.length === 0) return unchanged;
  // Never surer than the least sure of its parts.
  const parts = open > 0 || entry.confidence >= SURE ? [entry.confidence, ...sure] : sure;
  const by_model = [...new Set([...(entry.by_model ?? []), ...found])];
  next = { ...next, confidence: Math.min(...parts), ...(by_model.length > 0 ? { by_model } : {}) };
  return { entry: next, found: found.length, confirmed: sure.length - found.length };
}

const textsOf = (entry: AnyEntry): Record<string, string | null> =>
  'employer' in entry
    ? { title: entry.title, employer: entry.employer }
    : { school: entry.school, degree: entry.degree, field: entry.field };

function isStated(entry: AnyEntry, field: string): boolean {
  if (field === 'dates') return entry.start !== null || entry.end !== null;
  return (textsOf(entry)[field] ?? null) !== null;
}

/** What the entry would have instead; `same` if it says so already, null if this cannot be. */
function changeOf(
  entry: AnyEntry,
  field: string,
  { text, at }: Supported,
  reading: Reading,
): Partial<ResumeExperience> | Partial<ResumeEducation> | 'same' | null {
  if (field === 'dates') return datesChange(entry, text, reading.now);
  if (!isNaming(text)) return null;
  if (field === 'degree' && isUnearned(reading, at)) return null;
  const { [field]: current = null, ...others } = textsOf(entry);
  if (current !== null && isSameText(current, text)) return 'same';
  // One text is not both.
  if (Object.values(others).some((other) => other !== null && isSameText(other, text))) return null;
  return { [field]: text };
}

function datesChange(entry: AnyEntry, text: string, now: string): Partial<Period> | 'same' | null {
  const period = 'current' in entry ? periodIn(text, now) : schoolPeriodIn(text, now);
  if (period === null) return null;
  const same = Object.entries(period).every(([name, value]) => entry[name as keyof AnyEntry] === value);
  return same ? 'same' : period;
}

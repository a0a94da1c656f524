import { type ResumeEducation, type ResumeExperience, SURE } from '../../../contract/resumes.ts';
import { findDates, findRanges } from '../parser/dates/dates.ts';
import { readUnearned } from '../parser/studies/unearned.ts';
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
  const changes = new Map<Field, Change>();
  for (const field of fields) {
    const support = supportOf(reading.lines, quoteOf(field));
    const taken = support !== null && reading.isOfEntry(support.at, begins) && !reading.isTold(support.at);
    const change = taken ? changeOf(entry, field, support, reading) : null;
    if (change !== null) changes.set(field, { change, confidence: confidenceOf(support!) });
  }
  dropTwins(entry, changes);
  let next = entry;
  const sure: number[] = [];
  const found: string[] = [];
  let open = 0;
  for (const field of fields) {
    const { change = null, confidence = 0 } = changes.get(field) ?? {};
    if (change === null) {
      if (isStated(entry, field)) open += 1;
    } else if (change === 'same') {
      sure.push(CONFIDENCE.agreed);
    } else {
      next = { ...next, ...change };
      sure.push(confidence);
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

type Change = {
  /** What the entry would have instead; `same` if it says so already. */
  change: Partial<ResumeExperience> | Partial<ResumeEducation> | 'same';
  confidence: number;
};

/**
 * One text is not both title and employer. Asked of what the answers make of the entry together: where the reader had
 * swapped the two, each answer is what the other field said.
 */
function dropTwins(entry: AnyEntry, changes: Map<string, Change>): void {
  for (const field of [...changes.keys()].toReversed()) {
    if (changes.get(field)!.change === 'same') continue;
    const { [field]: text = null, ...others } = textsOf(changed(entry, changes));
    const isTwin = Object.values(others).some(
      (other) => text !== null && other !== null && isSameText(other, text),
    );
    if (!isTwin) continue;
    changes.delete(field);
    // What stays as it was may now be the twin of another answer.
    dropTwins(entry, changes);
    return;
  }
}

function changed(entry: AnyEntry, changes: Map<string, Change>): AnyEntry {
  let next = entry;
  for (const { change } of changes.values()) if (change !== 'same') next = { ...next, ...change };
  return next;
}

/** Null if what the text says cannot be. */
function changeOf(
  entry: AnyEntry,
  field: string,
  { text, at }: Supported,
  reading: Reading,
): Change['change'] | null {
  if (field === 'dates') return datesChange(entry, text, reading.now);
  if (!isNaming(text)) return null;
  if (field === 'degree' && isUnearned(reading, at)) return null;
  const current = textsOf(entry)[field] ?? null;
  if (current !== null && isSameText(current, text)) return 'same';
  return { [field]: text };
}

function datesChange(entry: AnyEntry, text: string, now: string): Partial<Period> | 'same' | null {
  const period = 'current' in entry ? periodIn(text, now) : schoolPeriodIn(text, now);
  if (period === null) return null;
  const same = Object.entries(period).every(([name, value]) => entry[name as keyof AnyEntry] === value);
  return same ? 'same' : period;
}

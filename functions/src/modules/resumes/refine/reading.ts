import type { ParsedResume, SourceSpan } from '../../../contract/resumes.ts';
import { findDates, findRanges, withoutDates } from '../parser/dates/dates.ts';
import type { SentLine } from './sent-lines.ts';
import { isSameText, type Supported } from './support.ts';

/**
 * How sure a value is that a model took from the text. Nobody has measured that, so only what two readings agree on, ours
 * and the model's, counts as sure; all else stays marked for the person to check (decision 053).
 */
export const CONFIDENCE = { agreed: 0.8, quoted: 0.7, nearby: 0.6 };

/** The resume as the model saw it, and where its entries begin in it. */
export type Reading = {
  lines: readonly SentLine[];
  /** The month of reading, `2026-11`. */
  now: string;
  positionOf(source: SourceSpan | null): number | null;
  /** Whether a line belongs to the entry that begins there rather than to another one. */
  isOfEntry(at: number, entry: number): boolean;
  /** Whether the line tells what somebody did in a job: what is named in it is no employer and no title. */
  isTold(at: number): boolean;
};

/** A header has few lines. */
const HEADER_LINES = 4;

export function readingOf(lines: readonly SentLine[], parsed: ParsedResume, now: string): Reading {
  const positions = new Map(lines.map(({ page, line }, index) => [`${page}:${line}`, index]));
  const positionOf = (source: SourceSpan | null) =>
    source === null ? null : (positions.get(`${source.page}:${source.line}`) ?? null);
  const { experience, volunteer, education, projects } = parsed;
  const entries = [experience, volunteer, education, projects]
    .flat()
    .flatMap(({ source }) => positionOf(source) ?? []);
  const told = [experience, volunteer, projects].flat().flatMap(({ bullets }) => bullets);
  return {
    lines,
    now,
    positionOf,
    isOfEntry: (at, entry) => {
      const distance = Math.abs(at - entry);
      return distance <= HEADER_LINES && entries.every((other) => Math.abs(at - other) >= distance);
    },
    isTold: (at) => {
      const { bullet, text } = lines[at]!;
      const words = text.trim();
      return bullet || (words !== '' && told.some((one) => one.includes(words) || isSameText(one, words)));
    },
  };
}

export const confidenceOf = ({ exact }: Supported): number => (exact ? CONFIDENCE.quoted : CONFIDENCE.nearby);

/** A name of something: neither a sentence nor dates, and nothing that was taken out. */
export function isNaming(text: string, most_words = 14): boolean {
  return (
    text.length <= 120 &&
    /\p{L}\P{L}*\p{L}/u.test(text) &&
    text.split(/\s+/).length <= most_words &&
    !text.includes('█') &&
    findRanges(text).length === 0 &&
    /\p{L}{2}/u.test(withoutDates(text, findDates(text)))
  );
}

import { findDates, findRanges } from '../dates/dates.ts';
import { LOCALES } from '../locales/locales.ts';
import type { TextLine } from '../text/text-line.ts';
import { isSchool } from '../words/degrees.ts';

const WORDS = LOCALES.map(({ unearned }) => unearned).join('|');

/** Announces studies without a degree, wherever it stands: "Coursework toward a BS". */
const TOWARD =
  /(?:\d+ (?:semester |quarter )?(?:credits?|credit hours|hours|units)(?: of)?(?: (?:coursework|course work|courses|studies|study|work))?|\b(?:coursework|course work|courses|credits?|credit hours|studies|studied|work(?:ed)?|progress))(?: completed)? towards? (?:an? |the |my )?/i;
/** The degree wasn't earned. */
const DENIED = new RegExp(`(?<!\\p{L})(?:${WORDS})(?!\\p{L})`, 'iu');
/** Ordinary adjectives: "Incomplete Theory Institute". They only deny in brackets or at the end of a segment. */
const UNDONE = /(?:incomplete|unfinished)(?:\s+degree)?\s*\.?$/i;
/** Studies that lead to no degree. They say nothing about the degree that the line or the entry names beside them. */
const NON_DEGREE = /(?<!\p{L})non[- ]?degree(?!\p{L})/iu;
const BRACKETS = /\s*[([]([^()[\]]*)[)\]]/gu;

/** What a line says about a degree that wasn't earned. */
export type Unearned = {
  /** The line begins with the remark, so that it speaks of the entry around it. */
  opens: boolean;
  /** It denies a degree; "non-degree graduate study" only has none. */
  denies: boolean;
  /** The line without the remark. */
  line: TextLine;
};

/** Reads "Did not graduate", "BS in Biology (incomplete)", or "Coursework toward a BS, degree not completed". */
export function readUnearned(line: TextLine): Unearned | undefined {
  return readRemark(line, withoutDenial, remarkAt) ?? readRemark(line, withoutNonDegree, nonDegreeAt);
}

function readRemark(
  line: TextLine,
  without: (text: string) => string,
  remark: (text: string) => number,
): Unearned | undefined {
  const segments = line.segments.map((segment) => ({ ...segment, text: without(segment.text) }));
  if (segments.every(({ text }, index) => text === line.segments[index]!.text)) return undefined;
  const rest = segments.filter(({ text }) => /[\p{L}\d]/u.test(text));
  const first = line.segments[0]!.text;
  return {
    opens: TOWARD.exec(first)?.index === 0 || rest.length === 0 || remark(first) === 0,
    denies: without === withoutDenial,
    line: { ...line, segments: rest, text: rest.map(({ text }) => text).join('  ') },
  };
}

function withoutDenial(text: string): string {
  const open = text
    .replace(BRACKETS, (all, inside: string) => (DENIED.test(inside) || UNDONE.test(inside) ? '' : all))
    .replace(TOWARD, '');
  return cutAt(open, remarkAt(open));
}

function withoutNonDegree(text: string): string {
  const open = text.replace(BRACKETS, (all, inside: string) => (NON_DEGREE.test(inside) ? '' : all));
  return cutAt(open, nonDegreeAt(open));
}

/** "Did not graduate, Tulane University, 2010 - 2012": the school and the dates are not part of the remark. */
function cutAt(text: string, at: number): string {
  if (at === -1) return text;
  const remark = text.slice(at);
  const parts = remark.split(/,\s+|;\s+/);
  const school = parts.findIndex((part, index) => index > 0 && isSchool(part));
  const dates = findRanges(remark)[0] ?? findDates(remark)[0];
  const kept =
    school !== -1
      ? parts.slice(school)
      : dates === undefined
        ? []
        : [remark.slice(dates.index, dates.index + dates.length)];
  const before = text.slice(0, at).replace(/[\s,;:|(–—-]+$/, '');
  return [before, ...kept].filter((part) => part !== '').join(', ');
}

/** Where the remark begins that the text ends with; -1 if there is none. */
function remarkAt(text: string): number {
  const denied = DENIED.exec(text)?.index ?? -1;
  return denied === -1 ? (UNDONE.exec(text)?.index ?? -1) : denied;
}

function nonDegreeAt(text: string): number {
  return NON_DEGREE.exec(text)?.index ?? -1;
}

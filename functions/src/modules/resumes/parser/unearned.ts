import { findDates, findRanges } from './dates.ts';
import { isSchool } from './degrees.ts';
import { LOCALES } from './locales/locales.ts';
import type { TextLine } from './text-line.ts';

const WORDS = LOCALES.map(({ unearned }) => unearned).join('|');

/** Announces studies without a degree, wherever it stands: "Coursework toward a BS". */
const TOWARD =
  /(?:\d+ (?:semester |quarter )?(?:credits?|credit hours|hours|units) )?\b(?:coursework|course work|courses|credits?|credit hours|studies|studied|work(?:ed)?|progress)(?: completed)? towards? (?:an? |the |my )?/i;
/** The degree wasn't earned. */
const DENIED = new RegExp(`(?<!\\p{L})(?:${WORDS})(?!\\p{L})`, 'iu');
/** Ordinary adjectives: "Incomplete Theory Institute". They only deny in brackets or at the end of a segment. */
const UNDONE = /(?:incomplete|unfinished)(?:\s+degree)?\s*\.?$/i;
const BRACKETS = /\s*[([]([^()[\]]*)[)\]]/gu;

/** What a line says about a degree that wasn't earned. */
export type Unearned = {
  /** The line begins with the remark, so that it speaks of the entry around it. */
  opens: boolean;
  /** The line without the remark. */
  line: TextLine;
};

/** Reads "Did not graduate", "BS in Biology (incomplete)", or "Coursework toward a BS, degree not completed". */
export function readUnearned(line: TextLine): Unearned | undefined {
  const segments = line.segments.map((segment) => ({ ...segment, text: withoutRemark(segment.text) }));
  if (segments.every(({ text }, index) => text === line.segments[index]!.text)) return undefined;
  const rest = segments.filter(({ text }) => /[\p{L}\d]/u.test(text));
  const first = line.segments[0]!.text;
  const opens = TOWARD.exec(first)?.index === 0 || rest.length === 0 || remarkAt(first) === 0;
  return { opens, line: { ...line, segments: rest, text: rest.map(({ text }) => text).join('  ') } };
}

function withoutRemark(text: string): string {
  const open = text
    .replace(BRACKETS, (all, inside: string) => (DENIED.test(inside) || UNDONE.test(inside) ? '' : all))
    .replace(TOWARD, '');
  const at = remarkAt(open);
  if (at === -1) return open;
  // "Did not graduate, Tulane University, 2010 - 2012": the school and the dates are not part of the remark.
  const remark = open.slice(at);
  const parts = remark.split(/,\s+|;\s+/);
  const school = parts.findIndex((part, index) => index > 0 && isSchool(part));
  const dates = findRanges(remark)[0] ?? findDates(remark)[0];
  const kept =
    school !== -1
      ? parts.slice(school)
      : dates === undefined
        ? []
        : [remark.slice(dates.index, dates.index + dates.length)];
  const before = open.slice(0, at).replace(/[\s,;:|(–—-]+$/, '');
  return [before, ...kept].filter((part) => part !== '').join(', ');
}

/** Where the remark begins that the text ends with; -1 if there is none. */
function remarkAt(text: string): number {
  const denied = DENIED.exec(text)?.index ?? -1;
  return denied === -1 ? (UNDONE.exec(text)?.index ?? -1) : denied;
}

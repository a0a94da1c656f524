import type { ParsedResume, SourceSpan } from '../../../contract/resumes.ts';
import { SURE } from '../../../contract/resumes.ts';
import { withoutNumbers, withoutOnlineAddresses } from '../parser/contact.ts';
import type { ResumeLayout } from '../parser/resume-layout.ts';

export type LayoutLine = ResumeLayout['lines'][number];
/** A line of the resume as it may leave us. Values are looked for in it, so nothing that was taken out can come back. */
export type SentLine = Pick<LayoutLine, 'page' | 'line' | 'text' | 'bullet'>;

/** Two or three pages; whoever wrote more is asked about the first of them. */
const MOST_CHARACTERS = 16_000;
/** A paragraph of a Word file is one line. */
const MOST_OF_A_LINE = 600;
/** Stands for what was taken out; no word of any language. */
const GONE = '█';

/**
 * The lines that a language model gets: without email addresses, phone numbers and links, and without the name and the
 * street where the reader is sure of them.
 */
export function sentLines(lines: readonly LayoutLine[], parsed: ParsedResume): SentLine[] {
  const sent: SentLine[] = [];
  let left = MOST_CHARACTERS;
  for (const { page, line, text, bullet } of lines) {
    if (left <= 0) break;
    const start = text.slice(0, 2 * MOST_OF_A_LINE);
    const kept = withoutContacts(start, isContact(parsed, { page, line })).slice(0, MOST_OF_A_LINE);
    const shown = withoutName(kept, parsed.full_name).slice(0, left);
    left -= shown.length;
    sent.push({ page, line, text: shown, bullet });
  }
  return sent;
}

const EMAIL = /\S{0,64}@\S{1,255}/gu;
const WEB = /(?:https?:\/\/|www\.)\S+|(?:[\p{L}\d-]{1,63}\.){1,4}\p{L}{2,10}\/\S+/giu;
const DIGITS = /[+(]?\d[\d\s().\-–—/]{5,30}\d/gu;
const STREET =
  /\b\d{1,5}[a-z]?,? (?:\p{L}[\p{L}.'’-]{0,30} ){1,4}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|pl|terrace|close)\b\.?|\p{L}{2,30}(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|straat|laan) ?\d{1,4}[a-z]?\b/giu;

function withoutContacts(text: string, contact: boolean): string {
  const cleaned = text
    .replace(EMAIL, GONE)
    .replace(WEB, GONE)
    .replace(DIGITS, (digits) => (isDated(digits) ? digits : GONE));
  // Elsewhere a web address may be the name of an employer, and numbers are figures and dates.
  return contact ? withoutNumbers(withoutOnlineAddresses(cleaned)).replace(STREET, GONE) : cleaned;
}

/** "2015 - 2019", "03/2015 – 04/2019": years, and nothing else of more than two digits. */
function isDated(digits: string): boolean {
  const numbers = digits.split(/\D+/).filter((number) => number !== '');
  const years = numbers.filter((number) => /^(?:19|20)\d\d$/.test(number));
  if (digits.startsWith('+') || years.length === 0) return false;
  return numbers.every((number) => number.length <= 2 || years.includes(number)) && numbers.length <= 6;
}

function isContact({ email, phone, location, links }: ParsedResume, line: SourceSpan): boolean {
  return [email, phone, location, ...links].some(
    ({ source }) => source?.page === line.page && source.line === line.line,
  );
}

/** Only where we know it: otherwise we ask for it. */
function withoutName(text: string, { value, confidence }: ParsedResume['full_name']): string {
  if (value === null || confidence < SURE) return text;
  const words = value
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+');
  return text.replace(new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'giu'), GONE);
}

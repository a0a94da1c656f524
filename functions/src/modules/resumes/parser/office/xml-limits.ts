import { READING_LIMITS } from '../limits/reading-limits.ts';
import { ResumeRefused } from '../limits/resume-refused.ts';

const [LESS, GREATER, SLASH, EQUALS] = [...Buffer.from('<>/=')] as [number, number, number, number];

/** Paragraphs of Word and OpenDocument files, and what may follow the name of an element. */
const PARAGRAPHS = [Buffer.from('w:p'), Buffer.from('text:p')];
const NAME_ENDS = new Set(Buffer.from(' />\t\r\n'));

/** Maximum bytes per character, in UTF-8 and UTF-16. */
const MAX_BYTES = 4;

/**
 * Counts the contents of the XML of a Word or OpenDocument file before it is parsed into a tree: a few kilobytes of compressed empty
 * elements would expand to a gigabyte there, and the XML reader's time for an element is quadratic in its attributes.
 * It counts bytes, so it works for every encoding that XML is read in.
 *
 * @throws ResumeRefused `resume_too_complex`
 */
export function checkXml(parts: Uint8Array[]): void {
  let elements = 0;
  let paragraphs = 0;
  let text_bytes = 0;
  for (const part of parts) {
    let in_tag = false;
    let attributes = 0;
    for (let at = 0; at < part.length; at += 1) {
      const byte = part[at];
      if (!in_tag) text_bytes += 1;
      if (byte === LESS) {
        in_tag = true;
        attributes = 0;
        // In UTF-16 there is a zero byte between the two.
        if ((part[at + 1] || part[at + 2]) !== SLASH) elements += 1;
        if (opensParagraph(part, at + 1)) paragraphs += 1;
      } else if (byte === GREATER) in_tag = false;
      else if (byte === EQUALS && in_tag) {
        attributes += 1;
        if (attributes > READING_LIMITS.office_attributes) refuse('too many attributes');
      }
    }
  }
  if (text_bytes > MAX_BYTES * READING_LIMITS.characters) refuse('too much text');
  if (elements > READING_LIMITS.office_elements) refuse('too many elements');
  if (paragraphs > READING_LIMITS.office_paragraphs) refuse('too many paragraphs');
}

/** Recognizes the encoding and prefixes that are usual; anything else falls under the limit on elements. */
function opensParagraph(part: Uint8Array, at: number): boolean {
  return PARAGRAPHS.some(
    (name) =>
      name.every((byte, index) => part[at + index] === byte) && NAME_ENDS.has(part[at + name.length]!),
  );
}

function refuse(cause: string): never {
  throw new ResumeRefused('resume_too_complex', { cause });
}

import { fold, type TextLine } from '../text/text-line.ts';
import { strictHeading } from './headings.ts';

/** Sections that nearly every resume has. */
const MAIN = new Set<string>(['experience', 'education', 'skills', 'languages', 'summary']);
const LEAST = 2;

/**
 * "■ Education", "— Berufserfahrung —": where the headings of a resume stand behind signs, the signs make no bullets of them. Two sections that
 * nearly every resume has must be headed so, and none of the main ones without a sign.
 */
export function withoutHeadingSigns(lines: TextLine[]): TextLine[] {
  const headings = lines.filter((line) => line.segments.length === 1 && kindOf(line) !== undefined);
  const signed = headings.filter((line) => line.bullet);
  const kinds = new Set(signed.map((line) => kindOf(line)));
  if (kinds.size < LEAST || headings.some((line) => !line.bullet && line.gap)) return lines;
  const words = new Set(signed.map(({ text }) => fold(text)));
  // A label that jobs repeat heads no section.
  if (words.size < signed.length) return lines;
  const is_signed = new Set(signed);
  const below = (line: TextLine) => is_signed.has(line) || (line.bullet && line.gap && isHeading(line));
  return lines.map((line) => (below(line) ? { ...line, bullet: false } : line));
}

function kindOf({ text }: TextLine): string | undefined {
  const kind = strictHeading(text.replace(/\s*[:–—-]+$/, ''));
  return kind !== undefined && MAIN.has(kind) ? kind : undefined;
}

function isHeading({ text, segments }: TextLine): boolean {
  return segments.length === 1 && strictHeading(text.replace(/\s*[:–—-]+$/, '')) !== undefined;
}

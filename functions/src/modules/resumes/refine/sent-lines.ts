import type { ResumeLayout } from '../parser/resume-layout.ts';
import type { Clean } from './cleaner.ts';

export type LayoutLine = ResumeLayout['lines'][number];
/** A line of the resume as it may leave us. Values are looked for in it, so nothing that was taken out can come back. */
export type SentLine = Pick<LayoutLine, 'page' | 'line' | 'text' | 'bullet'>;

/** Two or three pages; whoever wrote more is asked about the first of them. */
const MOST_CHARACTERS = 16_000;
/** A paragraph of a Word file is one line. */
const MOST_OF_A_LINE = 600;

/** The lines that a language model gets. */
export function sentLines(lines: readonly LayoutLine[], clean: Clean): SentLine[] {
  const sent: SentLine[] = [];
  let left = MOST_CHARACTERS;
  for (const { page, line, text, bullet } of lines) {
    if (left <= 0) break;
    const start = text.slice(0, 2 * MOST_OF_A_LINE);
    const shown = clean(start, { page, line }).slice(0, Math.min(left, MOST_OF_A_LINE));
    left -= shown.length;
    sent.push({ page, line, text: shown, bullet });
  }
  return sent;
}

import type { SectionKind } from './locales/section-kinds.ts';
import { toSections } from './structure/sections.ts';
import { type TextDocument, type TextLine, withCapitals } from './text/text-line.ts';

/** How a file was read, for its owner to look at. */
export type ResumeLayout = {
  /** Every line in reading order. `column` is 0 for lines over the whole width, else the column, from 1. */
  lines: {
    page: number;
    line: number;
    text: string;
    column: number;
    bullet: boolean;
    /** What is read straight across the page at its height, if that is more. */
    across: string | null;
    /** In a text box of a word processor's file. */
    boxed: boolean;
    /** Where it stands on its page; null in files without fixed pages. */
    box: NonNullable<TextLine['box']> | null;
  }[];
  /** Lines that were taken for headings of sections. */
  headings: { page: number; line: number; kind: SectionKind }[];
  /** How many of the first lines are from the page header of a Word file. */
  header_lines: number;
};

export function layoutOf({ lines, header_lines = 0 }: TextDocument): ResumeLayout {
  const { sections } = toSections(withCapitals(lines));
  return {
    lines: lines.map(({ page, line, text, column, bullet, across = null, boxed = false, box = null }) => ({
      page,
      line,
      text,
      column,
      bullet,
      across,
      boxed,
      box,
    })),
    headings: sections.map(({ kind, heading: { page, line } }) => ({ page, line, kind })),
    header_lines,
  };
}

/** What a piece of text is, and of which job or study; -1 where it is of none. */
export type Says = { field: string; entry: number };
/** A piece of a line in one look. */
export type Span = { text: string; bold?: boolean; italic?: boolean; says?: Says };
/** A line with what stands at its left, and what stands at the right margin. */
export type Row = { left: Span[]; right?: Span[] };

export type SkillStyle =
  | 'commas'
  | 'bullets'
  | 'strokes'
  | 'dots'
  | 'grid'
  | 'groups'
  | 'levels'
  | 'lines'
  | 'tags'
  | 'labelCells';

export type Part =
  /** One job or study. `rail` stands in a column of its own at the left; `cells` make it a row of a table. */
  | {
      kind: 'entry';
      rows: Row[];
      bullets: string[];
      /** Below the bullets. */
      after?: Row[];
      rail?: string;
      cells?: string[];
      /** What each line of the rail, each line of each cell, and the bullets are. */
      says?: { rail?: Says[]; cells?: Says[][]; bullets?: Says };
    }
  | { kind: 'list'; items: string[]; style: SkillStyle; label: string; says?: Says }
  | { kind: 'text'; text: string; says?: Says };
/** Without a heading, it is an empty text. */
export type Section = { heading: string; parts: Part[]; kind?: string };

/** What is on a resume and where, for every program that writes files. */
export type Sheet = {
  /** Where the sections of `side` stand. */
  frame: 'single' | 'leftBar' | 'rightBar' | 'headingRail';
  head: Row[];
  main: Section[];
  side: Section[];
  look: Look;
};

/** How it is set. */
export type Look = {
  /** A CSS family. */
  font: 'sans' | 'serif' | 'mono';
  headings: 'plain' | 'capitals' | 'ruled' | 'spaced' | 'band' | 'colon' | 'right' | 'center' | 'small';
  /** A sign, or `none`. */
  bullet: string;
  centered: boolean;
  /** Points. */
  size: number;
};

export const text = (value: string): Span => ({ text: value });
export const bold = (value: string): Span => ({ text: value, bold: true });
export const italic = (value: string): Span => ({ text: value, italic: true });

/** The text of a row as it is read. */
export function plainText({ left, right }: Row): [string, string] {
  const of = (spans: Span[] = []) => spans.map((span) => span.text).join('');
  return [of(left), of(right)];
}

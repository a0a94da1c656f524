/** A piece of a line in one look. */
export type Span = { text: string; bold?: boolean; italic?: boolean };
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
  | { kind: 'entry'; rows: Row[]; bullets: string[]; prose?: string; rail?: string; cells?: string[] }
  | { kind: 'list'; items: string[]; style: SkillStyle; label: string }
  | { kind: 'text'; text: string };
/** Without a heading, it is an empty text. */
export type Section = { heading: string; parts: Part[] };

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
  bullet: '•' | '-' | '▪' | 'none';
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

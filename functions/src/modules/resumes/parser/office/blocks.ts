/** Text set in one way. Tabs part cells of a line, line feeds part lines. */
export type Run = {
  text: string;
  bold: boolean /** Points, or null where the file does not say. */;
  size: number | null;
};

export type ParagraphBlock = {
  kind: 'paragraph';
  runs: Run[];
  /** An item of a list, numbered or not. */
  item: boolean;
  /** Outline level from 1, or 0 for body text. */
  level: number;
  links: string[];
};
/** What a word processor's document consists of, whatever its format. */
export type Block =
  | ParagraphBlock
  /** Rows of cells. */
  | { kind: 'table'; rows: Block[][][] }
  /** A text box, at the place in the text that it is anchored to. */
  | { kind: 'box'; blocks: Block[] };

export type OfficeDocument = {
  /** As the writing program counted them when it last laid the file out. */
  pages: number;
  header: Block[];
  body: Block[];
  footer: Block[];
};

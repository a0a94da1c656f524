import { strictHeading } from '../structure/headings.ts';
import { cleanText, joinSpacedLetters, splitBullet } from '../text/text-line.ts';
import type { Block, ParagraphBlock, Run } from './blocks.ts';

type Cell = { text: string; bold: boolean; size: number | null };
/** A line before it is numbered: its cells, and how it is set. */
export type Draft = {
  cells: Cell[];
  bullet: boolean;
  level: number;
  gap: boolean;
  links: string[];
  column: number;
  /** In a text box. */
  boxed?: boolean;
};

/** How many columns have been numbered: tables and text boxes that stand beside the rest of the page. */
type Columns = { count: number };

/** The lines of a document's blocks, in reading order. */
export function draftsOf(blocks: Block[]): Draft[] {
  const columns: Columns = { count: 0 };
  const aside: Draft[] = [];
  let begun = false;
  const main = blocks.flatMap((block) => {
    const drafts = blockDrafts(block, 0, columns);
    begun ||= drafts.some(isHeading);
    // Anchored within a section, a box with sections of its own must not end that one.
    if (!begun || block.kind !== 'box' || drafts.every(({ column }) => column === 0)) return drafts;
    aside.push(...drafts);
    return [];
  });
  return [...main, ...aside];
}

function isHeading(draft: Draft): boolean {
  return draft.column === 0 && strictHeading(draft.cells[0]!.text) !== undefined;
}

function blockDrafts(block: Block, column: number, columns: Columns): Draft[] {
  if (block.kind === 'paragraph') return paragraphDrafts(block, column);
  if (block.kind === 'table') return tableDrafts(block.rows, column, columns);
  const inside = block.blocks
    .flatMap((one) => blockDrafts(one, column, columns))
    .map((draft) => ({ ...draft, boxed: true }));
  const filled = inside.filter((draft) => draft.cells.some(({ text }) => text !== ''));
  // A heading or a name in a frame belongs to the text around it; more than that stands on its own.
  if (filled.length <= 2 || column !== 0) return inside;
  columns.count += 1;
  const own = columns.count;
  return inside.map((draft) => (draft.column === 0 ? { ...draft, column: own } : draft));
}

function paragraphDrafts(block: ParagraphBlock, column: number): Draft[] {
  const rows: Run[][] = [[]];
  for (const run of block.runs) {
    run.text.split('\n').forEach((text, index) => {
      if (index > 0) rows.push([]);
      rows.at(-1)!.push({ ...run, bold: run.bold || block.level > 0, text });
    });
  }
  return rows.map((runs, index) => {
    const cells = cellsOf(runs);
    const sign = splitBullet(cells[0]!.text);
    return {
      cells: cells.map((cell, at) => (at === 0 ? { ...cell, text: sign.rest } : cell)),
      bullet: (block.item && index === 0) || sign.bullet,
      level: block.level,
      gap: block.level > 0 && index === 0,
      links: index === 0 ? block.links : [],
      column,
    };
  });
}

/** Cells between tabs and wide gaps; whether each is bold throughout, and its largest size. */
function cellsOf(runs: Run[]): Cell[] {
  const cells = [{ text: '', bold: true, letters: false, size: null as number | null }];
  for (const run of runs) {
    cleanText(run.text)
      .split(/\t+| {5,}/)
      .forEach((piece, index) => {
        if (index > 0) cells.push({ text: '', bold: true, letters: false, size: null });
        const cell = cells.at(-1)!;
        cell.text += piece;
        if (/\p{L}/u.test(piece)) {
          cell.bold = cell.bold && run.bold;
          cell.letters = true;
          if (run.size !== null) cell.size = Math.max(cell.size ?? 0, run.size);
        }
      });
  }
  const filled = cells
    .map(({ text, bold, letters, size }) => ({
      text: joinSpacedLetters(text).replace(/\s+/g, ' ').trim(),
      bold: bold && letters,
      size,
    }))
    .filter(({ text }) => text !== '');
  return filled.length > 0 ? filled : [{ text: '', bold: false, size: null }];
}

/** A table is either rows that belong together (dates next to titles, a grid of skills) or page columns. */
function tableDrafts(rows: Block[][][], column: number, columns: Columns): Draft[] {
  const drafts: Draft[] = [];
  const beside: Draft[][] = [];
  const first_column = columns.count + 1;
  for (const row of rows) {
    const cells = row
      .map((cell) => cell.flatMap((block) => blockDrafts(block, column, columns)))
      .map((cell) => cell.filter((draft) => draft.cells[0]!.text !== ''))
      .filter((cell) => cell.length > 0);
    if (cells.length < 2) {
      drafts.push(...cells.flat());
      continue;
    }
    const headed = cells.filter((cell) =>
      cell.some((draft) => strictHeading(draft.cells[0]!.text) !== undefined),
    );
    if (
      headed.length >= 2 ||
      (headed.length === 1 && rows.length <= 2 && cells.every((cell) => cell.length > 2))
    ) {
      for (const [index, cell] of cells.entries()) {
        const own = first_column + index;
        columns.count = Math.max(columns.count, own);
        beside[index] = [
          ...(beside[index] ?? []),
          ...cell.map((draft) => ({ ...draft, column: draft.column === 0 ? own : draft.column })),
        ];
      }
      continue;
    }
    drafts.push(...rowDrafts(cells));
  }
  return [...drafts, ...beside.flat()];
}

/** Cells of one row side by side; a longer cell continues below. */
function rowDrafts(cells: Draft[][]): Draft[] {
  const [first, ...others] = cells;
  if (first!.length === 1 && strictHeading(first![0]!.cells[0]!.text) !== undefined) {
    return [{ ...first![0]!, gap: true }, ...others.flat()];
  }
  const height = Math.max(...cells.map((cell) => cell.length));
  return Array.from({ length: height }, (_, index) => {
    const beside = cells.flatMap((cell) => cell[index] ?? []);
    return {
      ...beside[0]!,
      cells: beside.flatMap((draft) => draft.cells),
      bullet: beside.every((draft) => draft.bullet),
      gap: index === 0,
      links: beside.flatMap((draft) => draft.links),
    };
  });
}

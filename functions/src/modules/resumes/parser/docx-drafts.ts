import { strictHeading } from './headings.ts';
import type { HtmlNode } from './html-tree.ts';
import { cleanText, joinSpacedLetters, splitBullet } from './text-line.ts';

/** A paragraph before it is numbered: tab-separated cells, and formatting. */
export type Draft = {
  cells: { text: string; bold: boolean }[];
  bullet: boolean;
  level: number;
  gap: boolean;
  links: string[];
  column: number;
};

/** Position of a block: its column, and the number of tables before it. */
type Context = { column: number; tables: number };

/** The paragraphs of a Word file in order, from its HTML. */
export function draftsOf(html: HtmlNode): Draft[] {
  return blocks(html, { column: 0, tables: 0 });
}

function blocks(node: HtmlNode, context: Context): Draft[] {
  const drafts: Draft[] = [];
  for (const child of node.children) {
    if (typeof child === 'string') continue;
    if (child.tag === 'table') drafts.push(...tableDrafts(child, context));
    else if (child.tag === 'li') drafts.push(...listItem(child, context));
    else if (/^(?:p|h[1-6])$/.test(child.tag)) drafts.push(...paragraph(child, context.column, false));
    else drafts.push(...blocks(child, context));
  }
  return drafts;
}

function listItem(node: HtmlNode, context: Context): Draft[] {
  const nested = node.children.filter(
    (child) => typeof child !== 'string' && /^(?:ul|ol|p|table)$/.test(child.tag),
  ) as HtmlNode[];
  const own = { ...node, children: node.children.filter((child) => !nested.includes(child as HtmlNode)) };
  const first = paragraph(own, context.column, true);
  return [
    ...first,
    ...nested.flatMap((child) => blocks({ tag: 'root', href: null, children: [child] }, context)),
  ];
}

function paragraph(node: HtmlNode, column: number, bullet: boolean): Draft[] {
  const level = /^h([1-6])$/.exec(node.tag)?.[1];
  const rows: { text: string; bold: boolean }[][] = [[]];
  const links: string[] = [];
  const walk = (one: HtmlNode, bold: boolean) => {
    for (const child of one.children) {
      if (typeof child === 'string') rows.at(-1)!.push({ text: child, bold });
      else if (child.tag === 'br') rows.push([]);
      else {
        if (child.href !== null) links.push(child.href);
        walk(child, bold || child.tag === 'strong');
      }
    }
  };
  walk(node, level !== undefined);
  return rows.map((runs, index) => {
    const cells = cellsOf(runs);
    const sign = splitBullet(cells[0]?.text ?? '');
    const own = cells.map((cell, at) => (at === 0 ? { ...cell, text: sign.rest } : cell));
    return {
      cells: own,
      bullet: (bullet && index === 0) || sign.bullet,
      level: level === undefined ? 0 : Number(level),
      gap: level !== undefined && index === 0,
      links: index === 0 ? links : [],
      column,
    };
  });
}

/** Cells between tabs, and whether each is bold throughout. */
export function cellsOf(runs: { text: string; bold: boolean }[]): { text: string; bold: boolean }[] {
  const cells: { text: string; bold: boolean; letters: boolean }[] = [
    { text: '', bold: true, letters: false },
  ];
  for (const run of runs) {
    cleanText(run.text)
      .split(/\t+| {5,}/)
      .forEach((piece, index) => {
        if (index > 0) cells.push({ text: '', bold: true, letters: false });
        const cell = cells.at(-1)!;
        cell.text += piece;
        if (/\p{L}/u.test(piece)) {
          cell.bold = cell.bold && run.bold;
          cell.letters = true;
        }
      });
  }
  const tidy = cells.map((cell) => ({
    text: joinSpacedLetters(cell.text).replace(/\s+/g, ' ').trim(),
    bold: cell.bold && cell.letters,
  }));
  const filled = tidy.filter((cell) => cell.text !== '');
  return filled.length > 0 ? filled : [{ text: '', bold: false }];
}

/** A table is either rows that belong together (dates next to titles, a grid of skills) or page columns. */
function tableDrafts(table: HtmlNode, context: Context): Draft[] {
  const rows = find(table, 'tr');
  const drafts: Draft[] = [];
  const columns: Draft[][] = [];
  for (const row of rows) {
    const cells = row.children
      .filter((child): child is HtmlNode => typeof child !== 'string' && /^t[dh]$/.test(child.tag))
      .map((cell) => blocks(cell, context).filter((draft) => draft.cells[0]!.text !== ''))
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
      context.tables += 1;
      for (const [index, cell] of cells.entries()) {
        const column = context.tables * 10 + index;
        columns[index] = [
          ...(columns[index] ?? []),
          ...cell.map((draft) => ({ ...draft, column: draft.column === 0 ? column : draft.column })),
        ];
      }
      continue;
    }
    drafts.push(...rowDrafts(cells));
  }
  return [...drafts, ...columns.flat()];
}

/** Cells of one row side by side; a longer cell continues below. */
function rowDrafts(cells: Draft[][]): Draft[] {
  const [first, ...others] = cells;
  const rest = others.flat();
  if (first!.length === 1 && strictHeading(first![0]!.cells[0]!.text) !== undefined) {
    return [{ ...first![0]!, gap: true }, ...rest];
  }
  const height = Math.max(...cells.map((cell) => cell.length));
  return Array.from({ length: height }, (_, index) => {
    const beside = cells.flatMap((cell) => cell[index] ?? []);
    const lead = beside[0]!;
    return {
      ...lead,
      cells: beside.flatMap((draft) => draft.cells),
      bullet: beside.every((draft) => draft.bullet),
      gap: index === 0,
      links: beside.flatMap((draft) => draft.links),
    };
  });
}

function find(node: HtmlNode, tag: string): HtmlNode[] {
  return node.children.flatMap((child) => {
    if (typeof child === 'string' || child.tag === 'table') return [];
    return child.tag === tag ? [child] : find(child, tag);
  });
}

import { strFromU8, zipSync } from 'fflate';
import { readDocxParts } from './docx-archive.ts';
import { strictHeading } from './headings.ts';
import { type HtmlNode, parseHtml } from './html-tree.ts';
import { ResumeRefused } from './resume-refused.ts';
import {
  cleanText,
  type DocumentLink,
  isAllCaps,
  joinSpacedLetters,
  type Segment,
  splitBullet,
  type TextDocument,
  type TextLine,
} from './text-line.ts';

/** A paragraph before it gets its number: cells parted by tabs, and how it looks. */
type Draft = {
  cells: { text: string; bold: boolean }[];
  bullet: boolean;
  level: number;
  gap: boolean;
  links: string[];
  column: number;
};

const STYLE_MAP = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  'u => u',
  'br[type="page"] => hr',
];

/**
 * Lines of a Word file. Word files have no fixed pages: all lines count as page 1, and `pages` is what Word noted when
 * it last laid the file out.
 *
 * @throws ResumeRefused when the file is no Word file, damaged, or unpacks to far too much
 */
export async function docxDocument(bytes: Uint8Array): Promise<TextDocument> {
  const parts = readDocxParts(bytes);
  const html = await toHtml(parts);
  const drafts = [...headerDrafts(parts), ...blocks(parseHtml(html), { column: 0, tables: 0 })];
  const columns = new Set<number>();
  const filled: Draft[] = [];
  let gap = false;
  for (const draft of drafts) {
    if (draft.cells.every((cell) => cell.text === '')) {
      gap = true;
      continue;
    }
    filled.push({ ...draft, gap: gap || draft.gap || filled.length === 0 });
    columns.add(draft.column);
    gap = false;
  }
  const lines = filled.map((draft, index) => toLine(draft, index + 1));
  markHeadings(lines, filled);
  const links: DocumentLink[] = filled.flatMap((draft, index) =>
    draft.links.map((url) => ({ url, page: 1, line: index + 1 })),
  );
  return { pages: pageCount(parts), lines, links };
}

/** mammoth gets an archive made of the parts that were checked, never the file itself. */
async function toHtml(parts: Map<string, Uint8Array>): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  const archive = zipSync(Object.fromEntries(parts), { level: 0 });
  try {
    const result = await mammoth.convertToHtml(
      { buffer: Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength) },
      {
        styleMap: STYLE_MAP,
        ignoreEmptyParagraphs: false,
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
        externalFileAccess: false,
      },
    );
    return result.value;
  } catch (error) {
    throw new ResumeRefused('resume_broken', { cause: error });
  }
}

/** Name and contact often stand in Word's page header, which mammoth leaves out. */
function headerDrafts(parts: Map<string, Uint8Array>): Draft[] {
  const seen = new Set<string>();
  return [...parts]
    .filter(([name]) => /^word\/header\d*\.xml$/.test(name))
    .flatMap(([, part]) => strFromU8(part).split('</w:p>'))
    .flatMap((paragraph) => {
      const text = [...paragraph.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br)\s*\/>/g)]
        .map((match) => (match[2] === undefined ? (match[1] ?? '') : '\t'))
        .join('');
      const plain = cellsOf([{ text: decodeXml(text), bold: false }]);
      const key = plain.map((cell) => cell.text).join(' ');
      if (key === '' || seen.has(key)) return [];
      seen.add(key);
      return [{ cells: plain, bullet: false, level: 0, gap: false, links: [], column: 0 }];
    });
}

function decodeXml(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
}

type Context = { column: number; tables: number };

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
function cellsOf(runs: { text: string; bold: boolean }[]): { text: string; bold: boolean }[] {
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

/** A table is either rows that belong together (dates beside titles, a grid of skills) or columns of a page. */
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

/** Cells of one row side by side; what is longer than its neighbours goes on below. */
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

function toLine(draft: Draft, number: number): TextLine {
  let x = draft.bullet ? 2 : 0;
  const segments: Segment[] = draft.cells.map((cell) => {
    const segment = { text: cell.text, x, right: x + cell.text.length, accent: cell.bold };
    x = segment.right + 4;
    return segment;
  });
  const text = segments.map((segment) => segment.text).join('  ');
  const accent = segments.every((segment) => segment.accent);
  return {
    page: 1,
    line: number,
    text,
    segments,
    bullet: draft.bullet,
    x: segments[0]!.x,
    // Word keeps paragraphs, not lines: nothing is ever wrapped here.
    right: 0,
    size: draft.level === 0 ? 1 : ([1, 1.6, 1.3, 1.15][draft.level] ?? 1.05),
    accent,
    gap: draft.gap,
    style: `h${draft.level}|${accent ? 'bold' : ''}|${isAllCaps(text) ? 'caps' : ''}`,
    heading: false,
    column: draft.column,
  };
}

/** Word's heading styles count as section headings on the levels that known headings have; titles of jobs use others. */
function markHeadings(lines: TextLine[], drafts: Draft[]): void {
  const levels = new Set(
    drafts
      .filter((draft, index) => draft.level > 0 && strictHeading(lines[index]!.text) !== undefined)
      .map((draft) => draft.level),
  );
  const highest = Math.min(...levels);
  drafts.forEach((draft, index) => {
    if (draft.level > 0 && draft.level === highest && index > 0) lines[index]!.heading = true;
  });
}

function pageCount(parts: Map<string, Uint8Array>): number {
  const app = parts.get('docProps/app.xml');
  const noted = app === undefined ? undefined : /<Pages>(\d{1,5})<\/Pages>/.exec(strFromU8(app))?.[1];
  const body = strFromU8(parts.get('word/document.xml')!);
  const breaks = body.match(/<w:lastRenderedPageBreak\s*\/>|<w:br [^>]*w:type="page"/g)?.length ?? 0;
  return Math.max(1, Number(noted ?? 1), noted === undefined ? breaks + 1 : 1);
}

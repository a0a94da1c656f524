import {
  cleanText,
  isAllCaps,
  joinSpacedLetters,
  type Segment,
  splitBullet,
  type TextDocument,
  type TextLine,
} from '../../../functions/src/modules/resumes/parser/text/text-line.ts';
import { type Line, linesOf } from '../producers/lines.ts';
import { Random } from '../random.ts';
import type { Says, Span } from '../sheet.ts';
import type { DrawnResume } from './draw-resume.ts';

/** A piece of a value: on which of the document's lines it stands and what it is. */
export type Label = { line: number; field: string; entry: number; text: string };
/** Lines as the reader gets them from files of a kind, with what they say; no file is made and read. */
export type LabelledDocument = { document: TextDocument; labels: Label[]; kind: Kind };
type Kind = 'pdf' | 'office' | 'text';

const PAGE = { width: 595, margin: 50, lines: 58 };
/** The widths of the side column and of a rail, in points. */
const BAR = 150;
const RAIL = 100;

export function toDocument({ sheet, seed }: DrawnResume): LabelledDocument {
  const random = new Random(seed * 31 + 7);
  const kind = random.pick<Kind>(['pdf', 'pdf', 'pdf', 'office', 'text']);
  const lines: TextLine[] = [];
  const labels: Label[] = [];
  const barred = sheet.side.length > 0;
  const main = linesOf(sheet, 'main');
  const side = linesOf(sheet, 'side');
  const width = PAGE.width - 2 * PAGE.margin;
  const column = (number: number) => (barred && kind === 'pdf' ? number : 0);
  const flows: [Line[], number, number, number][] =
    sheet.frame === 'leftBar'
      ? [
          [side, column(1), PAGE.margin, BAR],
          [main, column(2), PAGE.margin + BAR + 25, width - BAR - 25],
        ]
      : [
          [main, column(1), PAGE.margin, barred ? width - BAR - 25 : width],
          [side, column(2), PAGE.width - PAGE.margin - BAR, BAR],
        ];
  // Files without columns tell the side column behind the main one, or before.
  const ordered = kind === 'text' && sheet.frame === 'leftBar' ? flows.toReversed() : flows;
  for (const [flow, number, left, wide] of ordered) {
    const setter = new Setter({ kind, sheet, column: number, left, wide, random, lines, labels });
    for (const line of flow) setter.set(line);
  }
  return { document: { pages: Math.max(1, lines.at(-1)?.page ?? 1), lines, links: [] }, labels, kind };
}

type Setting = {
  kind: Kind;
  sheet: DrawnResume['sheet'];
  column: number;
  left: number;
  wide: number;
  random: Random;
  lines: TextLine[];
  labels: Label[];
};
/** Pieces side by side: a rail, the text, what stands at the right margin. */
type Cell = { spans: Span[]; x: number; wide: number };

/** Sets lines below each other as a file of its kind has them. */
class Setter {
  readonly #to: Setting;
  readonly #rail: number;
  #gap = true;

  constructor(to: Setting) {
    this.#to = to;
    this.#rail = to.kind === 'text' ? 14 : RAIL;
  }

  set(line: Line): void {
    const { kind, sheet, left, wide } = this.#to;
    if (line.kind === 'blank') {
      this.#gap = true;
      return;
    }
    const start = kind === 'pdf' ? left : 0;
    if (line.cells !== undefined) {
      this.#table(line, start);
      return;
    }
    const size = line.kind === 'name' ? 1.9 : line.kind === 'heading' ? 1.2 : 1;
    const strong = line.kind === 'name' || line.kind === 'heading';
    const indent = line.kind === 'bullet' ? (kind === 'pdf' ? 14 : 2) : 0;
    const main: Cell = { spans: line.left, x: start + indent, wide: wide - indent };
    const cells: Cell[] = [main];
    if (line.right !== undefined) {
      const text = line.right.map((span) => span.text).join('');
      const railed = line.left.length === 1 && isRail(line.left[0]!);
      cells.push(
        railed
          ? { spans: line.right, x: start + this.#rail, wide: wide - this.#rail }
          : { spans: line.right, x: Math.max(start, start + wide - this.#length(text)), wide },
      );
      if (railed) main.wide = this.#rail;
    }
    if (line.kind === 'heading') this.#gap = true;
    const rows = cells.map((cell) => this.#wrap(cell, size));
    for (let row = 0; row < Math.max(...rows.map(({ length }) => length)); row += 1) {
      const pieces = cells.flatMap((cell, index) => {
        const spans = rows[index]![row];
        return spans === undefined ? [] : [{ ...cell, spans }];
      });
      this.#put(pieces, {
        size,
        strong,
        bullet: line.kind === 'bullet' && row === 0,
        sign: sheet.look.bullet,
      });
    }
  }

  /** A row of a table: its cells side by side in PDFs, as tabs in text. */
  #table({ cells = [], says = [] }: Line, start: number): void {
    const wide = this.#to.kind === 'text' ? 28 : this.#to.wide / cells.length;
    const rows = cells.map((cell, index) =>
      cell.split('\n').flatMap((text, at) => {
        const said = says[index]?.[at];
        const span: Span = { text, ...(said === undefined ? {} : { says: said }) };
        return this.#wrap({ spans: [span], x: 0, wide: wide - 8 }, 1);
      }),
    );
    for (let row = 0; row < Math.max(...rows.map(({ length }) => length)); row += 1) {
      const pieces = rows.flatMap((lines, index) => {
        const spans = lines[row];
        return spans === undefined ? [] : [{ spans, x: start + index * wide, wide }];
      });
      this.#put(pieces, { size: 1, strong: false, bullet: false, sign: '' });
    }
  }

  #length(text: string): number {
    return this.#to.kind === 'pdf' ? text.length * this.#to.sheet.look.size * 0.5 : text.length;
  }

  /** Only PDFs break lines; word processors and forms keep paragraphs. */
  #wrap({ spans, wide }: Cell, size: number): Span[][] {
    if (this.#to.kind !== 'pdf') return [spans];
    const rows: (Span & { from: Span })[][] = [[]];
    let used = 0;
    for (const span of spans) {
      for (const word of span.text.split(/(?<= )/)) {
        const length = this.#length(word.trimEnd()) * size;
        if (used + length > wide && used > 0) {
          rows.push([]);
          used = 0;
        }
        const row = rows.at(-1)!;
        const last = row.at(-1);
        if (last !== undefined && last.from === span) last.text += word;
        else row.push({ ...span, text: word, from: span });
        used += this.#length(word) * size;
      }
    }
    return rows;
  }

  #put(
    cells: Cell[],
    { size, strong, bullet, sign }: { size: number; strong: boolean; bullet: boolean; sign: string },
  ): void {
    const { kind, lines, labels, column, sheet } = this.#to;
    const segments: Segment[] = [];
    let starred = bullet && (sign !== 'none' || kind === 'office');
    const found: Label[] = [];
    for (const { spans, x } of cells) {
      // A tab parts a line as a gap does.
      let at = x;
      for (const part of partsOf(spans)) {
        const raw = cleanText(part.map(({ text }) => text).join(''));
        const text = joinSpacedLetters(raw).replace(/\s+/g, ' ').trim();
        if (text === '') continue;
        const split =
          segments.length === 0 && lines.length > 0 ? splitBullet(text) : { bullet: false, rest: text };
        if (split.bullet && split.rest !== '') starred = true;
        const shown = split.rest === '' ? text : split.rest;
        const right = at + this.#length(shown) * (kind === 'pdf' ? size : 1);
        const bold =
          strong || part.every(({ bold: is, italic: or, text: of }) => is || or || of.trim() === '');
        segments.push({
          text: shown,
          x: at,
          right,
          accent: kind === 'text' ? false : bold,
          ...(kind === 'pdf' ? { size, face: faceOf(part, strong, size) } : {}),
        });
        at = right + (kind === 'pdf' ? 12 : 4);
        for (const span of part)
          if (span.says !== undefined && span.text.trim() !== '')
            found.push({ line: lines.length, ...span.says, text: cleanText(span.text).trim() });
      }
    }
    if (segments.length === 0) return;
    labels.push(...found);
    const text = segments.map((segment) => segment.text).join('  ');
    const accent = kind !== 'text' && segments.every((segment) => segment.accent);
    const caps = isAllCaps(text) ? 'caps' : '';
    const number = lines.length + 1;
    const page = kind === 'pdf' ? 1 + Math.floor(number / PAGE.lines) : 1;
    lines.push({
      page,
      line: number,
      text,
      segments,
      bullet: starred,
      x: segments[0]!.x,
      right: kind === 'office' ? 0 : segments.at(-1)!.right,
      size: kind === 'text' ? 1 : size,
      accent,
      gap: this.#gap,
      style:
        kind === 'text'
          ? caps
          : kind === 'office'
            ? `h0|${size}|${accent ? 'bold' : ''}|${caps}`
            : `${segments[0]!.face}|${caps}`,
      heading: kind === 'office' && size === 1.2 && sheet.look.size > 9,
      column,
    });
    this.#gap = false;
  }
}

/** Spans between tabs. */
function partsOf(spans: Span[]): Span[][] {
  const parts: Span[][] = [[]];
  for (const span of spans) {
    const [first = '', ...more] = span.text.split(/\t+| {4,}/);
    if (first !== '') parts.at(-1)!.push({ ...span, text: first });
    for (const text of more) parts.push(text === '' ? [] : [{ ...span, text }]);
  }
  return parts;
}

function faceOf(part: Span[], strong: boolean, size: number): string {
  const bold = strong || part.every(({ bold: is }) => is === true);
  const italic = part.every(({ italic: is }) => is === true);
  return `${bold ? 'bold' : italic ? 'italic' : 'body'}|${Math.round(size * 20)}`;
}

const RAILED = new Set<Says['field']>(['dates', 'place', 'study_dates', 'study_place']);

/** Whether what stands at the left is a rail, and not the header of an entry. */
function isRail({ says }: Span): boolean {
  return says !== undefined && RAILED.has(says.field);
}

import { strictHeading } from '../structure/headings.ts';
import {
  type DocumentLink,
  isAllCaps,
  type Segment,
  type TextDocument,
  type TextLine,
} from '../text/text-line.ts';
import type { Block, OfficeDocument } from './blocks.ts';
import { type Draft, draftsOf } from './drafts.ts';

/**
 * Lines of a word processor's file. Such files have no fixed pages: all lines count as page 1, and `pages` is the count
 * that was recorded when the file was last laid out.
 */
export function officeDocument({ pages, header, body, footer }: OfficeDocument): TextDocument {
  const above = distinct(filledOf(header));
  const drafts = [...above, ...draftsOf(body)];
  const below = distinct(filledOf(footer));
  const columns = Math.max(0, ...drafts.map(({ column }) => column));
  const filled: Draft[] = [];
  let gap = false;
  for (const draft of [...drafts, ...below.map((one) => ({ ...one, column: columns + 1 }))]) {
    if (draft.cells.every((cell) => cell.text === '')) {
      gap = true;
      continue;
    }
    filled.push({ ...draft, gap: gap || draft.gap || filled.length === 0 });
    gap = false;
  }
  const usual = usualSize(filled);
  const lines = filled.map((draft, index) => toLine(draft, index + 1, usual));
  markHeadings(lines, filled);
  const links: DocumentLink[] = filled.flatMap((draft, index) =>
    draft.links.map((url) => ({ url, page: 1, line: index + 1 })),
  );
  return { pages, lines, links, header_lines: above.length };
}

function filledOf(blocks: Block[]): Draft[] {
  return draftsOf(blocks)
    .filter((draft) => draft.cells.some(({ text }) => text !== ''))
    .map((draft) => ({ ...draft, column: 0 }));
}

/** First pages and even pages have headers of their own, which often say the same. */
function distinct(drafts: Draft[]): Draft[] {
  const by_text = new Map(drafts.map((draft) => [draft.cells.map(({ text }) => text).join(' '), draft]));
  return [...by_text.values()];
}

/** The size that most of the text is set in, in points. */
function usualSize(drafts: Draft[]): number | undefined {
  const letters = new Map<number, number>();
  for (const { cells } of drafts) {
    for (const { text, size } of cells) {
      if (size !== null) letters.set(size, (letters.get(size) ?? 0) + text.length);
    }
  }
  return [...letters].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** Sizes of headings in files that say no size for them. */
const SIZES = [1, 1.6, 1.3, 1.15];

function toLine(draft: Draft, number: number, usual: number | undefined): TextLine {
  let x = draft.bullet ? 2 : 0;
  const segments: Segment[] = draft.cells.map((cell) => {
    const segment = { text: cell.text, x, right: x + cell.text.length, accent: cell.bold };
    x = segment.right + 4;
    return segment;
  });
  const text = segments.map((segment) => segment.text).join('  ');
  const accent = segments.every((segment) => segment.accent);
  const stated = Math.max(...draft.cells.map(({ size }) => size ?? 0));
  const size =
    stated > 0 && usual !== undefined
      ? Math.round((stated / usual) * 100) / 100
      : draft.level === 0
        ? 1
        : (SIZES[draft.level] ?? 1.05);
  return {
    page: 1,
    line: number,
    text,
    segments,
    bullet: draft.bullet,
    x: segments[0]!.x,
    // Paragraphs are stored, not lines, so nothing is wrapped.
    right: 0,
    size,
    accent,
    gap: draft.gap,
    style: `h${draft.level}|${size}|${accent ? 'bold' : ''}|${isAllCaps(text) ? 'caps' : ''}`,
    heading: false,
    column: draft.column,
    ...(draft.boxed ? { boxed: true } : {}),
  };
}

/** Heading styles count as section headings at the levels used by known headings; job titles use other levels. */
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

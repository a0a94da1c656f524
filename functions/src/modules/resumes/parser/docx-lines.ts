import { strFromU8, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { readDocxParts } from './docx-archive.ts';
import { cellsOf, type Draft, draftsOf } from './docx-drafts.ts';
import { strictHeading } from './headings.ts';
import { parseHtml } from './html-tree.ts';
import { ResumeRefused } from './resume-refused.ts';
import { type DocumentLink, isAllCaps, type Segment, type TextDocument, type TextLine } from './text-line.ts';

const STYLE_MAP = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  'u => u',
  'br[type="page"] => hr',
];

/**
 * Lines of a Word file. Word files have no fixed pages: all lines count as page 1, and `pages` is the count that Word
 * recorded when it last laid out the file.
 *
 * @throws ResumeRefused if the file is not a Word file, is damaged, or unpacks to far too much
 */
export async function docxDocument(bytes: Uint8Array): Promise<TextDocument> {
  const parts = await readDocxParts(bytes);
  const html = await toHtml(parts);
  const header = headerDrafts(parts);
  const drafts = [...header, ...draftsOf(parseHtml(html))];
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
  return { pages: pageCount(parts), lines, links, header_lines: header.length };
}

/** mammoth gets an archive rebuilt from the checked parts, never the file itself. */
async function toHtml(parts: Map<string, Uint8Array>): Promise<string> {
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
    // Stack overflow from deep nesting; reported by the worker.
    if (error instanceof RangeError) throw error;
    throw new ResumeRefused('resume_broken', { cause: error });
  }
}

/** Name and contact details are often in Word's page header, which mammoth leaves out. */
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
    // Word stores paragraphs, not lines, so nothing is wrapped.
    right: 0,
    size: draft.level === 0 ? 1 : ([1, 1.6, 1.3, 1.15][draft.level] ?? 1.05),
    accent,
    gap: draft.gap,
    style: `h${draft.level}|${accent ? 'bold' : ''}|${isAllCaps(text) ? 'caps' : ''}`,
    heading: false,
    column: draft.column,
  };
}

/**
 * Word's heading styles count as section headings at the levels used by known headings; job titles use other levels.
 */
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

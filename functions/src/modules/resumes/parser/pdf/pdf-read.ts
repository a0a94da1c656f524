import { fileURLToPath } from 'node:url';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { LIMITS } from '../../../../contract/limits.ts';
import { READING_LIMITS } from '../limits/reading-limits.ts';
import { ResumeRefused } from '../limits/resume-refused.ts';

/** A run of text as pdf.js gives it; `x`, `y` (baseline, downwards), `width` and `size` in points. */
export type PdfItem = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  upright: boolean;
};
export type PdfLink = { url: string; x: number; right: number; top: number; bottom: number };
export type PdfPage = { width: number; height: number; items: PdfItem[]; links: PdfLink[] };

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;
/** What pdf.js says about a link, as far as it is used; its own types leave it open. */
type Annotation = {
  pageIndex: number;
  annotationFlags?: number;
  url?: string;
  unsafeUrl?: string;
  rect?: unknown;
};
type Matrix = [number, number, number, number, number, number];

/** The annotation type of links, and the flag of an annotation that is not shown on a screen (PDF 32000, 12.5.3). */
const LINK = 2;
const NOT_VIEWED = 1 << 5;

/** Maximum links read per page, and maximum length of a URL. */
const MAX_LINKS = 200;
const MAX_URL = 500;

/** The folder of pdf.js's character maps, which tell what the letters of many East Asian fonts are. */
const characterMaps = () =>
  fileURLToPath(new URL('./cmaps/', import.meta.resolve('pdfjs-dist/package.json')));

/** Loads pdf.js, which the first file would otherwise do. */
export async function loadPdfJs(): Promise<void> {
  await getResolvedPDFJS();
}

/**
 * The positioned text of a PDF. Bounds on time and memory are the caller's: pdf.js can spin and swell.
 *
 * @throws ResumeRefused when it has too many pages or too much text, needs a password, or is damaged
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  try {
    const pdf = await getDocumentProxy(bytes, {
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      // A path: unpdf would name the folder by a URL, which pdf.js cannot open in Node.
      cMapUrl: characterMaps(),
      cMapPacked: true,
      verbosity: 0,
      maxImageSize: 1,
      stopAtErrors: false,
      disableAutoFetch: true,
      disableStream: true,
      disableRange: true,
    });
    try {
      return await readPages(pdf);
    } finally {
      await pdf.loadingTask.destroy();
    }
  } catch (error) {
    if (error instanceof ResumeRefused) throw error;
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new ResumeRefused(locked ? 'resume_encrypted' : 'resume_broken', { cause: error });
  }
}

async function readPages(pdf: Document): Promise<PdfPage[]> {
  if (pdf.numPages > LIMITS.resume_pages) throw new ResumeRefused('resume_too_many_pages');
  const left = { items: READING_LIMITS.pdf_items, characters: READING_LIMITS.characters };
  const pages: PdfPage[] = [];
  const links = await readAnnotations(pdf);
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const matrix = transform as Matrix;
    const items = await readItems(page, matrix, left);
    const own = links.filter(({ pageIndex }) => pageIndex === number - 1).slice(0, MAX_LINKS);
    pages.push({ width, height, items, links: own.flatMap((link) => toLink(link, matrix)) });
    page.cleanup();
  }
  return pages;
}

async function readItems(
  page: Page,
  [a, b, c, d, e, f]: Matrix,
  left: { items: number; characters: number },
): Promise<PdfItem[]> {
  const items: PdfItem[] = [];
  const reader = page.streamTextContent({ includeMarkedContent: false }).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return items;
    for (const item of value.items) {
      if (typeof item.str !== 'string' || item.str.trim() === '') continue;
      left.items -= 1;
      left.characters -= item.str.length;
      if (left.items < 0 || left.characters < 0) {
        await reader.cancel(new Error('too much text'));
        throw new ResumeRefused('resume_too_complex', { cause: 'too much text' });
      }
      const t = item.transform;
      const angle_x = a * t[0] + c * t[1];
      const angle_y = b * t[0] + d * t[1];
      items.push({
        text: item.str,
        x: a * t[4] + c * t[5] + e,
        y: b * t[4] + d * t[5] + f,
        width: item.width,
        size: item.height || Math.hypot(t[2], t[3]),
        font: item.fontName,
        upright: Math.abs(angle_y) < 0.2 * Math.abs(angle_x) && angle_x > 0,
      });
    }
  }
}

/**
 * The links of all pages. Asked for by their type: when asked for by their page, pdf.js extracts the whole text of a page with
 * links once more, to know which words each of them covers.
 */
async function readAnnotations(pdf: Document): Promise<Annotation[]> {
  const found = await pdf.getAnnotationsByType(new Set([LINK]), new Set()).catch(() => null);
  return ((found ?? []) as Annotation[]).filter(
    ({ annotationFlags }) => ((annotationFlags ?? 0) & NOT_VIEWED) === 0,
  );
}

function toLink({ url, unsafeUrl, rect }: Annotation, [a, b, c, d, e, f]: Matrix): PdfLink[] {
  const address = url || unsafeUrl;
  if (typeof address !== 'string' || !Array.isArray(rect)) return [];
  const [x0, y0, x1, y1] = rect as [number, number, number, number];
  const ys = [b * x0 + d * y0 + f, b * x1 + d * y1 + f];
  const xs = [a * x0 + c * y0 + e, a * x1 + c * y1 + e];
  return [
    {
      url: address.slice(0, MAX_URL),
      x: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    },
  ];
}

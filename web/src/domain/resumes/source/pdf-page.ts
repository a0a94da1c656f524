import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** Opening a file twice would parse it twice; it is forgotten with its bytes. */
const OPENED = new WeakMap<Blob, Promise<PDFDocumentProxy>>();

/** Sharp on every screen, within what phones can draw. */
const MAX_PIXELS = 8_000_000;

/** The code that draws PDFs didn't load. Browsers remember that for as long as the page lives: only a reload tries again. */
export class PdfCodeMissing extends Error {}

const loadCode = () =>
  import('pdfjs-dist').catch((cause: unknown) => {
    throw new PdfCodeMissing('Couldn’t load pdf.js', { cause });
  });

async function open(file: Blob): Promise<PDFDocumentProxy> {
  const [pdfjs, bytes] = await Promise.all([loadCode(), file.arrayBuffer()]);
  pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
  return pdfjs.getDocument({
    data: bytes,
    // Neither needs anything that the Content-Security-Policy would have to allow.
    useWasm: false,
    disableWorkerRendering: true,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  }).promise;
}

/** One page of a PDF. pdf.js is loaded with the first one. After a failure, the next call opens the file anew. */
export async function openPage(file: Blob, number: number): Promise<PDFPageProxy> {
  const opening = OPENED.get(file) ?? open(file);
  OPENED.set(file, opening);
  try {
    const pdf = await opening;
    return await pdf.getPage(Math.min(Math.max(1, number), pdf.numPages));
  } catch (error) {
    if (OPENED.get(file) === opening) closeFile(file);
    throw error;
  }
}

/** Ends the worker that reads this file. */
export function closeFile(file: Blob): void {
  const opening = OPENED.get(file);
  OPENED.delete(file);
  void opening?.then(
    (pdf) => pdf.loadingTask.destroy(),
    () => undefined,
  );
}

/** Draws a page as wide as this many CSS pixels. Resolves once it stands there. */
export function drawPage(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  width: number,
): { done: Promise<void>; cancel: () => void } {
  const natural = page.getViewport({ scale: 1 });
  const wanted = (width / natural.width) * (globalThis.devicePixelRatio || 1);
  const most = Math.sqrt(MAX_PIXELS / (natural.width * natural.height));
  const viewport = page.getViewport({ scale: Math.min(wanted, most) });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  return { done: task.promise, cancel: () => task.cancel() };
}

import { performance } from 'node:perf_hooks';
import { PDFDocument } from '@cantoo/pdf-lib';
import { extractText, getDocumentProxy } from 'unpdf';
import { parseResume } from '../../../functions/src/modules/resumes/parser/process/parse-resume.ts';
import { usageNow } from '../hostile/reader-usage.ts';

const LONG_PAGES = 20;

export type Speed = {
  pages: number;
  ms_page: number;
  /** Plain text extraction by the same library, without a process of its own. */
  plain_ms_page: number;
  ratio: number;
  long_pages: number;
  long_ms: number;
  long_processor_ms: number;
  /** Of the reader, above what it held before it had read a PDF. */
  peak_mb_above_idle: number;
};

/** What the reader holds before its first PDF. */
export async function idleMb(): Promise<number> {
  await parseResume(Buffer.from('A first text, so that the reader is loaded. '.repeat(10)));
  return usageNow().children_mb;
}

/** How long reading takes beside plain text extraction, in turns on the same files, so that both meet the same load. */
export async function measureSpeed(
  pdfs: Uint8Array[],
  rounds: number,
  idle_mb: number,
): Promise<Speed | null> {
  let peak_mb = idle_mb;
  const watch = setInterval(() => {
    peak_mb = Math.max(peak_mb, usageNow().children_mb);
  }, 5);
  const times = pdfs.map((bytes) => ({ bytes, pages: 0, read: [] as number[], plain: [] as number[] }));
  // A first round warms both up.
  for (let round = 0; round <= rounds && rounds > 0; round += 1) {
    for (const one of times) {
      const plain = await timed(() => plainText(one.bytes));
      const read = await timed(async () => {
        one.pages = (await parseResume(new Uint8Array(one.bytes)).catch(() => undefined))?.pages ?? 0;
      });
      if (round === 0) continue;
      one.plain.push(plain);
      one.read.push(read);
    }
  }
  const read = times.filter(({ pages, read }) => pages > 0 && read.length > 0);
  const pages = read.reduce((sum, one) => sum + one.pages, 0);
  if (pages === 0) {
    clearInterval(watch);
    return null;
  }
  const sum = (of: (one: (typeof read)[number]) => number[]) =>
    read.reduce((all, one) => all + median(of(one)), 0);
  const [read_ms, plain_ms] = [sum((one) => one.read), sum((one) => one.plain)];
  const long = await longPdf(read.map(({ bytes }) => bytes));
  const processor: number[] = [];
  const long_times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = usageNow().children_ms;
    long_times.push(await timed(() => parseResume(new Uint8Array(long))));
    processor.push(usageNow().children_ms - before);
  }
  clearInterval(watch);
  return {
    pages,
    ms_page: Number((read_ms / pages).toFixed(1)),
    plain_ms_page: Number((plain_ms / pages).toFixed(1)),
    ratio: Number((read_ms / plain_ms).toFixed(2)),
    long_pages: LONG_PAGES,
    long_ms: Math.round(median(long_times)),
    long_processor_ms: Math.round(median(processor)),
    peak_mb_above_idle: Math.round(peak_mb - idle_mb),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function plainText(bytes: Uint8Array): Promise<void> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  await extractText(pdf, { mergePages: true });
  await pdf.loadingTask.destroy();
}

/** The first pages of all files in one, again from the start until there are enough. */
async function longPdf(pdfs: Uint8Array[]): Promise<Uint8Array> {
  const long = await PDFDocument.create();
  for (let at = 0; long.getPageCount() < LONG_PAGES; at += 1) {
    const source = await PDFDocument.load(pdfs[at % pdfs.length]!, { updateMetadata: false });
    for (const page of await long.copyPages(source, source.getPageIndices())) {
      if (long.getPageCount() < LONG_PAGES) long.addPage(page);
    }
  }
  return await long.save();
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPdf } from './pdf-read.ts';
import { column, makePdf } from './test-files.ts';

const PAGE = column(['Tobias Fern', 'Backend Developer', 'Shipped the first public API']);

describe('a hostile PDF', () => {
  it('that never ends is stopped at the deadline, and the next file is read', async () => {
    const endless = makePdf([[]], { content: deflateSync(Buffer.from('q '.repeat(5_000_000))) });
    const started = performance.now();
    await expect(readPdf(endless, { deadline_ms: 400 })).rejects.toMatchObject({ code: 'resume_broken' });
    expect(performance.now() - started).toBeLessThan(8000);
    expect(await readPdf(makePdf([PAGE]))).toHaveLength(1);
  }, 30_000);

  it('that swells to gigabytes is stopped', async () => {
    const bomb = makePdf([[]], { content: deflateSync(Buffer.alloc(200_000_000, ' '), { level: 1 }) });
    await expect(readPdf(bomb, { growth_bytes: 40 * 1024 * 1024 })).rejects.toMatchObject({
      code: 'resume_broken',
    });
  }, 30_000);

  it('that swells does not take the file down that is read meanwhile', async () => {
    const bomb = makePdf([[]], { content: deflateSync(Buffer.alloc(200_000_000, ' '), { level: 1 }) });
    const files = [makePdf([PAGE]), bomb, makePdf([PAGE])];
    const read = await Promise.allSettled(
      files.map((bytes) => readPdf(bytes, { growth_bytes: 60 * 1024 * 1024 })),
    );
    expect(read.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  }, 30_000);

  it('with millions of words is read up to a bound', async () => {
    const content = deflateSync(
      Buffer.from('BT /F1 10 Tf 1 0 0 1 50 700 Tm (Hello) Tj ET\n'.repeat(100_000)),
    );
    const [page] = await readPdf(makePdf([[]], { content }));
    expect(page!.items.length).toBeLessThanOrEqual(60_000);
  }, 30_000);
});

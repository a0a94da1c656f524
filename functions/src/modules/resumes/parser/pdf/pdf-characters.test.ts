import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { buildCodebase } from '../../../../../scripts/build-codebase.ts';
import { codebaseNamed } from '../../../../../scripts/codebases.ts';
import { runIn } from '../../../../../scripts/deployed-codebase.ts';
import { makePdf } from '../test-files.ts';
import { readPdf } from './pdf-read.ts';

/** A font that is not embedded and names its characters by Shift JIS, as Japanese word processors write it. */
const SHIFT_JIS =
  '<< /Type /Font /Subtype /Type0 /BaseFont /Ryumin-Light /Encoding /90ms-RKSJ-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Ryumin-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /Ryumin-Light /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >> >>] >>';
/** The word for a record, in Shift JIS. */
const pdf = () =>
  makePdf([[]], {
    font: SHIFT_JIS,
    content: deflateSync(Buffer.from('BT /F1 12 Tf 1 0 0 1 72 700 Tm <979a97f0> Tj ET')),
  });

it('reads characters that only a character map of pdf.js tells', async () => {
  const [page] = await readPdf(pdf());
  expect(page!.items.map(({ text }) => text)).toEqual(['履歴']);
});

it('reads them where only what is deployed is there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'huntwell-reader-'));
  try {
    const { package_folders } = codebaseNamed('default');
    await buildCodebase(
      {
        name: 'reader',
        entry: 'src/modules/resumes/parser/pdf/pdf-read.ts',
        data: [],
        package_folders,
        processes: {},
        fills_forms: false,
        renders_pages: false,
        not_bundled: [],
      },
      folder,
    );
    const read = await runIn(
      { folder },
      `const { readPdf } = await import('./lib/index.js');
      const [page] = await readPdf(Uint8Array.from(Buffer.from('${Buffer.from(pdf()).toString('base64')}', 'base64')));
      console.log(JSON.stringify(page.items.map(({ text }) => text)));
      process.exit();`,
    );
    expect(read).toEqual(['履歴']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

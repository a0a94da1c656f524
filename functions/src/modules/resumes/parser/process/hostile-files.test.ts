import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { column, makeDocx, makeOdt, makePdf, paragraph, table } from '../test-files.ts';
import { parseResume } from './parse-resume.ts';

const LETTERS = 'Shipped the first public API of a company. ';
const GOOD = strToU8(LETTERS.repeat(8));
const BODY = paragraph(LETTERS.repeat(8));
const MB = 1024 * 1024;

/** The code of a refusal, or the type that was read. */
async function outcome(bytes: Uint8Array): Promise<string> {
  try {
    return (await parseResume(bytes)).file_type;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

describe('a file made to cost', () => {
  it.each<[string, string, () => Uint8Array]>([
    ['100,000 empty paragraphs', 'resume_too_complex', () => makeDocx(BODY + '<w:p/>'.repeat(100_000))],
    ['9,000 empty paragraphs', 'resume_too_complex', () => makeDocx(BODY + '<w:p/>'.repeat(9_000))],
    ['100,000 empty runs', 'resume_too_complex', () => makeDocx(`<w:p>${'<w:r/>'.repeat(100_000)}</w:p>`)],
    [
      'elements in UTF-16',
      'resume_too_complex',
      () =>
        makeDocx(BODY, {
          'word/footnotes.xml': Buffer.from(`\ufeff<a>${'<b/>'.repeat(80_000)}</a>`, 'utf16le'),
        }),
    ],
    [
      '20,000 attributes',
      'resume_too_complex',
      () => makeDocx(`<w:p ${Array.from({ length: 20_000 }, (_, i) => `a${i}=""`).join(' ')}/>${BODY}`),
    ],
    ['an attribute of 4 MB', 'docx', () => makeDocx(`<w:p w:x="${'a'.repeat(4 * MB)}"/>${BODY}`)],
    [
      'runs nested 20,000 deep',
      'docx',
      () => makeDocx(`<w:p>${'<w:ins>'.repeat(20_000)}${'</w:ins>'.repeat(20_000)}</w:p>${BODY}`),
    ],
    [
      'tables nested 300 deep',
      'docx',
      () => {
        let inner = BODY;
        for (let depth = 0; depth < 300; depth += 1) inner = table([[inner]]);
        return makeDocx(inner + BODY);
      },
    ],
    [
      'RTF groups nested 20,000 deep',
      'resume_too_complex',
      () => text(`{\\rtf1 ${'{'.repeat(20_000)}${'}'.repeat(20_000)}}`),
    ],
    [
      '100,000 empty RTF paragraphs',
      'resume_too_complex',
      () => text(`{\\rtf1 ${'\\par '.repeat(100_000)}}`),
    ],
    [
      '4 MB of RTF control words',
      'rtf',
      () => text(`{\\rtf1 ${'\\b\\b0'.repeat(800_000)} ${LETTERS.repeat(8)}}`),
    ],
    [
      '4 MB of characters in RTF, one by one',
      'resume_too_complex',
      () => text(`{\\rtf1 ${"\\'e9".repeat(1_000_000)}}`),
    ],
    [
      'an OpenDocument file of 100,000 empty paragraphs',
      'resume_too_complex',
      () => makeOdt('<text:p/>'.repeat(100_000)),
    ],
    ['a paragraph of 7 MB', 'resume_too_complex', () => makeDocx(paragraph(LETTERS.repeat(165_000)))],
    ['a paragraph of spaces', 'docx', () => makeDocx(paragraph(`${' '.repeat(300_000)}.`) + BODY)],
    ['4.7 MB of spaces', 'resume_empty', () => new Uint8Array(4_700_000).fill(32)],
    ['4.7 MB of spaces after a text', 'resume_too_complex', () => text(LETTERS, ' '.repeat(4_700_000))],
    [
      '2,000 lines of spaces that end in a letter',
      'resume_too_complex',
      () => text(`${' '.repeat(2_000)}x\n`.repeat(2_000)),
    ],
    [
      'a line of spaces that ends in a letter',
      'txt',
      () => text(LETTERS.repeat(8), `\n${' '.repeat(9_000)}x`),
    ],
    ['a million short lines', 'resume_too_complex', () => text('ab\n'.repeat(1_000_000))],
    ['100,000 short lines', 'resume_too_complex', () => text('ab\n'.repeat(100_000))],
    ['a line of 5 MB', 'resume_too_complex', () => text('ab '.repeat(1_700_000))],
    ['a million blank pages', 'resume_too_complex', () => text(LETTERS, '\f'.repeat(1_000_000))],
    [
      'a million words on a PDF page',
      'resume_too_complex',
      () => pdfOf('BT /F1 10 Tf 9 9 Td (Word) Tj ET\n', 90_000),
    ],
    ['a ZIP of 3,000 entries', 'resume_archive_bomb', () => zipOf(3_000)],
    [
      'a ZIP that names its content as OpenDocument files do',
      'resume_wrong_type',
      () => zipSync({ mimetype: strToU8('application/x'), 'content.xml': GOOD }),
    ],
  ])(
    '%s: %s',
    async (_, code, make) => {
      const started = performance.now();
      expect(await outcome(make())).toBe(code);
      expect(performance.now() - started).toBeLessThan(20_000);
    },
    30_000,
  );

  it('whose entries overlap is bounded by what they declare together', async () => {
    expect(await outcome(overlapping(1_500))).toBe('resume_archive_bomb');
  });
});

describe('a PDF', () => {
  const page = column(['Tobias Fern', 'Backend Developer', LETTERS, LETTERS, LETTERS]);

  it.each([
    ['at the processor time that a file may use', { processor_ms: 400 }],
    ['at the deadline', { deadline_ms: 400 }],
  ])(
    'that never ends is stopped %s, and the next file is read',
    async (_, bounds) => {
      const reading = parseResume(pdfOf('q ', 5_000_000), undefined, bounds);
      await expect(reading).rejects.toMatchObject({ code: 'resume_too_complex', cause: 'took too long' });
      expect(await outcome(makePdf([page]))).toBe('pdf');
    },
    30_000,
  );

  it('that swells is stopped, and takes no other file down that is read meanwhile', async () => {
    const bomb = makePdf([[]], { content: deflateSync(Buffer.alloc(200 * MB, ' '), { level: 1 }) });
    const read = await Promise.allSettled(
      [makePdf([page]), bomb, makePdf([page])].map((bytes) =>
        parseResume(bytes, undefined, { growth_bytes: 60 * MB, processor_ms: 15_000 }),
      ),
    );
    expect(read.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  }, 60_000);

  it('that makes pdf.js fail after the answer takes no other file down', async () => {
    const good = Buffer.from(makePdf([page, page], { link: 'https://fern.example/' })).toString('latin1');
    const open = '/Annots [<< /Type /Annot';
    const broken = good
      .replace('/MediaBox', '%MediaBox')
      .replaceAll(open, '/Annots [<< 8 0 R '.repeat(300) + open);
    for (let times = 0; times < 2; times += 1) {
      expect(await outcome(Buffer.from(broken, 'latin1'))).toMatch(/^resume_/);
      expect(await outcome(makePdf([page]))).toBe('pdf');
    }
  }, 60_000);
});

describe('the process that reads', () => {
  it('gives all memory back that a hostile file took', async () => {
    const content = Buffer.from(`BT /F1 10 Tf (${'a'.repeat(4 * MB)}) Tj ET`);
    const bomb = makePdf([[]], { content: deflateSync(content, { level: 1 }) });
    await outcome(bomb);
    const before = process.memoryUsage.rss();
    // Whether the watch on its memory or the end of the file comes first depends on the machine's load.
    for (let times = 0; times < 2; times += 1)
      expect(await outcome(bomb)).toMatch(/^resume_too_(complex|little_text)$/);
    expect(process.memoryUsage.rss() - before).toBeLessThan(60 * MB);
  }, 60_000);

  it('ends with its parent, though its file never does', async () => {
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', PARENT], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(parent.stdout, 'data');
    parent.kill('SIGKILL');
    const alive = () => process.kill(Number(line), 0);
    await vi.waitFor(() => expect(alive).toThrow('ESRCH'), { timeout: 8_000 });
  }, 30_000);
});

/** Has a reader read a PDF that takes half a minute, and prints the reader's process id once it does. */
const PARENT = `
import { fork } from 'node:child_process';
import { deflateSync } from 'node:zlib';
import { makePdf } from '../test-files.ts';
const bytes = makePdf([[]], { content: deflateSync(Buffer.from('q '.repeat(20_000_000)), { level: 1 }) });
const reader = fork('./resume-reader.ts', { serialization: 'advanced', execArgv: [] });
reader.once('message', () => {
  reader.send({ bytes, now: new Date(), growth_bytes: ${1024 * MB} }, () => console.log(reader.pid));
});
`;

describe('a text of 4.7 MB', () => {
  it.each([
    ['lines of blanks with a letter at their end', `${' '.repeat(1990)}a\n`],
    ['lines of signs with a letter at their end', `${'- '.repeat(995)}a\n`],
    ['tabs', '\t'],
    ['pages without anything', '\f'],
    ['lines without anything', '\n'],
    ['carriage returns', '\r'],
    ['single letters', 'a '],
  ])(
    'of nothing but %s is refused',
    async (_, piece) => {
      expect(await outcome(text(piece.repeat(4_700_000 / piece.length)))).toMatch(
        /^resume_(?:empty|too_complex|too_many_pages)$/,
      );
    },
    30_000,
  );
});

it('the event loop goes on while a file is read', async () => {
  const began = performance.eventLoopUtilization();
  await parseResume(pdfOf('q ', 5_000_000), undefined, { processor_ms: 1_500 }).catch(() => undefined);
  expect(performance.eventLoopUtilization(began).utilization).toBeLessThan(0.6);
}, 30_000);

function text(...parts: string[]): Uint8Array {
  return strToU8(parts.join(''));
}

function pdfOf(operators: string, times: number): Uint8Array {
  return makePdf([[]], { content: deflateSync(Buffer.from(operators.repeat(times))) });
}

function zipOf(entries: number): Uint8Array {
  return zipSync(
    Object.fromEntries(Array.from({ length: entries }, (_, i) => [`word/x${i}`, new Uint8Array()])),
  );
}

/** A Word file whose directory names one packed megabyte `times` times. */
function overlapping(times: number): Uint8Array {
  const archive = Buffer.from(makeDocx(BODY, { 'word/media/a.bmp': new Uint8Array(MB) }));
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const start = archive.readUInt32LE(end + 16);
  const last = archive.lastIndexOf('PK\x01\x02', undefined, 'latin1');
  const again = Array.from({ length: times }, () => archive.subarray(last, end));
  const directory = Buffer.concat([archive.subarray(start, end), ...again]);
  const tail = Buffer.from(archive.subarray(end));
  const count = tail.readUInt16LE(10) + times;
  tail.writeUInt16LE(count, 8);
  tail.writeUInt16LE(count, 10);
  tail.writeUInt32LE(directory.length, 12);
  return Buffer.concat([archive.subarray(0, start), directory, tail]);
}

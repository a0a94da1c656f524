import { strToU8 as text, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../contract/limits.ts';
import { RESUME_MESSAGES } from '../../../../contract/messages.ts';
import { ResumeRefused } from '../limits/resume-refused.ts';
import { column, makeDocx, makeOdt, makePdf, paragraph } from '../test-files.ts';
import { parseResume } from './parse-resume.ts';

const PAGE = column(['Tobias Fern', 'Backend Developer', 'Shipped the first public API']);

/** The code of the refusal, whose words are those of the contract. */
async function refusal(bytes: Uint8Array): Promise<string> {
  try {
    await parseResume(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(ResumeRefused);
    const refused = error as ResumeRefused;
    expect(refused.detail).toBe(RESUME_MESSAGES[refused.code]);
    return refused.code;
  }
  throw new Error('was not refused');
}

describe('a refused file', () => {
  const body = paragraph('A line of text that would be long enough to be read as a resume. '.repeat(4));
  const letters = (count: number) => 'a few words '.repeat(count);

  it.each<[string, string, () => Uint8Array]>([
    ['an empty file', 'resume_empty', () => new Uint8Array()],
    ['a text of blanks', 'resume_empty', () => text(' \n \n')],
    ['a file over 5 MB', 'resume_too_large', () => new Uint8Array(LIMITS.resume_bytes + 1).fill(97)],
    ['a PDF of 21 pages', 'resume_too_many_pages', () => makePdf(Array.from({ length: 21 }, () => PAGE))],
    [
      'a Word file of 21 pages',
      'resume_too_many_pages',
      () => makeDocx(body, { 'docProps/app.xml': text('<Properties><Pages>21</Pages></Properties>') }),
    ],
    ['a text of 21 pages', 'resume_too_many_pages', () => text(Array(21).fill(letters(9)).join('\f'))],
    [
      'a program named .pdf',
      'resume_wrong_type',
      () => new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0]),
    ],
    ['a picture', 'resume_wrong_type', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])],
    [
      'an old Word file',
      'resume_wrong_type',
      () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0, 0]),
    ],
    ['half an RTF file', 'resume_broken', () => text(`{\\rtf1\\ansi {\\b ${letters(30)}}`)],
    [
      'an OpenDocument spreadsheet',
      'resume_wrong_type',
      () => makeOdt('', { mimetype: text('application/vnd.oasis.opendocument.spreadsheet') }),
    ],
    [
      'half an OpenDocument file',
      'resume_broken',
      () => makeOdt(`<text:p>${letters(30)}</text:p>`).slice(0, 300),
    ],
    [
      'an OpenDocument file with a password',
      'resume_encrypted',
      () => makeOdt('', { 'META-INF/manifest.xml': text('<m><manifest:encryption-data/></m>') }),
    ],
    ['an OpenDocument file without text', 'resume_no_text', () => makeOdt('<text:p/>')],
    ['a web page', 'resume_wrong_type', () => text(`<!doctype html><p>${letters(30)}`)],
    ['a ZIP that is no Word file', 'resume_wrong_type', () => zipSync({ 'a.txt': text('hello') })],
    [
      'a Word file with a password',
      'resume_encrypted',
      () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from('..EncryptedPackage..', 'utf16le')]),
    ],
    [
      'a Word file whose parts are encrypted',
      'resume_encrypted',
      () => {
        const bytes = makeDocx(body).slice();
        // The flag "encrypted" of the first entry in the archive's directory.
        const view = new DataView(bytes.buffer);
        let at = 0;
        while (view.getUint32(at, true) !== 0x02014b50) at += 1;
        view.setUint16(at + 8, view.getUint16(at + 8, true) | 1, true);
        return bytes;
      },
    ],
    ['a PDF with a password', 'resume_encrypted', () => makePdf([PAGE], { encrypt: 'secret' })],
    ['a PDF of nothing but its first line', 'resume_broken', () => text(`%PDF-1.7\n${letters(30)}`)],
    ['half a PDF', 'resume_broken', () => makePdf([PAGE]).slice(0, 400)],
    ['half a Word file', 'resume_broken', () => makeDocx(body).slice(0, 500)],
    ['a Word file of broken XML', 'resume_broken', () => makeDocx('<w:p><w:r>')],
    ['a PDF without text', 'resume_no_text', () => makePdf([[]])],
    ['a Word file without text', 'resume_no_text', () => makeDocx(paragraph(''))],
    ['a short note', 'resume_too_little_text', () => text('Dear Sir, see you at nine.')],
    ['a PDF with a word', 'resume_too_little_text', () => makePdf([column(['Scanned with a phone'])])],
    [
      'a Word file that unpacks to 90 MB',
      'resume_archive_bomb',
      () => makeDocx(body, { 'word/media/image1.bmp': [new Uint8Array(90 * 1024 * 1024), { level: 1 }] }),
    ],
    [
      'a Word file whose text unpacks to 9 MB',
      'resume_archive_bomb',
      () => makeDocx(paragraph('a'.repeat(9 * 1024 * 1024))),
    ],
    [
      'a Word file that lies about its sizes',
      'resume_broken',
      () => lying(makeDocx(paragraph('a'.repeat(9 * 1024 * 1024)))),
    ],
    [
      'a Word file of 3,000 parts',
      'resume_archive_bomb',
      () =>
        makeDocx(
          body,
          Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`word/x${i}`, new Uint8Array()])),
        ),
    ],
    [
      'a Word file with XML entities',
      'resume_archive_bomb',
      () => makeDocx(body, { 'word/styles.xml': text('<!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;</a>') }),
    ],
  ])(
    '%s: %s',
    async (_, code, make) => {
      expect(await refusal(make())).toBe(code);
    },
    30_000,
  );

  it('does not need its embedded archives opened', async () => {
    const inner = zipSync({ 'deep.txt': new Uint8Array(1024) });
    const { file_type } = await parseResume(makeDocx(body, { 'word/embeddings/a.zip': inner }));
    expect(file_type).toBe('docx');
  });
});

/** Writes 100 bytes as the unpacked size of every entry into the archive's directory. */
function lying(archive: Uint8Array): Uint8Array {
  const bytes = archive.slice();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
  }
  return bytes;
}

it('a refusal for a password names no kind of file: Word files have passwords too', () => {
  expect(RESUME_MESSAGES.resume_encrypted).not.toMatch(/PDF|Word/);
});

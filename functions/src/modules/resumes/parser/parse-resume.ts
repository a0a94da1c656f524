import { LIMITS } from '../../../contract/limits.ts';
import type { ParsedResume, ResumeFileType } from '../../../contract/resumes.ts';
import { decodeText, detectType } from './detect-type.ts';
import { ResumeRefused } from './resume-refused.ts';
import { countLetters, type TextDocument } from './text-line.ts';
import { understand } from './understand.ts';

/** 20 dense pages. What lies beyond is not understood, so a hostile file cannot buy more time with more lines. */
const MAX_LINES = 4_000;

export type ResumeRead = { file_type: ResumeFileType; pages: number; parsed: ParsedResume };

/**
 * Reads a resume: type by content, text with its layout, then what it says. The same bytes and month always give the
 * same answer. PDF and Word readers are loaded only when such a file comes.
 *
 * @param now the instant that jobs which go on are counted to
 * @throws ResumeRefused when the file is not a resume that can be read; nothing is guessed from such a file
 */
export async function parseResume(bytes: Uint8Array, now: Date = new Date()): Promise<ResumeRead> {
  if (bytes.length === 0) throw new ResumeRefused('resume_empty');
  if (bytes.length > LIMITS.resume_bytes) throw new ResumeRefused('resume_too_large');
  const { file_type, document } = await readDocument(bytes);
  if (document.pages > LIMITS.resume_pages) throw new ResumeRefused('resume_too_many_pages');
  const lines = document.lines.slice(0, MAX_LINES);
  const letters = lines.reduce((sum, line) => sum + countLetters(line.text), 0);
  if (letters === 0) {
    throw new ResumeRefused(file_type === 'txt' ? 'resume_empty' : 'resume_no_text');
  }
  if (letters < LIMITS.resume_min_letters) throw new ResumeRefused('resume_too_little_text');
  return {
    file_type,
    pages: document.pages,
    parsed: understand({ ...document, lines }, now.toISOString().slice(0, 7)),
  };
}

async function readDocument(
  bytes: Uint8Array,
): Promise<{ file_type: ResumeFileType; document: TextDocument }> {
  switch (detectType(bytes)) {
    case 'pdf': {
      const [{ readPdf }, { pdfDocument }] = await Promise.all([
        import('./pdf-read.ts'),
        import('./pdf-lines.ts'),
      ]);
      return { file_type: 'pdf', document: pdfDocument(await readPdf(bytes)) };
    }
    case 'zip': {
      const { docxDocument } = await import('./docx-lines.ts');
      return { file_type: 'docx', document: await docxDocument(bytes) };
    }
    case 'txt': {
      const { txtDocument } = await import('./txt-lines.ts');
      const text = decodeText(bytes);
      if (text === undefined) throw new ResumeRefused('resume_wrong_type');
      return { file_type: 'txt', document: txtDocument(text) };
    }
    case 'encrypted_office':
      throw new ResumeRefused('resume_encrypted');
    case 'other':
      throw new ResumeRefused('resume_wrong_type');
  }
}

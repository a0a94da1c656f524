import { LIMITS } from '../../../contract/limits.ts';
import type { ParsedResume, ResumeFileType, SourceLine } from '../../../contract/resumes.ts';
import { calibrated } from './confidence/calibrate.ts';
import { decodeText, detectType } from './detect-type.ts';
import { READING_LIMITS } from './limits/reading-limits.ts';
import { ResumeRefused } from './limits/resume-refused.ts';
import { layoutOf, type ResumeLayout } from './resume-layout.ts';
import { forgetTexts } from './text/remembered.ts';
import { sourceLines } from './text/source-lines.ts';
import { countLetters, type TextDocument } from './text/text-line.ts';
import { understand } from './understand.ts';

export type ResumeRead = {
  file_type: ResumeFileType;
  pages: number;
  parsed: ParsedResume;
  source_lines: SourceLine[];
  /** Only if asked for. */
  layout?: ResumeLayout;
};

/**
 * Reads a resume in this thread, without bounds on time and memory; `parseResume` sets those. Readers are loaded only when a
 * file of their type comes.
 *
 * @throws ResumeRefused when the file is not a resume that can be read
 */
export async function readResumeBytes(
  bytes: Uint8Array,
  now: Date,
  with_layout = false,
): Promise<ResumeRead> {
  try {
    return await readAndUnderstand(bytes, now, with_layout);
  } finally {
    forgetTexts();
  }
}

async function readAndUnderstand(bytes: Uint8Array, now: Date, with_layout: boolean): Promise<ResumeRead> {
  const { file_type, document } = await readDocument(bytes);
  if (document.pages > LIMITS.resume_pages) throw new ResumeRefused('resume_too_many_pages');
  refuseTooMuch(document);
  const letters = document.lines.reduce((sum, line) => sum + countLetters(line.text), 0);
  if (letters === 0) {
    throw new ResumeRefused(file_type === 'txt' ? 'resume_empty' : 'resume_no_text');
  }
  if (letters < LIMITS.resume_min_letters) throw new ResumeRefused('resume_too_little_text');
  const parsed = calibrated(understand(document, now.toISOString().slice(0, 7)));
  return {
    file_type,
    pages: document.pages,
    parsed,
    source_lines: sourceLines(parsed, document.lines),
    ...(with_layout ? { layout: layoutOf(document) } : {}),
  };
}

/** Loads the code that reads files of this type. */
export async function loadFor(bytes: Uint8Array): Promise<void> {
  switch (detectType(bytes)) {
    case 'pdf':
      await loadPdf();
      break;
    case 'zip':
    case 'rtf':
      await import('./office/read-office.ts');
      break;
    case 'txt':
      await import('./txt-lines.ts');
      break;
    default:
  }
}

async function loadPdf() {
  const [{ readPdf, loadPdfJs }, { pdfDocument }] = await Promise.all([
    import('./pdf/pdf-read.ts'),
    import('./pdf/pdf-lines.ts'),
  ]);
  await loadPdfJs();
  return { readPdf, pdfDocument };
}

function refuseTooMuch({ lines }: TextDocument): void {
  const characters = lines.reduce((sum, line) => sum + line.text.length, 0);
  if (
    lines.length > READING_LIMITS.lines ||
    characters > READING_LIMITS.characters ||
    lines.some((line) => line.text.length > READING_LIMITS.line_characters)
  ) {
    throw new ResumeRefused('resume_too_complex', { cause: 'too much text' });
  }
}

/** What a file says, line by line. */
export async function readDocument(
  bytes: Uint8Array,
): Promise<{ file_type: ResumeFileType; document: TextDocument }> {
  switch (detectType(bytes)) {
    case 'pdf': {
      const { readPdf, pdfDocument } = await loadPdf();
      return { file_type: 'pdf', document: pdfDocument(await readPdf(bytes)) };
    }
    case 'zip': {
      const { readOfficeFile } = await import('./office/read-office.ts');
      return await readOfficeFile(bytes);
    }
    case 'rtf': {
      const { readRtf } = await import('./office/read-office.ts');
      return { file_type: 'rtf', document: readRtf(bytes) };
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

import type { TextDocument } from '../text/text-line.ts';
import { docxBlocks } from './docx-blocks.ts';
import { odtBlocks } from './odt-blocks.ts';
import { readOfficeArchive } from './office-archive.ts';
import { officeDocument } from './office-lines.ts';
import { rtfBlocks } from './rtf-blocks.ts';

/**
 * Lines of a Word or OpenDocument file.
 *
 * @throws ResumeRefused if the file is neither, is damaged, or unpacks to far too much
 */
export async function readOfficeFile(
  bytes: Uint8Array,
): Promise<{ file_type: 'docx' | 'odt'; document: TextDocument }> {
  const { format, parts } = await readOfficeArchive(bytes);
  const blocks = format === 'docx' ? docxBlocks(parts) : odtBlocks(parts);
  return { file_type: format, document: officeDocument(blocks) };
}

/**
 * Lines of an RTF file.
 *
 * @throws ResumeRefused if the file is damaged, or holds far more than a resume
 */
export function readRtf(bytes: Uint8Array): TextDocument {
  return officeDocument(rtfBlocks(bytes));
}

/** A file sent with an application. */
export type UploadedFile = { filename: string; mimeType: string; content: Buffer };

export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const ACCEPTED_EXTENSIONS = ['.pdf', '.doc', '.docx', '.txt', '.rtf'] as const;

const SIGNATURES: Record<(typeof ACCEPTED_EXTENSIONS)[number], (content: Buffer) => boolean> = {
  '.pdf': (content) => content.subarray(0, 1024).includes('%PDF-'),
  '.docx': (content) => content.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4])),
  '.doc': (content) => content.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])),
  '.rtf': (content) => content.subarray(0, 5).equals(Buffer.from('{\\rtf')),
  '.txt': (content) => !content.includes(0),
};

/** Why a file is rejected (extension, content or size), or `undefined` if it is accepted. */
export function fileProblem(file: UploadedFile): string | undefined {
  const name = file.filename.toLowerCase();
  const extension = ACCEPTED_EXTENSIONS.find((candidate) => name.endsWith(candidate));
  if (!extension) return `File type not supported. Use ${ACCEPTED_EXTENSIONS.join(', ')}.`;
  if (file.content.length === 0) return 'The file is empty.';
  if (file.content.length > MAX_FILE_BYTES) return 'The file is larger than 10 MB.';
  return SIGNATURES[extension](file.content) ? undefined : 'The file could not be read.';
}

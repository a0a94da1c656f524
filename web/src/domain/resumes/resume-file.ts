import { LIMITS } from '@contract/limits.ts';
import { RESUME_MESSAGES } from '@contract/messages.ts';

/** The `accept` attribute of a resume input. */
export const RESUME_ACCEPT = [
  ...['.pdf', '.docx', '.odt', '.rtf', '.txt'],
  ...['application/pdf', 'application/rtf', 'text/rtf', 'text/plain'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
].join(',');

type FileFacts = Pick<File, 'name' | 'size' | 'type'>;

/** Whether the name or type shows that this isn't a format we read. The server decides by content. */
function otherFormat({ name, type }: FileFacts): boolean {
  if (type.startsWith('text/') || RESUME_ACCEPT.split(',').includes(type)) return false;
  const extension = /\.\w+$/.exec(name)?.[0].toLowerCase();
  return extension !== undefined && !RESUME_ACCEPT.split(',').includes(extension);
}

/** Why this file can't be a resume, as far as the browser can tell before sending it; null if nothing is wrong. */
export function resumeProblem(file: FileFacts): string | null {
  if (file.size > LIMITS.resume_bytes) return RESUME_MESSAGES.resume_too_large;
  if (file.size === 0) return RESUME_MESSAGES.resume_empty;
  if (otherFormat(file)) return RESUME_MESSAGES.resume_wrong_type;
  return null;
}

import { LIMITS } from '@contract/limits.ts';
import { RESUME_MESSAGES } from '@contract/messages.ts';

/** `accept` of an input that takes a resume. */
export const RESUME_ACCEPT =
  '.pdf,.docx,.txt,application/pdf,text/plain,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type FileFacts = Pick<File, 'name' | 'size' | 'type'>;

/** Whether the name or the type says that this is none of the formats read. The server judges by the bytes. */
function otherFormat({ name, type }: FileFacts): boolean {
  if (type.startsWith('text/') || RESUME_ACCEPT.split(',').includes(type)) return false;
  const extension = /\.\w+$/.exec(name)?.[0].toLowerCase();
  return extension !== undefined && !RESUME_ACCEPT.split(',').includes(extension);
}

/** Why this file cannot be a resume, as far as that is known before it is sent; null when nothing is against it. */
export function refusedResume(file: FileFacts): string | null {
  if (file.size > LIMITS.resume_bytes) return RESUME_MESSAGES.resume_too_large;
  if (file.size === 0) return RESUME_MESSAGES.resume_empty;
  if (otherFormat(file)) return RESUME_MESSAGES.resume_wrong_type;
  return null;
}

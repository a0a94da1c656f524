import { LIMITS } from '../../contract/limits.ts';
import { RESUME_MESSAGES } from '../../contract/messages.ts';
import { RESUME_CONTENT_TYPE, type Resume } from '../../contract/resumes.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ReadResume, UploadDeps } from './resume-deps.ts';
import { assertRoomForResume } from './resume-limit.ts';

/** Reads a file within the limits, or throws the AppError that says what is wrong with it. */
export function parseFile(deps: Pick<UploadDeps, 'parseResume'>, bytes: Uint8Array): Promise<ReadResume> {
  if (bytes.byteLength === 0) throw new AppError('resume_empty', RESUME_MESSAGES.resume_empty);
  if (bytes.byteLength > LIMITS.resume_bytes) {
    throw new AppError('resume_too_large', RESUME_MESSAGES.resume_too_large);
  }
  // The parser may keep or detach its input.
  return deps.parseResume(bytes.slice());
}

/**
 * Parses the file, stores it, then records it as the resume for everything. A file is rejected before anything is stored, and
 * removed again if recording it fails: nothing stays half-stored.
 */
export async function uploadResumeFile(
  deps: UploadDeps,
  uid: string,
  file_name: string,
  bytes: Uint8Array,
): Promise<Resume> {
  const read = await parseFile(deps, bytes);
  const id = deps.resumes.newId(uid);
  const file_path = `users/${uid}/resumes/${id}`;
  const resume = {
    id,
    file_name: cleanFileName(file_name),
    bytes: bytes.byteLength,
    file_path,
    file_type: read.file_type,
    pages: read.pages,
    parsed: read.parsed,
    source_lines: read.source_lines,
  };
  await deps.files.put(file_path, bytes, RESUME_CONTENT_TYPE[read.file_type]);
  try {
    return await deps.runTransaction(async (tx) => {
      const [existing, uploads] = [await deps.resumes.heads(tx, uid), await deps.resumes.uploads(tx, uid)];
      assertRoomForResume(existing.length);
      for (const other of existing.filter((head) => head.active || head.sent)) {
        deps.resumes.setUse(tx, uid, other.id, { active: false, sent: false });
      }
      return deps.resumes.create(tx, uid, resume, uploads + 1, deps.clock());
    });
  } catch (error) {
    await deps.files.remove(file_path);
    throw error;
  }
}

/** The name without folders and control characters, which browsers and mail programs send. */
function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const cleaned = last.replace(/\p{Cc}/gu, '').trim();
  return cleaned || 'resume';
}

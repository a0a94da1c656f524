import { RESUME_CONTENT_TYPE, type Resume } from '../../contract/resumes.ts';
import { AppError } from '../../platform/app-error.ts';
import type { FileAnswer } from '../../platform/file-answer.ts';
import type { ResumeDeps } from './resume-deps.ts';
import type { ResumeRecord } from './resumes.repository.ts';

export async function listResumesOf(
  deps: Pick<ResumeDeps, 'resumes'>,
  uid: string,
): Promise<{ items: Resume[]; next_cursor: null }> {
  return { items: await deps.resumes.list(uid), next_cursor: null };
}

/** The resume that searches and applications use, without its file; null if there is none. */
export async function findActiveResume(
  deps: Pick<ResumeDeps, 'resumes'>,
  uid: string,
): Promise<Resume | null> {
  return deps.resumes.findActive(uid);
}

export type ResumeFile = { resume: Resume; bytes: Uint8Array; content_type: string };

/** The active resume with its original file; null if there is none. */
export async function findActiveResumeFile(
  deps: Pick<ResumeDeps, 'resumes' | 'files'>,
  uid: string,
): Promise<ResumeFile | null> {
  const resume = await deps.resumes.findActive(uid);
  return resume && { resume, ...(await fileOf(deps, resume)) };
}

export async function activateResumeOf(deps: ResumeDeps, uid: string, resume_id: string): Promise<Resume> {
  await deps.runTransaction(async (tx) => {
    const heads = await deps.resumes.heads(tx, uid);
    if (!heads.some((head) => head.id === resume_id)) throw missing();
    for (const head of heads) {
      const active = head.id === resume_id;
      if (head.active !== active) deps.resumes.setActive(tx, uid, head.id, active);
    }
  });
  return requireResume(deps, uid, resume_id);
}

export async function downloadResumeOf(
  deps: ResumeDeps,
  uid: string,
  resume_id: string,
): Promise<FileAnswer> {
  const resume = await requireResume(deps, uid, resume_id);
  return { file_name: resume.file_name, ...(await fileOf(deps, resume)) };
}

/**
 * Removes the file first and then its note: whatever fails in between, the user still sees the resume and can
 * delete it again, and no file is left that nobody knows of. The newest remaining resume takes over.
 */
export async function deleteResumeOf(deps: ResumeDeps, uid: string, resume_id: string): Promise<void> {
  const resume = await requireResume(deps, uid, resume_id);
  await deps.files.remove(resume.file_path);
  await deps.runTransaction(async (tx) => {
    const heads = await deps.resumes.heads(tx, uid);
    const removed = heads.find((head) => head.id === resume_id);
    if (!removed) return;
    const heir = heads.find((head) => head.id !== resume_id);
    deps.resumes.remove(tx, uid, resume_id);
    if (removed.active && heir) deps.resumes.setActive(tx, uid, heir.id, true);
  });
}

async function requireResume(deps: ResumeDeps, uid: string, resume_id: string): Promise<ResumeRecord> {
  const resume = await deps.resumes.find(uid, resume_id);
  if (!resume) throw missing();
  return resume;
}

async function fileOf(
  deps: Pick<ResumeDeps, 'files'>,
  resume: ResumeRecord,
): Promise<{ bytes: Uint8Array; content_type: string }> {
  const bytes = await deps.files.get(resume.file_path);
  if (!bytes) throw missing();
  return { bytes, content_type: RESUME_CONTENT_TYPE[resume.file_type] };
}

function missing(): AppError {
  return new AppError('not_found', 'This resume does not exist any more.');
}

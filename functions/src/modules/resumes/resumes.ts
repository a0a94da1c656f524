import pLimit from 'p-limit';
import { LIMITS } from '../../contract/limits.ts';
import { RESUME_CONTENT_TYPE, type Resume } from '../../contract/resumes.ts';
import { AppError } from '../../platform/app-error.ts';
import type { FileAnswer } from '../../platform/file-answer.ts';
import type { Tx } from '../../platform/transaction.ts';
import type { ResumeDeps } from './resume-deps.ts';
import { assertRoomForResume } from './resume-limit.ts';
import type { ResumeHead, ResumeRecord, ResumeUse } from './resumes.repository.ts';

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

export async function activateResumeOf(
  deps: ResumeDeps,
  uid: string,
  resume_id: string,
  use: 'all' | 'profile' | 'applications',
): Promise<Resume> {
  await deps.runTransaction(async (tx) => {
    const heads = await deps.resumes.heads(tx, uid);
    if (!heads.some((head) => head.id === resume_id)) throw missing();
    for (const head of heads) {
      const chosen = head.id === resume_id;
      setUse(deps, tx, uid, head, {
        active: use === 'applications' ? head.active : chosen,
        sent: use === 'profile' ? head.sent : chosen,
      });
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
 * Takes the resume out of every list and search; the newest remaining one takes over, and the active one what is sent. The file stays for as long as
 * the deletion can be taken back.
 */
export async function deleteResumeOf(deps: ResumeDeps, uid: string, resume_id: string): Promise<void> {
  await deps.runTransaction(async (tx) => {
    const heads = await deps.resumes.heads(tx, uid);
    const deleted = heads.find((head) => head.id === resume_id);
    if (!deleted) throw missing();
    const others = heads.filter((head) => head.id !== resume_id);
    const active = others.find((head) => head.active) ?? others[0];
    const sent = others.find((head) => head.sent) ?? active;
    deps.resumes.markDeleted(
      tx,
      uid,
      deleted,
      new Date(deps.clock().getTime() + LIMITS.resume_restore_minutes * 60_000),
    );
    for (const head of others) setUse(deps, tx, uid, head, { active: head === active, sent: head === sent });
  });
}

/** Undoes a deletion. A resume that was in use is in use again. */
export function restoreResumeOf(deps: ResumeDeps, uid: string, resume_id: string): Promise<Resume> {
  return deps.runTransaction(async (tx) => {
    const heads = await deps.resumes.heads(tx, uid);
    const deleted = await deps.resumes.findDeletedInTx(tx, uid, resume_id, deps.clock());
    if (!deleted) throw missing();
    assertRoomForResume(heads.length);
    const alone = heads.length === 0;
    const use = { active: alone || deleted.was.active, sent: alone || deleted.was.sent };
    for (const head of heads) {
      setUse(deps, tx, uid, head, { active: head.active && !use.active, sent: head.sent && !use.sent });
    }
    deps.resumes.restore(tx, uid, resume_id, use);
    return { ...deleted.resume, ...use };
  });
}

/** Writes only what changes. */
function setUse(
  deps: Pick<ResumeDeps, 'resumes'>,
  tx: Tx,
  uid: string,
  head: ResumeHead,
  { active, sent }: ResumeUse,
): void {
  if (head.active === active && head.sent === sent) return;
  deps.resumes.setUse(tx, uid, head.id, { active, sent });
}

/** How many are purged in one run; the next run takes the rest. */
const PURGE_BATCH = 200;
const PURGE_CONCURRENCY = 10;

/**
 * Removes deleted resumes whose time is over, and how far they were read right. First the file and then the record: whatever fails in between, the next
 * run finds it again, and no file is orphaned.
 */
export async function purgeResumes(deps: ResumeDeps): Promise<{ purged: number }> {
  const due = await deps.resumes.due(deps.clock(), PURGE_BATCH);
  await pLimit(PURGE_CONCURRENCY).map(due, async ({ uid, id, file_path }) => {
    await deps.files.remove(file_path);
    await deps.runTransaction(async (tx) => {
      deps.resumes.remove(tx, uid, id);
      deps.career.forgetResume(tx, uid, id);
    });
  });
  return { purged: due.length };
}

async function requireResume(deps: ResumeDeps, uid: string, resume_id: string): Promise<ResumeRecord> {
  const resume = await deps.resumes.find(uid, resume_id);
  if (!resume) throw missing();
  return resume;
}

/** The original file of a resume. */
export async function fileOf(
  deps: Pick<ResumeDeps, 'files'>,
  resume: ResumeRecord,
): Promise<{ bytes: Uint8Array; content_type: string }> {
  const bytes = await deps.files.get(resume.file_path);
  if (!bytes) throw missing();
  return { bytes, content_type: RESUME_CONTENT_TYPE[resume.file_type] };
}

function missing(): AppError {
  return new AppError('not_found', 'Resume not found. It may have been deleted.');
}

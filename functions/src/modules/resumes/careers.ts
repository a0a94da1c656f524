import type { Career } from '../../contract/career.ts';
import type { ParsedResume } from '../../contract/resumes.ts';
import type { CareerChanges } from './career.repository.ts';
import { toCareer, withCorrections } from './career-of.ts';
import type { ResumeDeps } from './resume-deps.ts';

type ReadDeps = Pick<ResumeDeps, 'resumes' | 'career'>;

/** What is known of somebody's work: the resume in use, if any, with what they corrected. */
export type KnownResume = { file_name: string | null; parsed: ParsedResume | null };

/** What searches and applications go by. */
export async function findKnownResume(deps: ReadDeps, uid: string): Promise<KnownResume> {
  const [resume, stored] = await Promise.all([deps.resumes.findActive(uid), deps.career.find(uid)]);
  return { file_name: resume?.file_name ?? null, parsed: withCorrections(resume?.parsed ?? null, stored) };
}

export async function readCareer(deps: ReadDeps, uid: string): Promise<Career> {
  const [resume, stored] = await Promise.all([deps.resumes.findActive(uid), deps.career.find(uid)]);
  const parsed = withCorrections(resume?.parsed ?? null, stored);
  return toCareer(parsed, stored?.own ?? {}, resume);
}

export async function changeCareer(
  deps: Pick<ResumeDeps, 'resumes' | 'career' | 'clock'>,
  uid: string,
  changes: CareerChanges,
): Promise<Career> {
  await deps.career.change(uid, changes, deps.clock());
  return readCareer(deps, uid);
}

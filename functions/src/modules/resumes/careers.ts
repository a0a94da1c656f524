import { CAREER_LISTS, type Career } from '../../contract/career.ts';
import type { ParsedResume } from '../../contract/resumes.ts';
import type { CareerChanges } from './career.repository.ts';
import { correctionsOf } from './career-corrections.ts';
import { listsOf, withCorrections } from './career-of.ts';
import { offersOf, type Settled, settledAfter } from './career-offers.ts';
import type { ResumeDeps } from './resume-deps.ts';
import type { ResumeRecord } from './resumes.repository.ts';

type ReadDeps = Pick<ResumeDeps, 'resumes' | 'career'>;

/** What is known of somebody's work: the resume in use, if any, with what they corrected; and the one that employers receive. */
export type KnownResume = { parsed: ParsedResume | null; sent: ResumeRecord | null };

/** What searches and applications go by. */
export async function findKnownResume(deps: ReadDeps, uid: string): Promise<KnownResume> {
  const [{ active, sent }, stored] = await Promise.all([deps.resumes.findUsed(uid), deps.career.find(uid)]);
  return { parsed: withCorrections(active?.parsed ?? null, stored), sent };
}

/** The lists as the person sees and edits them, and what their resume has that they lack. */
export async function readCareer(deps: ReadDeps, uid: string): Promise<Career> {
  const [resume, stored] = await Promise.all([deps.resumes.findActive(uid), deps.career.find(uid)]);
  const parsed = resume?.parsed ?? null;
  const own = stored?.own ?? {};
  return {
    ...listsOf(withCorrections(parsed, stored)),
    own: CAREER_LISTS.filter((name) => own[name] !== undefined),
    offers: offersOf(listsOf(parsed), own, stored?.settled ?? {}),
    file_name: resume?.file_name ?? null,
    resume_id: resume?.id ?? null,
  };
}

/** Sets lists, and settles what the resume offers. How far the resume was read right is kept for measuring. */
export async function changeCareer(
  deps: Pick<ResumeDeps, 'resumes' | 'career' | 'clock'>,
  uid: string,
  changes: CareerChanges,
  decided: Settled = {},
): Promise<Career> {
  const [resume, stored] = await Promise.all([deps.resumes.findActive(uid), deps.career.find(uid)]);
  const read = listsOf(resume?.parsed ?? null);
  const settled = settledAfter(stored?.settled ?? {}, stored?.own ?? {}, read, changes, decided);
  const corrections = resume === null ? [] : correctionsOf(resume, read, changes);
  await deps.career.change(uid, changes, { settled, corrections }, deps.clock());
  return readCareer(deps, uid);
}

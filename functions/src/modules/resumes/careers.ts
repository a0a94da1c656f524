import { CAREER_LISTS, type Career } from '../../contract/career.ts';
import type { ParsedResume } from '../../contract/resumes.ts';
import type { CareerChanges } from './career.repository.ts';
import { correctionsOf, goneCorrections } from './career-corrections.ts';
import { listsOf, type StoredCareer, withCorrections } from './career-of.ts';
import { lacksSettled, offersOf, type Settled, settledAfter, settledOf } from './career-offers.ts';
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
    offers: offersOf(listsOf(parsed), own, await findSettled(deps, uid, stored)),
    file_name: resume?.file_name ?? null,
    resume_id: resume?.id ?? null,
  };
}

/**
 * Sets lists, and settles what the resume offers. How far the resume was read right is kept for measuring. What is
 * settled is read and written at once, so that two tabs don't undo each other's decisions.
 */
export async function changeCareer(
  deps: Pick<ResumeDeps, 'resumes' | 'career' | 'clock' | 'runTransaction'>,
  uid: string,
  changes: CareerChanges,
  decided: Settled = {},
): Promise<Career> {
  await deps.runTransaction(async (tx) => {
    const resume = await deps.resumes.findActiveInTx(tx, uid);
    const stored = await deps.career.findInTx(tx, uid);
    const kept = await deps.career.correctionIds(tx, uid);
    const own = stored?.own ?? {};
    const read = listsOf(resume?.parsed ?? null);
    const settled = settledAfter(await findSettled(deps, uid, stored), own, read, changes, decided);
    const corrections = resume === null ? [] : correctionsOf(resume, read, own, kept, changes);
    const notes = { settled, corrections, gone: goneCorrections(kept, changes) };
    deps.career.change(tx, uid, changes, notes, deps.clock());
  });
  return readCareer(deps, uid);
}

/** What was decided on. Only lists that were stored before that was noted need the resumes of their time. */
async function findSettled(deps: ReadDeps, uid: string, stored: StoredCareer | null): Promise<Settled> {
  if (stored === null) return {};
  const { own, settled, updated_at } = stored;
  if (!lacksSettled(own, settled)) return settled;
  const earlier = (await deps.resumes.list(uid)).filter(({ created_at }) => created_at < updated_at);
  return settledOf(
    own,
    settled,
    earlier.map(({ parsed }) => listsOf(parsed)),
  );
}

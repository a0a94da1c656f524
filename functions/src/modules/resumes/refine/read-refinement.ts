import { CAREER_LISTS, type CareerList } from '../../../contract/career.ts';
import type { ResumeRefinement } from '../../../contract/resume-refinement.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { ResumeRecord, StoredRefinement } from '../resumes.repository.ts';
import { doubtsOf, unclearOf } from './doubts.ts';
import type { RefineDeps } from './refine-deps.ts';

/** A call that is older than its function may run has died. */
const ASKING_MS = 60_000;

export const isAsking = (refinement: StoredRefinement | null, now: Date): boolean =>
  refinement?.status === 'asking' && now.getTime() - Date.parse(refinement.asked_at) < ASKING_MS;

export function noResume(): AppError {
  return new AppError('not_found', 'Resume not found. It may have been deleted.');
}

type ReadDeps = Pick<RefineDeps, 'resumes' | 'career' | 'model' | 'clock'>;

/** What a language model could find in this resume, and what came of asking it. */
export async function readRefinementOf(
  deps: ReadDeps,
  uid: string,
  resume_id: string,
): Promise<ResumeRefinement> {
  const [resume, own] = await Promise.all([deps.resumes.find(uid, resume_id), ownLists(deps, uid)]);
  if (!resume) throw noResume();
  return refinementOf(deps, resume, own);
}

/** The lists that the person has set themselves. */
export async function ownLists(deps: Pick<RefineDeps, 'career'>, uid: string): Promise<CareerList[]> {
  const stored = await deps.career.find(uid);
  return CAREER_LISTS.filter((name) => stored?.own[name] !== undefined);
}

function refinementOf(
  { model, clock }: ReadDeps,
  { parsed, refinement }: ResumeRecord,
  own: readonly CareerList[],
): ResumeRefinement {
  const died = refinement?.status === 'asking' && !isAsking(refinement, clock());
  return {
    provider: model()?.provider ?? null,
    unclear: unclearOf(doubtsOf(parsed, own)),
    status: died ? 'failed' : (refinement?.status ?? 'never'),
    found: refinement?.found ?? 0,
    confirmed: refinement?.confirmed ?? 0,
    asked_at: refinement?.asked_at ?? null,
  };
}

import type { z } from 'zod';
import type { setVerdict } from '../../contract/matches.ts';
import { AppError } from '../../platform/app-error.ts';
import { isDocumentId } from '../../platform/document-id.ts';
import { normaliseTitle } from '../job-text/titles/normalise-title.ts';
import type { MatchDeps } from './match-deps.ts';

type Body = z.output<(typeof setVerdict)['body']>;

/** Saves or dismisses a posting, or undoes either. */
export async function setVerdictOf(
  deps: Pick<MatchDeps, 'verdicts' | 'findStoredPosting' | 'clock'>,
  uid: string,
  posting_id: string,
  { verdict, reason }: Body,
): Promise<{ verdict: Body['verdict'] }> {
  const posting = isDocumentId(posting_id) ? await deps.findStoredPosting(posting_id) : null;
  if (!posting) throw new AppError('not_found', 'Job not found. It may have been removed.');
  if (verdict === null) await deps.verdicts.remove(uid, posting_id);
  else {
    const { company, title } = posting;
    await deps.verdicts.set(
      uid,
      { posting_id, verdict, reason: reason ?? null, company, title: normaliseTitle(title) },
      deps.clock(),
    );
  }
  return { verdict };
}

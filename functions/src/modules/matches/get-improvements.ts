import type { z } from 'zod';
import type { getImprovements } from '../../contract/matches-improvements.ts';
import { AppError } from '../../platform/app-error.ts';
import { isDocumentId } from '../../platform/document-id.ts';
import { findProfile } from '../profile/profiles.ts';
import { findKnownResume } from '../resumes/careers.ts';
import type { MatchDeps } from './match-deps.ts';
import { findImprovements } from './ranker/improvements.ts';

/** What would raise the user's score for a posting; nothing before there is a profile. */
export async function getImprovementsOf(
  deps: MatchDeps,
  uid: string,
  posting_id: string,
): Promise<z.infer<(typeof getImprovements)['response']>> {
  const [posting, profile, resume] = await Promise.all([
    isDocumentId(posting_id) ? deps.findStoredPosting(posting_id) : null,
    findProfile(deps.profile, uid),
    findKnownResume(deps.resume, uid),
  ]);
  if (!posting) throw new AppError('not_found', 'This job no longer exists. It may have been removed.');
  if (!profile) return { score: null, improvements: [], unstated: [] };
  const person = { profile, resume: resume.parsed };
  return findImprovements(person, posting, posting.features, deps.clock());
}

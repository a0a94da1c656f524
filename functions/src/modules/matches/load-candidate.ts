import type { Profile } from '../../contract/profile.ts';
import { findProfile } from '../profile/profiles.ts';
import { findActiveResume } from '../resumes/resumes.ts';
import type { MatchDeps } from './match-deps.ts';
import { buildCandidate, type Candidate } from './ranker/candidate.ts';

/** The user as the ranker sees them now. */
export async function loadCandidate(
  deps: Pick<MatchDeps, 'profile' | 'resume'>,
  uid: string,
): Promise<{ profile: Profile | null; candidate: Candidate }> {
  const [profile, resume] = await Promise.all([
    findProfile(deps.profile, uid),
    findActiveResume(deps.resume, uid),
  ]);
  return { profile, candidate: buildCandidate(profile, resume?.parsed ?? null) };
}

import type { Profile } from '../../contract/profile.ts';
import { digest } from '../../platform/hash.ts';
import { findProfile } from '../profile/profiles.ts';
import { findKnownResume } from '../resumes/careers.ts';
import type { MatchDeps } from './match-deps.ts';
import { buildCandidate, type Candidate } from './ranker/candidate.ts';

/** The user as the ranker sees them now; `input` changes whenever anything a search depends on does. */
export async function loadCandidate(
  deps: Pick<MatchDeps, 'profile' | 'resume'>,
  uid: string,
): Promise<{ profile: Profile | null; candidate: Candidate; input: string }> {
  const [profile, resume] = await Promise.all([
    findProfile(deps.profile, uid),
    findKnownResume(deps.resume, uid),
  ]);
  const parsed = resume.parsed;
  const input = digest(JSON.stringify(profile), JSON.stringify(parsed));
  return { profile, candidate: buildCandidate(profile, parsed), input };
}

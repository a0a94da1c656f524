import type { Profile } from '../../contract/profile.ts';
import type { StoredPosting } from '../postings/posting.ts';
import { findKnownResume } from '../resumes/careers.ts';
import { type Exclusion, exclusionsOf } from './hard-filters.ts';
import type { MatchDeps } from './match-deps.ts';
import { buildCandidate } from './ranker/candidate.ts';

/**
 * Tells of a posting why a search by this user as they are now would leave it out, as a sentence for them; null if it
 * would not. That it is closed doesn't count.
 */
export async function exclusionReasons(
  deps: Pick<MatchDeps, 'resume'>,
  profile: Profile,
): Promise<(posting: StoredPosting) => string | null> {
  const resume = await findKnownResume(deps.resume, profile.uid);
  const candidate = buildCandidate(profile, resume.parsed);
  return (posting) => {
    const [first] = exclusionsOf(profile, candidate, { ...posting, status: 'open' });
    return first ? reasonOf(first) : null;
  };
}

function reasonOf(exclusion: Exclusion): string {
  switch (exclusion.by) {
    case 'closed':
      return 'The employer has closed this job.';
    case 'company':
      return 'You excluded this company.';
    case 'keyword':
      return `You excluded jobs with “${exclusion.keyword}.”`;
    case 'pay':
      return 'It pays less than your minimum.';
    case 'employment_type':
      return 'It isn’t an employment type you want.';
    case 'workplace':
      return 'It’s outside the locations you want.';
    case 'country':
      return 'It’s in a country you haven’t said you can work in.';
  }
}

import type { LeftOut } from '../../contract/searches.ts';
import type { StoredPosting } from '../postings/posting.ts';
import type { Exclusion } from './hard-filters.ts';
import type { Candidate } from './ranker/candidate.ts';
import { bandOf, scoreNumber } from './ranker/score-number.ts';

/** A preference that the user could change so that a posting is no longer excluded. */
type Preference = Exclude<Exclusion, { by: 'closed' | 'country' }>;

/**
 * The preference that kept out the most postings that would otherwise be matches; null if none did. Only postings that
 * nothing else excludes count, scored as they would be without it. It looks at the postings that the search has read
 * anyway.
 */
export function mostLeftOut(
  candidate: Candidate,
  excluded: readonly { posting: StoredPosting; exclusions: readonly Exclusion[] }[],
): LeftOut | null {
  const counts = new Map<string, { preference: Preference; jobs: number }>();
  for (const { posting, exclusions } of excluded) {
    const [only, ...others] = exclusions;
    if (!only || others.length > 0 || only.by === 'closed' || only.by === 'country') continue;
    const band = bandOf(scoreNumber(without(candidate, only), posting.features).score);
    if (band === 'low' || band === 'unscored') continue;
    const key = JSON.stringify(only);
    const counted = counts.get(key) ?? { preference: only, jobs: 0 };
    counts.set(key, { ...counted, jobs: counted.jobs + 1 });
  }
  const [most] = [...counts.values()].sort((a, b) => b.jobs - a.jobs);
  if (!most) return null;
  return { ...most.preference, jobs: most.jobs };
}

/** The user without this preference, where it counts for the score as well. */
function without(candidate: Candidate, { by }: Preference): Candidate {
  if (by === 'pay') return { ...candidate, pay_floor: null };
  return by === 'workplace' ? { ...candidate, workplaces: null, stays_near: false } : candidate;
}

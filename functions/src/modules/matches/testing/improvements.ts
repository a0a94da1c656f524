import { expect } from 'vitest';
import type { Improvement } from '../../../contract/matches-improvements.ts';
import type { Profile } from '../../../contract/profile.ts';
import type { FeatureInput } from '../../job-text/features/posting-features.ts';
import type { Person } from '../ranker/improvements.ts';
import { ANALYST_POSTING, analyst, improvementsOf } from './analyst.ts';

/** Any score. */
export const to = expect.any(Number);
export const facts = (improvements: Improvement[]) => improvements.map(({ fact }) => fact);
export const analystWith = (changes: Partial<Profile>, resume: Person['resume'] = null): Person => ({
  profile: { ...analyst.profile, ...changes },
  resume,
});
/** The posting with further conditions below its own. */
export const also = (...conditions: string[]) => ({
  description_text: [ANALYST_POSTING.description_text, ...conditions].join('\n'),
});

/** The improvements of one kind, for the analyst with these fields and the posting with those. */
export function only<F extends Improvement['fact']>(
  fact: F,
  profile: Partial<Profile>,
  given: Partial<FeatureInput> = {},
): Extract<Improvement, { fact: F }>[] {
  return improvementsOf(analystWith(profile), given).improvements.filter(
    (one): one is Extract<Improvement, { fact: F }> => one.fact === fact,
  );
}

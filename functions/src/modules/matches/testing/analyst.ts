import type { FeatureInput } from '../../job-text/features/posting-features.ts';
import { featuresWith } from '../../job-text/testing/builders.ts';
import { profileWith } from '../../profile/testing/profile-with.ts';
import { buildCandidate } from '../ranker/candidate.ts';
import { findImprovements, type Person } from '../ranker/improvements.ts';
import { scorePosting } from '../ranker/score-posting.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');

/** Yearly pay in whole dollars, as a posting states it. For tests. */
export const yearlyPay = (min: number, max: number): FeatureInput['salary'] => ({
  min: min * 100,
  max: max * 100,
  currency: 'USD',
  period: 'year',
  origin: 'stated',
});

/** A posting that states everything that is scored. For tests. */
export const ANALYST_POSTING = {
  title: 'Data Analyst',
  description_text:
    'Requirements:\nSQL, Python, Tableau and dbt\nAt least 5 years of experience in analytics\nPreferred: Snowflake is a plus.',
  locations: ['Newark, NJ'],
  workplace: 'hybrid' as const,
  salary: yearlyPay(98_000, 118_000),
};

/** Somebody who fits that posting, except for two required skills and the years. For tests. */
export const analyst: Person = {
  profile: profileWith({
    job_titles: ['Data Analyst'],
    skills: ['SQL', 'Python'],
    experience: '1-3 years',
    location: 'Newark, NJ',
    salary_min: 90_000_00,
  }),
  resume: null,
};

/** What would raise the person's score for the analyst posting with these changes. For tests. */
export function improvementsOf(person: Person, given: Partial<FeatureInput> = {}) {
  const posting = { ...ANALYST_POSTING, ...given };
  return findImprovements(person, posting, featuresWith(posting), NOW);
}

/** The person's score for the same posting. For tests. */
export function scoreOf({ profile, resume }: Person, given: Partial<FeatureInput> = {}) {
  return scorePosting(buildCandidate(profile, resume), featuresWith({ ...ANALYST_POSTING, ...given }), NOW);
}

import { describe, expect, it } from 'vitest';
import { profileWith } from '../profile/testing/profile-with.ts';
import { rankPostings } from './rank-postings.ts';
import { buildCandidate } from './ranker/candidate.ts';
import { storedPostingWith } from './testing/builders.ts';
import type { VerdictRecord } from './verdicts.repository.ts';

const postings = ['Acme Holdings', 'ACME, Inc.', 'Beta GmbH', 'Acme Foods'].map((company, n) =>
  storedPostingWith(`posting-${n}`, {
    title: 'Data Analyst',
    company,
    description_text: 'Requirements: SQL',
  }),
);

function companiesInOrder(excluded_companies: string[], verdicts: VerdictRecord[]): string[] {
  const profile = profileWith({ job_titles: ['Data Analyst'], skills: ['SQL'], excluded_companies });
  const candidate = buildCandidate(profile, null);
  const ranked = rankPostings({ profile, candidate, postings, verdicts, seen: null }, new Date('2026-11-20'));
  return ranked.matches.map(({ posting }) => posting.company);
}

describe('one company under several names', () => {
  it('is left out under all of them', () => {
    expect(companiesInOrder(['beta'], [])).not.toContain('Beta GmbH');
    expect(companiesInOrder(['Beta Group'], [])).not.toContain('Beta GmbH');
    expect(companiesInOrder(['Acme Foods Ltd'], [])).toEqual(['Acme Holdings', 'ACME, Inc.', 'Beta GmbH']);
  });

  it('comes later under all of them when a posting was dismissed for it', () => {
    const dismissed: VerdictRecord = {
      posting_id: 'another',
      verdict: 'dismissed',
      reason: 'company',
      company: 'Acme LLC',
      title: 'welder',
    };
    expect(companiesInOrder([], [dismissed])).toEqual([
      'Beta GmbH',
      'Acme Foods',
      'Acme Holdings',
      'ACME, Inc.',
    ]);
  });
});

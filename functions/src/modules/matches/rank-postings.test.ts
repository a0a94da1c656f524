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

const choicesOf = (verdicts: VerdictRecord[]) => ({
  verdicts,
  applied: [],
  learning: { learns: true, since: null },
});

function companiesInOrder(excluded_companies: string[], verdicts: VerdictRecord[]): string[] {
  const profile = profileWith({ job_titles: ['Data Analyst'], skills: ['SQL'], excluded_companies });
  const candidate = buildCandidate(profile, null);
  const ranked = rankPostings(
    { profile, candidate, postings, choices: choicesOf(verdicts), seen: null },
    new Date('2026-11-20'),
  );
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
      at: new Date('2026-11-19'),
    };
    expect(companiesInOrder([], [dismissed])).toEqual([
      'Beta GmbH',
      'Acme Foods',
      'Acme Holdings',
      'ACME, Inc.',
    ]);
  });
});

describe('the preference that keeps out the most', () => {
  const now = new Date('2026-11-20');
  const wanted = { job_titles: ['Data Analyst'], skills: ['SQL'] };
  const jobs = (count: number, given: Parameters<typeof storedPostingWith>[1]) =>
    Array.from({ length: count }, (_, n) =>
      storedPostingWith(`${JSON.stringify(given)}-${n}`, {
        title: 'Data Analyst',
        description_text: 'Requirements: SQL',
        ...given,
      }),
    );
  const leftOut = (preferences: Parameters<typeof profileWith>[0], found: ReturnType<typeof jobs>) => {
    const profile = profileWith({ ...wanted, ...preferences });
    const candidate = buildCandidate(profile, null);
    const input = { profile, candidate, postings: found, choices: choicesOf([]), seen: null };
    return rankPostings(input, now).left_out;
  };
  const contract = (count: number) => jobs(count, { employment_type: 'contract' });
  const atAcme = (count: number) => jobs(count, { company: 'Acme' });

  it('is the one, with the jobs that only it kept out', () => {
    const preferences = {
      employment_types: ['full_time' as const],
      excluded_companies: ['Acme'],
    };
    expect(leftOut(preferences, [...contract(3), ...atAcme(2)])).toEqual({
      by: 'employment_type',
      employment_type: 'contract',
      jobs: 3,
    });
    expect(leftOut(preferences, [...contract(3), ...atAcme(4)])).toEqual({
      by: 'company',
      company: 'Acme',
      jobs: 4,
    });
  });

  it('counts no job that something else keeps out, too', () => {
    const both = jobs(3, { employment_type: 'contract', company: 'Acme' });
    expect(leftOut({ employment_types: ['full_time'], excluded_companies: ['Acme'] }, both)).toBeNull();
  });

  it('counts no job that would score below 50', () => {
    const other = jobs(3, {
      title: 'Welder',
      employment_type: 'contract',
      description_text: 'Requirements: MIG',
    });
    expect(leftOut({ employment_types: ['full_time'] }, other)).toBeNull();
  });

  it('promises exactly the matches that the search finds without it', () => {
    const salary = {
      min: 3_000_000,
      max: 4_000_000,
      currency: 'USD',
      period: 'year' as const,
      origin: 'stated' as const,
    };
    const cheap = jobs(5, { salary });
    const found = [...cheap, ...contract(2)];
    const rest = { ...wanted, employment_types: ['full_time' as const], salary_currency: 'USD' };
    const given = leftOut({ ...rest, salary_min: 9_000_000 }, found);
    const profile = profileWith({ ...rest, salary_min: null });
    const input = {
      profile,
      candidate: buildCandidate(profile, null),
      postings: found,
      choices: choicesOf([]),
      seen: null,
    };
    const { excellent, good, fair } = rankPostings(input, now).counts;
    expect(given).toEqual({ by: 'pay', jobs: excellent + good + fair });
    expect(excellent + good + fair).toBe(5);
  });

  it('is none where nothing was kept out', () => {
    expect(leftOut({}, contract(3))).toBeNull();
  });
});

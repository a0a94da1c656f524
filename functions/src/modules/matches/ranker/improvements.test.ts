import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Improvement } from '../../../contract/matches-improvements.ts';
import { ExperienceBand, type Profile } from '../../../contract/profile.ts';
import type { FeatureInput } from '../../job-text/features/posting-features.ts';
import { featuresWith } from '../../job-text/testing/builders.ts';
import { unansweredAfter } from '../../profile/profile-rules.ts';
import { profileWith } from '../../profile/testing/profile-with.ts';
import { resumeWith } from '../testing/builders.ts';
import { buildCandidate } from './candidate.ts';
import { findImprovements, type Person } from './improvements.ts';
import { scorePosting } from './score-posting.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const pay = (min: number, max: number): FeatureInput['salary'] => ({
  min: min * 100,
  max: max * 100,
  currency: 'USD',
  period: 'year',
  origin: 'stated',
});
const POSTING = {
  title: 'Data Analyst',
  description_text:
    'Requirements:\nSQL, Python, Tableau and dbt\nAt least 5 years of experience in analytics\nPreferred: Snowflake is a plus.',
  locations: ['Newark, NJ'],
  workplace: 'hybrid' as const,
  salary: pay(98_000, 118_000),
};

function improvementsOf(person: Person, given: Partial<FeatureInput> = {}) {
  const posting = { ...POSTING, ...given };
  return findImprovements(person, posting, featuresWith(posting), NOW);
}

function scoreOf({ profile, resume }: Person, given: Partial<FeatureInput> = {}) {
  return scorePosting(buildCandidate(profile, resume), featuresWith({ ...POSTING, ...given }), NOW);
}

const facts = (improvements: Improvement[]) => improvements.map(({ fact }) => fact);

const analyst: Person = {
  profile: profileWith({
    job_titles: ['Data Analyst'],
    skills: ['SQL', 'Python'],
    experience: '1-3 years',
    location: 'Newark, NJ',
    salary_min: 90_000_00,
  }),
  resume: null,
};

describe('findImprovements', () => {
  it('names each missing skill, required ones first, and the years that are asked for', () => {
    const { score, improvements } = improvementsOf(analyst);
    expect(score).toBe(scoreOf(analyst).score);
    expect(improvements).toContainEqual({
      fact: 'skill',
      skill: 'dbt',
      required: true,
      to: expect.any(Number),
    });
    expect(improvements).toContainEqual({ fact: 'experience', band: '3-5 years', to: expect.any(Number) });
    const skills = improvements.filter((one) => one.fact === 'skill');
    expect(
      skills
        .map(({ skill }) => skill)
        .slice(0, 2)
        .sort(),
    ).toEqual(['Tableau', 'dbt']);
    expect(facts(improvements)).not.toContain('title');
    expect(facts(improvements)).not.toContain('pay');
  });

  it('has nothing to say when everything fits', () => {
    const fits: Person = {
      profile: {
        ...analyst.profile,
        skills: ['SQL', 'Python', 'Tableau', 'dbt', 'Snowflake'],
        experience: '5-10 years',
      },
      resume: null,
    };
    expect(improvementsOf(fits)).toEqual({ score: scoreOf(fits).score, improvements: [], unstated: [] });
  });

  it('offers a minimum pay only where the posting states its pay', () => {
    const silent = { ...analyst, profile: { ...analyst.profile, salary_min: null } };
    expect(improvementsOf(silent).improvements).toContainEqual({
      fact: 'pay',
      amount: 98_000_00,
      currency: 'USD',
      to: expect.any(Number),
    });
    const unpaid = improvementsOf(silent, { salary: null });
    expect(facts(unpaid.improvements)).not.toContain('pay');
    // Nobody has said anything about pay, so nothing can be compared.
    expect(unpaid.unstated.map(({ fact }) => fact)).not.toContain('pay');
  });

  it('says what the posting leaves open, as the employer’s part', () => {
    const { improvements, unstated } = improvementsOf(analyst, { salary: null });
    expect(unstated.map(({ fact }) => fact)).toContain('pay');
    expect(facts(improvements)).not.toContain('pay');
  });

  it.each<[string, Person, Partial<FeatureInput>, Partial<Improvement>]>([
    [
      'sponsorship',
      { ...analyst, profile: { ...analyst.profile, needs_sponsorship: true } },
      { description_text: `${POSTING.description_text}\nWe do not sponsor visas.` },
      { fact: 'sponsorship' },
    ],
    [
      'a language',
      { ...analyst, resume: resumeWith({ languages: ['English'] }) },
      { description_text: `${POSTING.description_text}\nYou must be fluent in German.` },
      { fact: 'language', language: 'German' },
    ],
    [
      'a degree',
      { ...analyst, resume: resumeWith({ degree: 'Bachelor of Arts' }) },
      { description_text: `${POSTING.description_text}\nA master’s degree is required.` },
      { fact: 'degree', degree: 'master' },
    ],
    [
      'a license',
      { ...analyst, profile: { ...analyst.profile, additional_info: 'I have no CDL.' } },
      { description_text: `${POSTING.description_text}\nA valid CDL is required.` },
      { fact: 'licence', licence: 'CDL' },
    ],
    [
      'a wanted title',
      { ...analyst, profile: { ...analyst.profile, job_titles: ['Registered Nurse'] } },
      {},
      { fact: 'title', title: 'Data Analyst' },
    ],
    [
      'a remote workplace',
      { ...analyst, profile: { ...analyst.profile, is_hybrid: true } },
      { workplace: 'remote' },
      { fact: 'workplace', workplace: 'remote' },
    ],
    [
      'an unknown location',
      { ...analyst, profile: { ...analyst.profile, unanswered: ['location'] } },
      {},
      { fact: 'place', place: 'Newark, NJ' },
    ],
  ])('finds %s', (_, person, given, wanted) => {
    expect(improvementsOf(person, given).improvements).toContainEqual(expect.objectContaining(wanted));
  });

  it('offers no single fact while two conflicts stand, because one alone changes nothing', () => {
    const person: Person = {
      profile: { ...analyst.profile, needs_sponsorship: true },
      resume: resumeWith({ languages: ['English'] }),
    };
    const given = {
      description_text: `${POSTING.description_text}\nWe do not sponsor visas.\nYou must be fluent in German.`,
    };
    expect(scoreOf(person, given).blockers).toHaveLength(2);
    expect(improvementsOf(person, given).improvements).toEqual([]);
  });

  it('gives nothing to somebody of whom nothing is known', () => {
    expect(improvementsOf({ profile: profileWith(), resume: null })).toEqual({
      score: null,
      improvements: [],
      unstated: [],
    });
  });
});

/** The profile as the user would save it to make an improvement true; null for what stands in the resume. */
function saved(profile: Profile, improvement: Improvement): Partial<Profile> | null {
  switch (improvement.fact) {
    case 'skill':
      return { skills: [...profile.skills, improvement.skill] };
    case 'title':
      return { job_titles: [...profile.job_titles, improvement.title] };
    case 'experience':
      return { experience: improvement.band };
    case 'workplace':
      return improvement.workplace === 'any'
        ? { is_any_location: true }
        : improvement.workplace === 'remote'
          ? { is_remote: true }
          : { is_hybrid: true };
    case 'place':
      return { location: improvement.place };
    case 'pay':
      return { salary_min: improvement.amount, salary_currency: improvement.currency, salary_period: 'year' };
    case 'sponsorship':
      return { needs_sponsorship: false };
    case 'work_authorization':
      return {
        work_authorization: Object.fromEntries(improvement.countries.map((country) => [country, true])),
      };
    default:
      return null;
  }
}

describe('for any person and posting', () => {
  const SKILLS = ['SQL', 'Python', 'Tableau', 'Excel', 'dbt', 'Snowflake', 'Looker', 'Airflow'];
  const TITLES = ['Data Analyst', 'Registered Nurse', 'Software Engineer'];
  const PLACES = ['Newark, NJ', 'Boise, ID', 'Berlin, Germany'];
  const arbitraryPerson: fc.Arbitrary<Person> = fc
    .record({
      job_titles: fc.subarray(TITLES, { maxLength: 2 }),
      skills: fc.subarray(SKILLS),
      experience: fc.constantFrom(...ExperienceBand.options),
      location: fc.constantFrom(...PLACES),
      salary_min: fc.option(fc.constantFrom(60_000_00, 90_000_00, 150_000_00)),
      is_remote: fc.boolean(),
      is_hybrid: fc.boolean(),
      needs_sponsorship: fc.option(fc.boolean()),
      unanswered: fc.subarray(['location', 'experience'] as const),
      years: fc.option(fc.integer({ min: 0, max: 20 })),
    })
    .map(({ years, unanswered, ...profile }) => ({
      profile: { ...profileWith(profile), unanswered: [...unanswered] },
      resume: years === null ? null : resumeWith({ years, languages: ['English'] }),
    }));
  const arbitraryPosting = fc
    .record({
      title: fc.constantFrom(...TITLES),
      skills: fc.subarray(SKILLS),
      years: fc.option(fc.integer({ min: 1, max: 15 })),
      sponsors: fc.boolean(),
      locations: fc.subarray(PLACES, { maxLength: 1 }),
      workplace: fc.option(fc.constantFrom('onsite' as const, 'hybrid' as const, 'remote' as const)),
      salary: fc.option(fc.constantFrom(pay(50_000, 70_000), pay(100_000, 120_000))),
    })
    .map(({ skills, years, sponsors, ...rest }) => ({
      ...rest,
      salary: rest.salary ?? null,
      workplace: rest.workplace ?? null,
      description_text: [
        skills.length > 0 ? `Requirements:\n${skills.join(', ')}` : '',
        years === null ? '' : `At least ${years} years of experience`,
        sponsors ? '' : 'We do not sponsor visas.',
      ].join('\n'),
    }));

  it('an improvement that is saved leads to the score that it promised', () => {
    fc.assert(
      fc.property(arbitraryPerson, arbitraryPosting, (person, posting) => {
        const before = scoreOf(person, posting).score;
        for (const improvement of improvementsOf(person, posting).improvements) {
          expect(improvement.to).toBeGreaterThan(before ?? 0);
          const changes = saved(person.profile, improvement);
          if (changes === null) continue;
          const unanswered = unansweredAfter(person.profile, changes);
          const after = { ...person, profile: { ...person.profile, ...changes, unanswered } };
          expect(scoreOf(after, posting).score, JSON.stringify(improvement)).toBe(improvement.to);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a skill more never lowers the score of somebody who named one', () => {
    fc.assert(
      fc.property(arbitraryPerson, arbitraryPosting, fc.constantFrom(...SKILLS), (person, posting, skill) => {
        fc.pre(person.profile.skills.length > 0);
        const more = { ...person.profile, skills: [...person.profile.skills, skill] };
        expect(scoreOf({ ...person, profile: more }, posting).score ?? 0).toBeGreaterThanOrEqual(
          scoreOf(person, posting).score ?? 0,
        );
      }),
      { numRuns: 100 },
    );
  });

  it('what the posting does not say stays unknown, whatever the user changes', () => {
    const OF_PART = { pay: 'salary', place: 'location', workplace: 'location', experience: 'experience' };
    fc.assert(
      fc.property(arbitraryPerson, arbitraryPosting, (person, posting) => {
        const features = featuresWith(posting);
        const silent = new Set([
          ...(features.pay ? [] : ['salary']),
          ...(features.workplace || features.places.length > 0 ? [] : ['location']),
          ...(features.years_min !== null || features.seniority !== null ? [] : ['experience']),
          ...(features.skills_required.length + features.skills_preferred.length > 0 ? [] : ['skill']),
        ]);
        for (const { fact } of improvementsOf(person, posting).improvements)
          expect(silent).not.toContain((OF_PART as Record<string, string>)[fact] ?? fact);
      }),
      { numRuns: 100 },
    );
  });

  it('changes nothing of what it was given, and answers the same again', () => {
    fc.assert(
      fc.property(arbitraryPerson, arbitraryPosting, (person, posting) => {
        const copy = structuredClone(person);
        const first = improvementsOf(person, posting);
        expect(person).toEqual(copy);
        expect(improvementsOf(person, posting)).toEqual(first);
      }),
      { numRuns: 30 },
    );
  });
});

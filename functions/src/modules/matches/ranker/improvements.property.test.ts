import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Improvement, Unstated } from '../../../contract/matches-improvements.ts';
import { ExperienceBand, type Profile } from '../../../contract/profile.ts';
import { featuresWith } from '../../job-text/testing/builders.ts';
import { unansweredAfter } from '../../profile/profile-rules.ts';
import { profileWith } from '../../profile/testing/profile-with.ts';
import { improvementsOf, scoreOf, yearlyPay } from '../testing/analyst.ts';
import { resumeWith } from '../testing/builders.ts';
import type { Person } from './improvements.ts';

const SKILLS = ['SQL', 'Python', 'Tableau', 'Excel', 'dbt', 'Snowflake', 'Looker', 'Airflow'];
const TITLES = ['Data Analyst', 'Registered Nurse', 'Software Engineer'];
const PLACES = ['Newark, NJ', 'Boise, ID', 'Berlin, Germany'];
const DEGREES: Record<string, string> = {
  bachelor: 'Bachelor of Arts',
  master: 'Master of Science',
  doctorate: 'Ph.D.',
};

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
    work_authorization: fc.constantFrom<Record<string, boolean>>({}, { US: false }, { US: true, DE: false }),
    additional_info: fc.constantFrom('', 'I have no CDL.'),
    unanswered: fc.subarray(['location', 'experience'] as const),
    years: fc.option(fc.integer({ min: 0, max: 20 })),
    degree: fc.constantFrom(...Object.values(DEGREES)),
  })
  .map(({ years, degree, unanswered, ...profile }) => ({
    profile: { ...profileWith(profile), unanswered: [...unanswered] },
    resume: years === null ? null : resumeWith({ years, degree, languages: ['English'] }),
  }));

const arbitraryPosting = fc
  .record({
    title: fc.constantFrom(...TITLES),
    skills: fc.subarray(SKILLS),
    years: fc.option(fc.integer({ min: 1, max: 15 })),
    conditions: fc.subarray([
      'We do not sponsor visas.',
      'You must be authorized to work in the country.',
      'A master’s degree is required.',
      'You must be fluent in German.',
      'A valid CDL is required.',
    ]),
    locations: fc.subarray(PLACES, { maxLength: 1 }),
    workplace: fc.option(fc.constantFrom('onsite' as const, 'hybrid' as const, 'remote' as const)),
    salary: fc.option(fc.constantFrom(yearlyPay(50_000, 70_000), yearlyPay(100_000, 120_000))),
  })
  .map(({ skills, years, conditions, ...rest }) => ({
    ...rest,
    salary: rest.salary ?? null,
    workplace: rest.workplace ?? null,
    description_text: [
      skills.length > 0 ? `Requirements:\n${skills.join(', ')}` : '',
      years === null ? '' : `At least ${years} years of experience`,
      ...conditions,
    ].join('\n'),
  }));

/** The fields of the profile that a user would save to make an improvement true; null for what is in the resume. */
function savedFields(profile: Profile, improvement: Improvement): Partial<Profile> | null {
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
    case 'work_authorization': {
      const allowed = Object.fromEntries(improvement.countries.map((country) => [country, true]));
      return { work_authorization: { ...profile.work_authorization, ...allowed } };
    }
    case 'licence':
      return { additional_info: `I have a ${improvement.licence}.` };
    case 'degree':
    case 'language':
      return null;
  }
}

/** The person once the improvement is true. */
function afterwards({ profile, resume }: Person, improvement: Improvement): Person {
  const fields = savedFields(profile, improvement);
  if (fields)
    return { resume, profile: { ...profile, ...fields, unanswered: unansweredAfter(profile, fields) } };
  // A new resume, which the parser is surer of than of nothing.
  const { education = [], languages = [] } = resumeWith({
    ...(improvement.fact === 'degree' && { degree: DEGREES[improvement.degree] ?? '' }),
    ...(improvement.fact === 'language' && { languages: [improvement.language] }),
  });
  if (!resume) throw new Error('An improvement of a resume that does not exist.');
  return {
    profile,
    resume: {
      ...resume,
      education: [...resume.education, ...education],
      languages: [...resume.languages, ...languages],
    },
  };
}

describe('for any person and posting', () => {
  it('an improvement that is saved leads to the score that it promised', () => {
    fc.assert(
      fc.property(arbitraryPerson, arbitraryPosting, (person, posting) => {
        const before = scoreOf(person, posting).score;
        for (const improvement of improvementsOf(person, posting).improvements) {
          expect(improvement.to).toBeGreaterThan(before ?? 0);
          const after = afterwards(person, improvement);
          expect(scoreOf(after, posting).score, JSON.stringify(improvement)).toBe(improvement.to);
        }
      }),
      { numRuns: 150 },
    );
  }, 30_000);

  it('improvements are valid, the highest first, at most six skills and one of each other kind', () => {
    const falling = (all: { to: number }[]) => all.map(({ to }) => to).toSorted((a, b) => b - a);
    fc.assert(
      fc.property(arbitraryPerson, arbitraryPosting, (person, posting) => {
        const { improvements, unstated } = improvementsOf(person, posting);
        expect(Improvement.array().parse(improvements)).toEqual(improvements);
        expect(Unstated.array().parse(unstated)).toEqual(unstated);
        expect(improvements.map(({ to }) => to)).toEqual(falling(improvements));
        expect(unstated.map(({ to }) => to)).toEqual(falling(unstated));
        const kinds = improvements.map(({ fact }) => (fact === 'place' ? 'workplace' : fact));
        expect(kinds.filter((kind) => kind === 'skill').length).toBeLessThanOrEqual(6);
        const others = kinds.filter((kind) => kind !== 'skill');
        expect(new Set(others).size).toBe(others.length);
      }),
      { numRuns: 100 },
    );
  });

  it('a skill of the posting that is left out would raise the score no further than those named', () => {
    fc.assert(
      fc.property(arbitraryPerson, arbitraryPosting, (person, posting) => {
        const { score, improvements } = improvementsOf(person, posting);
        fc.pre(score !== null);
        const named = improvements.filter((one) => one.fact === 'skill');
        const least = named.length === 6 ? Math.min(...named.map(({ to }) => to)) : score;
        const { skills_required, skills_preferred } = featuresWith(posting);
        for (const skill of [...skills_required, ...skills_preferred]) {
          if (named.some((one) => one.skill === skill)) continue;
          const after = afterwards(person, { fact: 'skill', skill, required: true, to: 0 });
          expect(scoreOf(after, posting).score, skill).toBeLessThanOrEqual(least);
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

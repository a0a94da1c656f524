import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Salary } from '../../../contract/common.ts';
import { Score } from '../../../contract/matches.ts';
import { featuresWith } from '../../job-text/testing/builders.ts';
import { profileWith } from '../../profile/testing/profile-with.ts';
import { resumeWith } from '../testing/builders.ts';
import { buildCandidate } from './candidate.ts';
import { BLOCKED_CAP } from './score-number.ts';
import { scorePosting } from './score-posting.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const SKILLS = ['SQL', 'Python', 'Tableau', 'Excel', 'dbt', 'Snowflake', 'Statistics', 'Airflow', 'Looker'];
const pay = (min: number, max: number): Salary => ({
  min: min * 100,
  max: max * 100,
  currency: 'USD',
  period: 'year',
  origin: 'stated',
});

const analystPosting = {
  title: 'Senior Data Analyst',
  description_text:
    'Requirements:\nSQL, Python, Tableau and dbt\nAt least 3 years of experience in analytics\nPreferred: Snowflake is a plus.',
  locations: ['Newark, NJ'],
  workplace: 'hybrid' as const,
  salary: pay(98_000, 118_000),
  posted_at: '2026-11-19T12:00:00.000Z',
};
const analyst = () =>
  buildCandidate(
    profileWith({ job_titles: ['Data Analyst'], location: 'Newark, NJ', salary_min: 90_000_00 }),
    resumeWith({ skills: ['SQL', 'Python', 'Tableau', 'dbt'], years: 4 }),
  );

describe('scorePosting', () => {
  it('explains a fitting posting with labels for the reason bars', () => {
    const score = scorePosting(analyst(), featuresWith(analystPosting), NOW);
    expect(Score.parse(score)).toEqual(score);
    expect(score.band).toBe('excellent');
    expect(score.known_share).toBe(0.8);
    expect(Object.fromEntries(score.parts.map((part) => [part.kind, part.label]))).toEqual({
      title: '100',
      skills: '4 of 5',
      background: 'unknown',
      experience: '4 yrs / 3 yrs',
      location: 'same city',
      salary: 'above',
      freshness: '2 days',
    });
    expect(score.skills_missing).toEqual(['Snowflake']);
  });

  it('has weights that add up to 1, and says for each unknown part which side is silent', () => {
    const silentPosting = scorePosting(analyst(), featuresWith({ title: 'Data Analyst' }), NOW);
    expect(silentPosting.parts.reduce((sum, part) => sum + part.weight, 0)).toBeCloseTo(1);
    for (const part of silentPosting.parts.filter((p) => p.value === null)) expect(part.why).toMatch(/job/i);
    const silentUser = scorePosting(
      buildCandidate(profileWith({ job_titles: ['Data Analyst'] }), null),
      featuresWith(analystPosting),
      NOW,
    );
    for (const part of silentUser.parts.filter((p) => p.value === null)) expect(part.why).toMatch(/you/i);
  });

  it.each([
    ['no profile', null, null],
    ['a new profile with its defaults', profileWith(), null],
    [
      'placeholders',
      profileWith({ job_title: 'Enter Job Title', full_name: 'Enter Name Here' }),
      resumeWith(),
    ],
  ])('gives no score for %s', (_, profile, resume) => {
    const score = scorePosting(buildCandidate(profile, resume), featuresWith(analystPosting), NOW);
    expect(score.score).toBeNull();
    expect(score.band).toBe('unscored');
    expect(score.known_share).toBe(0);
  });

  it('never ranks a vague posting above a specific one that fits', () => {
    const specific = scorePosting(analyst(), featuresWith(analystPosting), NOW).score ?? 0;
    for (const vague of [
      { title: 'Data Analyst' },
      { title: 'Data Analyst', locations: ['Newark, NJ'], workplace: 'onsite' as const },
      { title: 'Data Analyst', description_text: 'Great team. SQL is needed.' },
      { title: 'Data Analyst', locations: ['Newark, NJ'], salary: pay(200_000, 300_000) },
    ]) {
      const score = scorePosting(analyst(), featuresWith(vague), NOW);
      expect(score.score).toBeLessThan(specific);
      expect(score.band).not.toBe('excellent');
    }
  });

  it('does not let place, pay and years make a match of other work', () => {
    const nurse = buildCandidate(
      profileWith({ job_titles: ['Registered Nurse'], location: 'Newark, NJ', salary_min: 50_000_00 }),
      resumeWith({ skills: ['Patient care', 'Triage'], years: 4 }),
    );
    expect(scorePosting(nurse, featuresWith(analystPosting), NOW).band).toBe('low');
  });

  it.each([
    ['Registered Nurse', 'RN - ICU (Nights)'],
    ['Registered Nurse', 'Staff Nurse'],
    ['Software Engineer', 'Backend Developer'],
    ['Software Engineer', 'Full Stack Developer'],
    ['Accountant', 'Staff Accountant'],
    ['Data Analyst', 'Business Intelligence Analyst'],
    ['Truck Driver', 'CDL Driver'],
    ['Warehouse Associate', 'Order Picker'],
  ])('knows %s and %s as one line of work', (own, posted) => {
    const candidate = buildCandidate(profileWith({ job_titles: [own] }), null);
    const value = scorePosting(candidate, featuresWith({ title: posted }), NOW).parts[0]?.value;
    expect(value).toBeGreaterThan(0.75);
  });

  it.each([
    ['Accountant', 'Account Manager', 0.45],
    ['Accountant', 'Accounting Clerk', 0.9],
    ['Software Engineer', 'Mechanical Engineer', 0.4],
    ['Software Engineer', 'Sales Engineer', 0.4],
    ['Registered Nurse', 'Retail Store Manager', 0.1],
    ['Electrician', 'Electrical Engineer', 0.6],
    ['Data Analyst', 'Data Entry Clerk', 0.6],
  ])('keeps %s and %s apart', (own, posted, most) => {
    const candidate = buildCandidate(profileWith({ job_titles: [own] }), null);
    expect(scorePosting(candidate, featuresWith({ title: posted }), NOW).parts[0]?.value).toBeLessThan(most);
  });

  it('changes only the age with the day, never the score', () => {
    const later = new Date('2027-03-01T00:00:00.000Z');
    const [a, b] = [NOW, later].map((now) => scorePosting(analyst(), featuresWith(analystPosting), now));
    expect(a?.score).toBe(b?.score);
    expect(a?.parts.slice(0, 5)).toEqual(b?.parts.slice(0, 5));
  });
});

describe('blockers', () => {
  const withInfo = (additional_info: string) =>
    buildCandidate(
      profileWith({ job_titles: ['Truck Driver'], additional_info }),
      resumeWith({ degree: 'Bachelor of Arts', languages: ['English', 'Spanish (fluent)'], years: 1 }),
    );

  it.each([
    ['degree', 'A master’s degree is required.'],
    ['language', 'You must be fluent in German.'],
    ['years', 'Minimum of 6 years of experience.'],
    ['licence', 'A valid CDL is required.'],
  ])('%s: stated by both sides, it caps the score', (kind, demand) => {
    const score = scorePosting(
      withInfo('I have no CDL.'),
      featuresWith({ title: 'Truck Driver', description_text: demand }),
      NOW,
    );
    expect(score.blockers.map((blocker) => blocker.kind)).toEqual([kind]);
    expect(score.score).toBeLessThanOrEqual(BLOCKED_CAP);
  });

  it.each([
    'A master’s degree or equivalent experience is required.',
    'A master’s degree is preferred.',
    'German is a plus.',
    'Bilingual Spanish speakers are needed.',
    'Our company has served clients for over 25 years.',
    'A bachelor’s degree is required.',
  ])('does not block on: %s', (text) => {
    expect(
      scorePosting(withInfo(''), featuresWith({ title: 'Truck Driver', description_text: text }), NOW)
        .blockers,
    ).toEqual([]);
  });

  it('blocks on sponsorship only when the user says that they need it', () => {
    const features = featuresWith({
      title: 'Accountant',
      description_text: 'We are unable to sponsor visas for this role.',
    });
    const kinds = (needs_sponsorship: boolean | null) =>
      scorePosting(
        buildCandidate(profileWith({ job_titles: ['Accountant'], needs_sponsorship }), null),
        features,
        NOW,
      ).blockers.map((b) => b.kind);
    expect(kinds(true)).toEqual(['work_authorization']);
    expect(kinds(null)).toEqual([]);
    expect(kinds(false)).toEqual([]);
  });
});

describe('properties', () => {
  const someSkills = fc.uniqueArray(fc.constantFrom(...SKILLS), { minLength: 1 });
  const posting = fc.record({
    title: fc.constantFrom('Data Analyst', 'Senior Data Engineer', 'Nurse', 'Warehouse Associate', ''),
    description_text: fc
      .tuple(someSkills, fc.integer({ min: 0, max: 12 }), fc.boolean())
      .map(
        ([skills, years, degree]) =>
          `Requirements:\n${skills.join(', ')}\n${years} years of experience.${degree ? ' A master’s degree is required.' : ''}`,
      ),
    locations: fc.constantFrom<string[][]>([], ['Newark, NJ'], ['Berlin, Germany'], ['Remote']),
    salary: fc.constantFrom(null, pay(50_000, 60_000), pay(120_000, 150_000)),
  });
  const person = fc.record({
    skills: someSkills,
    years: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
    location: fc.constantFrom('', 'Newark, NJ', 'Chicago, IL'),
    job_titles: fc.constantFrom<string[][]>([], ['Data Analyst'], ['Nurse']),
    degree: fc.constantFrom(undefined, 'Bachelor of Science', 'PhD'),
  });
  type Person = {
    skills: string[];
    years?: number | undefined;
    location: string;
    job_titles: string[];
    degree?: string | undefined;
  };
  const candidateOf = ({ skills, years, location, job_titles, degree }: Person) =>
    buildCandidate(
      profileWith({ job_titles, location }),
      resumeWith({
        skills,
        ...(years === undefined ? {} : { years }),
        ...(degree === undefined ? {} : { degree }),
      }),
    );

  it('one more matched skill never lowers the score', () => {
    fc.assert(
      fc.property(person, posting, fc.constantFrom(...SKILLS), (who, what, skill) => {
        const features = featuresWith(what);
        const before = scorePosting(candidateOf(who), features, NOW).score ?? 0;
        const after =
          scorePosting(candidateOf({ ...who, skills: [...new Set([...who.skills, skill])] }), features, NOW)
            .score ?? 0;
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('what only one side states changes nothing', () => {
    fc.assert(
      fc.property(person, posting, (who, what) => {
        const silent = { ...featuresWith(what), pay: null };
        const asked = buildCandidate(
          profileWith({ job_titles: who.job_titles, location: who.location, salary_min: 90_000_00 }),
          resumeWith({ skills: who.skills }),
        );
        const unasked = buildCandidate(
          profileWith({ job_titles: who.job_titles, location: who.location }),
          resumeWith({ skills: who.skills }),
        );
        expect(scorePosting(asked, silent, NOW).score).toBe(scorePosting(unasked, silent, NOW).score);
        expect(scorePosting(unasked, featuresWith(what), NOW).score).toBe(
          scorePosting(unasked, silent, NOW).score,
        );
      }),
    );
  });

  it('is deterministic, within 0–100, null exactly when no weighted part is known, capped by a blocker', () => {
    fc.assert(
      fc.property(person, posting, (who, what) => {
        const candidate = candidateOf(who);
        const score = scorePosting(candidate, featuresWith(what), NOW);
        expect(scorePosting(candidateOf(who), featuresWith(what), NOW)).toEqual(score);
        expect(score.score === null).toBe(
          score.parts.every((part) => part.value === null || part.weight === 0),
        );
        if (score.score !== null)
          expect(score.score).toBeLessThanOrEqual(score.blockers.length > 0 ? BLOCKED_CAP : 100);
        expect(score.unknown).toEqual(
          score.parts.filter((part) => part.value === null).map((part) => part.kind),
        );
      }),
    );
  });
});

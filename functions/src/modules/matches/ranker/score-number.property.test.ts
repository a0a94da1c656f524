import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PART_KINDS } from '../../../contract/matches.ts';
import { PART_WEIGHTS } from '../../../contract/score-weights.ts';
import type { FeatureInput } from '../../job-text/features/posting-features.ts';
import { packEmphasis, unpackEmphasis } from '../../job-text/features/skill-emphasis.ts';
import { featuresWith } from '../../job-text/testing/builders.ts';
import { profileWith } from '../../profile/testing/profile-with.ts';
import { resumeWith } from '../testing/builders.ts';
import { buildCandidate, type Candidate } from './candidate.ts';
import { scoreNumber } from './score-number.ts';
import { scorePosting } from './score-posting.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const SKILLS = [
  'SQL',
  'Python',
  'Tableau',
  'Excel',
  'dbt',
  'Snowflake',
  'Looker',
  'Airflow',
  'React',
  'Docker',
];
/** Without everyday words, which reading tells from skills by what stands beside them. */
const PLAIN_SKILLS = SKILLS.filter((name) => name !== 'Excel' && name !== 'React' && name !== 'Looker');
const TITLES = ['Data Analyst', 'Senior Data Analyst', 'Registered Nurse', 'Software Engineer', 'Line Cook'];
const PLACES = ['Newark, NJ', 'Boise, ID', 'Berlin, Germany'];
const WORK = [
  'Built dashboards and data models for the finance team, and automated the monthly revenue forecast in SQL.',
  'Cared for patients in intensive care, administered medication, and trained nurses in wound care.',
  'Designed REST services and database schemas, and moved payment systems to containers in the cloud.',
];

const arbitraryCandidate: fc.Arbitrary<Candidate> = fc
  .record({
    job_titles: fc.subarray(TITLES, { maxLength: 3 }),
    skills: fc.subarray(SKILLS),
    experience: fc.constantFrom('0-1 years' as const, '3-5 years' as const, '10+ years' as const),
    location: fc.constantFrom(...PLACES),
    salary_min: fc.option(fc.constantFrom(60_000_00, 150_000_00)),
    is_remote: fc.boolean(),
    is_hybrid: fc.boolean(),
    needs_sponsorship: fc.option(fc.boolean()),
    unanswered: fc.subarray(['location', 'experience'] as const),
    work: fc.option(fc.constantFrom(...WORK)),
    degree: fc.option(fc.constantFrom('Bachelor of Arts', 'Ph.D.')),
  })
  .map(({ work, degree, unanswered, ...profile }) => {
    const resume = resumeWith(degree === null ? {} : { degree });
    const summary = { value: work, confidence: 0.9, source: null };
    return buildCandidate(
      { ...profileWith(profile), unanswered: [...unanswered] },
      work === null ? null : { ...resume, summary },
    );
  });

const arbitraryPosting: fc.Arbitrary<Partial<FeatureInput>> = fc
  .record({
    title: fc.constantFrom(...TITLES, ''),
    skills: fc.subarray(SKILLS),
    years: fc.option(fc.integer({ min: 0, max: 15 })),
    text: fc.option(fc.constantFrom(...WORK)),
    conditions: fc.subarray([
      'We do not sponsor visas.',
      'A master’s degree is required.',
      'Fluent in German.',
    ]),
    locations: fc.subarray(PLACES, { maxLength: 2 }),
    workplace: fc.constantFrom(null, 'onsite' as const, 'hybrid' as const, 'remote' as const),
  })
  .map(({ skills, years, text, conditions, ...rest }) => ({
    ...rest,
    description_text: [
      text ?? '',
      skills.length > 0 ? `Requirements:\n${skills.join(', ')}` : '',
      years === null ? '' : `At least ${years} years of experience`,
      ...conditions,
    ].join('\n'),
  }));

const RUNS = { numRuns: 150 };

describe('for any person and posting', () => {
  it('the number alone is that of the score with its words, and the sum of the parts it shows', () => {
    fc.assert(
      fc.property(arbitraryCandidate, arbitraryPosting, (candidate, posting) => {
        const features = featuresWith(posting);
        const { score, known_share } = scoreNumber(candidate, features);
        const worded = scorePosting(candidate, features, NOW);
        expect({ score, known_share }).toEqual({ score: worded.score, known_share: worded.known_share });
        expect(worded.parts.map(({ kind }) => kind)).toEqual([...PART_KINDS]);
        const stated = features.skills_required.length + features.skills_preferred.length;
        const sum = worded.parts.reduce((share, { kind, value }) => {
          if (value === null) return share;
          return share + PART_WEIGHTS[kind] * (kind === 'skills' ? Math.min(1, stated / 5) : 1);
        }, 0);
        expect(known_share).toBe(Math.round(sum * 100) / 100);
      }),
      RUNS,
    );
  });

  it('a required skill that the person adds never lowers the score, if they have named any', () => {
    fc.assert(
      fc.property(arbitraryCandidate, arbitraryPosting, (candidate, posting) => {
        const features = featuresWith(posting);
        const before = scoreNumber(candidate, features).score;
        if (before === null || candidate.skills.size === 0) return;
        for (const skill of features.skills_required) {
          const more = { ...candidate, skills: new Set([...candidate.skills, skill]) };
          expect(scoreNumber(more, features).score).toBeGreaterThanOrEqual(before);
        }
      }),
      RUNS,
    );
  });

  it('a required skill that the person adds to the profile never lowers the score, whatever the resume tells', () => {
    fc.assert(
      fc.property(
        fc.subarray(SKILLS, { minLength: 1 }),
        fc.constantFrom(...WORK),
        arbitraryPosting,
        (skills, work, posting) => {
          const features = featuresWith(posting);
          const [entry] = resumeWith({ titles: ['Software Engineer'] }).experience;
          const resume = { ...resumeWith(), experience: [{ ...entry!, bullets: [work] }] };
          const score = (own: string[]) =>
            scoreNumber(buildCandidate(profileWith({ skills: own }), resume), features).score ?? 0;
          const before = score(skills);
          for (const skill of features.skills_required)
            expect(score([...skills, skill])).toBeGreaterThanOrEqual(before);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('a skill that the resume shows at work, and not only lists, never lowers the score', () => {
    fc.assert(
      fc.property(arbitraryCandidate, arbitraryPosting, (candidate, posting) => {
        const features = featuresWith(posting);
        let used = new Set<string>();
        let before = scoreNumber({ ...candidate, skills_used: used }, features).score ?? 0;
        for (const skill of candidate.skills) {
          used = new Set([...used, skill]);
          const after = scoreNumber({ ...candidate, skills_used: used }, features).score ?? 0;
          expect(after).toBeGreaterThanOrEqual(before);
          before = after;
        }
        expect(scoreNumber({ ...candidate, skills_used: null }, features).score ?? 0).toBe(before);
      }),
      RUNS,
    );
  });

  it('a fact that is taken away never makes more certain', () => {
    const silent: Partial<Candidate>[] = [
      { titles: [] },
      { skills: new Set() },
      { skills_used: null },
      { terms: new Map() },
      { years: null, seniority: null },
      { place: null, workplaces: null },
      { pay_floor: null },
    ];
    fc.assert(
      fc.property(arbitraryCandidate, arbitraryPosting, (candidate, posting) => {
        const features = featuresWith(posting);
        const { known_share } = scoreNumber(candidate, features);
        for (const less of silent)
          expect(scoreNumber({ ...candidate, ...less }, features).known_share).toBeLessThanOrEqual(
            known_share,
          );
        const unsaid = [
          { text_terms: '' },
          { skills_required: [], skills_preferred: [] },
          { title: '', title_vector: '', occupations: '' },
          { years_min: null, seniority: null },
          { places: [], workplace: null },
          { pay: null },
        ];
        for (const less of unsaid)
          expect(scoreNumber(candidate, { ...features, ...less }).known_share).toBeLessThanOrEqual(
            known_share,
          );
      }),
      RUNS,
    );
  });

  it('the order of titles, skills, words, and places changes nothing', () => {
    fc.assert(
      fc.property(arbitraryCandidate, arbitraryPosting, (candidate, posting) => {
        const features = featuresWith(posting);
        const turned = {
          ...candidate,
          titles: candidate.titles.toReversed(),
          skills: new Set([...candidate.skills].reverse()),
          skills_used: candidate.skills_used && new Set([...candidate.skills_used].reverse()),
          terms: new Map([...candidate.terms].reverse()),
        };
        const required = features.skills_required.length;
        const emphasis = [
          ...unpackEmphasis(features.skill_emphasis, required, features.skills_preferred.length),
        ];
        const other = {
          ...features,
          skills_required: features.skills_required.toReversed(),
          skills_preferred: features.skills_preferred.toReversed(),
          skill_emphasis: packEmphasis([
            ...emphasis.slice(0, required).toReversed(),
            ...emphasis.slice(required).toReversed(),
          ]),
          places: features.places.toReversed(),
        };
        expect(scoreNumber(turned, other)).toEqual(scoreNumber(candidate, features));
      }),
      RUNS,
    );
  });

  it('the order of the lines in each list of a posting changes neither the score nor its words', () => {
    const inTwoOrders = (count: number) => {
      const list = fc.shuffledSubarray(PLAIN_SKILLS, { minLength: 1, maxLength: count });
      return list.chain((one) =>
        fc.tuple(fc.constant(one), fc.shuffledSubarray(one, { minLength: one.length })),
      );
    };
    const lists = fc.tuple(inTwoOrders(4), inTwoOrders(7), inTwoOrders(4));
    fc.assert(
      fc.property(arbitraryCandidate, fc.constantFrom(...TITLES), lists, (candidate, title, sections) => {
        const scoreIn = (order: 0 | 1) => {
          const [duties, required, preferred] = sections.map((both) =>
            both[order]!.map((skill) => `- ${skill}`).join('\n'),
          );
          const description_text = `Duties:\n${duties}\nRequirements:\n${required}\nNice to have:\n${preferred}`;
          const score = scorePosting(candidate, featuresWith({ title, description_text }), NOW);
          const part = (kind: (typeof PART_KINDS)[number]) => score.parts.find((one) => one.kind === kind);
          return {
            score: score.score,
            skills: part('skills'),
            background: part('background')?.value,
            matched: score.skills_matched.toSorted(),
            missing: score.skills_missing.toSorted(),
          };
        };
        expect(scoreIn(1)).toEqual(scoreIn(0));
      }),
      { numRuns: 60 },
    );
  });

  it('a job is most about no skill of a plain list, wherever it stands', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(PLAIN_SKILLS, { minLength: 2 }), (skills) => {
        const description_text = `Requirements:\n${skills.map((skill) => `- ${skill}`).join('\n')}`;
        const own = { ...buildCandidate(null, null), skills: new Set([skills.at(-1)!]) };
        const { parts } = scorePosting(own, featuresWith({ title: 'Engineer', description_text }), NOW);
        expect(parts[1]!.why).toBe(`You have 1 of the ${skills.length} skills the job lists.`);
      }),
      { numRuns: 60 },
    );
  });

  it('nobody, or nothing, has no score', () => {
    const nobody = buildCandidate(null, null);
    fc.assert(
      fc.property(arbitraryCandidate, arbitraryPosting, (candidate, posting) => {
        expect(scoreNumber(nobody, featuresWith(posting)).score).toBeNull();
        expect(scoreNumber(candidate, featuresWith()).score).toBeNull();
      }),
      RUNS,
    );
  });
});

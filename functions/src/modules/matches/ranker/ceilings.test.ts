import { describe, expect, it } from 'vitest';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { featuresWith } from '../../job-text/testing/builders.ts';
import { profileWith } from '../../profile/testing/profile-with.ts';
import { buildCandidate, type Candidate } from './candidate.ts';
import { bandOf } from './score-number.ts';
import { scorePosting } from './score-posting.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const toledo = { city: 'toledo', region: 'OH', country: 'US' };
const dallas = { city: 'dallas', region: 'TX', country: 'US' };
const wanting = (title: string) => buildCandidate(profileWith({ job_titles: [title] }), null).titles;

function scoreOf(candidate: Partial<Candidate>, posting: Partial<PostingFeatures>) {
  return scorePosting(
    { ...buildCandidate(null, null), ...candidate },
    { ...featuresWith(), ...posting },
    NOW,
  );
}

/** A candidate and a posting that fit in all of these parts, and are silent in the others. */
function fitting(...parts: ('title' | 'skills' | 'experience' | 'location' | 'salary')[]) {
  const skills = ['A', 'B', 'C', 'D', 'E'];
  const candidate: Partial<Candidate> = {
    ...(parts.includes('title') && { titles: wanting('Baker') }),
    ...(parts.includes('skills') && { skills: new Set(skills) }),
    ...(parts.includes('experience') && { years: { min: 4, max: 4 } }),
    ...(parts.includes('location') && { workplaces: { remote: true, hybrid: false, anywhere: false } }),
    ...(parts.includes('salary') && { pay_floor: { amount: 10, currency: 'USD' } }),
  };
  const posting: Partial<PostingFeatures> = {
    ...(parts.includes('title') && { ...featuresWith({ title: 'Baker' }), seniority: null }),
    ...(parts.includes('skills') && { skills_required: skills }),
    ...(parts.includes('experience') && { years_min: 3 }),
    ...(parts.includes('location') && { workplace: 'remote' as const }),
    ...(parts.includes('salary') && { pay: { min: 20, max: 20, currency: 'USD' } }),
  };
  return { candidate, posting };
}

describe('the highest score', () => {
  it.each([
    [['title'], 55, 'fair', 0.3],
    [['title', 'location', 'salary'], 58, 'fair', 0.45],
    [['title', 'experience'], 56, 'fair', 0.35],
    [['skills'], 62, 'fair', 0.3],
    [['skills', 'experience'], 65, 'fair', 0.35],
    [['title', 'skills'], 97, 'excellent', 0.6],
    [['title', 'skills', 'experience'], 97, 'excellent', 0.65],
    [['title', 'skills', 'experience', 'location', 'salary'], 98, 'excellent', 0.8],
    // Place, pay and years are no evidence that the work fits.
    [['experience', 'location', 'salary'], 48, 'low', 0.2],
  ] as const)('with nothing but %j known is %d', (parts, score, band, known_share) => {
    const { candidate, posting } = fitting(...parts);
    expect(scoreOf(candidate, posting)).toMatchObject({ score, band, known_share });
  });

  it.each<[string, Partial<Candidate>, Partial<PostingFeatures>, string]>([
    ['elsewhere, silent on its workplace', {}, {}, 'fair'],
    ['elsewhere, remote', {}, { workplace: 'remote' }, 'excellent'],
    ['there and elsewhere', {}, { places: [dallas, toledo] }, 'excellent'],
    ['without a place', {}, { places: [] }, 'excellent'],
    ['elsewhere, for somebody who may move', { stays_near: false }, {}, 'excellent'],
  ])('of a job %s', (_, person, job, band) => {
    const { candidate, posting } = fitting('title', 'skills', 'experience', 'salary');
    const own = { ...candidate, place: toledo, stays_near: true, ...person };
    expect(scoreOf(own, { ...posting, places: [dallas], ...job }).band).toBe(band);
  });

  it('is 100 with ten skills in common', () => {
    const { candidate, posting } = fitting('title', 'skills', 'experience');
    const ten = [...'ABCDEFGHIJ'];
    expect(scoreOf({ ...candidate, skills: new Set(ten) }, { ...posting, skills_required: ten }).score).toBe(
      100,
    );
  });

  it('grows with the number of skills that the posting names, up to five', () => {
    const { candidate, posting } = fitting('title', 'experience', 'skills');
    const scores = [1, 2, 3, 4, 5].map(
      (count) =>
        scoreOf(candidate, { ...posting, skills_required: ['A', 'B', 'C', 'D', 'E'].slice(0, count) }).score,
    );
    expect(scores).toEqual([58, 65, 77, 90, 97]);
  });

  it('is low for other work, whatever else fits', () => {
    const { candidate, posting } = fitting('title', 'skills', 'experience', 'location', 'salary');
    const welder = wanting('Welder');
    const stranger = { ...candidate, titles: welder, skills: new Set(['X']) };
    expect(scoreOf(stranger, posting)).toMatchObject({ score: 25, band: 'low' });
    expect(scoreOf(stranger, { ...posting, skills_required: [] }).score).toBe(36);
    // The skills alone carry it somewhat, and wholly where no titles can be compared.
    expect(scoreOf({ ...candidate, titles: welder }, posting).score).toBeGreaterThan(50);
    expect(scoreOf({ ...candidate, titles: [] }, posting).score).toBe(71);
    const two = { ...posting, skills_required: ['A', 'B'] };
    expect(scoreOf({ ...candidate, titles: welder }, two).score).toBe(43);
    expect(
      scoreOf({ ...fitting('experience', 'location', 'salary').candidate, skills: new Set(['A']) }, posting)
        .score,
    ).toBe(45);
  });

  it('is hardly lowered by a skill that is missing from a list of one', () => {
    const { candidate, posting } = fitting('title');
    expect(
      scoreOf({ ...candidate, skills: new Set(['X']) }, { ...posting, skills_required: ['A'] }).score,
    ).toBe(53);
  });
});

it.each([
  [null, 'unscored'],
  [0, 'low'],
  [49, 'low'],
  [50, 'fair'],
  [69, 'fair'],
  [70, 'good'],
  [84, 'good'],
  [85, 'excellent'],
  [100, 'excellent'],
] as const)('a score of %s is %s', (score, band) => {
  expect(bandOf(score)).toBe(band);
});

it('a blocker caps a score but does not raise one', () => {
  const { candidate, posting } = fitting('title', 'skills', 'experience');
  const lacking = { licences_lacking: ['CDL'] };
  expect(scoreOf({ ...candidate, ...lacking }, { ...posting, licences: ['CDL'] }).score).toBe(49);
  const stranger = {
    titles: wanting('Welder'),
    ...lacking,
  };
  expect(scoreOf(stranger, { ...posting, licences: ['CDL'] }).score).toBeLessThan(40);
});

import { describe, expect, it } from 'vitest';
import { profileWith } from '../../profile/testing/profile-with.ts';
import { resumeWith } from '../testing/builders.ts';
import { buildCandidate, canSearch } from './candidate.ts';

describe('buildCandidate', () => {
  it('takes the defaults of a new profile for silence', () => {
    const candidate = buildCandidate(profileWith(), null);
    expect(candidate).toMatchObject({
      titles: [],
      years: null,
      place: null,
      workplaces: null,
      pay_floor: null,
    });
    expect(candidate.skills.size).toBe(0);
    expect(canSearch(candidate)).toBe(false);
  });

  it('takes a value that the user chose although it equals the default', () => {
    const chosen = profileWith({ location: 'NY', experience: '0-1 years' });
    expect(buildCandidate(chosen, null)).toMatchObject({
      years: { min: 0, max: 1 },
      place: { region: 'NY' },
    });
  });

  it('takes the user’s own words over the file', () => {
    const candidate = buildCandidate(
      profileWith({ location: 'Chicago, IL', experience: '5-10 years', job_titles: ['Data Engineer'] }),
      resumeWith({ location: 'Albany, NY', years: 2, titles: ['Data Analyst'] }),
    );
    expect(candidate.place?.city).toBe('chicago');
    expect(candidate.years).toEqual({ min: 5, max: 10 });
    expect(candidate.titles.map((title) => title.text)).toEqual(['data engineer', 'data analyst']);
    expect(candidate.titles[1]?.weight).toBeLessThan(1);
  });

  it('takes the exact years of the file where they lie in the chosen band', () => {
    expect(
      buildCandidate(profileWith({ experience: '3-5 years' }), resumeWith({ years: 4.2 })).years,
    ).toEqual({ min: 4.2, max: 4.2 });
  });

  it('brings skills under one name, with what comes with them', () => {
    const { skills } = buildCandidate(profileWith({ skills: ['nextjs', 'excel', 'Tidal modelling'] }), null);
    expect([...skills]).toEqual(
      expect.arrayContaining(['Next.js', 'React', 'JavaScript', 'Excel', 'Tidal modelling']),
    );
  });

  it('reads degree, languages and licences of the file', () => {
    const candidate = buildCandidate(
      null,
      resumeWith({
        degree: 'B.S. in Nursing',
        languages: ['Spanish - fluent'],
        certificates: ['RN, State of New York'],
      }),
    );
    expect(candidate).toMatchObject({ degree: 'bachelor', languages: ['Spanish'], licences: ['RN license'] });
  });

  it('takes no skill from the additional information, where people also say what they do not want', () => {
    const { skills } = buildCandidate(profileWith({ additional_info: 'No PHP, please.' }), null);
    expect([...skills]).toEqual([]);
  });

  it('reads licences from the additional information, and never from the demographic one', () => {
    const said = 'I hold a CDL.';
    expect(buildCandidate(profileWith({ additional_info: said }), null).licences).toEqual(['CDL']);
    const demographic = buildCandidate(profileWith({ demographic_info: said }), null);
    expect([...demographic.licences, ...demographic.licences_lacking]).toEqual([]);
  });

  it.each([
    [[], false],
    [['Software Engineer'], true],
    [['Software Engineer', 'Director of Engineering'], false],
  ])('wants work of any level if it names jobs and no level: %j', (job_titles, any_level) => {
    expect(buildCandidate(profileWith({ job_titles }), null).any_level).toBe(any_level);
  });

  it('counts an hourly wish as a year’s', () => {
    const monthly = buildCandidate(profileWith({ salary_min: 4_000_00, salary_period: 'month' }), null);
    expect(monthly.pay_floor?.amount).toBe(48_000_00);
    const { pay_floor } = buildCandidate(profileWith({ salary_min: 25_00, salary_period: 'hour' }), null);
    expect(pay_floor).toEqual({ amount: 52_000_00, currency: 'USD' });
  });
});

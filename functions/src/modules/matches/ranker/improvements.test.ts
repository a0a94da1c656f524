import { describe, expect, it } from 'vitest';
import type { FeatureInput } from '../../job-text/features/posting-features.ts';
import { profileWith } from '../../profile/testing/profile-with.ts';
import { analyst, improvementsOf, scoreOf, yearlyPay } from '../testing/analyst.ts';
import { resumeWith } from '../testing/builders.ts';
import { analystWith, facts, to } from '../testing/improvements.ts';

describe('findImprovements', () => {
  it('names each missing skill, required ones first, and the years that are asked for', () => {
    const { score, improvements } = improvementsOf(analyst);
    expect(score).toBe(scoreOf(analyst).score);
    expect(improvements).toContainEqual({ fact: 'skill', skill: 'dbt', required: true, to });
    expect(improvements).toContainEqual({ fact: 'experience', band: '3-5 years', to });
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
    const fits = analystWith({
      skills: ['SQL', 'Python', 'Tableau', 'dbt', 'Snowflake'],
      experience: '5-10 years',
    });
    expect(improvementsOf(fits)).toEqual({ score: scoreOf(fits).score, improvements: [], unstated: [] });
  });

  it('gives nothing to somebody of whom nothing is known', () => {
    expect(improvementsOf({ profile: profileWith(), resume: null })).toEqual({
      score: null,
      improvements: [],
      unstated: [],
    });
  });

  it('puts the highest score first, whatever kind of fact leads to it', () => {
    const { improvements } = improvementsOf(
      analystWith({ job_titles: ['Registered Nurse'], salary_min: 200_000_00 }),
    );
    const scores = improvements.map((one) => one.to);
    expect(new Set(facts(improvements))).toEqual(new Set(['title', 'skill', 'pay', 'experience']));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(improvements[0]).toMatchObject({ fact: 'title' });
  });
});

describe('what the job leaves open', () => {
  /** Skills are missing, so that what is open could raise the score. */
  const skilled = analystWith({ skills: ['SQL', 'Python'] });

  it('is the employer’s part, never an improvement of the person’s', () => {
    const { improvements, unstated } = improvementsOf(skilled, { salary: null });
    expect(unstated.map(({ fact }) => fact)).toContain('pay');
    expect(facts(improvements)).not.toContain('pay');
  });

  it.each<['pay' | 'place' | 'experience', Partial<FeatureInput>, Partial<FeatureInput>]>([
    ['pay', { salary: null }, { salary: yearlyPay(90_000, 90_000) }],
    ['place', { locations: [], workplace: null }, { locations: ['Newark, NJ'] }],
    [
      'experience',
      { description_text: 'Requirements:\nSQL, Python, Tableau and dbt' },
      { description_text: 'Requirements:\nSQL, Python, Tableau and dbt\n1 year of experience' },
    ],
  ])('is its %s, with the score if that suited the person exactly', (fact, silent, suiting) => {
    const { unstated } = improvementsOf(skilled, silent);
    expect(unstated).toEqual([{ fact, to }]);
    expect(unstated[0]?.to).toBe(scoreOf(skilled, { ...silent, ...suiting }).score);
  });

  it('is not its place if it says that the work is remote, or names any place', () => {
    const far = { locations: ['Boise, ID'] };
    for (const given of [
      { locations: [], workplace: 'remote' as const },
      { locations: [], workplace: 'onsite' as const },
      { ...far, workplace: 'onsite' as const },
      { ...far, workplace: null },
    ])
      expect(improvementsOf(analystWith({ is_remote: true }), given).unstated).toEqual([]);
  });

  it('is not its pay if that is stated, however low', () => {
    expect(improvementsOf(analystWith({ salary_min: 150_000_00 })).unstated).toEqual([]);
  });

  it('is left out where it could not raise the score', () => {
    const fits = analystWith({
      skills: ['SQL', 'Python', 'Tableau', 'dbt', 'Snowflake', 'Airflow', 'Looker', 'Power BI'],
      experience: '5-10 years',
    });
    const description_text =
      'Requirements:\nSQL, Python, Tableau, dbt, Snowflake, Airflow, Looker and Power BI\nAt least 5 years of experience';
    expect(improvementsOf(fits, { salary: null, description_text })).toEqual({
      score: 100,
      improvements: [],
      unstated: [],
    });
  });

  it('is not its years if its title names a level', () => {
    const given = { title: 'Senior Data Analyst', description_text: 'Requirements:\nSQL, dbt' };
    expect(improvementsOf(analyst, given).unstated).toEqual([]);
  });

  it('counts only for what the person has said, the highest score first', () => {
    const vague = {
      description_text: 'Requirements:\nSQL, Python, Tableau and dbt',
      locations: [],
      workplace: null,
      salary: null,
    };
    const { unstated } = improvementsOf(skilled, vague);
    expect(unstated.map(({ fact }) => fact).sort()).toEqual(['experience', 'pay', 'place']);
    const scores = unstated.map((one) => one.to);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const silent = analystWith({ salary_min: null, unanswered: ['location', 'experience'] });
    expect(improvementsOf(silent, vague)).toMatchObject({ unstated: [] });
  });

  it('counts whole years, as jobs do', () => {
    const person = analystWith({}, resumeWith({ years: 2.7 }));
    const description_text = 'Requirements:\nSQL, Python, Tableau and dbt';
    const stated = { description_text: `${description_text}\nAt least 2 years of experience` };
    expect(improvementsOf(person, { description_text }).unstated).toEqual([
      { fact: 'experience', to: scoreOf(person, stated).score },
    ]);
  });
});

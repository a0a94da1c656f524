import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../contract/limits.ts';
import { analyst, scoreOf } from '../testing/analyst.ts';
import { also, analystWith, only, to } from '../testing/improvements.ts';

const asking = (skills: string[], preferred: string[] = []) => ({
  description_text: [
    `Requirements:\n${skills.join(', ')}`,
    ...(preferred.length > 0 ? [`Preferred:\n${preferred.join(', ')}`] : []),
  ].join('\n'),
});

describe('a missing skill', () => {
  it('says whether the job requires or prefers it', () => {
    const skills = only('skill', {}, asking(['SQL', 'dbt'], ['Looker', 'Python']));
    expect(skills).toEqual([
      { fact: 'skill', skill: 'dbt', required: true, to },
      { fact: 'skill', skill: 'Looker', required: false, to },
    ]);
    expect(skills[0]?.to).toBeGreaterThan(skills[1]?.to ?? 0);
  });

  it('is one of at most six, those that raise the score the most', () => {
    const preferred = ['Airflow', 'Snowflake', 'Looker', 'Excel'];
    const required = ['SQL', 'dbt', 'Tableau', 'Apache Kafka', 'Terraform'];
    const skills = only('skill', {}, asking(required, preferred));
    expect(skills).toHaveLength(6);
    expect(skills.filter((one) => one.required).map(({ skill }) => skill)).toEqual(
      expect.arrayContaining(required.slice(1)),
    );
  });

  it('comes before others of the job if it implies them', () => {
    const required = [
      'Tableau',
      'dbt',
      'Airflow',
      'Snowflake',
      'Looker',
      'Terraform',
      'JavaScript',
      'React',
      'Next.js',
    ];
    const skills = only('skill', {}, asking(required));
    expect(skills).toHaveLength(6);
    expect(skills[0]).toMatchObject({ skill: 'Next.js' });
  });

  it('is not offered to somebody whose list of skills is full', () => {
    const list = (length: number) => Array.from({ length }, (_, i) => `Skill ${i}`);
    expect(only('skill', { skills: list(LIMITS.skills - 1) })).not.toEqual([]);
    expect(only('skill', { skills: list(LIMITS.skills) })).toEqual([]);
  });

  it('is added to the skills of the profile, and does not replace them', () => {
    const [best] = only('skill', {});
    expect(best?.to).toBe(
      scoreOf(analystWith({ skills: [...analyst.profile.skills, best?.skill ?? ''] })).score,
    );
    expect(best?.to).toBeGreaterThan(scoreOf(analystWith({ skills: [best?.skill ?? ''] })).score ?? 100);
  });
});

describe('a wanted title', () => {
  const nurse = { job_titles: ['Registered Nurse'] };

  it('is the title of the job, beside the titles that are there', () => {
    const [title, ...more] = only('title', nurse);
    expect(title).toMatchObject({ fact: 'title', title: 'Data Analyst' });
    expect(more).toEqual([]);
    expect(title?.to).toBe(scoreOf(analystWith({ job_titles: ['Registered Nurse', 'Data Analyst'] })).score);
  });

  it('leaves the seniority of the titles before it as it is', () => {
    const posting = { title: 'Senior Data Analyst', description_text: 'SQL', salary: null };
    const junior = { job_titles: ['Junior Nurse'], experience: '0-1 years' as const };
    const [title] = only('title', junior, posting);
    expect(title?.to).toBe(
      scoreOf(analystWith({ ...junior, job_titles: ['Junior Nurse', 'Senior Data Analyst'] }), posting).score,
    );
  });

  it('is not offered to somebody who has as many titles as a profile holds', () => {
    const list = (length: number) => Array.from({ length }, (_, i) => `Nurse ${'abcdefghij'[i]}`);
    expect(only('title', { job_titles: list(LIMITS.job_titles - 1) })).toHaveLength(1);
    expect(only('title', { job_titles: list(LIMITS.job_titles) })).toEqual([]);
  });
});

describe('years of experience', () => {
  it('are the fewest that raise the score the most', () => {
    expect(only('experience', { experience: '0-1 years' }, also())).toEqual([
      { fact: 'experience', band: '3-5 years', to },
    ]);
  });

  it('are never fewer than the person has, even if the job asks for fewer', () => {
    const few = { description_text: 'Requirements:\nSQL\n1 year of experience' };
    const veteran = { experience: '10+ years' as const };
    expect(scoreOf(analystWith(veteran), few).score).toBeLessThan(
      scoreOf(analystWith({ experience: '1-3 years' }), few).score ?? 0,
    );
    expect(only('experience', veteran, few)).toEqual([]);
  });

  it('are offered in any number to somebody who has not said theirs', () => {
    const silent = { unanswered: ['experience' as const] };
    expect(only('experience', silent)).toEqual([{ fact: 'experience', band: '3-5 years', to }]);
    const few = { description_text: 'Requirements:\nSQL\n1 year of experience' };
    expect(only('experience', silent, few)).toEqual([{ fact: 'experience', band: '0-1 years', to }]);
  });
});

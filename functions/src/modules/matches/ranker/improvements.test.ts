import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../contract/limits.ts';
import type { Improvement } from '../../../contract/matches-improvements.ts';
import type { Profile } from '../../../contract/profile.ts';
import type { FeatureInput } from '../../job-text/features/posting-features.ts';
import { profileWith } from '../../profile/testing/profile-with.ts';
import { ANALYST_POSTING, analyst, improvementsOf, scoreOf, yearlyPay } from '../testing/analyst.ts';
import { resumeWith } from '../testing/builders.ts';
import type { Person } from './improvements.ts';

const to = expect.any(Number);
const facts = (improvements: Improvement[]) => improvements.map(({ fact }) => fact);
const analystWith = (changes: Partial<Profile>, resume: Person['resume'] = null): Person => ({
  profile: { ...analyst.profile, ...changes },
  resume,
});
/** The posting with further conditions below its own. */
const also = (...conditions: string[]) => ({
  description_text: [ANALYST_POSTING.description_text, ...conditions].join('\n'),
});
const asking = (skills: string[], preferred: string[] = []) => ({
  description_text: [
    `Requirements:\n${skills.join(', ')}`,
    ...(preferred.length > 0 ? [`Preferred:\n${preferred.join(', ')}`] : []),
  ].join('\n'),
});

/** The improvements of one kind, for the analyst with these fields and the posting with those. */
function only<F extends Improvement['fact']>(
  fact: F,
  profile: Partial<Profile>,
  given: Partial<FeatureInput> = {},
): Extract<Improvement, { fact: F }>[] {
  return improvementsOf(analystWith(profile), given).improvements.filter(
    (one): one is Extract<Improvement, { fact: F }> => one.fact === fact,
  );
}

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

describe('a workplace', () => {
  it('is remote for a remote job, which keeps what was chosen before', () => {
    const hybrid = { is_hybrid: true };
    const [workplace, ...more] = only('workplace', hybrid, { workplace: 'remote' });
    expect(workplace).toMatchObject({ workplace: 'remote' });
    expect(more).toEqual([]);
    expect(workplace?.to).toBe(
      scoreOf(analystWith({ ...hybrid, is_remote: true }), { workplace: 'remote' }).score,
    );
  });

  it('is hybrid for a hybrid job nearby', () => {
    const remote = { is_remote: true };
    const [workplace, ...more] = only('workplace', remote);
    expect(workplace).toMatchObject({ workplace: 'hybrid' });
    expect(more).toEqual([]);
    expect(workplace?.to).toBe(scoreOf(analystWith({ ...remote, is_hybrid: true })).score);
  });

  it('is any where that fits better than the kind of the job', () => {
    const unclear = { is_remote: true, unanswered: ['location' as const] };
    expect(only('workplace', unclear, { locations: [] })).toMatchObject([{ workplace: 'any' }]);
  });

  it('is any for an office out of reach, unless that is chosen already', () => {
    const far = { locations: ['Boise, ID'], workplace: 'onsite' as const };
    const [workplace] = only('workplace', {}, far);
    expect(workplace).toMatchObject({ workplace: 'any' });
    expect(workplace?.to).toBe(scoreOf(analystWith({ is_any_location: true }), far).score);
    expect(only('workplace', { is_any_location: true }, far)).toEqual([]);
  });

  it('is not remote or hybrid for a job in an office', () => {
    for (const { workplace } of only('workplace', { is_remote: true }, { workplace: 'onsite' }))
      expect(workplace).toBe('any');
  });
});

describe('a place', () => {
  it('is the first of the job, for somebody who has not named theirs', () => {
    const silent = { unanswered: ['location' as const] };
    const two = { locations: ['Trenton, NJ', 'Boise, ID'] };
    expect(only('place', silent, two)).toEqual([{ fact: 'place', place: 'Trenton, NJ', to }]);
    expect(only('place', silent, two)[0]?.to).toBe(
      scoreOf(analystWith({ location: 'Trenton, NJ' }), two).score,
    );
    expect(only('place', silent, { locations: [] })).toEqual([]);
  });

  it('is never another than the one that somebody named', () => {
    expect(only('place', {}, { locations: ['Boise, ID'], workplace: 'onsite' })).toEqual([]);
  });
});

describe('a minimum pay', () => {
  // With the skills but far away: with little else to lose, pay would not move the score by a point.
  const far = { skills: ['SQL', 'Python', 'Tableau', 'dbt'], location: 'Boise, ID' };
  const greedy = { salary_min: 150_000_00, ...far };

  it('is the lower end of the range of the job', () => {
    expect(only('pay', greedy)).toEqual([{ fact: 'pay', amount: 98_000_00, currency: 'USD', to }]);
  });

  it('is the upper end where the job names no lower one', () => {
    const upTo = { salary: { ...yearlyPay(0, 80_000), min: null } as FeatureInput['salary'] };
    expect(only('pay', greedy, upTo)).toEqual([{ fact: 'pay', amount: 80_000_00, currency: 'USD', to }]);
    const fromZero = { salary: yearlyPay(0, 80_000) };
    expect(only('pay', greedy, fromZero)).toEqual([{ fact: 'pay', amount: 80_000_00, currency: 'USD', to }]);
  });

  it('is a year’s pay in the currency of the job, whatever the profile counted in', () => {
    const hourly = { salary_min: 100_00, salary_period: 'hour' as const, ...far };
    expect(only('pay', hourly)[0]?.to).toBe(
      scoreOf(analystWith({ salary_min: 98_000_00, salary_period: 'year', ...far })).score,
    );
    const euros = { ...yearlyPay(98_000, 118_000), currency: 'EUR' } as FeatureInput['salary'];
    expect(only('pay', greedy, { salary: euros })).toEqual([
      { fact: 'pay', amount: 98_000_00, currency: 'EUR', to },
    ]);
  });

  it('is offered only where the job states its pay', () => {
    const silent = analystWith({ salary_min: null, ...far });
    expect(improvementsOf(silent).improvements).toContainEqual({
      fact: 'pay',
      amount: 98_000_00,
      currency: 'USD',
      to,
    });
    const unpaid = improvementsOf(silent, { salary: null });
    expect(facts(unpaid.improvements)).not.toContain('pay');
    // Nobody has said anything about pay, so nothing can be compared.
    expect(unpaid.unstated.map(({ fact }) => fact)).not.toContain('pay');
  });
});

describe('a conflict', () => {
  it.each<[string, Person, Partial<FeatureInput>, Partial<Improvement>, Person]>([
    [
      'sponsorship',
      analystWith({ needs_sponsorship: true }),
      also('We do not sponsor visas.'),
      { fact: 'sponsorship' },
      analystWith({ needs_sponsorship: false }),
    ],
    [
      'the right to work in each country of the job',
      analystWith({ work_authorization: { US: false, CA: false, FR: false } }),
      {
        ...also('You must be authorized to work in the country.'),
        locations: ['Newark, NJ', 'Toronto, Canada'],
      },
      { fact: 'work_authorization', countries: ['US', 'CA'] },
      analystWith({ work_authorization: { US: true, CA: true } }),
    ],
    [
      'a language',
      analystWith({}, resumeWith({ languages: ['English'] })),
      also('You must be fluent in German.'),
      { fact: 'language', language: 'German' },
      analystWith({}, resumeWith({ languages: ['English', 'German'] })),
    ],
    [
      'a degree',
      analystWith({}, resumeWith({ degree: 'Bachelor of Arts' })),
      also('A master’s degree is required.'),
      { fact: 'degree', degree: 'master' },
      analystWith({}, resumeWith({ degree: 'Master of Arts' })),
    ],
    [
      'a license',
      analystWith({ additional_info: 'I have no CDL.' }),
      also('A valid CDL is required.'),
      { fact: 'licence', licence: 'CDL' },
      analystWith({ additional_info: 'I have a CDL.' }),
    ],
  ])('is removed by %s, to the score of somebody who has that', (_, person, given, wanted, after) => {
    expect(scoreOf(person, given).blockers).toHaveLength(1);
    expect(improvementsOf(person, given).improvements).toEqual([
      { ...wanted, to: scoreOf(after, given).score },
    ]);
  });

  it('keeps every single fact from being offered while another conflict stands', () => {
    const person = analystWith({ needs_sponsorship: true }, resumeWith({ languages: ['English'] }));
    const given = also('We do not sponsor visas.', 'You must be fluent in German.');
    expect(scoreOf(person, given).blockers).toHaveLength(2);
    expect(improvementsOf(person, given).improvements).toEqual([]);
  });

  it('about one license is removed without claiming another that is missing', () => {
    const lacking = analystWith({ additional_info: 'I have no CDL. I have no forklift certification.' });
    const one = also('A valid CDL is required.');
    expect(improvementsOf(lacking, one).improvements).toEqual([{ fact: 'licence', licence: 'CDL', to }]);
  });

  it('of two licenses, or of two languages, is not removed by one of them', () => {
    const licences = analystWith({ additional_info: 'I have no CDL. I have no RN license.' });
    const driving = also('A valid CDL is required.', 'Active RN license required.');
    expect(scoreOf(licences, driving).blockers).toHaveLength(2);
    expect(improvementsOf(licences, driving).improvements).toEqual([]);
    const languages = analystWith({}, resumeWith({ languages: ['English'] }));
    const speaking = also('You must be fluent in German.', 'You must be fluent in French.');
    expect(scoreOf(languages, speaking).blockers).toHaveLength(2);
    expect(improvementsOf(languages, speaking).improvements).toEqual([]);
  });

  it('about a license keeps the licenses that the profile names', () => {
    const person = analystWith({ additional_info: 'I have an RN license.\nI have no CDL.' });
    const given = also('A valid CDL is required.', 'Active RN license required.');
    expect(improvementsOf(person, given).improvements).toEqual([{ fact: 'licence', licence: 'CDL', to }]);
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
      skills: ['SQL', 'Python', 'Tableau', 'dbt', 'Snowflake'],
      experience: '5-10 years',
    });
    expect(improvementsOf(fits, { salary: null })).toEqual({ score: 91, improvements: [], unstated: [] });
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

import { describe, expect, it } from 'vitest';
import { PLACEHOLDERS, type Profile } from '../../../contract/profile.ts';
import type { ParsedResume } from '../../../contract/resumes.ts';
import { profileWith } from '../../profile/testing/profile-with.ts';
import { resumeWith } from '../testing/builders.ts';
import { buildCandidate, canSearch } from './candidate.ts';

const fromResume = (resume: ParsedResume) => buildCandidate(null, resume);
const fromProfile = (profile: Partial<Profile>) => buildCandidate(profileWith(profile), null);
const read = <T>(value: T, confidence: number) => ({ value, confidence, source: null });

/** The lowest confidence that counts, and one below it. */
const SURE = 0.4;
const UNSURE = 0.39;

type Job = ParsedResume['experience'][number];
const jobs = (...given: Partial<Job>[]): ParsedResume => ({
  ...resumeWith(),
  experience: resumeWith({ titles: given.map(() => '') }).experience.map((job, i) => ({
    ...job,
    ...given[i],
  })),
});

describe('the titles of a candidate', () => {
  const titles = (profile: Partial<Profile> | null, resume: ParsedResume | null) =>
    buildCandidate(profile && profileWith(profile), resume).titles.map(({ text, weight }) => [
      text,
      Math.round(weight * 1000) / 1000,
    ]);

  it('are those of the last three jobs, the latest counting most', () => {
    expect(titles(null, resumeWith({ titles: ['Welder', 'Baker', 'Cook', 'Farmer'] }))).toEqual([
      ['welder', 1],
      ['baker', 0.9],
      ['cook', 0.9],
    ]);
  });

  it('count past work less once the user says what they want', () => {
    expect(
      titles({ job_titles: ['Nurse'], job_title: 'Carer' }, resumeWith({ titles: ['Welder', 'Baker'] })),
    ).toEqual([
      ['nurse', 1],
      ['carer', 0.85],
      ['welder', 0.85],
      ['baker', 0.765],
    ]);
  });

  it('include the one on the profile, unless it is the placeholder', () => {
    expect(titles({ job_title: 'Carer' }, null)).toEqual([['carer', 1]]);
    expect(titles({ job_title: PLACEHOLDERS.job_title }, null)).toEqual([]);
  });

  it.each([
    ['Data Analyst | Baker', ['data analyst', 'baker']],
    ['Data Analyst • Baker', ['data analyst', 'baker']],
    ['Data Analyst · Baker · Cook', ['data analyst', 'baker']],
    ['Data Analyst/Baker', ['data analyst', 'baker']],
    ['Data Analyst - Baker', ['data analyst', 'baker']],
    ['Data Analyst – Baker', ['data analyst', 'baker']],
    ['Front-End Developer', ['front end developer']],
  ])('include the first two of the headline "%s"', (headline, expected) => {
    expect(titles(null, resumeWith({ headline })).map(([text]) => text)).toEqual(expected);
  });

  it('leave out sentences in a headline or a job title', () => {
    const long = (length: number) =>
      'Baker '
        .repeat(length)
        .slice(0, length - 1)
        .padEnd(length, 'x');
    expect(titles(null, resumeWith({ headline: long(60) }))).toHaveLength(1);
    expect(titles(null, resumeWith({ headline: long(61) }))).toEqual([]);
    expect(titles(null, resumeWith({ titles: [long(80)] }))).toHaveLength(1);
    expect(titles(null, resumeWith({ titles: [long(81)] }))).toEqual([]);
  });

  it('leave out what was read with little confidence', () => {
    expect(titles(null, { ...resumeWith(), headline: read('Baker', SURE) })).toEqual([['baker', 1]]);
    expect(titles(null, { ...resumeWith(), headline: read('Baker', UNSURE) })).toEqual([]);
    expect(titles(null, jobs({ title: 'Cook', confidence: SURE }))).toEqual([['cook', 1]]);
    expect(titles(null, jobs({ title: 'Cook', confidence: UNSURE }, { title: null }))).toEqual([]);
  });

  it('name each work once, with its highest weight, and at most fourteen', () => {
    expect(
      titles(
        { job_titles: ['Data Analyst', 'Senior Data Analyst'] },
        resumeWith({ titles: ['Data Analyst'] }),
      ),
    ).toEqual([['data analyst', 1]]);
    const many =
      'baker cook farmer welder nurse driver pilot plumber roofer painter dentist teacher lawyer'.split(' ');
    expect(titles({ job_titles: many }, resumeWith({ titles: ['Carpenter', 'Sailor'] }))).toHaveLength(14);
  });

  it('come with their words and a vector', () => {
    const [title] = fromProfile({ job_titles: ['Data Analysts'] }).titles;
    expect(title?.tokens).toEqual(['data', 'analyst']);
    expect(title?.vector).toHaveLength(128);
  });
});

describe('the skills of a candidate', () => {
  const names = (resume: ParsedResume) => [...fromResume(resume).skills];

  it.each<[string, ParsedResume]>([
    ['the headline', resumeWith({ headline: 'Tableau expert' })],
    ['the summary', { ...resumeWith(), summary: read('I build with Tableau.', 0.9) }],
    ['a job’s title', resumeWith({ titles: ['Tableau Developer'] })],
    ['a job’s bullets', jobs({ title: null, bullets: ['Sold bread', 'Built Tableau dashboards'] })],
    ['a certificate', resumeWith({ certificates: ['Tableau Desktop Specialist'] })],
  ])('are found in %s', (_, resume) => {
    expect(names(resume)).toContain('Tableau');
  });

  it('are found at the end of a line', () => {
    expect(names(jobs({ title: null, bullets: ['Wrote SQL', 'Baked bread'] }))).toContain('SQL');
  });

  it('listed with little confidence do not count', () => {
    const listed = (confidence: number) => ({
      ...resumeWith(),
      skills: [{ ...read('Tidal modelling', confidence), used_in: [], last_used: null }],
    });
    expect(names(listed(SURE))).toEqual(['Tidal modelling']);
    expect(names(listed(UNSURE))).toEqual([]);
  });

  it('include those named within a longer entry, and no blank one', () => {
    expect([...fromProfile({ skills: ['reports in Tableau and Excel', ' '] }).skills]).toEqual(
      expect.arrayContaining(['Tableau', 'Excel']),
    );
    expect(fromProfile({ skills: [' '] }).skills.size).toBe(0);
  });

  it('leave out soft skills, which nobody can compare', () => {
    expect([...fromProfile({ skills: ['Teamwork', 'SQL'] }).skills]).toEqual(['SQL']);
  });

  it('are enough to search by, as a title is', () => {
    expect(canSearch(fromProfile({ skills: ['SQL'] }))).toBe(true);
    expect(canSearch(fromProfile({ job_titles: ['Baker'] }))).toBe(true);
  });
});

describe('the years of a candidate', () => {
  it.each([
    ['0-1 years', 0, 1],
    ['1-3 years', 1, 3],
    ['3-5 years', 3, 5],
    ['5-10 years', 5, 10],
    ['10+ years', 10, 15],
  ] as const)('in the band "%s" are %d to %d', (experience, min, max) => {
    expect(fromProfile({ experience }).years).toEqual({ min, max });
  });

  it.each([
    [2, 2],
    [6, 6],
    [1.9, null],
    [6.1, null],
  ])('of a resume, %d, count within a year of the band, else the band does', (years, counted) => {
    const expected = counted === null ? { min: 3, max: 5 } : { min: counted, max: counted };
    const candidate = buildCandidate(profileWith({ experience: '3-5 years' }), resumeWith({ years }));
    expect(candidate.years).toEqual(expected);
  });

  it('of a resume count alone while the user chose no band, if they are sure', () => {
    const years = (confidence: number) =>
      buildCandidate(profileWith(), { ...resumeWith(), years_of_experience: read(7, confidence) }).years;
    expect(years(SURE)).toEqual({ min: 7, max: 7 });
    expect(years(UNSURE)).toBeNull();
  });
});

describe('the seniority of a candidate', () => {
  const resume = (confidence: number) => ({ ...resumeWith(), seniority: read('lead' as const, confidence) });

  it('is that of the first wanted title that names one, else the resume’s', () => {
    const wanted = (...job_titles: string[]) =>
      buildCandidate(profileWith({ job_titles }), resume(SURE)).seniority;
    expect(wanted('Baker', 'Senior Baker', 'Junior Baker')).toBe('senior');
    expect(wanted('Baker')).toBe('lead');
    expect(fromResume(resume(SURE)).seniority).toBe('lead');
    expect(fromResume(resume(UNSURE)).seniority).toBeNull();
    expect(fromResume(resumeWith()).seniority).toBeNull();
  });
});

describe('the degree of a candidate', () => {
  const degreeOf = (...degrees: [string | null, number][]) =>
    fromResume({
      ...resumeWith(),
      education: resumeWith({ degree: '' }).education.flatMap((one) =>
        degrees.map(([degree, confidence]) => ({ ...one, degree, confidence })),
      ),
    }).degree;

  it('is the highest, in whatever order they are listed', () => {
    expect(degreeOf(['Bachelor of Arts', 0.9], ['Master of Arts', 0.9])).toBe('master');
    expect(degreeOf(['Master of Arts', 0.9], ['Bachelor of Arts', 0.9])).toBe('master');
    expect(degreeOf(['PhD', UNSURE], ['Bachelor of Arts', SURE], [null, 0.9])).toBe('bachelor');
    expect(degreeOf(['Wine tasting', 0.9])).toBeNull();
  });
});

describe('the licenses of a candidate', () => {
  const have = (...certificates: string[]) => fromResume(resumeWith({ certificates })).licences;

  it.each([
    ['RN', 'RN license'],
    ['Registered Nurse', 'RN license'],
    ['LPN', 'LPN license'],
    ['LVN, Texas', 'LPN license'],
    ['Licensed Practical Nurse', 'LPN license'],
    ['Licensed Vocational Nurse', 'LPN license'],
    ['CNA', 'CNA certification'],
    ['Certified Nursing Assistant', 'CNA certification'],
    ['CDL class A', 'CDL'],
    ['CPA', 'CPA license'],
    ['Certified Public Accountant', 'CPA license'],
    ['Professional Engineer', 'PE license'],
  ])('from the certificate "%s" are %s', (certificate, licence) => {
    expect(have(certificate)).toContain(licence);
  });

  it('are not read from parts of words, and are named once', () => {
    expect(have('Barns and stables', 'Helpnet', 'Macnab', 'Acdlx', 'Scpax')).toEqual([]);
    expect(have('RN', 'Registered Nurse', 'RN license')).toEqual(['RN license']);
  });

  it.each([
    'I have no CDL.',
    'I do not have a CDL.',
    "I don't have a CDL.",
    'I don’t hold a CDL.',
    'I never got a CDL.',
    'I work without a CDL.',
    'I lack a CDL.',
    "I haven't got a CDL.",
    'I am not a CDL holder',
  ])('are lacked by somebody who writes "%s"', (additional_info) => {
    expect(fromProfile({ additional_info })).toMatchObject({ licences: [], licences_lacking: ['CDL'] });
  });

  it.each(['I have a CDL. I do not smoke.', 'I do not smoke; I have a CDL', 'I do not smoke\nI have a CDL'])(
    'are held by somebody who writes %j',
    (additional_info) => {
      expect(fromProfile({ additional_info })).toMatchObject({ licences: ['CDL'], licences_lacking: [] });
    },
  );
});

it('languages of a resume are read in any case, each once', () => {
  const { languages } = fromResume(resumeWith({ languages: ['SPANISH', 'spanish (native)', 'german'] }));
  expect(languages).toEqual(['Spanish', 'German']);
});

describe('the place of a candidate', () => {
  it('is the profile’s, or the resume’s while the user has not said', () => {
    const resume = (confidence: number) => ({ ...resumeWith(), location: read('Albany, NY', confidence) });
    const cityOf = (profile: Partial<Profile>, confidence = SURE) =>
      buildCandidate(profileWith(profile), resume(confidence)).place?.city;
    expect(cityOf({ location: 'Chicago, IL' })).toBe('chicago');
    expect(cityOf({ location: 'Chicago, IL', unanswered: ['location'] })).toBe('albany');
    expect(cityOf({})).toBe('albany');
    expect(cityOf({}, UNSURE)).toBeUndefined();
  });
});

it.each([
  ['is_remote', { remote: true, hybrid: false, anywhere: false }],
  ['is_hybrid', { remote: false, hybrid: true, anywhere: false }],
  ['is_any_location', { remote: false, hybrid: false, anywhere: true }],
] as const)('the workplaces of a candidate who selected only %s are known', (selected, workplaces) => {
  expect(fromProfile({ [selected]: true }).workplaces).toEqual(workplaces);
});

it('the minimum pay of a candidate is per year, in their currency; 0 is none', () => {
  const floor = (salary_min: number) =>
    fromProfile({ salary_min, salary_period: 'year', salary_currency: 'EUR' }).pay_floor;
  expect(floor(50_000_00)).toEqual({ amount: 50_000_00, currency: 'EUR' });
  expect(floor(1)).toEqual({ amount: 1, currency: 'EUR' });
  expect(floor(0)).toBeNull();
});

it('what the user said of work authorization is taken over', () => {
  const said = { work_authorization: { US: true, CA: false }, needs_sponsorship: false };
  expect(fromProfile(said)).toMatchObject(said);
  expect(fromResume(resumeWith())).toMatchObject({ work_authorization: {}, needs_sponsorship: null });
});

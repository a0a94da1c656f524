import { describe, expect, it } from 'vitest';
import { SURE } from '../../../contract/resumes.ts';
import type { ModelAnswer } from './model-answer.ts';
import {
  answered,
  doubtingFirstJob,
  lineOf,
  NOTHING,
  RESUME,
  read,
  settled,
  UNHEADED,
} from './testing/doubted-readings.ts';

describe('what a model answers', () => {
  it('fills a gap and settles a doubt with the words of the resume, and says so', async () => {
    const given = await read(RESUME, doubtingFirstJob);
    const header = lineOf(given, 'Staff Accountant');
    const { parsed, found, confirmed } = settled(
      given,
      answered([
        { id: 'jobs.0.employer', text: 'TIDEWATER & FINCH, LLP', line: header },
        { id: 'jobs.0.title', text: 'Staff Accountant', line: header },
        { id: 'jobs.0.dates', text: 'Jan 2020 – Present', line: header + 1 },
      ]),
    );
    expect({ found, confirmed }).toEqual({ found: 1, confirmed: 2 });
    expect(parsed.experience[0]).toMatchObject({
      title: 'Staff Accountant',
      employer: 'Tidewater & Finch LLP',
      start: '2020-01',
      current: true,
      confidence: 0.7,
      by_model: ['employer'],
    });
    expect(parsed.experience[1]).toEqual(given.parsed.experience[1]);
  });

  it('that agrees with all that was in doubt makes it sure, and is not called the model’s', async () => {
    const given = await read(RESUME, (one) => ({
      ...one,
      experience: one.experience.map((job) => ({ ...job, confidence: 0.6 })),
    }));
    const header = lineOf(given, 'Bookkeeper |');
    const { parsed } = settled(
      given,
      answered([
        { id: 'jobs.1.title', text: 'bookkeeper', line: header },
        { id: 'jobs.1.employer', text: 'Nightingale Harbor Inc.', line: header },
        { id: 'jobs.1.dates', text: 'Mar 2016 - Dec 2019', line: header + 1 },
      ]),
    );
    expect(parsed.experience[1]).toEqual({ ...given.parsed.experience[1], confidence: 0.8 });
    expect(parsed.experience[0]!.confidence).toBe(0.6);
  });

  it.each([
    ['that the resume does not state', 'Finch International', 1],
    ['that a job only mentions', 'Bayside Partners Inc.', 3],
    ['of another job', 'Nightingale Harbor Inc.', 4],
    ['that is its title', 'Staff Accountant', 1],
    ['that is a date', 'Jan 2020', 2],
    ['that is empty', '', 1],
    ['from a sentence that gives orders', 'Google', 6],
  ])('takes no employer %s', async (_, text, line) => {
    const given = await read(RESUME, doubtingFirstJob);
    const header = lineOf(given, 'Staff Accountant');
    const answer = answered([{ id: 'jobs.0.employer', text, line: header + line - 1 }]);
    expect(settled(given, answer)).toEqual({ parsed: given.parsed, found: 0, confirmed: 0 });
  });

  it('mends a job whose title and employer the reader had swapped', async () => {
    const given = await read(RESUME, (one) => ({
      ...one,
      experience: one.experience.map((job, index) =>
        index === 0 ? { ...job, title: job.employer, employer: job.title, confidence: 0.5 } : job,
      ),
    }));
    const line = lineOf(given, 'Staff Accountant');
    const title = { id: 'jobs.0.title', text: 'Staff Accountant', line };
    const employer = { id: 'jobs.0.employer', text: 'Tidewater & Finch LLP', line };
    const both = settled(given, answered([title, employer]));
    expect(both.found).toBe(2);
    expect(both.parsed.experience[0]).toMatchObject({
      title: 'Staff Accountant',
      employer: 'Tidewater & Finch LLP',
      by_model: ['title', 'employer'],
    });
    // Half of it would make one text both.
    expect(settled(given, answered([title])).parsed).toEqual(given.parsed);
    expect(settled(given, answered([{ ...employer, text: 'Staff Accountant' }, title])).found).toBe(0);
  });

  it('makes no school of an employer, and no degree of what is none', async () => {
    const given = await read(RESUME, (one) => ({ ...one, education: [] }));
    const at = (text: string) => ({ text, line: lineOf(given, text) });
    const one = { school: null, degree: null, field: null, dates: null };
    const schools = [
      { ...one, school: at('Tidewater & Finch LLP') },
      { ...one, school: at('Tidewater University'), degree: at('Skills') },
      { ...one, degree: at('Bookkeeper') },
    ];
    expect(settled(given, { ...NOTHING, schools }).parsed.education).toMatchObject([
      { school: 'Tidewater University', degree: null },
    ]);
  });

  it('changes nothing that it was not asked, whatever ids and lists it makes up', async () => {
    const given = await read(RESUME, doubtingFirstJob);
    const header = lineOf(given, 'Bookkeeper |');
    const quote = { text: 'Bookkeeper', line: header };
    const answer: ModelAnswer = {
      values: [
        { id: 'jobs.1.title', text: 'Bookkeeper', line: header },
        { id: 'jobs.99.title', text: 'Bookkeeper', line: header },
        { id: 'full_name', text: 'Nightingale Harbor Inc.', line: header },
        { id: 'email', text: 'Excel', line: header },
        { id: '__proto__', text: 'Excel', line: header },
      ],
      jobs: [{ title: quote, employer: null, dates: null }],
      schools: [{ school: quote, degree: null, field: null, dates: null }],
    };
    expect(settled(given, answer)).toEqual({ parsed: given.parsed, found: 0, confirmed: 0 });
  });

  it('finds the jobs where no heading says where they begin, and what follows from them', async () => {
    const given = await read(UNHEADED);
    expect(given.parsed.experience).toEqual([]);
    const at = (text: string) => ({ text, line: lineOf(given, text) });
    const { parsed, found } = settled(given, {
      values: [],
      jobs: [
        {
          title: at('Records Keeper II'),
          employer: at('Tidewater & Finch LLP'),
          dates: at('Jan 2020 - Present'),
        },
        { title: null, employer: at('Nightingale Harbor House'), dates: at('2016 - 2020') },
        { title: null, employer: at('Bayside Partners Inc.'), dates: null },
        { title: { text: 'Chief Executive', line: 3 }, employer: null, dates: null },
      ],
      schools: [],
    });
    expect(found).toBe(2);
    expect(parsed.experience).toMatchObject([
      { title: 'Records Keeper II', employer: 'Tidewater & Finch LLP', start: '2020-01', current: true },
      { title: null, employer: 'Nightingale Harbor House', start: '2016-01', end: '2020-12' },
    ]);
    for (const job of parsed.experience) expect(job.confidence).toBeLessThan(SURE);
    expect(parsed.years_of_experience.value).toBeGreaterThan(9);
  });

  it('earns nobody a degree', async () => {
    const given = await read(UNHEADED, (one) => ({ ...one, education: [] }));
    const line = lineOf(given, 'Coursework toward');
    const school = { text: 'Tidewater University', line };
    const degree = { text: 'BA', line };
    const { parsed } = settled(given, {
      ...NOTHING,
      schools: [{ school, degree, field: { text: 'History', line }, dates: { text: '2012 - 2015', line } }],
    });
    expect(parsed.education).toMatchObject([
      { school: 'Tidewater University', degree: null, field: 'History', start: '2012-01' },
    ]);
  });

  it('names no degree where the resume says that it was not earned', async () => {
    const given = await read(UNHEADED, (one) => ({
      ...one,
      education: one.education.map((school) => ({ ...school, degree: 'Certificate', confidence: 0.3 })),
    }));
    const line = lineOf(given, 'Coursework toward');
    const answer = answered([{ id: 'schools.0.degree', text: 'BA', line }]);
    expect(settled(given, answer).parsed.education).toEqual(given.parsed.education);
  });

  it('finds a home only among the contact details', async () => {
    const given = await read(
      RESUME.replace('Tidewater & Finch LLP', 'Tidewater & Finch LLP, Denver, CO').replace(
        '12 Harbor Street, Boston, MA 02110',
        'Boston, MA',
      ),
      (one) => ({ ...one, location: { value: null, confidence: 0, source: null } }),
    );
    const home = settled(given, answered([{ id: 'location', text: 'Boston, MA', line: 2 }]));
    expect(home.parsed.location).toEqual({
      value: 'Boston, MA',
      confidence: 0.7,
      source: { page: 1, line: 2 },
      by_model: true,
    });
    const town = settled(given, answered([{ id: 'location', text: 'Staff Accountant', line: 4 }]));
    expect(town.parsed).toEqual(given.parsed);
  });

  it('is less sure where it named another line', async () => {
    const given = await read(RESUME, doubtingFirstJob);
    const line = lineOf(given, 'Staff Accountant') + 2;
    const answer = answered([{ id: 'jobs.0.employer', text: 'Tidewater & Finch LLP', line }]);
    const [job] = settled(given, answer).parsed.experience;
    expect(job).toMatchObject({ employer: 'Tidewater & Finch LLP', confidence: 0.5 });
  });
});

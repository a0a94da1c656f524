import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Career } from '../../functions/src/contract/career.ts';
import { readSources } from '../../functions/src/modules/applications/answers/answer-sources.ts';
import type { ApplicationRecord } from '../../functions/src/modules/applications/lifecycle/application-record.ts';
import { buildDossier } from '../../functions/src/modules/applications/prepare/build-dossier.ts';
import { loadCandidate } from '../../functions/src/modules/matches/load-candidate.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { expectOk, signUpComplete, type TestUser } from '../support/users.ts';

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  user = await signUpComplete(api);
});
afterAll(() => api.close());

const resume = (title: string) => `Grace Hopper
grace@example.com | +1 212 555 0100 | New York, NY

Experience
${title}, Remington Rand, Jan 2015 - Present
- Led a team of five engineers that built the first compiler used in production.

Education
BS Mathematics, Yale University, 2014

Skills
Java, COBOL, Compilers, Public speaking
`;

const upload = async (text: string) =>
  expectOk(
    await api.call('POST', '/api/resumes?file_name=resume.txt', {
      token: user.token,
      bytes: text,
    }),
  ).body;
const read = async (): Promise<Career> =>
  expectOk(await api.call('GET', '/api/career', { token: user.token })).body;
const change = (json: object) => api.call('PATCH', '/api/career', { token: user.token, json });

const JOB = {
  title: 'Compiler Engineer',
  employer: 'Remington Rand',
  location: 'Philadelphia, PA',
  start: '2012-03',
  end: null,
  current: true,
  bullets: ['Ran the first compilers on Kubernetes.'],
};
const SCHOOL = {
  school: 'Yale University',
  degree: 'PhD',
  field: 'Mathematics',
  start: null,
  end: '2012-06',
};

describe('a career', () => {
  it('is what the resume says until it is corrected, with how sure that is and where it stands', async () => {
    expect(await read()).toEqual({
      jobs: [],
      schools: [],
      volunteer: [],
      projects: [],
      own: [],
      offers: { jobs: [], schools: [], volunteer: [], projects: [] },
      file_name: null,
      resume_id: null,
    });
    await upload(resume('Software Engineer'));
    const { jobs, schools, own, file_name } = await read();
    expect(jobs).toMatchObject([
      { title: 'Software Engineer', employer: 'Remington Rand', source: { page: 1, line: 5 } },
    ]);
    expect(jobs[0]?.confidence).toBeLessThan(1);
    expect(schools).toMatchObject([{ school: 'Yale University', degree: 'BS' }]);
    expect({ own, file_name }).toEqual({ own: [], file_name: 'resume.txt' });
  });

  it('that was corrected stays so when another resume is uploaded, until the person returns to the resume', async () => {
    await upload(resume('Software Engineer'));
    const answer = expectOk(await change({ jobs: [JOB] })).body;
    expect(answer).toEqual(await read());
    expect(answer).toMatchObject({
      own: ['jobs'],
      jobs: [{ ...JOB, confidence: 1, source: null }],
      schools: [{ school: 'Yale University' }],
    });
    await upload(resume('Office Clerk'));
    expect((await read()).jobs).toMatchObject([JOB]);
    const back = expectOk(await change({ jobs: null })).body;
    expect(back).toMatchObject({ own: [], jobs: [{ title: 'Office Clerk' }] });
  });

  it('keeps order, and what was removed stays removed', async () => {
    await upload(resume('Software Engineer'));
    const other = { ...JOB, title: 'Clerk', current: false, end: '2013-01' };
    expectOk(await change({ jobs: [other, JOB] }));
    expect((await read()).jobs.map(({ title }) => title)).toEqual(['Clerk', 'Compiler Engineer']);
    expectOk(await change({ jobs: [], volunteer: [JOB], projects: [] }));
    await upload(resume('Office Clerk'));
    const { jobs, volunteer, own } = await read();
    expect({ jobs, own }).toEqual({ jobs: [], own: ['jobs', 'volunteer', 'projects'] });
    expect(volunteer).toMatchObject([JOB]);
  });

  it('of one’s own is offered what a later resume has that it lacks, until it is added or skipped', async () => {
    await upload(resume('Software Engineer'));
    const own = { ...JOB, title: 'Engineer', start: '2015-01' };
    expectOk(await change({ jobs: [own] }));
    // One employer, one month: the same job, however its title was corrected.
    expect((await read()).offers.jobs).toEqual([]);
    const later = (title: string) =>
      resume('Software Engineer').replace('Education', `${title}, Univac, Mar 2010 - Dec 2014\n\nEducation`);
    await upload(later('Programmer'));
    const [offer] = (await read()).offers.jobs;
    expect(offer).toMatchObject({
      title: 'Programmer',
      employer: 'Univac',
      start: '2010-03',
      end: '2014-12',
    });
    expect(offer?.source).not.toBeNull();
    const key = { name: 'Programmer', at: 'Univac', month: '2010-03' };

    const skipped = expectOk(await change({ decided: { jobs: [key] } })).body;
    expect(skipped).toMatchObject({ jobs: [own], offers: { jobs: [] } });
    await upload(later('Programmer'));
    expect((await read()).offers.jobs).toEqual([]);
    await upload(later('Clerk').replace('Univac', 'Eckert'));
    expect((await read()).offers.jobs).toMatchObject([{ title: 'Clerk', employer: 'Eckert' }]);
    // Changed beyond recognition before it was saved.
    const added = { ...JOB, title: 'Assistant', employer: 'Eckert & Co', start: '2009-01' };
    const decided = { jobs: [{ name: 'Clerk', at: 'Eckert', month: '2010-03' }] };
    expect(expectOk(await change({ jobs: [own, added], decided })).body.offers.jobs).toEqual([]);
  });

  it('keeps for measuring how far a resume was read right, in numbers, until the list is the resume’s again', async () => {
    const { id } = await upload(resume('Software Engineer'));
    expectOk(await change({ jobs: [{ ...JOB, employer: 'Remington Rand', start: '2015-01' }] }));
    const kept = async () =>
      (await api.services.db.collection(`users/${user.uid}/corrections`).get()).docs.map((doc) => doc.data());
    const [correction] = await kept();
    expect(correction).toMatchObject({
      resume_id: id,
      list: 'jobs',
      file_type: 'txt',
      language: 'en',
      read: [{ outcome: 'changed', changed: ['bullets', 'location', 'title'] }],
      added: 0,
    });
    expect(JSON.stringify(correction)).not.toMatch(/remington|engineer/i);
    expectOk(await change({ jobs: null }));
    expect(await kept()).toEqual([]);
  });

  it('belongs to one person', async () => {
    expectOk(await change({ jobs: [JOB] }));
    user = await signUpComplete(api);
    expect((await read()).jobs).toEqual([]);
  });

  it.each([
    ['a job without title and employer', { jobs: [{ ...JOB, title: ' ', employer: '' }] }, 'jobs.0.title'],
    ['an end before the start', { jobs: [{ ...JOB, current: false, end: '2011-01' }] }, 'jobs.0.end'],
    ['a month that is none', { schools: [{ ...SCHOOL, end: '2012-13' }] }, 'schools.0.end'],
    [
      'a school without a name or degree',
      { schools: [{ ...SCHOOL, school: '', degree: '' }] },
      'schools.0.school',
    ],
    [
      'a project without a name',
      { projects: [{ name: '', start: null, end: null, bullets: [] }] },
      'projects.0.name',
    ],
    ['more jobs than anyone has', { jobs: Array(41).fill(JOB) }, 'jobs'],
    [
      'more text than can be kept',
      { jobs: Array(22).fill({ ...JOB, bullets: Array(5).fill('x'.repeat(1900)) }) },
      'jobs',
    ],
  ])('may not have %s', async (_, json, path) => {
    const answer = await change(json);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((one: { path: string }) => one.path)).toContain(path);
    expect((await read()).own).toEqual([]);
  });
});

describe('what was corrected', () => {
  const candidate = async () => (await loadCandidate(api.services.match, user.uid)).candidate;

  const knows = ({ skills }: Awaited<ReturnType<typeof candidate>>, skill: string) =>
    [...skills].some((name) => name.toLowerCase() === skill);

  it('is what matches are found by', async () => {
    await upload(resume('Office Clerk'));
    const before = await candidate();
    expect(before.titles.map(({ text }) => text)).toContain('office clerk');
    expect(knows(before, 'kubernetes')).toBe(false);
    expectOk(await change({ jobs: [JOB], schools: [SCHOOL] }));
    const after = await candidate();
    expect(after.titles.map(({ text }) => text)).toContain('compiler engineer');
    expect(after.titles.map(({ text }) => text)).not.toContain('office clerk');
    expect(knows(after, 'kubernetes')).toBe(true);
    expect([before.degree, after.degree]).toEqual(['bachelor', 'doctorate']);
  });

  it('changes what a search was started with, so that the matches count as old', async () => {
    const input = async () => (await loadCandidate(api.services.match, user.uid)).input;
    await upload(resume('Office Clerk'));
    const before = await input();
    expectOk(await change({ jobs: [JOB] }));
    expect(await input()).not.toBe(before);
  });

  it('is what forms are filled with, also without a resume', async () => {
    expectOk(await change({ jobs: [JOB], schools: [SCHOOL] }));
    const sources = await readSources({ ...api.services.application, resume: api.services.resume }, user.uid);
    expect(sources).toMatchObject({
      resume: null,
      jobs: [{ title: 'Compiler Engineer', employer: 'Remington Rand', start: '2012-03', current: true }],
      schools: [{ school: 'Yale University', degree: 'PhD', field_of_study: 'Mathematics', end: '2012-06' }],
      facts: {
        current_title: { value: 'Compiler Engineer', origin: 'profile' },
        current_company: { value: 'Remington Rand', origin: 'profile' },
      },
    });
  });

  it('is what an application is sent with, beside the file as it is', async () => {
    await upload(resume('Office Clerk'));
    expectOk(await change({ jobs: [JOB] }));
    // Only these of the posting are used.
    const posting = {
      title: 'Engineer',
      company: 'Northlight',
      country: 'US',
    } as ApplicationRecord['posting'];
    const { application, resume: deps } = api.services;
    const dossier = await buildDossier({ ...application, resume: deps }, { uid: user.uid, posting });
    expect(dossier).toMatchObject({
      resume: { file_name: 'resume.txt', version: 1 },
      jobs: [{ title: 'Compiler Engineer', employer: 'Remington Rand' }],
      schools: [{ school: 'Yale University', degree: 'BS' }],
      facts: { current_title: { value: 'Compiler Engineer' } },
    });
  });
});

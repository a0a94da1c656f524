import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Career } from '../../functions/src/contract/career.ts';
import { LIMITS } from '../../functions/src/contract/limits.ts';
import { purgeResumes } from '../../functions/src/modules/resumes/resumes.ts';
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

const RAND = 'Software Engineer, Remington Rand, Jan 2015 - Present';
const UNIVAC = 'Programmer, Univac, Mar 2010 - Dec 2014';
const ECKERT = 'Clerk, Eckert, Jan 2008 - Feb 2010';
const resume = (...jobs: string[]) => `Grace Hopper
grace@example.com | +1 212 555 0100 | New York, NY

Experience
${jobs.join('\n\n')}

Education
BS Mathematics, Yale University, 2014

Skills
Java, COBOL, Compilers, Public speaking
`;

const upload = async (...jobs: string[]): Promise<string> =>
  expectOk(
    await api.call('POST', '/api/resumes?file_name=resume.txt', {
      token: user.token,
      bytes: resume(...jobs),
    }),
  ).body.id;
const read = async (): Promise<Career> =>
  expectOk(await api.call('GET', '/api/career', { token: user.token })).body;
const change = async (json: object) =>
  expectOk(await api.call('PATCH', '/api/career', { token: user.token, json })).body;
const offers = async () => (await read()).offers.jobs.map(({ title }) => title);
const key = (name: string, at: string, month: string) => ({ name, at, month });

const JOB = {
  title: 'Software Engineer',
  employer: 'Remington Rand',
  location: '',
  start: '2015-01',
  end: null,
  current: true,
  bullets: [],
};

describe('what was decided on', () => {
  it('is kept of two offers that are skipped at once', async () => {
    await change({ jobs: [] });
    await upload(RAND, UNIVAC, ECKERT);
    expect(await offers()).toEqual(['Software Engineer', 'Programmer', 'Clerk']);
    await Promise.all([
      change({ decided: { jobs: [key('Software Engineer', 'Remington Rand', '2015-01')] } }),
      change({ decided: { jobs: [key('Programmer', 'Univac', '2010-03')] } }),
      change({ decided: { jobs: [key('Clerk', 'Eckert', '2008-01')] } }),
    ]);
    expect(await offers()).toEqual([]);
  });

  it('is all of the resume for two lists that two tabs save first at once', async () => {
    await upload(RAND, UNIVAC);
    await Promise.all([change({ jobs: [JOB] }), change({ schools: [] }), change({ volunteer: [] })]);
    const { offers, own } = await read();
    expect({ jobs: offers.jobs, schools: offers.schools }).toEqual({ jobs: [], schools: [] });
    expect(own).toEqual(['jobs', 'schools', 'volunteer']);
  });

  it('is all of the resumes that an own list stored without it came after, also once it is changed', async () => {
    await upload(RAND, UNIVAC);
    await upload(RAND, ECKERT);
    await change({ jobs: [JOB], schools: [] });
    await api.services.db.doc(`users/${user.uid}/career/own`).update({ settled: FieldValue.delete() });
    expect(await offers()).toEqual([]);
    // Both resumes count, not only the one in use.
    await upload(RAND, UNIVAC, ECKERT, 'Typist, Hollerith, Jan 2005 - Dec 2007');
    expect(await offers()).toEqual(['Typist']);
    await change({ schools: [] });
    expect(await offers()).toEqual(['Typist']);
    await upload(RAND, UNIVAC, ECKERT);
    expect(await offers()).toEqual([]);
  });
});

describe('how far a resume was read right', () => {
  const kept = async () =>
    (await api.services.db.collection(`users/${user.uid}/corrections`).get()).docs
      .map((doc) => doc.id)
      .sort();
  const remove = async (id: string) =>
    expect((await api.call('DELETE', `/api/resumes/${id}`, { token: user.token })).status).toBe(204);

  it('is said by lists that began from it, not by those of another', async () => {
    const first = await upload(RAND, UNIVAC);
    await change({ jobs: [JOB] });
    const second = await upload(RAND, UNIVAC, ECKERT);
    await change({ jobs: [{ ...JOB, title: 'Software engineer' }], schools: [] });
    expect(await kept()).toEqual([`${first}_jobs`, `${second}_schools`].sort());
    // The first one is compared again once it is in use again.
    expectOk(await api.call('POST', `/api/resumes/${first}/activate`, { token: user.token }));
    await change({ jobs: [JOB], schools: [] });
    expect(await kept()).toEqual([`${first}_jobs`, `${second}_schools`].sort());
    const doc = await api.services.db.doc(`users/${user.uid}/corrections/${first}_jobs`).get();
    expect(doc.data()?.read.map((one: { outcome: string }) => one.outcome)).toContain('removed');
  });

  it('is forgotten with the list, whichever resume it began from', async () => {
    const first = await upload(RAND);
    await change({ jobs: [JOB], schools: [] });
    await upload(RAND, UNIVAC);
    await change({ jobs: null });
    expect(await kept()).toEqual([`${first}_schools`]);
  });

  it('is deleted with the resume, once it can no longer be restored', async () => {
    const first = await upload(RAND);
    await change({ jobs: [JOB] });
    const second = await upload(RAND);
    await change({ schools: [] });
    await remove(first);
    expect(await kept()).toHaveLength(2);
    const { resume } = api.services;
    const later = new Date(Date.now() + LIMITS.resume_restore_minutes * 60_000 + 1_000);
    await purgeResumes({ ...resume, clock: () => later });
    expect(await kept()).toEqual([`${second}_schools`]);
  });
});

import { describe, expect, it, test } from 'vitest';
import { entryKey } from '../../contract/career.ts';
import { isSameEntry, offersOf, settledAfter, settledOf } from './career-offers.ts';

const job = (title: string, employer: string, start: string | null = null) => ({
  title,
  employer,
  location: '',
  start,
  end: null,
  current: false,
  bullets: [],
});
const read = (...jobs: ReturnType<typeof job>[]) => ({
  jobs: jobs.map((one) => ({ ...one, confidence: 0.8, source: { page: 1, line: 4 } })),
  schools: [],
  volunteer: [],
  projects: [],
});
const NURSE = job('Registered Nurse', 'Harborlight, Inc.', '2021-03');
const AIDE = job('Nurse Aide', 'Millbrook', '2018-06');
const LEAD = job('Charge Nurse', 'Harborlight', '2024-01');

describe('two entries are the same', () => {
  const same = (a: object, b: object) =>
    isSameEntry(entryKey(a as typeof NURSE), entryKey(b as typeof NURSE));
  it.each([
    ['at one employer in other words, with one title', NURSE, job('registered nurse', 'HARBORLIGHT'), true],
    ['at one employer since one month, with a corrected title', NURSE, { ...NURSE, title: 'RN' }, true],
    ['at one employer, later, with another title', NURSE, LEAD, false],
    ['with one title at two employers', NURSE, { ...NURSE, employer: 'Millbrook' }, false],
    ['if the employer was not read, but title and month are equal', NURSE, { ...NURSE, employer: '' }, true],
    ['not by a missing employer alone', NURSE, job('Registered Nurse', ''), false],
  ])('%s', (_, a, b, expected) => {
    expect([same(a, b), same(b, a)]).toEqual([expected, expected]);
  });

  test('schools by their degree, projects by their name', () => {
    const school = { school: 'SUNY Albany', degree: 'BS', field: '', start: null, end: '2018-05' };
    expect(same(school, { ...school, degree: '', end: null })).toBe(true);
    expect(same(school, { ...school, degree: 'MS', end: '2020-05' })).toBe(false);
    const project = { name: 'Tide table', start: null, end: null };
    expect(same(project, { name: 'Tide Table', start: '2020-01', end: null })).toBe(true);
    expect(same(project, { name: 'Loom', start: null, end: null })).toBe(false);
  });
});

describe('what a resume has that an own list lacks', () => {
  const jobs = (own: object, settled: object, ...found: ReturnType<typeof job>[]) =>
    offersOf(read(...found), own, settled).jobs.map(({ title }) => title);

  it('is offered, with where it was read', () => {
    expect(jobs({ jobs: [NURSE] }, {}, NURSE, LEAD)).toEqual(['Charge Nurse']);
    expect(offersOf(read(LEAD), { jobs: [] }, {}).jobs[0]).toMatchObject({ source: { page: 1, line: 4 } });
  });

  it('is not offered while the list is the resume’s, or once it was decided on', () => {
    expect(jobs({}, {}, LEAD)).toEqual([]);
    expect(jobs({ jobs: [NURSE] }, { jobs: [entryKey(LEAD)] }, LEAD)).toEqual([]);
  });
});

describe('what was decided on', () => {
  it('is all of the resume with the first own list, so that what was removed stays removed', () => {
    const settled = settledAfter({}, {}, read(NURSE, AIDE), { jobs: [NURSE] });
    expect(settled.jobs).toEqual([entryKey(NURSE), entryKey(AIDE)]);
    expect(offersOf(read(NURSE, AIDE, LEAD), { jobs: [NURSE] }, settled).jobs).toMatchObject([LEAD]);
  });

  it('later is only what was added or skipped', () => {
    const before = { jobs: [entryKey(AIDE)] };
    expect(settledAfter(before, { jobs: [NURSE] }, read(LEAD), { jobs: [NURSE] })).toEqual(before);
    const skipped = settledAfter(before, { jobs: [NURSE] }, read(LEAD), {}, { jobs: [entryKey(LEAD)] });
    expect(skipped.jobs).toEqual([entryKey(AIDE), entryKey(LEAD)]);
  });

  it('is kept once, however often it is said', () => {
    let settled = settledAfter({}, {}, read(AIDE), { jobs: [] });
    const again = { jobs: [entryKey(NURSE), entryKey({ ...LEAD, title: 'charge nurse' }), entryKey(LEAD)] };
    for (let save = 0; save < 31; save += 1) {
      settled = settledAfter(settled, { jobs: [] }, read(), { jobs: [] }, again);
    }
    expect(settled.jobs).toEqual([entryKey(AIDE), entryKey(NURSE), entryKey(LEAD)]);
  });

  it('keeps the newest place of what is said again', () => {
    const kept = settledAfter(
      { jobs: [entryKey(NURSE), entryKey(LEAD)] },
      { jobs: [] },
      read(),
      {},
      { jobs: [entryKey(NURSE)] },
    );
    expect(kept.jobs).toEqual([entryKey(LEAD), entryKey(NURSE)]);
  });

  it('is noted for each own list, also if there was nothing to decide on', () => {
    expect(settledAfter({}, {}, read(), { jobs: [NURSE] })).toEqual({ jobs: [] });
    expect(settledAfter({}, { schools: [] }, read(), {}, {})).toEqual({ schools: [] });
  });

  it('is all that resumes said before, for an own list that was stored without it', () => {
    const resumes = [read(NURSE, LEAD), read(AIDE)];
    expect(settledOf({ jobs: [NURSE] }, {}, resumes).jobs).toEqual([AIDE, NURSE, LEAD].map(entryKey));
    expect(settledOf({ jobs: [NURSE] }, { jobs: [] }, resumes)).toEqual({ jobs: [] });
    expect(settledOf({}, {}, resumes)).toEqual({});
  });

  it('is forgotten with the list, and never grows without end', () => {
    expect(settledAfter({ jobs: [entryKey(AIDE)] }, { jobs: [] }, read(), { jobs: null })).toEqual({});
    const many = { jobs: Array.from({ length: 300 }, (_, at) => entryKey(job(`Job ${at}`, 'A'))) };
    const kept = settledAfter({}, { jobs: [] }, read(), {}, many).jobs;
    expect(kept).toHaveLength(60);
    expect(kept?.at(-1)?.name).toBe('Job 299');
  });
});

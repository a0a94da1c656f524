import type { Career } from '@contract/career.ts';
import { describe, expect, it } from 'vitest';
import { doubtOf, type EntryOf, editable, offered, periodOf, placeOf } from './entries.ts';

const JOB = {
  title: 'Nurse',
  employer: 'Harbor Health',
  location: '',
  start: '2019-03',
  end: null,
  current: true,
  bullets: [],
};
const CAREER: Career = {
  jobs: [
    { ...JOB, confidence: 0.9, source: null },
    { ...JOB, title: 'Aide', confidence: 0.5, source: { page: 1, line: 3 } },
  ],
  schools: [],
  volunteer: [],
  projects: [],
  own: [],
  offers: { jobs: [], schools: [], volunteer: [], projects: [] },
  file_name: null,
  resume_id: null,
};

it('an entry is edited without where it was read', () => {
  expect(editable(CAREER, 'jobs')).toEqual([JOB, { ...JOB, title: 'Aide' }]);
});

it('an entry read with doubt is marked wherever it was moved, until it is changed', () => {
  const doubt = doubtOf(CAREER, 'jobs');
  expect(doubt({ ...JOB, title: 'Aide' })).toBe('us');
  expect(doubt({ ...JOB, title: 'Nurse Aide' })).toBeNull();
  expect(doubt(JOB)).toBeNull();
});

it('an entry that a language model found in part is marked as such, and edited without saying so', () => {
  const [job, aide] = [CAREER.jobs[0]!, { ...CAREER.jobs[1]!, by_model: ['title'] }];
  const found = { ...CAREER, jobs: [job, aide] };
  expect(doubtOf(found, 'jobs')({ ...JOB, title: 'Aide' })).toBe('model');
  expect(editable(found, 'jobs')).toEqual([JOB, { ...JOB, title: 'Aide' }]);
});

it('an entry says where it was read wherever it was moved, until it is changed', () => {
  const place = placeOf(CAREER, 'jobs');
  expect(place({ ...JOB, title: 'Aide' })).toEqual([{ page: 1, line: 3 }]);
  expect(place({ ...JOB, title: 'Nurse Aide' })).toEqual([]);
  expect(place(JOB)).toEqual([]);
});

describe('an offer', () => {
  const offers = { ...CAREER.offers, jobs: CAREER.jobs };
  const left = (entries: EntryOf<'jobs'>[], added?: Parameters<typeof offered>[3]) =>
    offered({ ...CAREER, offers }, 'jobs', entries, added).map(({ entry }) => entry.title);

  it('is made until it is in the form, where it was read and with what tells it from others', () => {
    expect(offered({ ...CAREER, offers }, 'jobs', [JOB])).toEqual([
      {
        entry: { ...JOB, title: 'Aide' },
        source: { page: 1, line: 3 },
        key: { name: 'Aide', at: 'Harbor Health', month: '2019-03' },
      },
    ]);
  });

  it('that was added does not come back when the entry is edited', () => {
    expect(left([{ ...JOB, location: 'Salem', bullets: ['Ran a ward'] }])).toEqual(['Aide']);
    const [first] = offered({ ...CAREER, offers }, 'jobs', []);
    expect(left([{ ...JOB, title: 'Charge Nurse', start: '2020-01' }], [first!.key])).toEqual(['Aide']);
  });

  it('of another job at one employer is still made', () => {
    expect(left([{ ...JOB, title: 'Clerk' }])).toEqual(['Nurse', 'Aide']);
  });
});

describe('the period of an entry', () => {
  it.each([
    [{ start: '2019-03', end: null, current: true }, 'Mar 2019 – present'],
    [{ start: '2019-03', end: '2020-01' }, 'Mar 2019 – Jan 2020'],
    [{ start: null, end: '2020-01' }, 'Jan 2020'],
    [{ start: '2019-', end: null }, 'No dates'],
  ])('%o is %s', (period, words) => {
    expect(periodOf(period).replaceAll('\u00a0', ' ')).toBe(words);
  });
});

import type { Career } from '@contract/career.ts';
import { describe, expect, it } from 'vitest';
import { doubtOf, editable, periodOf, placeOf } from './entries.ts';

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
  const doubtful = doubtOf(CAREER, 'jobs');
  expect(doubtful({ ...JOB, title: 'Aide' })).toBe(true);
  expect(doubtful({ ...JOB, title: 'Nurse Aide' })).toBe(false);
  expect(doubtful(JOB)).toBe(false);
});

it('an entry says where it was read wherever it was moved, until it is changed', () => {
  const place = placeOf(CAREER, 'jobs');
  expect(place({ ...JOB, title: 'Aide' })).toEqual([{ page: 1, line: 3 }]);
  expect(place({ ...JOB, title: 'Nurse Aide' })).toEqual([]);
  expect(place(JOB)).toEqual([]);
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

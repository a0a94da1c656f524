import { type Application, ApplicationSummary } from '@contract/applications.ts';
import { expect, test } from 'vitest';
import { withAnswer } from './move-applications.ts';

const application: Application = {
  id: 'a',
  posting: {
    id: 'p',
    source: 'lever',
    title: 'Nurse',
    company: 'Northlight',
    locations: [],
    country: null,
    workplace: null,
    employment_type: null,
    seniority: null,
    salary: null,
    skills: [],
    posted_at: null,
    status: 'open',
    risk_flags: [],
  },
  status: 'interviewing',
  activity: '',
  fields: [],
  questions: [],
  hand_over: null,
  receipt: null,
  failure: null,
  credit: 'spent',
  own: null,
  score: 87,
  known_share: 0.9,
  moves: ['offer'],
  can_undo: true,
  events: [],
  sent_at: '2026-11-20T10:00:00.000Z',
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-22T10:00:00.000Z',
};

test('an answer takes the place of its summary in the list, and of no other', () => {
  const { questions, receipt, events, fields, hand_over, failure, ...shared } = application;
  const before = {
    ...shared,
    status: 'submitted',
    open_questions: 0,
    confirmed: false,
  } as ApplicationSummary;
  const other = { ...before, id: 'b' };
  const data = {
    pages: [
      { items: [other], next_cursor: 'x' },
      { items: [before], next_cursor: null },
    ],
    pageParams: [null, 'x'],
  };
  const after = withAnswer(data, application);
  expect(after.pages[0]?.items).toEqual([other]);
  const [item] = after.pages[1]?.items ?? [];
  expect(item).toMatchObject({ status: 'interviewing', moves: ['offer'], can_undo: true });
  // Only what lists show is kept.
  expect(ApplicationSummary.strict().safeParse(item).error).toBeUndefined();
});

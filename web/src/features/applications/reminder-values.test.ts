import type { Reminder } from '@contract/applications-notes.ts';
import { expect, test } from 'vitest';
import { followUpIn, ReminderSchema, valuesOf } from './reminder-values.ts';

const stored = (input: object) =>
  ({ id: 'r', application_id: 'a', done: false, title: '', company: '', ...input }) as Reminder;

test('a reminder comes back into its form as it was entered', () => {
  const timed = { kind: 'interview', date: '2026-12-01', time: '15:30', text: 'Video call' } as const;
  const allDay = { kind: 'follow_up', date: '2026-12-01', time: '', text: '' } as const;
  for (const values of [timed, allDay]) {
    const input = ReminderSchema.parse(values);
    expect(input.all_day).toBe(values.time === '');
    expect(valuesOf(stored(input))).toEqual(values);
  }
});

test('a date is required', () => {
  const { error } = ReminderSchema.safeParse({ kind: 'task', date: '', time: '', text: '' });
  expect(error?.issues).toMatchObject([{ path: ['date'], message: 'Choose a date.' }]);
});

test('a follow-up in some days is about the whole day, also over the end of a month', () => {
  const input = followUpIn(3, new Date(2026, 10, 29, 23, 50));
  expect(valuesOf(stored(input))).toMatchObject({ kind: 'follow_up', date: '2026-12-02', time: '' });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OwnApplicationSchema } from './own-application-values.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 9, 30) });
});
afterEach(() => {
  vi.useRealTimers();
});

const JOB = { company: ' Northlight ', title: 'Nurse', url: '', date: '2026-11-20' };
const sentAt = (date: string) => OwnApplicationSchema.parse({ ...JOB, date }).sent_at;

test('a day in the past is its noon, where the user is', () => {
  expect(sentAt('2026-11-20')).toBe(new Date(2026, 10, 20, 12).toISOString());
});

test('today is now, because noon may be still to come', () => {
  expect(sentAt('2026-11-22')).toBe(new Date(2026, 10, 22, 9, 30).toISOString());
});

test('a link may be left out, and is checked where it is given', () => {
  expect(OwnApplicationSchema.parse(JOB)).toMatchObject({ company: 'Northlight', url: '' });
  expect(OwnApplicationSchema.parse({ ...JOB, url: ' https://a.example/1 ' }).url).toBe(
    'https://a.example/1',
  );
  const wrong = OwnApplicationSchema.safeParse({ ...JOB, url: 'a.example' });
  expect(wrong.error?.issues).toMatchObject([{ path: ['url'], message: 'Enter a valid link.' }]);
});

test('a day is needed', () => {
  expect(OwnApplicationSchema.safeParse({ ...JOB, date: '' }).error?.issues[0]?.message).toBe(
    'Choose a date.',
  );
});

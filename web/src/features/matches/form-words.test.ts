import type { PreviewedField } from '@contract/applications-form.ts';
import { expect, test } from 'vitest';
import { plainSpaces } from '@/lib/testing/plain-spaces.ts';
import { basisWords, byState, obstacleWords, summaryOf } from './form-words.ts';

const field = (label: string, state: PreviewedField['state']): PreviewedField => ({
  label,
  state,
  required: true,
  value: null,
  origin: null,
  legal: false,
});

test.each([
  [['answered', 'answered'], 'We can answer both questions.'],
  [['answered', 'answered', 'answered'], 'We can answer all 3 questions.'],
  [['answered', 'answered', 'left_empty'], 'We can answer 2 questions.'],
  [['left_empty'], 'No questions for you.'],
  [['answered', 'asked', 'left_empty'], 'We can answer 1 question. You answer the other one.'],
  [['answered', 'asked', 'asked'], 'We can answer 1 question. You answer the other 2.'],
  [['answered'], 'We can answer 1 question.'],
  [['asked', 'asked'], '2 questions for you.'],
] as const)('%j: %s', (states, words) => {
  expect(plainSpaces(summaryOf(states.map((state, at) => field(`Question ${at}`, state))))).toBe(words);
});

test('the form’s order is kept within each group', () => {
  const fields = [field('a', 'asked'), field('b', 'answered'), field('c', 'asked')];
  expect(byState(fields).asked.map(({ label }) => label)).toEqual(['a', 'c']);
});

test('what is not known is said to be unknown', () => {
  expect(basisWords({ basis: 'nothing', read_at: null }, 'Northlight')).toMatch(/when we open the form/);
  expect(basisWords({ basis: 'other_form', read_at: new Date().toISOString() }, 'Northlight')).toBe(
    'From another job at Northlight, just now. This form may ask different questions.',
  );
});

test('a CAPTCHA is left to the person; an unknown obstacle is not mentioned', () => {
  expect(obstacleWords('captcha')).toMatch(/never solve CAPTCHAs/);
  expect(obstacleWords('switched_off')).toBeNull();
  expect(obstacleWords('external')).toMatch(/fill out this form yourself/);
  expect(obstacleWords(null)).toBeNull();
});

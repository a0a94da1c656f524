import type { QuestionGroup } from '@contract/applications-questions.ts';
import { expect, test } from 'vitest';
import { effectOfAnswer, employersOf, waitingWords } from './question-group-words.ts';

const asking = (id: string, company: string, unlocked = true) => ({
  id,
  company,
  title: 'Nurse',
  score: null,
  unlocked,
});
const MANY = [
  asking('1', 'A'),
  asking('2', 'B'),
  asking('3', 'A'),
  asking('4', 'C', false),
  asking('5', 'D'),
];
const group = (applications: QuestionGroup['applications']) => ({ applications }) as QuestionGroup;

test('names each employer once, and counts the rest', () => {
  expect(employersOf(MANY)).toBe('A, B, C, and 1 more');
  expect(employersOf(MANY.slice(0, 2))).toBe('A, B');
});

test('promises only what the answer alone unlocks', () => {
  expect(effectOfAnswer(MANY)).toBe('Unlocks 4 applications');
  expect(effectOfAnswer([asking('4', 'C', false)])).toBe('');
});

test('counts an application once, however many questions it asks', () => {
  expect(waitingWords([group(MANY), group(MANY.slice(0, 1))])).toBe(
    '2 questions are holding up 5 applications.',
  );
  expect(waitingWords([group(MANY.slice(0, 1))])).toBe('1 question is holding up 1 application.');
});

import type { QuestionGroup } from '@contract/applications-questions.ts';
import { expect, test } from 'vitest';
import { plainSpaces } from '@/lib/testing/plain-spaces.ts';
import { answeredWords, effectWords, employersOf, unlockedBy, waitingWords } from './question-group-words.ts';

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

const unlocking = (...unlocked: boolean[]) => ({
  applications: unlocked.map((one, n) => ({
    id: `${n}`,
    title: '',
    company: '',
    score: null,
    unlocked: one,
  })),
});

test.each([
  [unlocking(true), '1 answer unlocks 1 application', '1 application continues'],
  [unlocking(true, true, false), '1 answer unlocks 2 applications', '2 applications continue'],
  [unlocking(false), '1 application asks this', 'Answer saved'],
  [unlocking(false, false), '2 applications ask this', 'Answer saved'],
])('%#: before and after an answer', (one, before, after) => {
  expect(plainSpaces(effectWords(one))).toBe(before);
  expect(plainSpaces(answeredWords(one))).toBe(after);
  expect(unlockedBy(one)).toBe(one.applications.filter(({ unlocked }) => unlocked).length);
});

test('counts an application once, however many questions it asks', () => {
  expect(plainSpaces(waitingWords([group(MANY), group(MANY.slice(0, 1))]))).toBe(
    '2 questions are holding up 5 applications.',
  );
  expect(plainSpaces(waitingWords([group(MANY.slice(0, 1))]))).toBe(
    '1 question is holding up 1 application.',
  );
});

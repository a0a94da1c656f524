import { type FormField, resolveAnswers } from '@huntwell/filler';
import { expect, it } from 'vitest';
import { profileWith } from '../../profile/testing/profile-with.ts';
import { knownAbout } from '../prepare/known-about.ts';
import { answersQuestion } from './answers-question.ts';

const sources = {
  ...knownAbout(profileWith({ full_name: 'Dana Okafor', email: 'dana@huntwell.test' }), null),
  resume: null,
  answers: [],
  posting: { title: 'Nurse', company: 'Northlight', country: 'US' },
};
const field = (label: string, more: Partial<FormField> = {}): FormField => ({
  key: 'q1',
  label,
  kind: 'text',
  required: true,
  options: [],
  value: '',
  demographic: false,
  ...more,
});

/** Asks with a form, then judges the stored question again, as when the user has said more. */
function judgedAgain(asked: FormField): boolean[] {
  return resolveAnswers([asked], sources).questions.map((question) => answersQuestion(question, sources));
}

it.each([
  ['the person themself, by a heading', field('Full name', { section: 'Emergency contact' })],
  ['someone else at work', field('Email', { section: 'Reference 1' })],
])('a question about %s is not answered with the user’s own data when it is judged again', (_, asked) => {
  expect(judgedAgain(asked)).toEqual([false]);
});

it('is answered once the user has said what it asks', () => {
  const [question] = resolveAnswers([field('Middle name')], sources).questions;
  if (!question) throw new Error('Nothing is asked');
  const answer = { topic: question.topic, label: question.label, value: 'Ada', answered_at: '2026-11-01' };
  expect(answersQuestion(question, { ...sources, answers: [answer] })).toBe(true);
});

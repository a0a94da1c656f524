import { type FormField, resolveAnswers } from '@huntwell/filler';
import { expect, it } from 'vitest';
import { profileWith } from '../../profile/testing/profile-with.ts';
import { knownAbout } from '../prepare/known-about.ts';
import { answersQuestion } from './answers-question.ts';
import { questionId } from './group-questions.ts';

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

it('is about whom the whole form told, although the field alone would seem to ask the user', () => {
  const asks = (section: string) => [
    field('Full name', { key: `${section}-name`, section }),
    field('Email', { key: `${section}-email`, section }),
  ];
  const { questions } = resolveAnswers([...asks('Personal'), ...asks('Preceptor')], sources);
  expect(questions.map(({ section }) => section)).toEqual(['Preceptor', 'Preceptor']);
  expect(questions.map((question) => answersQuestion(question, sources))).toEqual([false, false]);
  const [asked] = questions;
  if (!asked) throw new Error('Nothing is asked');
  const answer = { topic: asked.topic, label: asked.label, value: 'Pat Lee', answered_at: '2026-11-01' };
  expect(questions.map((question) => answersQuestion(question, { ...sources, answers: [answer] }))).toEqual([
    true,
    false,
  ]);
});

it('is answered by the profile once it has the fact that the form asked', () => {
  const [question] = resolveAnswers(
    [field('City'), field('Address'), field('ZIP code')],
    sources,
  ).questions.slice(1);
  if (!question) throw new Error('Nothing is asked');
  expect(question.topic).toBe('street_address');
  const facts = { ...sources.facts, street_address: { value: '1 Elm Street', origin: 'profile' as const } };
  expect([sources, { ...sources, facts }].map((one) => answersQuestion(question, one))).toEqual([
    false,
    true,
  ]);
});

it.each(['Declaration', 'Supervisor'])(
  'asks for the name under "%s" for each employer apart, even if the inputs have one name',
  (section) => {
    const ids = ['Northlight', 'Harborview'].flatMap((company) =>
      resolveAnswers([field('Full name', { section })], {
        ...sources,
        posting: { ...sources.posting, company },
      }).questions.map(questionId),
    );
    expect(new Set(ids).size).toBe(2);
  },
);

import { expect, test } from 'vitest';
import type { Dossier } from '../dossier.ts';
import type { FormField } from '../types.ts';
import { planForm } from './plan-form.ts';
import { resolveAnswers } from './resolve-answers.ts';
import { dossier, field, said } from './testing/forms.ts';

const fact = (value: string) => ({ value, origin: 'profile' as const });
const known = dossier({
  facts: {
    city: fact('Boston'),
    degree: fact('BSN'),
    current_title: fact('Nurse'),
    preferred_name: fact('Dee'),
  },
});
const HERE = known.posting;
const ELSEWHERE = { title: 'Charge Nurse', company: 'Harborview', country: 'US' };

/** What the form holds once the person has answered the first question of the one before. */
function afterAnswering(asked: FormField, answer: string, form: FormField[], posting: Dossier['posting']) {
  const [question] = resolveAnswers([asked], known).questions;
  if (!question) throw new Error(`"${asked.label}" is not asked`);
  const told = { ...known, answers: [said(question.topic, answer)], posting };
  return planForm(form, told).map(({ values }) => values.join());
}

test.each([
  ['Alternate email', 'Email', 'dana@huntwell.test'],
  ['Secondary phone', 'Phone', '+15185550123'],
  ['City of current facility', 'City', 'Boston'],
  ['Degree class', 'Degree', 'BSN'],
  ['Desired job title', 'Current job title', 'Nurse'],
  ['Preferred last name', 'Preferred name', 'Dee'],
])('an answer to "%s" changes no "%s", of this form or the next', (label, main, value) => {
  const [other, plain] = [field(label), field(main)];
  expect(afterAnswering(other, 'Another', [plain, other], HERE)).toEqual([value, 'Another']);
  expect(afterAnswering(other, 'Another', [plain], ELSEWHERE)).toEqual([value]);
});

test('an answer to "Email" does not answer "Alternate email"', () => {
  const told = { ...known, answers: [said('email', 'dana@work.test')] };
  expect(planForm([field('Alternate email')], told)[0]).toMatchObject({ action: 'ask', values: [] });
});

test('a second number that was given once is known on the next form', () => {
  const second = field('Secondary phone');
  expect(afterAnswering(second, '+15185550199', [second], ELSEWHERE)).toEqual(['+15185550199']);
});

const signed = field('Full name', { key: 'name', section: 'Declaration' });

test('a signature holds for the form of one job', () => {
  expect(afterAnswering(signed, 'Dana Okafor', [signed], HERE)).toEqual(['Dana Okafor']);
  expect(afterAnswering(signed, 'Dana Okafor', [signed], ELSEWHERE)).toEqual(['']);
  const title = { ...HERE, title: 'Charge Nurse' };
  expect(afterAnswering(signed, 'Dana Okafor', [signed], title)).toEqual(['']);
});

test('a field named "Signature" holds for its own part of the form', () => {
  const [own, guardian] = ['Applicant', 'Guardian'].map((section) =>
    field('Signature', { key: section, section }),
  );
  if (!own || !guardian) throw new Error('No fields');
  expect(afterAnswering(own, 'Dana Okafor', [own, guardian], HERE)).toEqual(['Dana Okafor', '']);
});

test('the name of a supervisor signs nothing', () => {
  const boss = field('Full name', { key: 'name', section: 'Supervisor' });
  for (const posting of [HERE, ELSEWHERE])
    expect(afterAnswering(boss, 'Bob Boss', [signed], posting)).toEqual(['']);
});

test('each employer of a history has a number of its own', () => {
  const entry = (index: number) =>
    ['Company', 'Phone'].map((label) =>
      field(label, {
        key: `${label}${index}`,
        section: 'Employment history',
        repeat: { of: 'job', index },
      }),
    );
  const form = [...entry(0), ...entry(1)];
  const [question] = resolveAnswers(form, known).questions.filter(({ label }) => label === 'Phone');
  const told = { ...known, answers: [said(question?.topic ?? '', '+15185550199')] };
  expect(planForm(form, told).map(({ values }) => values.join())).toEqual(['', '+15185550199', '', '']);
});

test.each(['Phone', 'Title (Mr/Ms)', 'Years known'])(
  'two fields "%s" of one part share no answer, whatever their keys',
  (label) => {
    const [one, two] = ['a', 'b'].map((key) => field(label, { key, section: 'Supervisor' }));
    if (!one || !two) throw new Error('No fields');
    expect(afterAnswering(one, 'First', [two], HERE)).toEqual(['']);
  },
);

test.each(['Previous employment', 'Past employment'])(
  'what was asked of a job under "%s" is answered from then on, and tells nothing of the present one',
  (section) => {
    const present = {
      title: 'Nurse',
      location: '',
      start: '2021-03',
      end: null,
      current: true,
      description: '',
    };
    const employed = dossier({ jobs: [{ ...present, employer: 'Harbor Health' }] });
    const company = field('Company', { section, repeat: { of: 'job', index: 0 } });
    const [question] = resolveAnswers([company], employed).questions;
    const told = { ...employed, answers: [said(question?.topic ?? '', 'Quarry Labs')] };
    const now = field('Current company');
    expect(planForm([company, now], told).map(({ values }) => values.join())).toEqual([
      'Quarry Labs',
      'Harbor Health',
    ]);
  },
);

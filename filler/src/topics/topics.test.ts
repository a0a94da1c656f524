import { expect, test } from 'vitest';
import type { FormField } from '../types.ts';
import { memoryOf, topicOf } from './topics.ts';

const at = (country: string | null, company = 'Acme') => ({ title: 'Baker', company, country });

function field(label: string, more: Partial<FormField> = {}): FormField {
  return {
    key: 'k',
    label,
    kind: 'select',
    required: true,
    options: ['Yes', 'No'],
    value: '',
    demographic: false,
    ...more,
  };
}

test.each([
  ['Are you legally authorized to work in the United States?', 'work_authorization:US'],
  ['Do you have the right to work in the UK?', 'work_authorization:GB'],
  ['Are you eligible to work in Canada?', 'work_authorization:CA'],
])('%s asks for the right to work in the country that it names', (label, topic) => {
  expect(topicOf(field(label), at('DE'))).toMatchObject({ id: topic, legal: true, negated: false });
});

test('a question on the right to work that names no country is about the posting’s', () => {
  expect(topicOf(field('Are you authorized to work here?'), at('DE')).id).toBe('work_authorization:DE');
});

test('without any country it stays a legal question of its own', () => {
  const topic = topicOf(field('Are you authorized to work?'), at(null));
  expect(topic.id).toMatch(/^question:/);
  expect(topic.legal).toBe(true);
});

test('"let us know" names no country', () => {
  expect(topicOf(field('Please let us know: are you legally entitled to work?'), at('CA')).id).toBe(
    'work_authorization:CA',
  );
});

test.each([
  ['Will you now or in the future require sponsorship for employment visa status?', false],
  ['Do you need visa sponsorship?', false],
  ['Can you work for us without sponsorship?', true],
  ['Please confirm that you do not require sponsorship', true],
  ["I don't need sponsorship", true],
])('%s is recognised as sponsorship, negated: %s', (label, negated) => {
  expect(topicOf(field(label), at('US'))).toMatchObject({ id: 'sponsorship:US', legal: true, negated });
});

test('one question for both authorisation and sponsorship is a topic of its own', () => {
  const topic = topicOf(field('Are you authorized to work in the US without sponsorship?'), at(null));
  expect(topic).toMatchObject({ id: 'unsponsored_work:US', legal: true, negated: false });
});

test('the answer to a negated question is never remembered under the plain topic', () => {
  const negated = field('Can you work for us without sponsorship?');
  expect(memoryOf(negated, topicOf(negated, at('US')), at('US'))).toMatch(/^question:/);
});

test('the answer on any employer is never remembered under the topic that a yes follows from', () => {
  const any = field('Are you authorized to work in the US for any employer?');
  const topic = topicOf(any, at('US'));
  expect(topic).toMatchObject({ id: 'unsponsored_work:US', only_yes: true });
  expect(memoryOf(any, topic, at('US'))).toMatch(/^question:/);
});

test.each([
  ['First Name', 'first_name'],
  ['Legal Name', 'full_name'],
  ['Email', 'email'],
  ['LinkedIn URL', 'linkedin'],
  ['Current company', 'current_company'],
  ['Location (City)', 'location'],
  ['What are your salary expectations?', 'salary_expectation'],
  ['How did you hear about this job?', 'how_heard'],
])('%s is %s', (label, topic) => {
  expect(topicOf(field(label, { kind: 'text', options: [] }), at('US')).id).toBe(topic);
});

test('two wordings share a topic, two unknown questions do not', () => {
  const one = topicOf(field('What is your notice period?', { kind: 'text', options: [] }), at('US')).id;
  const other = topicOf(
    field('How much notice do you have to give?', { kind: 'text', options: [] }),
    at('US'),
  ).id;
  expect(one).toBe(other);
  const why = topicOf(field('Why us?', { kind: 'text', options: [] }), at('US')).id;
  const what = topicOf(field('What drives you?', { kind: 'text', options: [] }), at('US')).id;
  expect(why).not.toBe(what);
});

const consent = (label: string) => field(label, { kind: 'checkbox', options: [label] });

test.each([
  'I agree to the processing of my data',
  'I agree to receive marketing and to the processing of my data',
  'I have read the privacy notice',
  'I certify that all answers are true and complete',
  'I authorize the employer to contact me by e-mail',
])('"%s" is agreed to for one employer alone', (label) => {
  const here = topicOf(consent(label), at('US', 'Acme'));
  expect(here).toMatchObject({ legal: true, id: expect.stringMatching(/^question:/) });
  expect(topicOf(consent(label), at('US', 'Acme')).id).toBe(here.id);
  expect(topicOf(consent(label), at('US', 'Globex')).id).not.toBe(here.id);
});

test.each([
  'Were you referred by an employee?',
  'Have you worked for us before?',
  'Do you know anyone at the company?',
  'Are you willing to commute?',
])('"%s" is answered for one employer alone', (label) => {
  expect(topicOf(field(label), at('US', 'Acme')).id).not.toBe(topicOf(field(label), at('US', 'Globex')).id);
});

test('a question that names the US is no question about "us"', () => {
  const label = 'Are you a US citizen?';
  expect(topicOf(field(label), at('US', 'Acme')).id).toBe(topicOf(field(label), at('US', 'Globex')).id);
});

test('the country of a phone number is told from the country of residence by its dialling codes', () => {
  const country = (options: string[]) => topicOf(field('Country', { key: 'country', options }), at('US')).id;
  expect(country(['Canada +1', 'Germany +49'])).toBe('phone_country');
  expect(country(['Canada', 'Germany'])).toBe('country');
});

test.each([
  'If yes, please explain',
  'Please specify',
  'Details',
  'Other, please specify',
  'Wenn ja, welche?',
  'Si oui, précisez',
])('"%s" is answered for its own question alone', (label) => {
  const idOf = (key: string, company: string) =>
    topicOf(field(label, { key, kind: 'text', options: [] }), at('US', company)).id;
  expect(idOf('q1', 'Acme')).toBe(idOf('q1', 'Acme'));
  expect(new Set([idOf('q1', 'Acme'), idOf('q1~2', 'Acme'), idOf('q1', 'Globex')]).size).toBe(3);
});

test.each(['Emergency contact', 'Reference 1', 'Professional references', 'Next of kin'])(
  'a phone number or an email under "%s" is not the applicant’s',
  (section) => {
    for (const [label, kind] of [
      ['Phone', 'phone'],
      ['Email', 'email'],
      ['Full name', 'text'],
    ] as const) {
      const own = field(label, { kind, options: [] });
      expect(topicOf(own, at('US')).id).not.toMatch(/^question:/);
      expect(topicOf({ ...own, section }, at('US')).id).toMatch(/^question:/);
    }
    const code = field('Country', { key: 'country', options: ['Canada +1', 'Germany +49'], section });
    expect(topicOf(code, at('US')).id).not.toBe('phone_country');
  },
);

test.each(['Senior Recruiter', 'Contact information', 'Emergency Medical Technician', 'Reference Librarian'])(
  'a phone number under "%s" is the applicant’s',
  (section) => {
    expect(topicOf(field('Phone', { kind: 'phone', options: [], section }), at('US')).id).toBe('phone');
  },
);

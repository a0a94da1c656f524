import { expect, test } from 'vitest';
import { dossier, field, valuesOf } from '../testing/forms.ts';

const job = (employer: string, title: string, current: boolean) => ({
  employer,
  title,
  location: 'Salem',
  start: current ? '2023-06' : '2019-02',
  end: current ? null : '2023-05',
  current,
  description: '',
});
const employed = dossier({
  facts: { current_title: { value: 'Ward nurse', origin: 'profile' } },
  jobs: [job('Harbor Health', 'Ward nurse', true), job('Quarry Labs', 'Lab aide', false)],
  answers: [
    { topic: 'salary_expectation:US', value: '90000', label: '', answered_at: '2026-05-03T00:00:00.000Z' },
  ],
});
const form = (...labels: string[]) => labels.map((label, at) => field(label, { key: `k${at}` }));
const told = (...labels: string[]) =>
  Object.entries(valuesOf(form(...labels), employed)).map((entry) => entry.join(': '));

test.each([
  [['Previous employer', 'Job title'], ['Job title: Lab aide']],
  [['Frühere Firma', 'Jobtitel'], ['Jobtitel: Lab aide']],
  [
    ['Current employer', 'Job title'],
    ['Current employer: Harbor Health', 'Job title: Ward nurse'],
  ],
  [
    ['Last employer', 'Job title'],
    ['Last employer: Harbor Health', 'Job title: Ward nurse'],
  ],
  [['Previous experience with wards?', 'Job title'], ['Job title: Ward nurse']],
])('a box below one that names a job is about that job: %s', (labels, values) => {
  expect(told(...labels)).toEqual(values);
});

test('the last job and the one before it are the two newest', () => {
  expect(told('Última empresa', 'Cargo', 'Penúltima empresa', 'Cargo')).toEqual([
    'Última empresa: Harbor Health',
    'Cargo: Lab aide',
    'Penúltima empresa: Quarry Labs',
  ]);
  expect(told('Penúltima empresa')).toEqual([]);
  const two = dossier({ ...employed, jobs: employed.jobs?.map((one) => ({ ...one, current: true })) });
  expect(valuesOf(form('Última empresa', 'Penúltima empresa'), two)).toEqual({});
});

test('what is asked twice in the same words is asked of two jobs', () => {
  const [first, second] = form('Designation', 'Designation');
  if (!first || !second) throw new Error('two fields');
  const asked = valuesOf([first, field('Phone'), { ...second, label: 'Designation ' }], employed);
  expect(Object.keys(asked)).toEqual(['Designation', 'Phone']);
  const under = (section: string) =>
    valuesOf([first, { ...second, section, label: 'DESIGNATION' }], employed);
  expect(Object.keys(under('Now'))).toEqual(['Designation', 'DESIGNATION']);
});

test('pay among the boxes of a job is what that job paid', () => {
  expect(told('Previous employer', 'Salary')).toEqual([]);
  expect(told('Previous employer', 'Desired salary')).toEqual(['Desired salary: 90000']);
});

test('an employer beside a job title is where the applicant works', () => {
  expect(told('Employer', 'Job function')).toContain('Employer: Harbor Health');
  expect(told('Employer', 'Relationship')).toEqual([]);
  expect(told('Employer')).toEqual([]);
});

test.each([
  [['Current company', 'Position'], 'Position: Ward nurse'],
  [['Aktueller Arbeitgeber', 'Funktion'], 'Funktion: Ward nurse'],
  [['Entreprise actuelle', 'Poste'], 'Poste: Ward nurse'],
])(
  'one word for a position right behind the present employer asks for the job there: %j',
  (labels, value) => {
    expect(told(...labels)).toContain(value);
  },
);

test.each([
  [['Email', 'Position']],
  [['Referred by', 'Position']],
  [['Current company', 'Phone', 'Position']],
])('elsewhere it may be the job applied for: %j', (labels) => {
  expect(told(...labels).join()).not.toContain('Position');
});

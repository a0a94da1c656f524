import { describe, expect, test } from 'vitest';
import { dossier, field, valuesOf } from '../testing/forms.ts';

const job = (employer: string, current: boolean) => ({
  employer,
  title: 'Nurse',
  location: 'Salem',
  start: '2021-03',
  end: current ? null : '2023-05',
  current,
  description: '',
});
const entry = (index: number, section = 'Employment') => ({ section, repeat: { of: 'job' as const, index } });
const now = dossier({
  facts: { current_company: { value: 'Harbor Health', origin: 'profile' } },
  jobs: [job('Harbor Health', true), job('Quarry Labs', false), job('Dune', false)],
});

test.each(['Previous employer', 'Former employer', 'Vorheriger Arbeitgeber', 'Předchozí zaměstnavatel'])(
  '"%s" is the newest one that the applicant has left',
  (label) => {
    const form = [field('Current employer', entry(0)), field(label, entry(0))];
    expect(valuesOf(form, now)[label]).toBe('Quarry Labs');
    const only = dossier({ ...now, jobs: [job('Harbor Health', true)] });
    expect(valuesOf([field(label, entry(0)), field(label)], only)).toEqual({});
    expect(valuesOf([field(label, entry(0))], dossier({ facts: now.facts }))).toEqual({});
  },
);

test.each(['Last employer', 'Letzter Arbeitgeber', 'Dernier employeur', 'Última empresa'])(
  '"%s" is the present one, unless the form asks for that too',
  (label) => {
    expect(valuesOf([field(label, entry(0))], now)).toEqual({ [label]: 'Harbor Health' });
    expect(valuesOf([field(label)], now)).toEqual({ [label]: 'Harbor Health' });
    expect(valuesOf([field('Current employer'), field(label)], now)).toEqual({
      'Current employer': 'Harbor Health',
    });
    const two = dossier({ jobs: [job('Harbor Health', true), job('Quarry Labs', true)] });
    expect(valuesOf([field(label)], two)).toEqual({});
    const left = dossier({ jobs: [job('Quarry Labs', false)] });
    expect(valuesOf([field(label, entry(0))], left)).toEqual({ [label]: 'Quarry Labs' });
  },
);

test('under a heading on jobs that have ended, no present one is given', () => {
  const past = field('Company', entry(0, 'Past employment'));
  expect(valuesOf([past], now)).toEqual({ Company: 'Quarry Labs' });
  expect(valuesOf([past], dossier({ ...now, jobs: [job('Harbor Health', true)] }))).toEqual({});
  expect(valuesOf([past], dossier({ facts: now.facts }))).toEqual({});
  for (const section of ['Current or past employment', 'Most recent employer'])
    expect(valuesOf([field('Company', entry(0, section))], now)).toEqual({ Company: 'Harbor Health' });
});

test('past jobs are counted from the present one only if the form asks about it', () => {
  const present = field('Employer', entry(0, 'Current employer'));
  const past = (index: number) => field(`Company ${index}`, entry(index, 'Previous employers'));
  expect(valuesOf([present, past(1), past(2)], now)).toEqual({
    Employer: 'Harbor Health',
    'Company 1': 'Quarry Labs',
    'Company 2': 'Dune',
  });
  expect(valuesOf([past(0), past(1)], now)).toEqual({ 'Company 0': 'Quarry Labs', 'Company 1': 'Dune' });
});

describe('"Previous employment"', () => {
  const under = (label: string, index = 0, section = 'Previous employment') =>
    field(label, entry(index, section));
  const company = under('Company');

  test.each(['Previous employment', 'Prior work experience', 'Vorherige Berufserfahrung'])(
    'is asked about as "%s" while nobody says whether the present job belongs to it',
    (section) => {
      expect(valuesOf([under('Company', 0, section), under('Company 2', 1, section)], now)).toEqual({});
      const left = dossier({ jobs: [job('Quarry Labs', false)] });
      expect(valuesOf([under('Company', 0, section)], left)).toEqual({ Company: 'Quarry Labs' });
    },
  );

  test.each([
    'I currently work here',
    'Is this your present position?',
    'To (leave blank if you still work there)',
  ])('is the whole history beside "%s"', (label) => {
    expect(valuesOf([company, under(label)], now)).toMatchObject({ Company: 'Harbor Health' });
  });

  test('is the whole history where the system calls its boxes so', () => {
    const box = {
      ...company,
      markup: {
        name: 'outsideWorkExperience_employer_0',
        id: '',
        autocomplete: '',
        type: 'text',
        max_length: null,
      },
    };
    expect(valuesOf([box], now)).toEqual({ Company: 'Harbor Health' });
  });

  test.each(['Reason for leaving', 'Final salary', 'Why did you leave this job?'])(
    'is what has ended beside "%s"',
    (label) => {
      expect(valuesOf([company, under(label)], now)).toMatchObject({ Company: 'Quarry Labs' });
    },
  );

  test('is what has ended where the form asks about the present job elsewhere', () => {
    const present = field('Employer', entry(0, 'Current employment'));
    expect(valuesOf([present, under('Company', 1)], now)).toEqual({
      Employer: 'Harbor Health',
      Company: 'Quarry Labs',
    });
    const address = field('Current address');
    expect(valuesOf([address, company], now)).not.toHaveProperty('Company');
  });
});

test.each([
  ['Frühere Arbeitgeber', 'Arbeitgeber'],
  ['Employeurs précédents', 'Employeur'],
  ['Letzter Arbeitgeber', 'Arbeitgeber'],
  ['Experiencia laboral anterior', 'Empresa'],
  ['Ostatnie miejsce pracy', 'Pracodawca'],
  ['', 'Vorletzter Arbeitgeber'],
])('under "%s", "%s" is not the present employer', (section, label) => {
  const now = dossier({ jobs: [job('Harbor Health', true), job('Quarry Labs', false)] });
  expect(Object.values(valuesOf([field(label, { section })], now))).not.toContain('Harbor Health');
  const present = field('Arbeitgeber', { section: 'Aktueller Arbeitgeber' });
  expect(valuesOf([present], now)).toEqual({ Arbeitgeber: 'Harbor Health' });
});

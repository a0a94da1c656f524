import { expect, test } from 'vitest';
import { dossier, field, said, valuesOf } from '../testing/forms.ts';
import { asksAboutLineBefore } from './bare-questions.ts';

test.each([
  'Where?',
  'When',
  'Which company?',
  'If so, where?',
  'Where and when?',
  '¿Dónde?',
  'Bei welcher Firma?',
  'Quand ?',
  'How long?',
  'Gdzie?',
])('a question word alone asks about the line before: %s', (label) =>
  expect(asksAboutLineBefore(field(label))).toBe(true),
);

test.each([
  'Where do you live?',
  'When can you start?',
  'Which city do you live in?',
  'Wo wohnen Sie?',
  'City',
  'Ort',
  'Qualification',
  'Quality',
])('a question with a subject of its own does not: %s', (label) =>
  expect(asksAboutLineBefore(field(label))).toBe(false),
);

const known = dossier({
  facts: {
    city: { value: 'Boston', origin: 'profile' },
    location: { value: 'Boston, MA', origin: 'profile' },
    full_name: { value: 'Dana Okafor', origin: 'profile' },
    current_company: { value: 'Harbor Health', origin: 'resume' },
    years_of_experience: { value: '8', origin: 'resume' },
    education_level: { value: 'Bachelor of Science', origin: 'resume' },
    field_of_study: { value: 'Computer Science', origin: 'resume' },
    languages: { value: 'English, Spanish', origin: 'resume' },
    portfolio: { value: 'https://dana.example', origin: 'profile' },
  },
  answers: [
    said('start_date', '2027-01-15'),
    said('notice_period', '2 weeks'),
    said('driving_licence', 'Yes'),
  ],
});

test.each([
  'Place of birth (city & state)',
  'Period',
  'Notice board',
  'Years worked',
  'Number of years in school',
  'Years of education completed',
  'Studienort',
  'Ausbildungsbetrieb',
  'Language 2',
  'Name on diploma',
  'Dates not available',
  'Name of bonding company',
  'Are you able to drive a company vehicle?',
  'Führerscheinklasse',
])('what only sounds like something that is known is left: %s', (label) => {
  expect(valuesOf([field(label)], known)).toEqual({});
});

test('a notice period is one by its own words', () => {
  const asked = ['Notice period', 'Kündigungsfrist', 'Preavviso', 'İhbar süreniz'].map((label) =>
    field(label),
  );
  expect(Object.values(valuesOf(asked, known))).toEqual(Array(4).fill('2 weeks'));
});

test('a history that goes on from another page, or begins with the oldest job, is left', () => {
  const jobs = [
    {
      title: 'Engineer',
      employer: 'Harbor Health',
      location: '',
      start: '2021',
      end: null,
      current: true,
      description: '',
    },
  ];
  const filled = (section: string) =>
    valuesOf([field('Employer', { section, repeat: { of: 'job', index: 0 } })], dossier({ jobs }));
  expect(Object.values(filled('Employment history'))).toEqual(['Harbor Health']);
  expect(filled('Employment history continued')).toEqual({});
  expect(filled('Employment history (begin with your first job)')).toEqual({});
});

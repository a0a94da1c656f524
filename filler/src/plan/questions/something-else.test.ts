import { expect, test } from 'vitest';
import { dossier, field, said, valuesOf } from '../testing/forms.ts';

const fact = (value: string) => ({ value, origin: 'profile' as const });
const known = dossier({
  facts: {
    city: fact('Boston'),
    postcode: fact('02116'),
    current_title: fact('Nurse'),
    country: fact('US'),
    gpa: fact('3.7'),
    field_of_study: fact('Nursing'),
    languages: fact('English, Spanish'),
  },
  answers: [said('start_date', '2027-01-15')],
});

test.each([
  ['Telefon geschäftlich', 'Telefon'],
  ['Telefono ufficio', 'Telefono'],
  ['Telefone para recado', 'Telefone'],
  ['WhatsApp number', 'Phone (WhatsApp)'],
  ['Contact person', 'Contact phone'],
  ['Nome completo da mãe', 'Nome completo'],
  ['Puesto deseado', 'Current job title'],
  ['Code postal souhaité', 'Code postal'],
  ['City applying for', 'City'],
  ['Standort', 'Stadt'],
  ['Country of residence for tax purposes', 'Country of residence'],
  ['GPA scale', 'GPA'],
  ['Second major', 'Major'],
  ['Native language', 'Languages'],
  ['Sprachen und Niveau', 'Sprachen'],
  ['Verfügbar bis', 'Verfügbar ab'],
  ['Preferred start time', 'Preferred start date'],
])('"%s" asks for something else than "%s"', (other, plain) => {
  const values = valuesOf([field(other)], known);
  expect(values).toEqual({});
  expect(valuesOf([field(plain)], known)).toHaveProperty([plain]);
});

test.each(['Work experience', 'Berufserfahrung', 'Expérience professionnelle'])(
  'a box for text under "%s" wants to be told of it, and a number or a list to be counted',
  (label) => {
    const years = dossier({ facts: { years_of_experience: fact('8') } });
    const options = ['1-5', '6-10', '11-20'];
    expect(valuesOf([field(label)], years)).toEqual({});
    expect(valuesOf([field(label, { kind: 'long_text' })], years)).toEqual({});
    expect(valuesOf([field(label, { kind: 'number' })], years)).toEqual({ [label]: '8' });
    expect(valuesOf([field(label, { kind: 'select', options })], years)).toEqual({ [label]: '6-10' });
    expect(valuesOf([field('Years of experience')], years)).toEqual({ 'Years of experience': '8' });
  },
);

test.each(['Education', 'Formação acadêmica', 'Utbildning'])(
  'a box of many lines under "%s" is not filled with a degree',
  (label) => {
    const taught = dossier({ facts: { education_level: fact('BSN'), degree: fact('BSN') } });
    expect(valuesOf([field(label, { kind: 'long_text' })], taught)).toEqual({});
  },
);

test.each([
  'Year of passing (10th)',
  'PG college',
  'Post graduation',
  'Graduation college',
  'Graduation percentage',
  'Total experience (months)',
  'Home town',
  'Interview location',
])('"%s" is not what stands in the resume', (label) => {
  const taught = dossier({
    facts: {
      school: fact('Tidewater'),
      graduation_date: fact('2017-05'),
      gpa: fact('3.7'),
      years_of_experience: fact('8'),
      city: fact('Boston'),
      location: fact('Boston, MA'),
    },
  });
  expect(valuesOf([field(label)], taught)).toEqual({});
  const plain = ['College', 'Year of graduation', 'GPA', 'Total experience (years)', 'City'];
  expect(
    Object.keys(
      valuesOf(
        plain.map((one) => field(one)),
        taught,
      ),
    ),
  ).toEqual(plain);
});

test('the years of a course are none of experience', () => {
  const years = dossier({ facts: { years_of_experience: fact('8') } });
  const part = { section: 'Education', repeat: { of: 'school' as const, index: 0 } };
  expect(valuesOf([field('Number of years', part)], years)).toEqual({});
});

test('a number takes the notice period in the unit that it names', () => {
  const told = dossier({ answers: [said('notice_period', '2 weeks')] });
  const box = (label: string) => field(label, { kind: 'number' });
  expect(valuesOf([box('Notice period (days)')], told)).toEqual({ 'Notice period (days)': '14' });
  expect(valuesOf([box('Notice period (months)'), box('Notice period')], told)).toEqual({});
});

test('a permanent address may be another than the present one', () => {
  expect(
    valuesOf([field('City', { section: 'Permanent address' }), field('Permanent address')], known),
  ).toEqual({});
  expect(valuesOf([field('City', { section: 'Current address' })], known)).toEqual({ City: 'Boston' });
});

test.each(['12th', 'Class XII', 'Post Graduation'])('a school under "%s" is asked', (section) => {
  const taught = dossier({ facts: { school: fact('Tidewater') } });
  expect(valuesOf([field('School', { section })], taught)).toEqual({});
  expect(valuesOf([field('School', { section: 'Education' })], taught)).toEqual({ School: 'Tidewater' });
});

test.each(['Mobile No. 2', 'Phone 2', 'Email (2)', 'Handy Nr. 3'])(
  '"%s" is one more than the known one',
  (label) => {
    expect(valuesOf([field(label)], dossier())).toEqual({});
  },
);

test.each(['Mobile No. 1', 'Phone 1', 'Email'])('"%s" is the known one', (label) => {
  expect(Object.keys(valuesOf([field(label)], dossier()))).toEqual([label]);
});

test.each([
  'Hvor mange års erfaring har du?',
  'Antal års erfaring',
  'Hur många års erfarenhet har du?',
  'Câți ani de experiență aveți?',
  'Vechime în muncă',
  'Kolik let praxe máte?',
  'Lata doświadczenia',
])('"%s" in a box for text takes the number of years', (label) => {
  const years = dossier({ facts: { years_of_experience: fact('8') } });
  expect(valuesOf([field(label)], years)).toEqual({ [label]: '8' });
});

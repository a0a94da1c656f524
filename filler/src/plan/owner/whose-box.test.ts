import { expect, test } from 'vitest';
import type { FormField } from '../../types.ts';
import { choice, dossier, field, valuesOf } from '../testing/forms.ts';

const fact = (value: string) => ({ value, origin: 'profile' as const });
const known = dossier({
  facts: {
    current_title: fact('Ward nurse'),
    current_company: fact('Harbor Health'),
    street_address: fact('12 Quay Road'),
    city: fact('Salem'),
    state: fact('MA'),
    postcode: fact('01970'),
    country: fact('US'),
    location: fact('Salem, MA'),
    school: fact('Tidewater University'),
    degree: fact('Bachelor of Science'),
    field_of_study: fact('Nursing'),
  },
});

/** A box for each label; "§ Heading" begins a part, and "… ?" is a question of yes or no. */
function formOf(...lines: string[]): FormField[] {
  let section = '';
  return lines.flatMap((line, at) => {
    const [, heading] = /^§ (.*)$/.exec(line) ?? [];
    if (heading !== undefined) {
      section = heading;
      return [];
    }
    const more = { key: `k${at}`, ...(section && { section }) };
    const label = `${line}${' '.repeat(at)}`;
    return [line.endsWith('?') ? choice(line, ['Yes', 'No'], more) : field(label, more)];
  });
}
/** Which boxes are filled, with the number of each among those that ask. */
const filled = (...lines: string[]) => {
  const form = formOf(...lines);
  return Object.keys(valuesOf(form, known)).map((label) => form.findIndex((one) => one.label === label));
};

test.each([
  [
    ['Full name', 'Email', 'Full name', 'Email'],
    [0, 1],
  ],
  [
    ['Vor- und Nachname', 'E-Mail', 'Vor- und Nachname', 'E-Mail'],
    [0, 1],
  ],
  [
    ['§ Personal details', 'First name', 'Last name', 'Email', 'Phone', 'Name', 'Phone'],
    [0, 1, 2, 3],
  ],
  [
    ['City', 'State', 'Phone', 'Employer phone', 'City/State'],
    [0, 1, 2],
  ],
])('of %j, only the first of each is the applicant’s', (lines, own) => {
  expect(filled(...lines)).toEqual(own);
});

test.each([
  [['Email', 'Confirm email', 'Repeat email', 'Verify phone', 'Phone again']],
  [['E-Mail', 'E-Mail wiederholen']],
  [['Correo electrónico', 'Repita el correo electrónico']],
  [['Mobile', 'Phone']],
  [['§ Contact', 'Email', 'Phone', '§ Your details', 'Email', 'Phone']],
  [['§ Create account', 'Email', '§ My information', 'First name', 'Last name', 'Email']],
])('of %j, all are the applicant’s', (lines) => {
  const asks = lines.filter((line) => !line.startsWith('§'));
  expect(filled(...lines)).toEqual(asks.map((_, at) => at));
});

test.each([
  ['Relationship'],
  ['How do you know them'],
  ['Years known'],
  ['Lien de parenté'],
  ['Parentesco'],
  ['Pokrewieństwo'],
])('"%s" tells that the person before it is not the applicant', (asks) => {
  expect(filled('Name', 'Phone', asks, 'Email')).toEqual([]);
  expect(filled('Name', 'Phone', 'Notes', 'Email')).toEqual([0, 1, 3]);
});

test.each([
  [['§ Personal details', 'City', 'Have you ever been convicted of a crime?', 'City', 'State'], [0]],
  [
    ['Street', 'City', 'Have you lived at another address in the past 7 years?', 'Street', 'City'],
    [0, 1],
  ],
  [['Full name', 'Do you have relatives working here?', 'Name', 'Location', 'Job title'], [0]],
  [['Full name', 'Haben Sie Verwandte im Unternehmen?', 'Name', 'Ort'], [0]],
  [['Full name', 'Did you serve in the military?', 'Country'], [0]],
])('of %j, what stands behind the question is of that', (lines, own) => {
  expect(filled(...lines)).toEqual(expect.arrayContaining(own));
  expect(
    filled(...lines).filter(
      (at) => at >= lines.filter((line) => !line.startsWith('§')).findIndex((line) => line.endsWith('?')),
    ),
  ).toEqual([]);
});

test('behind "Have you worked for us before?" a form goes on to the applicant', () => {
  const form = ['Have you previously worked for Globex?', 'Country', 'First name', 'Last name', 'Email'];
  expect(filled(...form)).toEqual([1, 2, 3, 4]);
  expect(filled('§ Account', 'Email', '§ My information', ...form)).toEqual([0, 2, 3, 4, 5]);
});

test.each([
  [['Permanent address', 'City', 'State', 'Zip']],
  [['Previous address', 'City', 'Zip']],
  [['High school', 'City', 'State', 'Year graduated']],
  [['Place of birth', 'State']],
  [['Lieu de naissance', 'Pays']],
  [['Insurance company', 'Phone']],
])('of %j, the bare boxes belong to the first', (lines) => {
  expect(filled(...lines)).toEqual([]);
});

test('a bare box behind a question of no place is the applicant’s', () => {
  expect(filled('Favourite colour', 'City', 'State', 'Phone')).toEqual([1, 2, 3]);
  expect(filled('Present address', 'City', 'Zip')).toEqual([0, 1, 2]);
});

test.each(['Green card', 'Convictions', 'Nursing license', 'Host family', 'Birth'])(
  'under "%s", a place and a date are of that',
  (heading) => {
    const lines = ['§ Personal details', 'Full name', 'Email', `§ ${heading}`];
    expect(filled(...lines, 'City', 'Country', 'Start date')).toEqual([0, 1]);
    expect(filled(...lines, 'Your city')).toEqual([0, 1, 2]);
    expect(filled(...lines, 'Current city')).toEqual([0, 1, 2]);
    expect(filled(...lines, 'Confirm the name of the company where you work now')).toEqual([0, 1, 2]);
  },
);

test.each([
  'Address',
  'Availability',
  'Anschrift',
  'Coordonnées',
  'Domicilio',
  'Weitere Angaben',
  'Over jou',
  'Urvalsfrågor',
  'Join our team',
  'Key facts',
  'Current situation',
  'Stammdaten',
  'Situation géographique',
  'Recapiti',
  'Miejsce zamieszkania',
  'Yhteystiedot',
])('under "%s", they are the applicant’s', (heading) => {
  expect(filled('§ Personal details', 'Full name', 'Email', `§ ${heading}`, 'City')).toEqual([0, 1, 2]);
});

test.each(['Other contact', 'Contact 2', 'Previous residence', 'Persons not related to you'])(
  'under "%s", nothing is the applicant’s a second time',
  (heading) => {
    const personal = ['Full name', 'Phone', 'City'];
    expect(filled('§ Contact', ...personal, `§ ${heading}`, ...personal)).toEqual([0, 1, 2]);
    expect(filled('§ Contact', ...personal, '§ Contact details', ...personal)).toEqual([0, 1, 2, 3, 4, 5]);
  },
);

test.each([
  'Employer use only',
  'For HR only',
  'Do not write below this line',
  'To be completed by the hiring manager',
  'Wird vom Arbeitgeber ausgefüllt',
  'Uso exclusivo de la empresa',
  'Riservato all’azienda',
  'In te vullen door werkgever',
  'Wypełnia pracodawca',
  'İşveren tarafından doldurulacak',
])('under "%s", the employer writes', (heading) => {
  expect(filled('Full name', `§ ${heading}`, 'Start date', 'Job title', 'Phone')).toEqual([0]);
});

test('what the applicant fills is theirs', () => {
  expect(filled('§ To be completed by the applicant', 'Full name', 'Phone')).toEqual([0, 1]);
});

test.each(['Position wanted', 'Degree sought', 'Gewünschte Stelle', 'Poste souhaité'])(
  'under "%s", what somebody has is not asked',
  (heading) => {
    const lines = ['Job title', 'Location', 'Degree', 'Field of study'];
    expect(filled('Full name', `§ ${heading}`, ...lines)).toEqual([0]);
    expect(filled('Full name', `§ ${heading}`, 'Current job title')).toEqual([0, 1]);
  },
);

test.each([
  [['Spouse’s name', 'Date of birth', 'Occupation', 'Employer']],
  [['Guardian', 'Occupation', 'Employer']],
  [['Sponsor', 'Company', 'Job title']],
  [['Reference name', 'Company', 'Job title', 'Phone', 'Email']],
])('of %j, the work is that person’s', (lines) => {
  expect(filled(...lines)).toEqual([]);
});

test('"Employer" beside "Job title" is the applicant’s', () => {
  expect(filled('Full name', 'Employer', 'Job title')).toEqual([0, 1, 2]);
});

test.each([
  ['ref1_phone', 'Phone'],
  ['emergency_phone', 'Phone'],
  ['spouse_name', 'Name'],
  ['birth_city', 'City'],
  ['schoolCity', 'City'],
  ['employer-zip', 'Zip'],
])('a box named %s asks nothing of the applicant', (name, label) => {
  const markup = { name, id: '', autocomplete: '', type: 'text', max_length: null };
  expect(valuesOf([field(label, { markup })], known)).toEqual({});
  expect(valuesOf([field(label, { markup: { ...markup, name: 'box' } })], known)).not.toEqual({});
});

test('in the part of a job, a number that was asked of the applicant is the employer’s', () => {
  const at = { section: 'Present employer', repeat: { of: 'job' as const, index: 0 } };
  const own = field('Phone', { key: 'own' });
  expect(valuesOf([own, field('Phone ', { key: 'theirs', ...at })], known)).toEqual({
    Phone: '+15185550123',
  });
  expect(valuesOf([field('Phone', { key: 'first', ...at })], known)).not.toEqual({});
});

import { describe, expect, test } from 'vitest';
import type { FormField } from '../../types.ts';
import { planForm } from '../plan-form.ts';
import { dossier, field, valuesOf } from '../testing/forms.ts';
import { streetParts } from './address-parts.ts';

const fact = (value: string) => ({ value, origin: 'profile' as const });
const at = (street: string) =>
  dossier({
    facts: {
      street_address: fact(street),
      postcode: fact('20259'),
      city: fact('Hamburg'),
      country: fact('DE'),
    },
  });

test.each([
  ['Biltstraat 112', { street: 'Biltstraat', number: '112' }],
  ['Eppendorfer Weg 12 b', { street: 'Eppendorfer Weg', number: '12 b' }],
  ['12 Beacon Street', { street: 'Beacon Street', number: '12' }],
  ['27 rue de Marseille', { street: 'rue de Marseille', number: '27' }],
  ['12 Beacon Street, Apt 3', null],
  ['Straße des 17. Juni 135', null],
  ['5th Avenue', null],
  ['Hauptstraße', null],
])('%s is divided into street and number only where that is certain', (street, parts) => {
  expect(streetParts(street)).toEqual(parts);
});

test('beside a box for the number, the street goes without it', () => {
  const form = [field('Straat'), field('Huisnummer'), field('Toevoeging', { required: false })];
  expect(valuesOf(form, at('Biltstraat 112'))).toEqual({ Straat: 'Biltstraat', Huisnummer: '112' });
  expect(valuesOf(form, at('Straße des 17. Juni 135'))).toEqual({ Straat: 'Straße des 17. Juni 135' });
  expect(valuesOf([field('Straat en huisnummer')], at('Biltstraat 112'))).toEqual({
    'Straat en huisnummer': 'Biltstraat 112',
  });
});

test('the number of a phone is none of a house', () => {
  const form = [field('Street address'), field('Number', { kind: 'phone' })];
  expect(valuesOf(form, at('Biltstraat 112'))).toEqual({
    'Street address': 'Biltstraat 112',
    Number: '+15185550123',
  });
});

test.each([
  ['PLZ / Ort', '20259 Hamburg'],
  ['Postleitzahl und Stadt', '20259 Hamburg'],
  ['Ort, PLZ', 'Hamburg 20259'],
  ['Ort', 'Hamburg'],
])('one box for "%s" gets %s', (label, value) => {
  expect(valuesOf([field(label)], at('Biltstraat 112'))).toEqual({ [label]: value });
});

test('"Location" in a box that the page calls the city gets the city', () => {
  const known = dossier({
    facts: { city: fact('Lyon'), state: fact('Rhône'), location: fact('Lyon, Rhône') },
  });
  const markup = { name: 'candidate[city]', id: '', autocomplete: '', type: 'text', max_length: null };
  expect(valuesOf([field('Location', { markup })], known)).toEqual({ Location: 'Lyon' });
  expect(valuesOf([field('Location')], known)).toEqual({ Location: 'Lyon, Rhône' });
  expect(valuesOf([field('Location (city, state)', { markup })], known)).toEqual({
    'Location (city, state)': 'Lyon, Rhône',
  });
});

test.each([
  'Emergency contact',
  'Notfallkontakt',
  'Referenz',
  'Ehepartner',
  'Supervisor',
  'Previous address',
])(
  'the postcode and city of somebody else, or of another time, under "%s" are not the applicant’s',
  (section) => {
    const known = at('Biltstraat 112');
    for (const label of ['PLZ / Ort', 'Postcode / City'])
      expect(valuesOf([field(label, { section })], known)).toEqual({});
    expect(valuesOf([field('Street address'), field('Nr.', { section })], known)).toEqual({
      'Street address': 'Biltstraat 112',
    });
  },
);

test('asked again under a heading of which nothing is known, a postcode and city are somebody else’s', () => {
  const form = [
    field('City', { section: 'Personal details' }),
    field('PLZ / Ort', { section: 'Preceptor' }),
    field('Ort, PLZ', { section: 'Personal details' }),
  ];
  expect(valuesOf(form, at('Biltstraat 112'))).toEqual({ City: 'Hamburg', 'Ort, PLZ': 'Hamburg 20259' });
});

test.each(['job', 'school'] as const)('where a %s was, the applicant’s home does not say', (of) => {
  const more = { section: 'Entry', repeat: { of, index: 0 } };
  const entry = [
    field('Firma', more),
    field('PLZ / Ort', more),
    field('Hochschule', more),
    field('City / Zip', more),
  ];
  expect(valuesOf(entry, at('Biltstraat 112'))).toEqual({});
});

test('a number of another part is none of the house, and leaves the street whole', () => {
  const form = [field('Street address', { section: 'Personal' }), field('Number', { section: 'Passport' })];
  expect(valuesOf(form, at('Biltstraat 112'))).toEqual({ 'Street address': 'Biltstraat 112' });
});

test('only the street beside a box for its number goes without it', () => {
  const form = [
    field('Street address', { key: 'a' }),
    field('City'),
    field('Country'),
    field('Straße', { key: 'b' }),
    field('Hausnummer'),
  ];
  expect(valuesOf(form, at('Biltstraat 112'))).toMatchObject({
    'Street address': 'Biltstraat 112',
    Straße: 'Biltstraat',
    Hausnummer: '112',
  });
});

test.each(['birth_city', 'office_city', 'work[city]'])(
  '"Location" in %s is not where the applicant lives',
  (name) => {
    const markup = { name, id: '', autocomplete: '', type: 'text', max_length: null };
    const known = dossier({ facts: { city: fact('Lyon'), location: fact('Lyon, Rhône') } });
    expect(valuesOf([field('Location', { markup })], known)).not.toEqual({ Location: 'Lyon' });
  },
);

test('a place that was asked and now stands beside the number of a document is of that document', () => {
  const home = dossier({
    facts: {
      city: { value: 'Salem', origin: 'profile' },
      state: { value: 'MA', origin: 'profile' },
      postcode: { value: '01970', origin: 'profile' },
    },
  });
  const state = field('State', { key: 'later' });
  const address = [field('City'), field('State'), field('ZIP code')];
  const given = (...more: FormField[]) =>
    planForm([...address, ...more], home).filter(({ action }) => action === 'fill').length;
  expect(given(field('Card number'), state)).toBe(3);
  expect(given(field('Card number'), { ...state, label: 'Which state do you live in?' })).toBe(4);
  expect(
    given(field('Mailing city', { section: 'Mailing address' }), { ...state, section: 'Mailing address' }),
  ).toBe(5);
});

test('a bare number beside the street is that of the house, where the phone is asked for elsewhere', () => {
  const phone = field('Celular', { kind: 'phone' });
  const address = [field('Logradouro'), field('Número')];
  const known = at('Avenida Paes de Barros, 310');
  expect(valuesOf([phone, ...address], known)).toMatchObject({ Número: '310' });
  expect(valuesOf([...address, phone], known)).toMatchObject({ Número: '310' });
});

test('a postcode leaves out its space in a box that has no room for it', () => {
  const markup = { name: '', id: '', autocomplete: '', type: 'text', max_length: 5 };
  const known = dossier({ facts: { postcode: fact('903 26') } });
  expect(valuesOf([field('Postnummer', { markup })], known)).toEqual({ Postnummer: '90326' });
  expect(valuesOf([field('Postnummer', { markup: { ...markup, max_length: 4 } })], known)).toEqual({});
});

test('a box for the city of a job takes no state', () => {
  const repeat = { of: 'job', index: 0 } as const;
  const job = {
    title: 'Welder',
    employer: 'Piedmont',
    location: 'Greensboro, NC',
    start: '2021-04',
    current: true,
  };
  const known = dossier({ jobs: [{ ...job, end: '', description: '' }] });
  expect(valuesOf([field('City', { repeat })], known)).toEqual({ City: 'Greensboro' });
  expect(valuesOf([field('Location', { repeat })], known)).toEqual({ Location: 'Greensboro, NC' });
  expect(valuesOf([field('City, State', { repeat })], known)).toEqual({ 'City, State': 'Greensboro, NC' });
});

describe('the lines of an address', () => {
  const line = (label: string, name = '', section = 'Home') =>
    field(label, { key: `${label} ${name}`, section, required: false, markup: markup(name) });
  const markup = (name: string) => ({ name, id: '', type: 'text', autocomplete: '', max_length: null });
  const topics = (form: FormField[]) => planForm(form, at('Lindenstraße 12')).map(({ topic }) => topic.name);
  const town = line('City');

  test.each([
    ['in the same words', [line('Address', 'addr[0]'), line('Address', 'addr[1]'), town, line('Zip')]],
    [
      'called the second by the page',
      [line('Street address', 'address1'), line('address', 'address2'), town],
    ],
    ['both called a line', [line('Address line', 'l1'), line('Address line', 'l2'), town]],
  ])('get the street once: %s', (_, form) => {
    expect(topics(form).slice(0, 2)).toEqual(['street_address', 'address_line_2']);
    expect(
      Object.values(valuesOf(form, at('Lindenstraße 12'))).filter((value) => value.startsWith('Linden')),
    ).toEqual(['Lindenstraße 12']);
  });

  test.each([
    ['of two places', [line('Address', 'a'), line('Address', 'b', 'Mailing address')]],
    ['whose number stands apart', [line('Street', 'street1'), line('Number', 'street2'), town]],
  ])('are no two: %s', (_, form) => {
    expect(topics(form)).not.toContain('address_line_2');
  });
});

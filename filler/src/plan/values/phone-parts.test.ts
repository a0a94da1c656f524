import { expect, test } from 'vitest';
import { dossier, field, said, valuesOf } from '../testing/forms.ts';
import { phoneParts } from './phone-parts.ts';

const BOXES = [field('Email'), field('Area Code'), field('Phone Number')];
const phone = (value: string) => dossier({ facts: { phone: { value, origin: 'profile' } } });

test('beside a box for the area code, the other one takes the rest of the number', () => {
  expect(valuesOf(BOXES, phone('+14085550123'))).toMatchObject({
    'Area Code': '408',
    'Phone Number': '5550123',
  });
});

test('a number that has no such parts is asked', () => {
  const values = valuesOf(BOXES, phone('+442071838750'));
  expect(Object.keys(values)).toEqual(['Email']);
});

test('alone, or in another part of the form, a number is whole', () => {
  expect(valuesOf([field('Phone Number')], phone('+14085550123'))).toEqual({
    'Phone Number': '+14085550123',
  });
  const apart = [field('Area Code', { section: 'Region' }), field('Phone Number', { section: 'You' })];
  expect(valuesOf(apart, phone('+14085550123'))['Phone Number']).toBe('+14085550123');
});

test('the number of somebody else is no part of the applicant’s', () => {
  const section = 'Emergency contact';
  const other = [field('Area Code', { section }), field('Phone Number', { section })];
  expect(valuesOf(other, phone('+14085550123'))).toEqual({});
});

test.each(['+442071838750', '408 555 0123', '+1408555012', ''])(
  '"%s" has no area code for certain',
  (one) => {
    expect(phoneParts(one)).toBeNull();
  },
);

test('a number that is remembered whole is given in no box for a part of it', () => {
  const known = { ...phone('+14085550123'), answers: [said('phone', '+14085550123')] };
  expect(valuesOf(BOXES, known)).toMatchObject({ 'Area Code': '408', 'Phone Number': '5550123' });
});

test.each([
  ['+5581991234567', 'DDD', '81', '991234567'],
  ['+61293744000', 'Area code', '02', '93744000'],
])('%s is divided as it is written there', (number, label, code, rest) => {
  const boxes = [field(label), field('Número do telefone', { kind: 'phone' })];
  expect(valuesOf(boxes, phone(number))).toEqual({ [label]: code, 'Número do telefone': rest });
});

test.each(['Home Number', 'Home phone', 'Telefon (Festnetz)', 'Teléfono fijo'])(
  'beside a mobile number, "%s" is another one',
  (label) => {
    const other = field(label, { kind: 'phone', required: false });
    expect(valuesOf([field('Mobile number'), other], phone('+14085550123'))).toEqual({
      'Mobile number': '+14085550123',
    });
    expect(valuesOf([other], phone('+14085550123'))).toEqual({ [label]: '+14085550123' });
  },
);

test('an area code that stands with no number of a phone is no postcode', () => {
  const known = dossier({ facts: { postcode: { value: '02116', origin: 'profile' } } });
  expect(valuesOf([field('Area code'), field('Number')], known)).toEqual({});
  expect(valuesOf([field('Postcode')], known)).toEqual({ Postcode: '02116' });
});

test('beside a mobile number, "Telefon privat" is another one', () => {
  const boxes = [field('Telefon privat'), field('Mobil')];
  expect(valuesOf(boxes, phone('+14085550123'))).toEqual({ Mobil: '+14085550123' });
});

test('beside a code that may be of a country or of a town, the number is asked', () => {
  expect(valuesOf([field('Vorwahl'), field('Rufnummer')], dossier())).toEqual({});
  const listed = field('Prefix', { kind: 'combobox' });
  expect(Object.keys(valuesOf([listed, field('Phone')], dossier()))).toContain('Phone');
});

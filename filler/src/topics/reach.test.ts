import { expect, test } from 'vitest';
import { classifyQuestion } from './classify-question.ts';

const nameOf = (label: string, kind: 'email' | 'phone') => classifyQuestion({ label, kind }, 'US').topic;

test.each([
  '',
  'Phone',
  'Contact no',
  'Mobilnummer',
  'Téléphone portable',
  'Telefoonnummer',
  'Matkapuhelin',
  'Number',
  'How can we reach you?',
])('a box for numbers that says "%s" is for the phone', (label) => {
  expect(nameOf(label, 'phone')).toBe('phone');
});

test.each(['', 'E-Mail', 'Correo electrónico', 'Courriel', 'Sähköposti', 'Address', 'User name'])(
  'a box for addresses that says "%s" is for the email',
  (label) => {
    expect(nameOf(label, 'email')).toBe('email');
  },
);

test.each([
  'Zip code',
  'Year graduated',
  'Badge number',
  'Apartment',
  'Fax',
  'Wage per hour',
  'Kundennummer',
  'Their number',
  'Telephone no. of last employer',
])('a box for numbers that says "%s" is not for the phone', (label) => {
  expect(nameOf(label, 'phone')).not.toBe('phone');
});

test.each(['Who sent you?', 'PayPal', 'Their e-mail', 'HR department', 'Company contact'])(
  'a box for addresses that says "%s" is not for the email',
  (label) => {
    expect(nameOf(label, 'email')).not.toBe('email');
  },
);

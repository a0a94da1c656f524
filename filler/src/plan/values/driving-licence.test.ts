import { expect, test } from 'vitest';
import { choice, dossier, said, valuesOf } from '../testing/forms.ts';
import { asksMoreOfLicence } from './driving-licence.ts';

test.each([
  'Do you hold a full, clean UK driving licence?',
  'Do you hold a clean, valid driving licence?',
  'Do you have a full UK driving licence with less than 6 points?',
  'Do you have a full UK manual driving licence and access to a car?',
  'Do you have a driving licence and your own car?',
  '¿Dispones de carnet de conducir y vehículo propio?',
  'Haben Sie einen Führerschein und ein eigenes Auto?',
  'Haben Sie einen Führerschein der Klasse C?',
  'Führerschein Klasse CE vorhanden?',
  'Valid class B driver’s license',
  'Permis C',
  'Führerschein C/CE',
  'C-körkort',
  'Do you have a valid German driver’s license?',
  'Do you have a driving licence from Spain?',
  'Do you have a full, valid EU driving license?',
  'Do you have an international driving licence?',
  'Do you have a valid US driver’s license?',
])('"%s" asks for more than a licence', (label) => {
  expect(asksMoreOfLicence(label, 'GB')).toBe(true);
});

test.each([
  'Do you have a full UK driving licence?',
  'Do you hold a full driving licence valid in the UK?',
  'Have you got a full driving licence?',
  'Besitzen Sie einen Führerschein der Klasse B?',
  'Ben je in het bezit van rijbewijs B?',
  'Êtes-vous titulaire du permis B ?',
  'Führerschein',
])('"%s" asks for a licence', (label) => {
  expect(asksMoreOfLicence(label, 'GB')).toBe(false);
});

test('a clean licence is asked for, as long as the applicant said only that there is one', () => {
  const known = dossier({
    facts: { country: { value: 'GB', origin: 'profile' } },
    answers: [said('driving_licence', 'Yes')],
  });
  const asked = (label: string) => [choice(label, ['Yes', 'No'])];
  const plain = 'Do you hold a full UK driving licence?';
  expect(valuesOf(asked(plain), known)).toEqual({ [plain]: 'Yes' });
  expect(valuesOf(asked('Do you hold a full, clean UK driving licence?'), known)).toEqual({});
});

test.each([
  'Driving licence number',
  'Nº da habilitação',
  'Führerschein Nr.',
  'Numéro de permis de conduire',
])('"%s" is no question for yes or no', (label) => {
  expect(asksMoreOfLicence(label, 'BR')).toBe(true);
});

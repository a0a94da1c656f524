import { describe, expect, it, test } from 'vitest';
import { cleanLabel, saysOptional, saysRequired } from './label-marks.ts';

describe('a label without its marks', () => {
  it.each([
    ['Email*', 'Email'],
    ['Email ( * required )', 'Email'],
    ['Email (this field is required)', 'Email'],
    ['EmailRequired', 'Email'],
    ['Email... required:', 'Email'],
    ['Phone – Optional.', 'Phone'],
    ['What is required', 'What is'],
    ['Required', 'Required'],
    ['Bonus (optional)', 'Bonus'],
    ['2. Email', 'Email'],
    ['Rätt att arbeta? Obligatoriskt', 'Rätt att arbeta?'],
    ['E-Mail Pflichtfeld', 'E-Mail'],
    ['Téléphone Facultatif', 'Téléphone'],
    ['Ist ein Studium erforderlich', 'Ist ein Studium erforderlich'],
    ['Obligatorio', 'Obligatorio'],
  ])('%s', (label, plain) => expect(cleanLabel(label)).toBe(plain));

  it.each(['.', ' ', '(', '(required ', '-', 'required', ' optional', '*', '( ', '. Required'])(
    'is found in a long text of "%s" as quickly as in a short one',
    (piece) => {
      const text = `Email${piece.repeat(60_000)}x`;
      const started = performance.now();
      cleanLabel(text);
      saysRequired(text);
      saysOptional(text);
      expect(performance.now() - started).toBeLessThan(1_000);
    },
  );
});

test('brackets around a mark are part of it', () => {
  expect(cleanLabel('Provincia (*)')).toBe('Provincia');
  expect(cleanLabel('Salary (gross) *')).toBe('Salary (gross)');
});

test('a mark for screen readers that touches the label is none of its words', () => {
  expect(cleanLabel('RequiredFirst Name')).toBe('First Name');
  expect(cleanLabel('Required fieldPostal Code')).toBe('Postal Code');
  expect(cleanLabel('PflichtfeldVorname')).toBe('Vorname');
  expect(saysOptional('OptionalPhone Type')).toBe(true);
  for (const label of ['Required documents', 'Optional benefits', 'Requirements'])
    expect(cleanLabel(label)).toBe(label);
});

import { expect, test } from 'vitest';
import { dossier, field, valuesOf } from '../testing/forms.ts';

const known = dossier({
  schools: [
    {
      school: 'Tidewater',
      degree: 'Bachelor of Arts',
      field_of_study: 'History',
      start: null,
      end: '2019',
      gpa: '3.6',
    },
  ],
});
const told = (label: string, section?: string) =>
  Object.values(
    valuesOf([field(label, section ? { section, repeat: { of: 'school', index: 0 } } : {})], known),
  );

test.each([
  ['Abiturnote', undefined],
  ['Masterstudiengang', undefined],
  ['PhD institution', undefined],
  ['MBA college', undefined],
  ['University', 'Master'],
  ['School', 'PhD'],
])('a step of school that is not the one of the resume is asked: %s %s', (label, section) => {
  expect(told(label, section)).toEqual([]);
});

test.each([
  ['University', 'Tidewater', 'Bachelor'],
  ['Degree (Bachelor, Master)', 'Bachelor of Arts', undefined],
  ['Highest degree', 'Bachelor of Arts', undefined],
])('"%s" is of that step, or of any: %s', (label, value, section) => {
  expect(told(label, section)).toEqual([value]);
});

import { expect, test } from 'vitest';
import { dossier, field, said, valuesOf } from '../testing/forms.ts';

const known = (last: string, country = 'MX') =>
  dossier({
    facts: {
      first_name: { value: 'Inés', origin: 'profile' },
      last_name: { value: last, origin: 'profile' },
      country: { value: country, origin: 'profile' },
    },
  });
const both = [field('Apellido paterno'), field('Apellido materno')];

test.each([
  ['Robles Quintana', ['Robles', 'Quintana']],
  ['de la Torre y Robles', ['de la Torre', 'Robles']],
  ['Robles', ['Robles']],
  ['Robles Quintana Mora', []],
])('two family names go into two boxes: %s', (last, names) => {
  expect(Object.values(valuesOf(both, known(last)))).toEqual(names);
});

test('one box alone, or the names of a country with another order, are asked', () => {
  expect(valuesOf([field('Primer apellido')], known('Robles Quintana'))).toEqual({});
  expect(valuesOf([field('Segundo apellido')], known('Robles Quintana'))).toEqual({});
  expect(valuesOf(both, known('Robles Quintana', 'BR'))).toEqual({});
  expect(valuesOf([field('Apellidos')], known('Robles Quintana'))).toEqual({ Apellidos: 'Robles Quintana' });
});

test('a family name that was given whole elsewhere is none of its halves', () => {
  const given = { ...known('Robles Quintana'), answers: [said('last_name', 'Robles Quintana')] };
  expect(Object.values(valuesOf(both, given))).toEqual(['Robles', 'Quintana']);
});

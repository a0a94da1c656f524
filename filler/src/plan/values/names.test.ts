import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitName } from './names.ts';

test.each([
  ['Dana Okafor', 'Dana', 'Okafor'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Maria de la Cruz', 'Maria', 'de la Cruz'],
  ['John Smith Jr.', 'John', 'Smith'],
  ['Anna Maria Rossi', 'Anna Maria', 'Rossi'],
  [' John   Smith,  MD ', 'John', 'Smith'],
  ['John Smith III', 'John', 'Smith'],
  ['John Smith PhD MD', 'John', 'Smith'],
  ['Sam MD', 'Sam', 'MD'],
  ['Van Nguyen', 'Van', 'Nguyen'],
  ['La Toya Jackson', 'La Toya', 'Jackson'],
  ['Ana Mdina', 'Ana', 'Mdina'],
  ['Ana Lima Jrade', 'Ana Lima', 'Jrade'],
  ['Ana Lima Amd', 'Ana Lima', 'Amd'],
])('%s', (full, first, last) => {
  expect(splitName(full)).toEqual({ first, last });
});

test.each('van von de der den del della di da dos du la le el al bin ibn ten ter mac st'.split(' '))(
  '%s belongs to the family name that follows it',
  (particle) => {
    for (const written of [particle, particle.toUpperCase()]) {
      expect(splitName(`Ana Maria ${written} Nord`)).toEqual({ first: 'Ana Maria', last: `${written} Nord` });
    }
  },
);

test('a single word is not split', () => {
  expect(splitName('Cher')).toBeNull();
});

test('no word of a name is lost or invented', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{2,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 6 }), (words) => {
      fc.pre(!/^(?:jr|sr|ii|iii|iv|phd|md)$/i.test(words.at(-1) ?? ''));
      const parts = splitName(words.join(' '));
      expect(`${parts?.first} ${parts?.last}`).toBe(words.join(' '));
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitName } from './names.ts';

test.each([
  ['Dana Okafor', 'Dana', 'Okafor'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Maria de la Cruz', 'Maria', 'de la Cruz'],
  ['John Smith Jr.', 'John', 'Smith'],
  ['Anna Maria Rossi', 'Anna Maria', 'Rossi'],
])('%s', (full, first, last) => {
  expect(splitName(full)).toEqual({ first, last });
});

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

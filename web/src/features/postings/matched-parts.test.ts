import { expect, test } from 'vitest';
import { matchedParts } from './matched-parts.ts';

const marked = (text: string, q?: string) =>
  matchedParts(text, q)
    .map((part) => (part.matched ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Registered Nurse', 'nurse', 'Registered [Nurse]'],
  ['Registered Nurse', 'nur', 'Registered [Nurse]'],
  ['Nurse Manager', 'nur manager', 'Nurse [Manager]'],
  ['Ingénieur, C++', 'c++ INGENIEUR', '[Ingénieur], [C++]'],
  ['Nurse', 'enurse', 'Nurse'],
  ['Nurse', 'n', 'Nurse'],
  ['Nurse', undefined, 'Nurse'],
  ['Nurse, nurse', 'nurse', '[Nurse], [nurse]'],
])('"%s" found by "%s" is marked %s', (text, q, expected) => {
  expect(marked(text, q)).toBe(expected);
  expect(
    matchedParts(text, q)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

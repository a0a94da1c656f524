import { expect, it } from 'vitest';
import { restoreLigatures } from './ligatures.ts';

it.each([
  'profile',
  'certified',
  'certifications',
  'office',
  'officer',
  'efficient',
  'efficiency',
  'traffic',
  'affiliate',
  'workflow',
  'workflows',
  'influence',
  'flexible',
  'staff',
  'offer',
  'effort',
  'finance',
  'financial',
  'field',
  'five',
  'benefits',
  'specific',
  'scientific',
  'qualified',
  'defined',
  'configured',
  'identified',
  'refined',
  'verified',
  'first',
  'conflict',
  'reflected',
  'difficult',
])('finds the ligature of %s', (word) => {
  const lost = word.replace(/ffi|ffl|ff|fi|fl/, '\0');
  expect(restoreLigatures(lost)).toBe(word);
});

it('leaves other text as it is', () => {
  expect(restoreLigatures('A fine \0 line')).toBe('A fine \0 line');
});

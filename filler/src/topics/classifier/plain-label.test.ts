import { expect, test } from 'vitest';
import { plainLabel } from './plain-label.ts';

test.each([
  ['Could you please share your LinkedIn profile', 'your LinkedIn profile'],
  ['Please tell us how you heard about us', 'how you heard about us'],
  ['6. Please enter your ZIP code', 'your ZIP code'],
  ['pls mention your notice period', 'your notice period'],
  ['GitHub profile (if applicable)', 'GitHub profile'],
  ['Portfolio link, if available', 'Portfolio link'],
  ['Can you provide us with your address?', 'your address?'],
])('"%s" asks for "%s"', (label, plain) => {
  expect(plainLabel(label).trim()).toBe(plain);
});

test.each([
  'State of residence',
  'List price',
  'Please confirm',
  'Can you travel?',
  'Share capital of your company',
  'If applicable, when?',
  '1st language',
  'Is a visa required',
])('"%s" is asked as it stands', (label) => {
  expect(plainLabel(label)).toBe(label);
});

test('a label of hints alone stays as it is', () => {
  expect(plainLabel('(optional)')).toBe('(optional)');
});

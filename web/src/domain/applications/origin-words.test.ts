import type { FilledField, Receipt } from '@contract/applications.ts';
import { expect, test } from 'vitest';
import { originOf } from './origin-words.ts';

const field = (part: Partial<FilledField>): FilledField => ({
  key: 'k',
  label: 'Resume',
  value: 'dana.pdf',
  origin: 'resume',
  answered_at: null,
  ...part,
});
const receipt = { resume_file_name: 'dana.pdf', resume_version: 3 } as Receipt;

test('the receipt says which version of the resume was sent', () => {
  expect(originOf(field({}), receipt)).toBe('version 3');
  expect(originOf(field({ label: 'Current employer', value: 'Hillside Clinic' }), receipt)).toBe(
    'from your resume',
  );
});

test('what the employer’s page entered itself is not said to be the user’s', () => {
  expect(originOf(field({ label: 'Source', value: 'careers-page', origin: 'page' }), receipt)).toBe(
    'already on the form',
  );
});

test('a form that took no resume names no version', () => {
  const without = { resume_file_name: '', resume_version: 0 } as Receipt;
  expect(originOf(field({ value: '' }), without)).toBe('from your resume');
  expect(originOf(field({ value: '' }), null)).toBe('from your resume');
});

import { expect, it } from 'vitest';
import type { FilledField } from '../../../contract/applications.ts';
import { compareWithApproved } from './approved-answers.ts';

const field = (label: string, value: string, changes: Partial<FilledField> = {}): FilledField => ({
  key: label,
  label,
  value,
  origin: 'profile',
  answered_at: null,
  ...changes,
});
const resume = { version: 2, file_name: 'cv.pdf' } as Parameters<typeof compareWithApproved>[2];
const NAME = field('Name', 'Ada');
const FILE = field('Resume', 'cv.pdf');
const compare = (approved: FilledField[], present: FilledField[], resume_version: number | null = 2) =>
  compareWithApproved({ fields: approved, resume_version }, present, resume);

it('what was approved may be sent, in any order and however the page writes it', () => {
  const place = field('City', 'Albany, New York, United States', { entered: 'Albany' });
  const own = field('Source', 'web', { origin: 'page' });
  expect(compare([NAME, FILE, field('City', 'Albany')], [FILE, place, own, NAME])).toBe('same');
});

it('answers that were not shown are more, not changed', () => {
  expect(compare([NAME], [NAME, field('Notice', 'Two weeks')])).toBe('more');
  expect(compare([NAME], [NAME, NAME])).toBe('more');
});

it.each([
  ['an answer', [NAME], [field('Name', 'Grace')], 2],
  ['a missing answer', [NAME, field('Pay', '1')], [NAME], 2],
  ['another file of the same name', [NAME, FILE], [NAME, FILE], 1],
  ['an answer beside more of them', [NAME], [field('Name', 'Grace'), field('Notice', 'None')], 2],
])('%s was changed', (_, approved, present, version) => {
  expect(compare(approved, present, version)).toBe('changed');
});

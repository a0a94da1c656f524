import type { CheckedLine, CheckFinding } from '@contract/tools.ts';
import { expect, test } from 'vitest';
import { findingWords } from './finding-words.ts';

const line = (number: number, text: string, ...readAs: CheckedLine['read_as']): CheckedLine => ({
  page: 1,
  line: number,
  text,
  column: 0,
  read_as: readAs,
});
const REPORT = {
  lines: [
    line(1, 'Rosa Delacourt', 'name'),
    line(2, 'rosa@example.com | (518) 555-0142', 'email', 'phone'),
    line(3, 'PROFILE', 'heading'),
    line(4, 'Jan 2019 - Present'),
  ],
};
const finding = (code: CheckFinding['code'], ...numbers: number[]): CheckFinding => ({
  code,
  level: 'note',
  lines: numbers.map((number) => ({
    page: 1,
    line: number,
    text: REPORT.lines[number - 1]?.text ?? '',
    across: null,
  })),
});

test('advice names what is in the text box of this file', () => {
  expect(findingWords(finding('text_box', 2, 4), REPORT).title).toBe(
    'Your email, phone number, and dates are in a text box',
  );
  expect(findingWords(finding('text_box', 3), REPORT).title).toBe('Part of your text is in a text box');
});

test('a missing heading is told with those that were found', () => {
  expect(findingWords(finding('no_skills_heading'), REPORT).why).toContain('“PROFILE”');
});

test('columns are shown mixed only if they were', () => {
  const columns = finding('columns', 1);
  expect(findingWords(columns, REPORT).why).not.toContain('mix');
  const mixed = { ...columns, lines: columns.lines.map((one) => ({ ...one, across: 'Rosa SKILLS' })) };
  expect(findingWords(mixed, REPORT).why).toContain('mix the two');
});

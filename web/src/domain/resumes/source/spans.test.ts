import { expect, test } from 'vitest';
import { linesAt, spansOf } from './spans.ts';

const at = (page: number, line: number) => ({ page, line });

test('values from one line are one place, in the order of the file', () => {
  const skills = [at(2, 3), at(1, 9), at(2, 3)].map((source) => ({ source }));
  expect(spansOf(...skills, { source: null }, null)).toEqual([at(1, 9), at(2, 3)]);
});

test('lines are found by page and number, and those that were not kept are left out', () => {
  const line = (page: number, number: number) => ({
    ...at(page, number),
    text: `${page}.${number}`,
    box: null,
  });
  const resume = { source_lines: [line(1, 2), line(1, 12), line(2, 2)] };
  expect(linesAt(resume, [at(2, 2), at(3, 1)]).map(({ text }) => text)).toEqual(['2.2']);
});

import { expect, it } from 'vitest';
import { readSkills, splitItems } from './skills.ts';
import type { TextLine } from './text-line.ts';
import { txtDocument } from './txt-lines.ts';

/** Lines whose words between stars are bold, as a PDF or Word file has them. */
function lines(...texts: string[]): TextLine[] {
  return texts.map((text, index) => {
    const accent = text.startsWith('*');
    const [line] = txtDocument(text.replaceAll('*', '')).lines;
    const segments = line!.segments.map((segment) => ({ ...segment, accent }));
    return { ...line!, line: index + 1, segments, accent, gap: false };
  });
}

const skills = (...texts: string[]) => readSkills(lines(...texts)).skills.map(({ value }) => value);

it('keeps bold skills above how well they are known', () => {
  expect(skills('*Python*', 'Expert', '*SQL*', 'Advanced', '*Excel*', 'Advanced')).toEqual([
    'Python',
    'SQL',
    'Excel',
  ]);
});

it('keeps a known skill above what it was used with', () => {
  expect(skills('*Python*', 'Pandas and Flask for five years')).toContain('Python');
  expect(skills('*Python*', 'Pandas, Flask', '*Data stores*', 'Redis, PostgreSQL')).toEqual([
    'Python',
    'Pandas',
    'Flask',
    'Redis',
    'PostgreSQL',
  ]);
});

it('leaves the bold name of a group out', () => {
  expect(skills('*Data stores*', 'Redis, PostgreSQL', '*Ways of working*', 'Scrum', 'Kanban')).toEqual([
    'Redis',
    'PostgreSQL',
    'Scrum',
    'Kanban',
  ]);
});

it.each([
  ['Julia – Experte, Python – Fortgeschritten', ['Julia', 'Python']],
  ['Excel - avanzado, Contaplus - intermedio', ['Excel', 'Contaplus']],
  ['Photoshop – avancé, Illustrator – débutant', ['Photoshop', 'Illustrator']],
  ['Word, zaawansowany, Excel, podstawowy', ['Word', 'Excel']],
  ['Fortran 2008, NEC 2020, May 2019', ['Fortran 2008', 'NEC 2020']],
  ['Mit freundlichen Grüßen', []],
])('leaves out levels, dates and closings of other languages: %s', (text, skills) => {
  expect(splitItems(text)).toEqual(skills);
});

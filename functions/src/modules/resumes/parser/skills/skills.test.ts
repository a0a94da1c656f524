import { describe, expect, it } from 'vitest';
import type { TextLine } from '../text/text-line.ts';
import { txtDocument } from '../txt-lines.ts';
import { splitItems } from './skill-items.ts';
import { readSkills } from './skills.ts';

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

describe('skills as real people list them', () => {
  const listed = (text: string) => readSkills(txtDocument(text).lines).skills.map(({ value }) => value);

  it.each([
    ['CAD: Gute Kenntnisse in Creo, Inventor und ANSYS', ['Creo', 'Inventor', 'ANSYS']],
    ['Langages: Python, HTML, CSS et C/C++', ['Python', 'HTML', 'CSS', 'C/C++']],
    ['conhecimentos básicos em Python, Java', ['Python', 'Java']],
    ['Planning and Scheduling, Health and Safety', ['Planning and Scheduling', 'Health and Safety']],
    [
      'Bereich      Kenntnisse\nBackend      Django, Express\nDatenbanken      MySQL, Redis',
      ['Django', 'Express', 'MySQL', 'Redis'],
    ],
    [
      'Desktop      KDE, Gnome          Editor      Eclipse, Vim\nSystems      FreeRTOS, Linux     Shells      bash, zsh',
      ['KDE', 'Gnome', 'Eclipse', 'Vim', 'FreeRTOS', 'Linux', 'bash', 'zsh'],
    ],
    ['Verschiedenes      Linux, Git\nWeiteres      UML, SVN', ['Linux', 'Git', 'UML', 'SVN']],
    ['Führerschein      Klasse B\nEDV      DATEV, Lexware', ['DATEV', 'Lexware']],
    ['Spawanie, Prawo jazdy B', ['Spawanie']],
    ['Zendesk, Salesforce\n\nReferences on request', ['Zendesk', 'Salesforce']],
    ['Avanzados      Java, Spring\nIntermedios      Python, Django', ['Java', 'Spring', 'Python', 'Django']],
  ])('%s', (text, skills) => {
    expect(listed(text)).toEqual(skills);
  });
});

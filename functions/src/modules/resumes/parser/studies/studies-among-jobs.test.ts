import { expect, it } from 'vitest';
import { txtDocument } from '../txt-lines.ts';
import { understand } from '../understand.ts';
import { withStudiesApart } from './studies-among-jobs.ts';

const NOW = '2026-11';
const read = (text: string) => {
  const { experience, education } = understand(txtDocument(text), NOW);
  return {
    jobs: experience.map(({ title, employer }) => [title, employer]),
    studies: education.map(({ degree, school, start, end }) => [degree, school, start, end]),
  };
};

it('reads the studies of a section that tells of jobs and studies', () => {
  const text = `Frieda Lang
frieda@mail.example

Werdegang

10/2016 bis 04/2021
Bachelor of Engineering, ohne Abschluss
Fachhochschule Aachen

01/2019 bis 08/2020
Hilfswissenschaftlerin
Polyblick GmbH & Co KG

08/2015 bis 06/2016
Fachhochschulreife
Berufskolleg Kleve
`;
  expect(read(text)).toEqual({
    jobs: [['Hilfswissenschaftlerin', 'Polyblick GmbH & Co KG']],
    studies: [
      [null, 'Fachhochschule Aachen', '2016-10', '2021-04'],
      ['Fachhochschulreife', 'Berufskolleg Kleve', '2015-08', '2016-06'],
    ],
  });
});

it('takes a degree for a study below a heading that names both, whatever its school is called', () => {
  const text = `Ana Ruiz
ana@mail.example

Experience and Education

2017 - 2022
PhD in Medical Sciences
KU Leuven

2012 - 2016
Lab Technician
UZ Leuven
- Ran the lab
`;
  expect(read(text)).toEqual({
    jobs: [['Lab Technician', 'UZ Leuven']],
    studies: [['PhD', 'KU Leuven', '2017-01', '2022-12']],
  });
});

it('finds a degree with its school below a heading that says nothing of schools', () => {
  const text = `Ana Ruiz
ana@mail.example

EMPLOYMENT
Box Office Associate, Goodwin Theatre, Chicago, 2014 - 2018

TRAINING
BFA Acting, The Theatre School at Lake University, 2014
Fencing Workshop, 2015
`;
  expect(read(text).studies).toEqual([['BFA', 'The Theatre School at Lake University', null, '2014-12']]);
});

it.each([
  'PhD Candidate',
  'Graduate Research Assistant',
  'Associate Professor',
  'Master Thesis Student',
  'Teacher of A-levels',
  'Director of MBA',
  'Professeur de BTS',
  'Docente di Laurea Magistrale',
  'Profesora de Bachillerato',
  'Lehrer für Abitur',
])('leaves a %s at a university among the jobs', (title) => {
  const text = `Ana Ruiz
ana@mail.example

Experience

${title}, University of Leeds
January 2019 - March 2021
- Ran experiments on proteins
`;
  expect(read(text)).toMatchObject({ jobs: [[title, 'University of Leeds']], studies: [] });
});

it.each([
  'Education and Experience',
  'Studier och jobb',
  'Formation et expériences',
  'Ausbildung und Berufserfahrung',
])('reads the jobs of a section that names schools first: %s', (heading) => {
  const text = `Ann Reed\nann@mail.example\n\n${heading}\n\nNurse, Acme Ltd\n03/2019 - 05/2021\n\nBachelor of Science in Physics\nUniversity of Leeds\n2015 - 2018\n`;
  const { jobs, studies } = read(text);
  expect(jobs).toEqual([['Nurse', 'Acme Ltd']]);
  expect(studies.map(([degree, school]) => [degree, school])).toEqual([
    ['Bachelor of Science', 'University of Leeds'],
  ]);
});

it('a teacher at a school stays a job', () => {
  const text = `Ann Reed\nann@mail.example\n\nExperience\n\nTeacher\nBristol Grammar School\n03/2019 - 05/2021\n\nHead of Year\nUniversity of Leeds\n2015 - 2018\n`;
  expect(read(text).jobs.map(([title]) => title)).toEqual(['Teacher', 'Head of Year']);
});

it.each([
  ['Experience', 'Bachelor of Science in Culinary Arts  2015 - 2018\nDublin Community College, Sudbury'],
  ['Employment', 'University of Leeds, Leeds  2015 - 2018\nBachelor of Science, Culinary Arts'],
  ['Career', 'Culinary Arts, Bachelor of Science  2015 - 2018\nUniversity of Leeds | Sligo'],
  ['Education and Experience', 'Bachelor of Science in Culinary Arts  2015 - 2018\nDeltion'],
])('reads a degree behind a gap below %s: %s', (heading, study) => {
  const text = `Ann Reed\nann@mail.example\n\n${heading}\n\nNurse, Acme Ltd\n03/2019 - 05/2021\n- Nursed\n\n${study}\n\nNurse, Beta Ltd\n03/2014 - 05/2015\n`;
  const { jobs, studies } = read(text);
  expect(studies.map(([degree]) => degree)).toEqual(['Bachelor of Science']);
  expect(jobs.filter(([title]) => title !== 'Nurse')).toEqual([]);
});

it.each([
  [
    'Nurse, Acme Ltd\n03/2019 - 05/2021\n\nUniversity of Leeds  2015 - 2018\nBachelor of Science',
    'other,education',
  ],
  ['Bachelor of Science, University of Leeds\nFencing Workshop', 'other'],
])('parts studies from a section that says nothing only if it has more: %s', (text, kinds) => {
  const lines = txtDocument(text).lines;
  const heading = { ...lines[0]!, text: 'Background' };
  const { sections } = withStudiesApart({ head: [], sections: [{ kind: 'other', heading, lines }] });
  expect(sections.map(({ kind }) => kind).join()).toBe(kinds);
});

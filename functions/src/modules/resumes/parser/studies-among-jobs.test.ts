import { expect, it } from 'vitest';
import { txtDocument } from './txt-lines.ts';
import { understand } from './understand.ts';

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

import { expect, it } from 'vitest';
import { txtDocument } from '../txt-lines.ts';
import { readEducation } from './education.ts';

const read = (text: string) =>
  readEducation(txtDocument(text).lines).map(({ degree, field, school }) => [degree, field, school]);

/** Words that no list has, where degrees and schools stand. */
it.each<[string, string, (string | null)[][]]>([
  [
    'a name above a school, with dates',
    'Verpleegstage IG  2012 – 2014\nDeltion College, Zwolle',
    [['Verpleegstage IG', null, 'Deltion College']],
  ],
  [
    'a name below a school, with its field',
    'Universidad de Vigo\nTitulillo en Historia  2016 – 2020',
    [['Titulillo', 'Historia', 'Universidad de Vigo']],
  ],
  [
    'only a field beside a school',
    'Leeds University  2016 – 2020\nFizica Generala',
    [[null, 'Fizica Generala', 'Leeds University']],
  ],
  [
    'the place of a school below it',
    'Liceo Scientifico Filolao  2006 – 2011\nRende, CS',
    [[null, null, 'Liceo Scientifico Filolao']],
  ],
  [
    'two unknown names, one with a field of study',
    'Titulillo en Historia  2016 – 2020\nAulaestudio',
    [['Titulillo', 'Historia', 'Aulaestudio']],
  ],
  [
    'two unknown names below an entry that has them in this order',
    'Bachelor of Arts  2016 – 2020\nUniversity of Leeds\n\nVerpleegstage IG  2012 – 2014\nDeltion',
    [
      ['Bachelor of Arts', null, 'University of Leeds'],
      ['Verpleegstage IG', null, 'Deltion'],
    ],
  ],
  [
    'a society beside a school',
    'University of Leeds  2016 – 2020\nDebating Society',
    [[null, null, 'University of Leeds']],
  ],
  [
    'studies that go on',
    'Università di Pavia  2016 – 2020\nNotariato in corso',
    [[null, null, 'Università di Pavia']],
  ],
  [
    'an unknown school set as the known one above is',
    'University of Leeds     Leeds\nBachelor of Arts  2016 – 2020\nDeltion     Zwolle\nMaster of Arts  2020 – 2021',
    [
      ['Bachelor of Arts', null, 'University of Leeds'],
      ['Master of Arts', null, 'Deltion'],
    ],
  ],
])('reads %s', (_, text, entries) => {
  expect(read(text)).toEqual(entries);
});

it('a degree by its place says less than one by its words', () => {
  const sure = (degree: string) =>
    readEducation(txtDocument(`${degree}  2012 – 2014\nDeltion College, Zwolle`).lines)[0]!.confidence;
  expect(sure('Verpleegstage IG')).toBeLessThan(sure('Bachelor of Arts'));
  expect(sure('Verpleegstage IG')).toBeLessThan(0.8);
});

import { describe, expect, it } from 'vitest';
import { readEducation } from './education.ts';
import { txtDocument } from './txt-lines.ts';

describe('degrees that were not earned', () => {
  const studies = (text: string) =>
    readEducation(txtDocument(text).lines).map(({ degree, school, end }) => [degree, school, end]);
  const associate = ['Associate of Arts', 'Delgado Community College', '2004-12'];

  it('are denied to the entry that the remark stands in, and to no other', () => {
    const earned = 'Delgado Community College\nAssociate of Arts, 2004\n';
    for (const text of [
      `${earned}\nTulane University\nCoursework toward a BS, degree not completed\n`,
      `${earned}Tulane University\nB.S. in Biology (did not graduate)\n`,
      `${earned}Tulane University, BS Biology (incomplete)\n`,
      `${earned}Tulane University - did not graduate\n`,
      `${earned}Tulane University (unfinished)\nB.S. in Biology\n`,
      `${earned}Tulane University\nB.S. in Biology\n- Did not graduate\n`,
      `${earned}Did not graduate, Tulane University\n`,
      `${earned}\nDid not graduate\nTulane University\nB.S. in Biology\n`,
      `${earned}Coursework toward a BS in Biology, Tulane University, degree not completed\n`,
      `${earned}Tulane University, B.S. Biologie, ohne Abschluss\n`,
    ]) {
      expect.soft(studies(text), text).toEqual([associate, [null, 'Tulane University', null]]);
    }
    expect(studies(`${earned}Coursework toward a BS\n`)).toEqual([associate]);
  });

  it('are named before the school that follows, which keeps its degree', () => {
    const text =
      'Tulane University\nCoursework toward a BS, degree not completed\nDelgado Community College\nAssociate of Arts, 2004\n';
    expect(studies(text)).toEqual([[null, 'Tulane University', null], associate]);
  });

  it('keep their dates', () => {
    expect(studies('B.A. History, Tulane University, did not graduate (2001 - 2004)\n')).toEqual([
      [null, 'Tulane University', '2004-12'],
    ]);
  });

  it.each([
    'Incomplete Theory Institute, BA History, 2004',
    'BA History, Incomplete Theory Institute, 2004\nMinor in Art (incomplete)',
    'BA History, Incomplete Theory Institute, 2004\nThesis: Games with incomplete information, unfinished work of Kafka',
  ])('are not found in other words: %s', (text) => {
    expect(studies(text)).toEqual([['BA', 'Incomplete Theory Institute', '2004-12']]);
  });

  it('leave no lone bracket in a school', () => {
    expect(studies('Tulane University), New Orleans\nBachelor of Arts in History\n')).toEqual([
      ['Bachelor of Arts', 'Tulane University', null],
    ]);
    expect(studies('Texas A&M University (Galveston)\nBachelor of Arts in History\n')[0]![1]).toBe(
      'Texas A&M University (Galveston)',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { txtDocument } from '../txt-lines.ts';
import { readEducation } from './education.ts';

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

  it.each([
    'Ohio State University, BS Biology, 2012; non-degree graduate study, 2014',
    'Ohio State University, BS Biology, 2012, non-degree graduate study, 2014',
    'Ohio State University, BS Biology, 2012 (plus non-degree graduate study)',
    'Ohio State University, BS Biology, 2012\nNon-degree graduate coursework in statistics, 2014',
    'Ohio State University, BS Biology, 2012\n• Non-degree graduate coursework in statistics',
    'Ohio State University\nBS Biology, 2012\nDid not graduate with honors',
    'Ohio State University\nBS Biology, 2012\n• Never earned below an A',
    'Ohio State University, BS Biology, 2012, graduated without degree debt',
    'Ohio State University, BS Biology, 2012\nTerk edilmiş binaların fotoğrafları',
  ])('are not what a remark about something else speaks of: %j', (text) => {
    expect(studies(`${text}\n`)).toEqual([['BS', 'Ohio State University', '2012-12']]);
  });

  it.each([
    'BS Biology, did not graduate due to illness',
    'BS Biology. Did not graduate yet.',
    'BS Biology, left without a degree',
    'BS Biology (never completed)',
    'BS Biology (non-degree)',
    'Master’s courses (non-degree)',
    'Lisans, terk',
    'Lisans (terk)',
    '60 credits toward an MBA',
    '60 semester credits of coursework towards an MBA',
  ])('are denied at the end of a clause: %s', (text) => {
    expect(studies(`Tulane University, ${text}\n`)).toEqual([[null, 'Tulane University', null]]);
    expect(studies(`${text}, Tulane University\n`)).toEqual([[null, 'Tulane University', null]]);
  });

  it.each([
    'PhD not completed\n\nOhio State University, BS Biology, 2012',
    'Coursework toward a PhD, 2015\nOhio State University, BS Biology, 2012',
    'Non-degree program, 2015\nOhio State University, BS Biology, 2012',
  ])('are not those of an entry below that names another: %j', (text) => {
    expect(studies(`${text}\n`)).toEqual([['BS', 'Ohio State University', '2012-12']]);
  });

  it('are denied to the first entry by a line above it', () => {
    expect(studies('Did not graduate\nTulane University, BS Biology, 2012\n')).toEqual([
      [null, 'Tulane University', '2012-12'],
    ]);
  });

  it.each(['PhD not completed', 'Masterstudium abgebrochen', 'Non-degree program, 2015'])(
    'make no entry without a school: %s',
    (text) => {
      expect(studies(`${text}\n`)).toEqual([]);
    },
  );

  it.each([
    'Tulane University\nNon-degree program, 2015',
    'Non-degree program, 2015\nTulane University',
    'Non-degree program, Tulane University, 2015',
    'Tulane University\nBS Biology\nDid not graduate, 2010 - 2015',
  ])('leave the dates of the remark to the school: %j', (text) => {
    expect(studies(`${text}\n`)).toEqual([[null, 'Tulane University', '2015-12']]);
    expect(studies(`Delgado Community College\nAssociate of Arts, 2004\n\n${text}\n`)).toEqual([
      associate,
      [null, 'Tulane University', '2015-12'],
    ]);
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

import { expect, it } from 'vitest';
import { txtDocument } from '../txt-lines.ts';
import { readEducation } from './education.ts';

// Forms that resumes drawn at random were misread with.
it.each([
  [
    'Master în Drept la Universitatea Vasile Luca, 2014 – 2017',
    'Master',
    'Drept',
    'Universitatea Vasile Luca',
  ],
  ['Laurea in Lettere presso Università di Teramo, 2015', 'Laurea', 'Lettere', 'Università di Teramo'],
  ['BSc in Biology (Macon A&M University) (Thane), 2012', 'BSc', 'Biology', 'Macon A&M University'],
  [
    '2015 – 2019 – University of Mysore, Bury St Edmunds\nMBA in Marketing',
    'MBA',
    'Marketing',
    'University of Mysore',
  ],
  [
    'Lärosäte: Komvux Gävle\nUtbildning: Kandidatexamen i historia\nPeriod: 2015 – 2018',
    'Kandidatexamen',
    'historia',
    'Komvux Gävle',
  ],
  [
    '2014 – 2018\nFacultatea de Litere\nUniversitatea Ioana Radu, Cluj-Napoca\nLicență în Jurnalism',
    'Licență',
    'Jurnalism',
    'Universitatea Ioana Radu',
  ],
  [
    "BA in Civil Engineering, 2016\nSligo Polytechnic, Coral Gables, Dean's List",
    'BA',
    'Civil Engineering',
    'Sligo Polytechnic',
  ],
  [
    'Licență în Drept, 2015\nUniversitatea Andra Rusu, Cluj-Napoca, Media: 9,5',
    'Licență',
    'Drept',
    'Universitatea Andra Rusu',
  ],
  [
    'Université de Nantes | Licence (2017)\nBern\nLettres modernes',
    'Licence',
    'Lettres modernes',
    'Université de Nantes',
  ],
  ['MFR de Bern. CAP Cuisine, Aix-en-Provence · 2000/2005', 'CAP', 'Cuisine', 'MFR de Bern'],
  ['2011 - 2014  Diploma in Biology\nHialeah: Bramwell College', 'Diploma', 'Biology', 'Bramwell College'],
  ['IHK Linz 2014 – 2018\nMatura, Oberursel', 'Matura', null, 'IHK Linz'],
  ['BBA - Marketing, 2018\nUniversity of Halifax', 'BBA', 'Marketing', 'University of Halifax'],
  ['Licenciatura em Direito, 2018\nPUC Minas', 'Licenciatura', 'Direito', 'PUC Minas'],
  [
    'GCSEs, Hyderabad Technical Center, 2006\n\nBSc, University of Leeds, 2009',
    'GCSEs',
    null,
    'Hyderabad Technical Center',
  ],
  ['Solrio Business School : MSc in Law, 2006', 'MSc', 'Law', 'Solrio Business School'],
  ['MSc in Law : Solrio Business School, 2006', 'MSc', 'Law', 'Solrio Business School'],
  ['IAE Genève Master en Lettres modernes  2013 - 2014', 'Master', 'Lettres modernes', 'IAE Genève'],
  [
    'LM in Giurisprudenza presso Scuola Superiore Lanterna, 2015 – 2018',
    'LM',
    'Giurisprudenza',
    'Scuola Superiore Lanterna',
  ],
  // Its campuses are named behind it.
  [
    'University of California, San Diego\nBSc in Biology, 2012',
    'BSc',
    'Biology',
    'University of California, San Diego',
  ],
])('%s', (text, degree, field, school) => {
  const [read] = readEducation(txtDocument(text).lines);
  expect([read?.degree, read?.field, read?.school]).toEqual([degree, field, school]);
});

it('a line at the end that names no school is no entry', () => {
  const text = '2012 – 2015\nBSc in Biology\nUniversity of Leeds\n\nResume of Ashworth';
  expect(readEducation(txtDocument(text).lines).map(({ school }) => school)).toEqual(['University of Leeds']);
});

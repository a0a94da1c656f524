import { describe, expect, it } from 'vitest';
import { findRanges } from '../dates/dates.ts';
import { toSections } from '../structure/sections.ts';
import { txtDocument } from '../txt-lines.ts';
import { understand } from '../understand.ts';
import { readExperience } from './experience.ts';
import { lines, readLines } from './testing/job-lines.ts';

const jobs = (text: string) =>
  understand(txtDocument(`Dana Okafor\ndana@example.com\n\nEXPERIENCE\n\n${text}`), '2026-11').experience;

describe('Dates of jobs', () => {
  it('leave no length of time behind for an employer', () => {
    expect(
      readLines(
        ['Lindumer Werke', { accent: true, gap: true }],
        ['Vertriebsleiterin', { accent: true }],
        ['Juli 2019 - Oktober 2023 (4 Jahre 4 Monate)'],
        ['Betreuung der Kunden im Norden und Aufbau des Teams.'],
      ),
    ).toEqual([['Vertriebsleiterin', 'Lindumer Werke', '2019-07']]);
  });

  it('end in the next line, also if only the year is there', () => {
    expect(
      readExperience(
        lines(
          ['Sept. 2018 – Dic. ¦ Cocinera, Taberna Arroyo'],
          ['2019 ¦ Preparación de menús para cien personas al día.'],
        ),
      ),
    ).toMatchObject([{ title: 'Cocinera', employer: 'Taberna Arroyo', start: '2018-09', end: '2019-12' }]);
  });

  it('know the short forms of Spanish and the arrow that goes on', () => {
    expect(findRanges('Ag. 2019 – Acte.')[0]).toMatchObject({ start: { value: '2019-08' }, current: true });
    expect(jobs('Cook, Oakline\n03/2014 →')[0]).toMatchObject({ start: '2014-03', current: true });
  });

  it('are two months beside each other, or one until now', () => {
    const [first, second] = jobs(
      'Verkäuferin\nLindum GmbH · 03/2006, 07/2008\n\nKassierer\nMoosbach AG · 2022-05 / aktuell',
    );
    expect(first).toMatchObject({ start: '2006-03', end: '2008-07', current: false });
    expect(second).toMatchObject({ start: '2022-05', end: null, current: true });
  });

  it('of a time without work head no job, and take no line of the next', () => {
    expect(
      readLines(
        ['03/2012 – 09/2015 ¦ Lindum GmbH, Landshut'],
        ['Qualitätsingenieurin', { x: 300 }],
        ['09/2010 – 02/2012 ¦ Elternzeit'],
        ['03/2006 – 08/2010 ¦ Moosbach AG, Passau'],
        ['Prüfplanerin', { x: 300 }],
      ),
    ).toEqual([
      ['Qualitätsingenieurin', 'Lindum GmbH', '2012-03'],
      ['Prüfplanerin', 'Moosbach AG', '2006-03'],
    ]);
  });

  it('at the top of a page are no repetition of those on the page before', () => {
    const all = lines(
      ['Dana Okafor', { size: 2 }],
      ['Experience', { accent: true }],
      ['2009 – 2011'],
      ['Nurse, Oakline'],
      ['2007 – 2009', { page: 2 }],
      ['Nurse, Harrow', { page: 2 }],
    ).map((line, index) => ({ ...line, line: (index % 4) + 1 }));
    const texts = toSections(all).sections.flatMap((section) => section.lines.map(({ text }) => text));
    expect(texts).toEqual(['2009 – 2011', 'Nurse, Oakline', '2007 – 2009', 'Nurse, Harrow']);
  });
});

import { describe, expect, it } from 'vitest';
import { readEducation } from '../studies/education.ts';
import { txtDocument } from '../txt-lines.ts';
import { readDegree } from '../words/degrees.ts';
import { readExperience } from './experience.ts';

const lines = (text: string) => txtDocument(text).lines;

describe('experience', () => {
  const jobs = (text: string) =>
    readExperience(lines(text)).map(({ title, employer, location }) => [title, employer, location]);

  it.each<[string, string, (string | null)[][]]>([
    [
      'title first',
      'Cook\nHarbour Inn, Hull, UK\n2015 - 2019\n- Cooked.',
      [['Cook', 'Harbour Inn', 'Hull, UK']],
    ],
    [
      'employer first',
      'Harbour Inn — Cook\nHull, UK | 2015 - 2019\n- Cooked.',
      [['Cook', 'Harbour Inn', 'Hull, UK']],
    ],
    ['one line', 'Cook, Harbour Inn (2015 - 2019)\n- Cooked.', [['Cook', 'Harbour Inn', null]]],
    [
      'dates first',
      '2015 - 2019\nCook\nHarbour Inn\n- Cooked.\n2012 - 2015\nWaiter\nSea View\n',
      [
        ['Cook', 'Harbour Inn', null],
        ['Waiter', 'Sea View', null],
      ],
    ],
    [
      'labels',
      'Company: Harbour Inn\nDesignation: Cook\nDuration: 2015 to 2019\n- Cooked.',
      [['Cook', 'Harbour Inn', null]],
    ],
  ])('reads %s', (_, text, expected) => {
    expect(jobs(text)).toEqual(expected);
  });

  it('gives roles under a banner their employer', () => {
    const text = `Acme Corporation, Austin, TX      2015 - Present
Staff Engineer, Platform      2018 - Present
- Led the platform.
Senior Engineer, Payments      2015 - 2018
- Built the rails.
`;
    expect(jobs(text)).toEqual([
      ['Staff Engineer, Platform', 'Acme Corporation', 'Austin, TX'],
      ['Senior Engineer, Payments', 'Acme Corporation', 'Austin, TX'],
    ]);
  });

  it('does not take dates in sentences for jobs', () => {
    const text =
      'Cook, Harbour Inn      2015 - 2019\n- Ran the kitchen from May 2016 to June 2017 alone.\n- Won a star in 2018.\n';
    expect(jobs(text)).toHaveLength(1);
  });
});

describe('education', () => {
  it.each([
    ['Bachelor of Science in Nursing (BSN)', 'Bachelor of Science', 'Nursing'],
    ['B.Tech (CSE)', 'B.Tech', 'CSE'],
    ['MBA - Finance', 'MBA', 'Finance'],
    ['Master of Science of Human-Computer Interaction', 'Master of Science', 'Human-Computer Interaction'],
    ['Bachelor of Computer Applications', 'Bachelor of Computer Applications', null],
    ['Diploma in Pastry Arts', 'Diploma', 'Pastry Arts'],
    ['Licenciatura en Derecho', 'Licenciatura', 'Derecho'],
    ['Licență, Ingineria materialelor', 'Licență', 'Ingineria materialelor'],
    ['PG-DAC in Embedded Systems', 'PG-DAC', 'Embedded Systems'],
  ])('%s', (text, degree, field) => {
    expect(readDegree(text)).toMatchObject({ degree, field });
  });

  it.each(['worked as in-house cook', 'be the change', 'ms office'])('%s names no degree', (text) => {
    expect(readDegree(text)).toBeUndefined();
  });

  it.each([
    ['BSc (Hons) Dental Hygiene at Lincoln Institute', 'Lincoln Institute', 'Dental Hygiene'],
    ['University of Leeds (BSc, Physics)', 'University of Leeds', 'Physics'],
    ['Diploma, Cooking (Harbour College)', 'Harbour College', 'Cooking'],
  ])('%s names its school', (text, school, field) => {
    expect(readEducation(lines(text))).toMatchObject([{ school, field }]);
  });

  it('reads studies in either order, with or without dates', () => {
    const text = `Lund University      Lund, Sweden
MSc in Statistics      Sep 2015 - Jun 2017
- University medal for the best thesis

Uppsala University
BSc Mathematics, 2015

Harbour School
`;
    const found = readEducation(lines(text)).map(({ degree, field, school, start, end }) => [
      degree,
      field,
      school,
      start,
      end,
    ]);
    expect(found).toEqual([
      ['MSc', 'Statistics', 'Lund University', '2015-09', '2017-06'],
      ['BSc', 'Mathematics', 'Uppsala University', null, '2015-12'],
      [null, null, 'Harbour School', null, null],
    ]);
  });
});

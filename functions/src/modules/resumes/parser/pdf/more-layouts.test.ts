import { describe, expect, it } from 'vitest';
import { readExperience } from '../jobs/experience.ts';
import { findEmails } from '../person/emails.ts';
import { findName } from '../person/name.ts';
import { readEducation } from '../studies/education.ts';
import { txtDocument } from '../txt-lines.ts';
import { understand } from '../understand.ts';
import { pdfDocument } from './pdf-lines.ts';
import type { PdfItem } from './pdf-read.ts';

const NOW = '2026-11';

function item(text: string, x: number, y: number, more: Partial<PdfItem> = {}): PdfItem {
  return { text, x, y, width: text.length * 5, size: 10, font: 'body', upright: true, ...more };
}

const pdf = (items: PdfItem[]) => pdfDocument([{ width: 612, height: 792, items, links: [] }]);
const read = (items: PdfItem[]) => pdf(items).lines.map((line) => line.text);
const jobs = (text: string) =>
  readExperience(txtDocument(text).lines).map(({ title, employer, location }) => [title, employer, location]);

describe('jobs', () => {
  it('are parted by a stroke, and name their employer in brackets', () => {
    const text = `Harwick / Dock Foreman
2019 – 2021
- Planned work`;
    expect(jobs(text)[0]!.slice(0, 2)).toEqual(['Dock Foreman', 'Harwick']);
    expect(jobs('Dock Foreman II (Harwick)      2019 – 2021\n- Planned work')[0]!.slice(0, 2)).toEqual([
      'Dock Foreman II',
      'Harwick',
    ]);
  });

  it.each([
    ['the same is behind another employer', 'Grey Plover, Oberbruckbach', 'Harwick Works, Oberbruckbach'],
    [
      'each of the others has one',
      'Grey Plover, Leeds\n- Learned it\nWelder      2011 – 2014\nTyne Yards, Boston',
      'Harwick Works, Oberbruckbach',
    ],
    ['the employer is named after it', 'Grey Plover', 'Harwick Oberbruckbach Works, Oberbruckbach'],
  ])('may be in a town that no list has, where %s', (_, other, employer) => {
    const second = `Deck Cadet      2015 – 2018\n${other}\n- Learned it`;
    const [job] = jobs(`Dock Foreman      2019 – 2021\n${employer}\n- Planned work\n${second}`);
    expect(job).toEqual(['Dock Foreman', employer.split(', ')[0], 'Oberbruckbach']);
  });

  it.each([
    ['Skadden, Arps', 'Smith, Brown'],
    ['Google, Waymo', 'Google, Nest'],
    ['Amazon, Alexa Shopping', 'US Army, Signal Corps'],
    ['Deloitte, Consulting', 'KPMG, Consulting'],
    ['Deloitte, Advisory', 'KPMG, Advisory'],
    ['EY, Assurance', 'PwC, Assurance'],
  ])('are in no town where every employer has a part behind a comma: %s', (first, second) => {
    const text = `Dock Foreman      2019 – 2021\n${first}\n- Planned work\nDeck Cadet      2015 – 2018\n${second}\n- Learned it`;
    expect(jobs(text).map((job) => job.slice(1))).toEqual([
      [first, null],
      [second, null],
    ]);
  });

  it('are in no town for one other that is', () => {
    const text =
      'Dock Foreman      2019 – 2021\nGoogle, Waymo\n- Planned\nDeck Cadet      2015 – 2018\nGoogle, London';
    expect(jobs(text).map((job) => job.slice(1))).toEqual([
      ['Google, Waymo', null],
      ['Google', 'London'],
    ]);
  });

  it.each(['Skadden, Arps', 'Deloitte, Consulting', 'Pentagram, Branding', 'Google, Waymo'])(
    'are not in a town that is a part of their name: %s',
    (employer) => {
      const second = 'Deck Cadet      2015 – 2018\nGrey Plover\n- Learned it';
      expect(jobs(`Dock Foreman      2019 – 2021\n${employer}\n- Planned work\n${second}`)[0]).toEqual([
        'Dock Foreman',
        employer,
        null,
      ]);
    },
  );

  it('may all end with a full stop', () => {
    const text = `(Mar 2021 - Present) | Dock Foreman
Harwick, Leeds, UK.
- Planned work

(May 2017 - Feb 2021) | Deck Cadet
Grey Plover, York, UK.
- Learned ropes`;
    expect(jobs(text)).toEqual([
      ['Dock Foreman', 'Harwick', 'Leeds, UK'],
      ['Deck Cadet', 'Grey Plover', 'York, UK'],
    ]);
  });

  it('have their header at the left and what was done beside it', () => {
    const block = (y: number, employer: string, title: string, dates: string, done: string[]) => [
      item(employer, 34, y, { size: 11 }),
      item(title, 34, y + 14),
      item(dates, 34, y + 28),
      ...done.map((text, index) => item(text, 230, y + 14 * index)),
    ];
    const items = [
      item('Ana Ruiz', 34, 30, { size: 20 }),
      item('Experience', 34, 60, { size: 14 }),
      ...block(80, 'Grey Plover', 'Dock Foreman', 'May 2019 – June 2021', [
        'Planned the work of three teams in the yard',
        'and wrote the guide for all new colleagues there',
        'before the harbor was moved down the river.',
      ]),
      ...block(124, 'Harwick', 'Deck Cadet', 'May 2017 – April 2019', [
        'Learned the ropes and painted what rusted.',
      ]),
    ];
    const { experience } = understand(pdf(items), NOW);
    expect(experience.map(({ title, employer }) => [title, employer])).toEqual([
      ['Dock Foreman', 'Grey Plover'],
      ['Deck Cadet', 'Harwick'],
    ]);
    expect(experience[1]!.bullets).toEqual(['Learned the ropes and painted what rusted.']);
  });

  it('are not headed by the last word of a company that is set as the headings are', () => {
    const heading = { size: 14, font: 'bold' };
    const body = (y: number) => item('Planned the work of all three teams in the yard', 50, y);
    const items = [
      item('Ana Ruiz', 50, 20, { size: 20 }),
      item('Profile', 50, 40, heading),
      body(56),
      item('Work Experience', 50, 80, heading),
      item('Harwick Freight Technologies', 50, 100, heading),
      item('Dock Foreman', 50, 116),
      item('May 2017 – Feb 2021', 400, 116),
      body(132),
      item('Education', 50, 160, heading),
      item('BSc in Physics, University of Leeds', 50, 180),
    ];
    const [job] = understand(pdf(items), NOW).experience;
    expect([job?.title, job?.employer]).toEqual(['Dock Foreman', 'Harwick Freight Technologies']);
  });
});

describe('schools', () => {
  const schools = (text: string) =>
    readEducation(txtDocument(text).lines).map(({ school, degree, field }) => [school, degree, field]);

  it('may be behind a degree in brackets or a stroke', () => {
    expect(schools('BSc in Biology (Anna University)      2013 – 2015')).toEqual([
      ['Anna University', 'BSc', 'Biology'],
    ]);
    expect(schools('Anna University / BSc in Biology      2013 – 2015')).toEqual([
      ['Anna University', 'BSc', 'Biology'],
    ]);
  });

  it('have the subject on a line of its own', () => {
    expect(schools('Anna University\nMarine Biology\nB.Sc\n2021 to 2024')).toEqual([
      ['Anna University', 'B.Sc', 'Marine Biology'],
    ]);
  });

  it.each(['Student Council', 'Varsity Rowing', 'Varsity Mathematics'])(
    'have no subject in what was done beside: %s',
    (words) => {
      expect(schools(`Anna University\nB.Sc\n${words}\n2021 to 2024`)[0]!.at(-1)).toBeNull();
    },
  );

  it('without a word of schools are told by dates of their own', () => {
    const text = `Anna University      2013 – 2015
MBA in Marketing
Harwick Tech      2010 – 2013
BSc in Biology`;
    expect(schools(text).map(([school]) => school)).toEqual(['Anna University', 'Harwick Tech']);
  });
});

describe('lines', () => {
  it('join dates that go on below, also in a line of its own', () => {
    const items = [
      item('PLANNER | HARWICK WORKS | JANUARY 2023 –', 50, 100, { font: 'bold' }),
      item('PRESENT', 50, 114, { font: 'bold' }),
      item('Planned the work of three teams and the tides of the harbor', 50, 128),
    ];
    expect(read(items)[0]).toBe('PLANNER | HARWICK WORKS | JANUARY 2023 – PRESENT');
  });

  it('are over the whole page where headings are centered', () => {
    const heading = (text: string, y: number) =>
      item(text, 300 - text.length * 2.5, y, { size: 12, font: 'bold' });
    const entry = (y: number, name: string, dates: string) => [
      item(name, 40, y),
      item(dates, 560 - dates.length * 5, y),
      item('Planned the work of three teams', 40, y + 14),
      item('Wrote the guide for colleagues', 40, y + 28),
    ];
    const items = [
      heading('Work Experience', 60),
      ...entry(80, 'Foreman, Tyne Yards', '2019 – 2021'),
      ...entry(130, 'Welder, Clyde Works', '2015 – 2018'),
      heading('Education', 180),
      ...entry(200, 'BSc, University of Leeds', '2011 – 2014'),
      heading('Projects', 250),
      item('Boats of paper', 40, 270),
    ];
    const lines = read(items);
    expect(lines).toContain('BSc, University of Leeds  2011 – 2014');
    expect(lines.indexOf('Education')).toBeGreaterThan(lines.indexOf('Welder, Clyde Works  2015 – 2018'));
  });
});

it('a town and a phone that stand with the email at the end of the jobs are those of the person', () => {
  const text = `Ana Ruiz

EXPERIENCE

Dock Foreman, Harwick, Leeds, UK      2019 – 2021
- Planned work

Oakland, CA
510.555.0172
ana@mail.example`;
  const { location, phone } = understand(txtDocument(text), NOW);
  expect([location.value, phone.value]).toEqual(['Oakland, CA', '+15105550172']);
});

it('a name broken at its hyphen is one', () => {
  const items = [
    item('Ana Maria Ruiz-', 50, 40, { size: 20 }),
    item('Navarro', 50, 64, { size: 20 }),
    item('Planned the work of three teams in the yard', 50, 100),
  ];
  const { lines } = pdf(items);
  expect(findName(lines, lines, null)?.value).toBe('Ana Maria Ruiz-Navarro');
});

describe('a resume without headings', () => {
  const text = `Ana Ruiz
ana@mail.example

Dock Foreman, Harwick
Leeds, UK      2019 – 2021
- Planned the work of three teams
Welder, Tyne Yards
York, UK      2015 – 2018
- Welded hulls

BSc in Physics (Anna University)      2011 – 2014`;

  it('does not make the town of a job the home', () => {
    expect(understand(txtDocument(text), NOW).location.value).toBeNull();
  });

  it('has its studies where a degree, a school and dates are on one line', () => {
    const { education, experience } = understand(txtDocument(text), NOW);
    expect(education.map(({ degree, school }) => [degree, school])).toEqual([['BSc', 'Anna University']]);
    expect(experience.map(({ title }) => title)).not.toContain('BSc in Physics');
  });
});

it('when somebody could begin is no job', () => {
  const text = `Available: 01/2027 – 06/2027, Harwick
Dock Foreman, Grey Plover      2019 – 2021
- Planned work`;
  expect(jobs(text).map(([title]) => title)).toEqual(['Dock Foreman']);
});

it('the job somebody has may have no dates, above others that have', () => {
  const text = `Dock Foreman at Harwick:
Planned the work of three teams in the yard, by day and by night.

Welder at Tyne Yards      2015 – 2018
- Welded hulls`;
  expect(jobs(text).map(([title, employer]) => [title, employer])).toEqual([
    ['Dock Foreman', 'Harwick'],
    ['Welder', 'Tyne Yards'],
  ]);
});

it('a line of nothing above an address is no part of it', () => {
  const [empty, address] = txtDocument('x\nana@mail.example').lines;
  const lines = [{ ...empty!, text: '', segments: [] }, address!];
  expect(findEmails(lines, []).map(({ value }) => value)).toEqual(['ana@mail.example']);
});

it.each(['Female', 'Married', 'Indian National', 'Verheiratet', 'Confidential', 'Salesforce'])(
  '%s is nobody’s place',
  (word) => {
    const above = `Ana Ruiz\n${word}\nana@mail.example\n\nEXPERIENCE\n\nWelder, Tyne Yards      2015 – 2018\n- Welded`;
    expect(understand(txtDocument(above), NOW).location.value).toBeNull();
    const beside = `Ana Ruiz\n${word} | ana@mail.example\n\nEXPERIENCE\n\nWelder, Tyne Yards      2015 – 2018\n- Welded`;
    expect(understand(txtDocument(beside), NOW).location.value).toBeNull();
  },
);

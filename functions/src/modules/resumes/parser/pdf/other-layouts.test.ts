import { describe, expect, it } from 'vitest';
import { readExperience } from '../jobs/experience.ts';
import { findEmails } from '../person/emails.ts';
import { readSkills } from '../skills/skills.ts';
import { toSections } from '../structure/sections.ts';
import { readEducation } from '../studies/education.ts';
import { txtDocument } from '../txt-lines.ts';
import { understand } from '../understand.ts';
import { titleScore } from '../words/job-words.ts';
import { pdfDocument } from './pdf-lines.ts';
import type { PdfItem } from './pdf-read.ts';

const NOW = '2026-11';

function item(text: string, x: number, y: number, more: Partial<PdfItem> = {}): PdfItem {
  return { text, x, y, width: text.length * 5, size: 10, font: 'body', upright: true, ...more };
}

const pdf = (items: PdfItem[]) => pdfDocument([{ width: 612, height: 792, items, links: [] }]);
const read = (items: PdfItem[]) => pdf(items).lines.map((line) => line.text);
const jobs = (text: string) =>
  readExperience(txtDocument(text).lines).map(({ title, employer, start, end, current }) => [
    title,
    employer,
    start,
    current ? 'now' : end,
  ]);
const schools = (text: string) =>
  readEducation(txtDocument(text).lines).map(({ school, degree, field }) => [school, degree, field]);

describe('rows of a page', () => {
  it('are parted between tags, whose gap is wider than a space, but not between words of a stretched line', () => {
    const tags = [
      item('Fork lifts', 50, 100),
      item('Stock counts', 112, 100),
      item('Rope', 184, 100),
      item('Cold stores', 50, 116),
      item('Night shifts', 117, 116),
      item('Dock', 189, 116),
    ];
    expect(readSkills(pdf(tags).lines).skills.map(({ value }) => value)).toEqual([
      'Fork lifts',
      'Stock counts',
      'Rope',
      'Cold stores',
      'Night shifts',
      'Dock',
    ]);
    const stretched = [item('Dock', 50, 100), item('supervisor', 80, 100), item('trainee', 140, 100)];
    expect(read([...stretched, item('Loaded the ships by hand', 50, 116)])[0]).toBe(
      'Dock supervisor trainee',
    );
  });

  it('are parted where much larger text touches a side bar, and where lines overlap', () => {
    const beside = [item('ana@b.org', 50, 100), item('Dock Foreman', 96, 100, { size: 17, width: 110 })];
    expect(read(beside)).toEqual(['ana@b.org', 'Dock Foreman']);
    const close = [
      item('Sep 2023 – Present | Leeds', 50, 100, { size: 8 }),
      item('Planned the docks', 50, 102.5),
    ];
    expect(read(close)).toEqual(['Sep 2023 – Present | Leeds', 'Planned the docks']);
  });

  it('keep the words of a name that is set letter by letter', () => {
    const letters = (text: string, x: number) =>
      [...text].map((letter, index) => item(letter, x + index * 14, 60, { width: 9, size: 18 }));
    expect(read([...letters('ANA', 50), ...letters('RUIZ', 104)])).toEqual(['ANA RUIZ']);
  });

  it('put a space behind dates that touch what they date', () => {
    expect(read([item('2017 – 2019MBA in Marketing', 50, 100)])).toEqual(['2017 – 2019 MBA in Marketing']);
  });

  it('are no column where headings and dates are set against the right margin', () => {
    const right = (text: string, y: number, edge: number) =>
      item(text, edge - text.length * 5, y, { size: 10, font: 'bold' });
    const block = (y: number, title: string, dates: string) => [
      item(title, 30, y),
      right(dates, y, 580),
      item('Planned the work of three teams', 30, y + 14),
    ];
    const items = [
      right('Contact', 80, 560),
      item('a@b.org', 30, 100),
      right('Work', 130, 560),
      ...block(150, 'Foreman, Tyne Yards', '2019 – 2021'),
      ...block(190, 'Welder, Clyde Works', '2015 – 2018'),
      right('Education', 230, 560),
      ...block(250, 'BSc, University of Leeds', '2011 – 2014'),
    ];
    expect(read(items)).toContain('Foreman, Tyne Yards  2019 – 2021');
  });

  it('are joined where a header goes on in the next line, because the first was full', () => {
    const head = [
      item('Dock Foreman, Tyne Yards and Harbor Works, San', 50, 100, { font: 'bold' }),
      item('2019 – 2021', 310, 100, { font: 'bold' }),
      item('Francisco', 50, 114, { font: 'bold' }),
      item('Planned the work of three teams and the tides of the harbor', 50, 128),
      item('Wrote the guide for new colleagues and taught them', 50, 142),
    ];
    expect(read(head)[0]).toBe('Dock Foreman, Tyne Yards and Harbor Works, San Francisco  2019 – 2021');
  });

  it.each([
    ['Dock Foreman, Freight Handling', 'Harwick Technologies'],
    ['Dock Foreman, Freight Handling', 'Consolidated Clydeways'],
    ['Harwick Technologies, Boston', 'Senior Dock Foreman'],
    ['Consolidated Clydeways - Chicago', 'Senior Dock Foreman'],
  ])('stay two where the first is full, but says all that it says: %s', (above, below) => {
    const items = [
      item(above, 330, 100, { font: 'bold' }),
      item(below, 330, 114, { font: 'bold' }),
      item('Jan 2019 – Mar 2021', 330, 128),
      item('Planned the work of three team', 330, 142),
      item('Wrote the guide for colleagues', 330, 156),
    ];
    expect(read(items).slice(0, 2)).toEqual([above, below]);
  });

  it('keep the words of text whose signs are placed one by one', () => {
    const signs = (text: string, y: number, spacing: number) =>
      [...text].flatMap((sign, index) =>
        sign === ' ' ? [] : [item(sign, 50 + (5 + spacing) * index, y, { width: 5 })],
      );
    const text = 'C++ at Harwick, 2019 - 2021';
    expect(read(signs(text, 100, 0))).toEqual([text]);
    expect(read(signs('Ana Ruiz', 100, 4))).toEqual(['Ana Ruiz']);
  });
});

describe('forms', () => {
  const form = (rows: [string, string][]) =>
    pdf([
      item('Work experience', 85, 60, { size: 12 }),
      ...rows.flatMap(([label, value], index) => [
        item(label, 170 - label.length * 5, 80 + 14 * index),
        item(value, 194, 80 + 14 * index),
      ]),
    ]);

  it('name what a cell says in the cell before it, and the employer below the work', () => {
    const rows: [string, string][] = [
      ['Dates', '03/2021 – Present'],
      ['Occupation or position held', 'Harbor Pilot'],
      ['Main activities', 'Brought ships of all sizes into the harbor, by day and by night.'],
      ['Name and address of employer', 'Grey Plover, Leeds, UK'],
      ['Dates', '05/2017 – 02/2021'],
      ['Occupation or position held', 'Deck Cadet'],
      ['Main activities', 'Learned the ropes of it and painted what rusted, for years.'],
      ['Name and address of employer', 'Verano, York, UK'],
    ];
    const { experience } = understand(form(rows), NOW);
    expect(experience.map(({ title, employer, start }) => [title, employer, start])).toEqual([
      ['Harbor Pilot', 'Grey Plover', '2021-03'],
      ['Deck Cadet', 'Verano', '2017-05'],
    ]);
  });

  it('name the person beside a label', () => {
    const items = [item('Europass', 104, 40, { size: 14 }), item('Curriculum Vitae', 41, 54, { size: 14 })];
    const labelled = [item('Name / Surname', 95, 90), item('Milan Okoro', 194, 90, { size: 12 })];
    const lines = pdf([...items, item('Personal information', 70, 76), ...labelled]);
    expect(understand(lines, NOW).full_name.value).toBe('Milan Okoro');
  });
});

describe('jobs', () => {
  it('go on where nothing is behind the dash, and where only a start is named', () => {
    expect(jobs('Dock Foreman, Tyne Yards      2021-03 –\n- Planned work')).toEqual([
      ['Dock Foreman', 'Tyne Yards', '2021-03', 'now'],
    ]);
    const text = `Current Job
Dock Foreman - Tyne Yards
Start Date: March 2021
- Planned work

Previous Job
Deck Cadet - Clyde Works
Start Date: May 2017 | End Date: February 2021
- Learned ropes`;
    expect(jobs(text)).toEqual([
      ['Dock Foreman', 'Tyne Yards', '2021-03', 'now'],
      ['Deck Cadet', 'Clyde Works', '2017-05', '2021-02'],
    ]);
  });

  it.each([
    ['Harwick\nDock Foreman\nJan 2019 -\nMar 2021', '2021-03'],
    ['Dock Foreman, Harwick      2019 -\n2021', '2021-12'],
    ['Harwick\nDock Foreman\nJan 2019 -\nPresent', 'now'],
  ])('end where the line below says: %j', (text, end) => {
    expect(jobs(`${text}\n- Planned work`)).toEqual([
      ['Dock Foreman', 'Harwick', expect.stringMatching('2019-01'), end],
    ]);
  });

  it('do not go on where only a later one can', () => {
    const text = `Dock Foreman, Tyne Yards      2021 –
- Planned work

Deck Cadet, Clyde Works      2015 –
- Learned ropes`;
    expect(jobs(text).map(([title, , , end]) => [title, end])).toEqual([
      ['Dock Foreman', 'now'],
      ['Deck Cadet', null],
    ]);
  });

  it.each(['The Guardian', 'Sacramento Recorder', 'Weaver'])(
    'are at a company whose name ends as some titles do: %s',
    (company) => {
      const text = `${company}
Reporter
2019 – 2021
- Wrote

Reporter, ${company}
2015 – 2018
- Wrote more`;
      expect(jobs(text).map(([title, employer]) => [title, employer])).toEqual([
        ['Reporter', company],
        ['Reporter', company],
      ]);
    },
  );

  it('are two where labels open the second with its dates', () => {
    const text = `Employer: Harwick (2019 - 2021)
Position: Dock Foreman
- Planned work

Dates: 2015 - 2018
Employer: Grey Plover
Position: Boat Engineer
- Learned ropes`;
    const expected = [
      ['Dock Foreman', 'Harwick'],
      ['Boat Engineer', 'Grey Plover'],
    ];
    expect(jobs(text).map((job) => job.slice(0, 2))).toEqual(expected);
    expect(jobs(text.replace('\n\n', '\n')).map((job) => job.slice(0, 2))).toEqual(expected);
  });

  it('may end with a full stop behind the place', () => {
    expect(jobs('Deck Cadet, Clyde Works, Leeds, UK. May 2017 – Feb 2021\n- Learned ropes')).toEqual([
      ['Deck Cadet', 'Clyde Works', '2017-05', '2021-02'],
    ]);
  });

  it('are told by nouns that only some titles end with, and not by the letters of another name', () => {
    expect(jobs('Grey Plover, Malacologist      2019 – 2021\n- Counted snails')[0]!.slice(0, 2)).toEqual([
      'Malacologist',
      'Grey Plover',
    ]);
    expect(jobs('Harwick, Bench Assembler      2019 – 2021\n- Put things together')[0]!.slice(0, 2)).toEqual([
      'Bench Assembler',
      'Harwick',
    ]);
    expect(titleScore('Harbor PM&R')).toBe(0);
    expect(titleScore('RN Labor & Delivery Unit Nights')).toBeGreaterThan(0.5);
  });

  it('may be set as the headings are', () => {
    const heading = { size: 14, font: 'bold' };
    const body = (y: number) => item('Planned the work of all three teams in the yard', 50, y);
    const items = [
      item('Ana Ruiz', 50, 20, { size: 20 }),
      item('About', 50, 40, heading),
      body(56),
      item('Work Experience', 50, 80, heading),
      item('Dock Foreman, Tyne Yards', 50, 100, heading),
      item('May 2017 – Feb 2021', 50, 116),
      body(132),
      item('Chandler, Clyde Works', 50, 160, heading),
      item('May 2015 – Feb 2017', 50, 176),
      body(192),
      item('Education', 50, 230, heading),
      item('BSc in Physics, University of Leeds', 50, 250),
    ];
    const { experience } = understand(pdf(items), NOW);
    expect(experience.map(({ title, employer }) => [title, employer])).toEqual([
      ['Dock Foreman', 'Tyne Yards'],
      ['Chandler', 'Clyde Works'],
    ]);
  });
});

describe('schools', () => {
  it('stand behind field and degree, and lose the full stop', () => {
    expect(schools('Human Resources, PhD, Anna University      2018 – 2020')).toEqual([
      ['Anna University', 'PhD', 'Human Resources'],
    ]);
    expect(schools('BSc, Physics, Tyne Technical Institute.\n2018 – 2020')[0]![0]).toBe(
      'Tyne Technical Institute',
    );
  });
});

describe('skills', () => {
  it('belong to a group that is set as the heading above it', () => {
    const heading = { size: 14, font: 'bold' };
    const items = [
      item('Ana Ruiz', 50, 20, { size: 20 }),
      item('About', 50, 40, heading),
      item('Planned the work of all three teams in the yard', 50, 56),
      item('Skills', 50, 80, heading),
      item('Core', 50, 100, heading),
      item('Rigging, Welding', 50, 116),
      item('Education', 50, 230, heading),
      item('BSc in Physics, University of Leeds', 50, 250),
    ];
    const { sections } = toSections(pdf(items).lines);
    expect(sections.find(({ kind }) => kind === 'skills')!.lines.map(({ text }) => text)).toEqual([
      'Rigging, Welding',
    ]);
  });

  it('go on in small letters in the next line', () => {
    const items = [
      item('Repair wooden', 50, 100),
      item('barrels', 80, 114),
      item('Splice ropes', 50, 128),
      item('Weld by hand', 50, 142),
    ];
    expect(readSkills(pdf(items).lines).skills.map(({ value }) => value)).toEqual([
      'Repair wooden barrels',
      'Splice ropes',
      'Weld by hand',
    ]);
  });
});

it('finds an address that is cut within a narrow column', () => {
  const cut = txtDocument('jose-\nfina.ruiz@mail.example').lines;
  expect(findEmails(cut, [])[0]!.value).toBe('josefina.ruiz@mail.example');
  const at = txtDocument('aruiz\n@inbox.example').lines;
  expect(findEmails(at, [])[0]!.value).toBe('aruiz@inbox.example');
});

import { describe, expect, it } from 'vitest';
import { pdfDocument } from '../pdf/pdf-lines.ts';
import type { PdfItem } from '../pdf/pdf-read.ts';
import { txtDocument } from '../txt-lines.ts';
import { understand } from '../understand.ts';
import { titleScore } from '../words/job-words.ts';

const NOW = '2026-11';
const PERSON = 'Ana Okoro\nana@b.example | (415) 555-0134\n\n';

function item(text: string, x: number, y: number, more: Partial<PdfItem> = {}): PdfItem {
  return { text, x, y, width: text.length * 5, size: 10, font: 'body', upright: true, ...more };
}

const page = (items: PdfItem[]) => ({ width: 612, height: 792, items, links: [] });
const ofPages = (...pages: PdfItem[][]) => jobsOf(pdfDocument(pages.map(page)));
const ofText = (text: string) => jobsOf(txtDocument(`${PERSON}EXPERIENCE\n\n${text}`));
const jobsOf = (document: ReturnType<typeof txtDocument>) =>
  understand(document, NOW).experience.map(({ title, employer, start, end, current }) => [
    title,
    employer,
    start,
    current ? 'now' : end,
  ]);
const name = item('Ana Okoro', 50, 40, { size: 20, font: 'bold' });
const heading = (text: string, y: number, x = 50) => item(text, x, y, { size: 13, font: 'bold' });

describe('two lines of a narrow column', () => {
  const side = ['Patience', 'Triage', 'First aid', 'Charting', 'Spanish', 'Wound care', 'Excel', 'Empathy'];
  const narrow = (above: string, below: string) =>
    ofPages([
      name,
      heading('Skills', 90, 30),
      ...side.map((text, index) => item(text, 30, 110 + 14 * index)),
      heading('Experience', 90, 330),
      item(above, 330, 110, { font: 'bold' }),
      item(below, 330, 124, { font: 'bold' }),
      item('Jan 2019 - Mar 2023', 330, 138),
      item('Cared for all of them after', 330, 152),
      item('surgery and trained new staff.', 330, 166),
    ]);

  it.each([
    ['Registered Nurse, Intensive Care Unit', 'Massachusetts General Hospital'],
    ['Senior Software Engineer, Payments', 'Bloomingdale Group'],
    ['Software Engineer, Infrastructure', 'Consolidated Freightways'],
  ])('stay title and employer: %s', (title, employer) => {
    expect(narrow(title, employer)).toEqual([[title, employer, '2019-01', '2023-03']]);
  });

  it('stay employer and title', () => {
    expect(narrow('Bloomingdale Technologies, Boston', 'Senior Software Engineer')).toEqual([
      ['Senior Software Engineer', 'Bloomingdale Technologies', '2019-01', '2023-03'],
    ]);
  });
});

describe('dates', () => {
  it.each([
    'Grove Clinic\nStaff Nurse\nJan 2019 -\nMar 2021\n- Cared for patients\n',
    'Staff Nurse, Grove Clinic      Jan 2019 -\nMar 2021\n- Cared for patients\n',
  ])('that go on in the next line have an end there', (text) => {
    expect(ofText(text)).toEqual([['Staff Nurse', 'Grove Clinic', '2019-01', '2021-03']]);
  });

  it('with nothing below them but text are open', () => {
    expect(ofText('Grove Clinic\nStaff Nurse\nJan 2019 -\n- Cared for patients\n')).toEqual([
      ['Staff Nurse', 'Grove Clinic', '2019-01', 'now'],
    ]);
  });

  it('that a label names above the next employer are those of the next job', () => {
    const first = 'Employer: Grove Clinic (2019 - 2021)\nPosition: Staff Nurse\n- Cared for patients\n';
    const second = 'Dates: 2015 - 2018\nEmployer: North Clinic\nPosition: Nursing Aide\n- Helped patients\n';
    expect(ofText(`${first}\n${second}`)).toEqual([
      ['Staff Nurse', 'Grove Clinic', '2019-01', '2021-12'],
      ['Nursing Aide', 'North Clinic', '2015-01', '2018-12'],
    ]);
  });
});

it('reads what is set glyph by glyph without spaces between the letters', () => {
  const glyphs = (text: string, x: number, y: number) =>
    [...text].flatMap((letter, at) => (letter === ' ' ? [] : item(letter, x + 5 * at, y, { width: 5 })));
  const { lines } = pdfDocument([
    page([
      ...glyphs('Staff Nurse, Grove Clinic, 2019 - 2023', 50, 110),
      ...glyphs('C++, SQL, Excel 365', 50, 130),
    ]),
  ]);
  expect(lines.map(({ text }) => text)).toEqual([
    'Staff Nurse, Grove Clinic, 2019 - 2023',
    'C++, SQL, Excel 365',
  ]);
});

describe('an employer whose name ends as titles do', () => {
  it.each([
    ['Reporter', 'The Guardian'],
    ['Recruiter', 'Ticket Master'],
    ['Intern', 'Weaver'],
    ['Photographer', 'Sacramento Recorder'],
  ])('is none: %s, %s', (title, employer) => {
    const first = `${employer}\n${title}\nJan 2019 - Mar 2021\n- Did the work of the team\n`;
    const second = `${title}, ${employer}\nJan 2015 - Dec 2018\n- Did more of it\n`;
    expect(ofText(`${first}\n${second}`)).toEqual([
      [title, employer, '2019-01', '2021-03'],
      [title, employer, '2015-01', '2018-12'],
    ]);
  });
});

it('keeps the name of a firm of one’s own, but none at the foot of a page', () => {
  const own = 'Owner\nAna Okoro\n2019 - 2021\n- Ran the shop and its books\n';
  expect(ofText(own)).toEqual([['Owner', 'Ana Okoro', '2019-01', '2021-12']]);
});

it('knows titles of few letters, but not within a short form', () => {
  expect(titleScore('CTO Office Europe Middle East')).toBeGreaterThan(0.5);
  expect(titleScore('RN Labor & Delivery Unit Nights')).toBeGreaterThan(0.5);
  expect(titleScore('Harbor PM&R')).toBe(0);
});

it('keeps a job with which a page begins though it begins with the word for a resume', () => {
  const jobs = (y: number) => [
    heading('Experience', y),
    item('Staff Nurse, Grove Clinic', 50, y + 20, { font: 'bold' }),
    item('2019 - 2023', 480, y + 20),
    item('Cared for patients after surgery and trained new staff.', 50, y + 34),
  ];
  const next = (first: string, dates = '2012 - 2014') => [
    item(first, 50, 30),
    ...(dates === '' ? [] : [item(dates, 480, 30)]),
    item('Wrote resumes for nurses and aides.', 50, 44),
  ];
  expect(ofPages([name, ...jobs(90)], next('Resume Writing Coach, Self-employed'))).toContainEqual([
    'Resume Writing Coach',
    'Self-employed',
    '2012-01',
    '2014-12',
  ]);
  const { lines } = pdfDocument([page([name, ...jobs(90)]), page(next('Résumé – Ana Okoro', ''))]);
  expect(lines.length).toBeGreaterThan(0);
  expect(ofPages([name, ...jobs(90)], next('Résumé – Ana Okoro', ''))).toHaveLength(1);
});

it.each([
  ['Student Council', null],
  ['Varsity Rowing', null],
  ['Marine Biology', 'Marine Biology'],
])('%s beside a degree is studied: %s', (line, field) => {
  const text = `${PERSON}EDUCATION\n\nUniversity of Maine\nBachelor of Science\n${line}\n2011 - 2015\n`;
  expect(understand(txtDocument(text), NOW).education[0]).toMatchObject({
    school: 'University of Maine',
    field,
  });
});

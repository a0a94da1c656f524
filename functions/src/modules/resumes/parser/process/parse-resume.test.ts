import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ParsedResume } from '../../../../contract/resumes.ts';
import { column, type Ink, makeDocx, makePdf, paragraph, table } from '../test-files.ts';
import { parseResume } from './parse-resume.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

const RESUME = `Nora Lindqvist
Senior Data Engineer
Malmö, Sweden | nora.lindqvist@example.se | +46 70 123 45 67 | linkedin.com/in/noralindqvist

SUMMARY
Data engineer who builds pipelines that people can rely on.

EXPERIENCE

Senior Data Engineer, Kvarn Logistics AB
Malmö, Sweden | Mar 2021 - Present
- Moved 40 nightly jobs to Airflow.
- Cut the cost of the warehouse by a third.

Data Analyst, Blå Bank
Lund, Sweden | 08/2017 - 02/2021
- Wrote the reports of the credit team in SQL.

EDUCATION
Lund University
MSc in Statistics, 2015 - 2017

SKILLS
Python, SQL, Airflow (expert), dbt, Snowflake

LANGUAGES
Swedish (native), English (fluent)
`;

function text(content: string): Uint8Array {
  return strToU8(content);
}

describe('a text resume', () => {
  it('is understood field by field, with places in the file', async () => {
    const { file_type, pages, parsed } = await parseResume(text(RESUME), NOW);
    expect(ParsedResume.parse(parsed)).toEqual(parsed);
    expect({ file_type, pages }).toEqual({ file_type: 'txt', pages: 1 });
    expect(parsed.full_name).toMatchObject({ value: 'Nora Lindqvist', source: { page: 1, line: 1 } });
    expect(parsed.email).toMatchObject({ value: 'nora.lindqvist@example.se', source: { page: 1, line: 3 } });
    expect(parsed.phone.value).toBe('+46701234567');
    expect(parsed.location.value).toBe('Malmö, Sweden');
    expect(parsed.headline.value).toBe('Senior Data Engineer');
    expect(parsed.links.map((link) => link.value)).toEqual(['https://linkedin.com/in/noralindqvist']);
    expect(parsed.experience).toMatchObject([
      {
        title: 'Senior Data Engineer',
        employer: 'Kvarn Logistics AB',
        location: 'Malmö, Sweden',
        start: '2021-03',
        end: null,
        current: true,
        bullets: ['Moved 40 nightly jobs to Airflow.', 'Cut the cost of the warehouse by a third.'],
      },
      { title: 'Data Analyst', employer: 'Blå Bank', start: '2017-08', end: '2021-02', current: false },
    ]);
    expect(parsed.education).toMatchObject([
      { degree: 'MSc', field: 'Statistics', school: 'Lund University', start: '2015-01', end: '2017-12' },
    ]);
    expect(parsed.skills.map((skill) => skill.value)).toEqual([
      'Python',
      'SQL',
      'Airflow',
      'dbt',
      'Snowflake',
    ]);
    expect(parsed.languages.map((language) => language.value)).toEqual(['Swedish', 'English']);
    expect(parsed.years_of_experience.value).toBe(9.3);
    expect(parsed.seniority.value).toBe('senior');
  });

  it.each([
    ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(RESUME, 'utf16le')])],
    ['Windows-1252', Buffer.from(RESUME, 'latin1')],
    ['Windows line ends', Buffer.from(RESUME.replaceAll('\n', '\r\n'))],
  ])('reads %s the same', async (_, bytes) => {
    const { parsed } = await parseResume(new Uint8Array(bytes), NOW);
    expect(parsed.location.value).toBe('Malmö, Sweden');
    expect(parsed.experience).toHaveLength(2);
  });

  it('gives the same answer every time', async () => {
    expect(await parseResume(text(RESUME), NOW)).toEqual(await parseResume(text(RESUME), NOW));
  });

  it('leaves out what is not said', async () => {
    const bare = `${'Works with wood and tells of it at length, in plain sentences. '.repeat(4)}\n`;
    const { parsed } = await parseResume(text(bare), NOW);
    for (const field of ['full_name', 'email', 'phone', 'location', 'headline', 'seniority'] as const) {
      expect(parsed[field]).toEqual({ value: null, confidence: 0, source: null });
    }
    expect([parsed.experience, parsed.education, parsed.skills, parsed.links]).toEqual([[], [], [], []]);
    expect(parsed.years_of_experience.value).toBeNull();
  });
});

const SIDEBAR: Ink[] = [
  { text: 'TOBIAS FERN', x: 50, y: 50, size: 24, bold: true },
  { text: 'Backend Developer', x: 50, y: 74, size: 12 },
  ...column(
    [
      { text: 'CONTACT', bold: true },
      'tobias.fern@example.com',
      '(512) 555-0117',
      'Austin, TX',
      { text: 'SKILLS', bold: true },
      'Kotlin',
      'PostgreSQL',
      'Terraform',
    ],
    50,
    110,
  ),
  ...column(
    [
      { text: 'EXPERIENCE', bold: true },
      { text: 'Backend Developer', bold: true },
      'Larkspur Payments | Austin, TX',
      'Jan 2020 - Present',
      '• Rebuilt the settlement service for four countries and',
      '  halved its running cost',
      '• Taught three juniors to run incidents',
      '',
      { text: 'Junior Developer', bold: true },
      'Copperfield Software Inc. | Dallas, TX',
      'Jun 2017 - Dec 2019',
      '• Shipped the first public API',
      '',
      { text: 'EDUCATION', bold: true },
      'BSc Computer Science, University of Houston, 2017',
    ],
    240,
    115,
  ),
];

describe('a PDF resume', () => {
  it('with two columns is read column by column', async () => {
    const { file_type, pages, parsed } = await parseResume(makePdf([SIDEBAR]), NOW);
    expect({ file_type, pages }).toEqual({ file_type: 'pdf', pages: 1 });
    expect(parsed.full_name.value).toBe('Tobias Fern');
    expect(parsed.phone.value).toBe('+15125550117');
    expect(parsed.skills.map((skill) => skill.value)).toEqual(['Kotlin', 'PostgreSQL', 'Terraform']);
    expect(parsed.experience).toMatchObject([
      {
        title: 'Backend Developer',
        employer: 'Larkspur Payments',
        start: '2020-01',
        current: true,
        bullets: [
          'Rebuilt the settlement service for four countries and halved its running cost',
          'Taught three juniors to run incidents',
        ],
      },
      { title: 'Junior Developer', employer: 'Copperfield Software Inc.', start: '2017-06', end: '2019-12' },
    ]);
    expect(parsed.education).toMatchObject([
      { degree: 'BSc', field: 'Computer Science', school: 'University of Houston' },
    ]);
  });

  it('with dates on the right keeps rows together', async () => {
    const row = (left: string, right: string, y: number): Ink[] => [
      { text: left, x: 50, y, bold: true },
      { text: right, x: 470, y },
    ];
    const page = [
      { text: 'Ines Marlowe', x: 50, y: 50, size: 20, bold: true },
      ...column(['Leeds, UK  |  ines.marlowe@example.org  |  +44 20 7946 0018'], 50, 70),
      { text: 'Work History', x: 50, y: 100, size: 13, bold: true },
      ...row('Northgate Hospital Trust', 'May 2019 - Present', 118),
      ...row('Staff Nurse', 'Leeds, UK', 132),
      ...column(['• Ran the night shift of a ward with 28 beds and trained new staff every spring'], 50, 146),
      ...row('Harbour Clinic', '2016 - 2019', 170),
      ...row('Nursing Assistant', 'Hull, UK', 184),
      ...column(['• Looked after patients before and after surgery on two wards of the clinic'], 50, 198),
    ];
    const { parsed } = await parseResume(makePdf([page]), NOW);
    expect(parsed.experience).toMatchObject([
      { title: 'Staff Nurse', employer: 'Northgate Hospital Trust', location: 'Leeds, UK', start: '2019-05' },
      { title: 'Nursing Assistant', employer: 'Harbour Clinic', start: '2016-01', end: '2019-12' },
    ]);
  });

  it('gives the page and line of what it found, and the address behind a link', async () => {
    const first = column([
      { text: 'Mara Quill', size: 18 },
      'Technical writer of long manuals for small machines',
    ]);
    const second = column([
      'EXPERIENCE',
      'Technical Writer, Alder Instruments GmbH',
      'Feb 2018 - Nov 2022',
      'Wrote and kept up to date eleven manuals in two languages with the help of engineers',
    ]);
    const { parsed } = await parseResume(
      makePdf([first, second], { link: 'https://github.com/maraquill' }),
      NOW,
    );
    expect(parsed.experience[0]).toMatchObject({
      employer: 'Alder Instruments GmbH',
      source: { page: 2, line: 2 },
    });
    expect(parsed.links.map((link) => link.value)).toContain('https://github.com/maraquill');
  });

  it('that needs no password to be read is read although it is encrypted', async () => {
    const { parsed } = await parseResume(makePdf([SIDEBAR], { encrypt: 'empty' }), NOW);
    expect(parsed.email.value).toBe('tobias.fern@example.com');
  });
});

describe('a Word resume', () => {
  const sections = [
    paragraph('Oskar Brandt', { style: 'Title' }),
    paragraph('Berlin, Germany | oskar.brandt@example.de | +49 30 901820'),
    paragraph('EXPERIENCE', { bold: true }),
    paragraph('Project Manager\tJan 2019 - Present', { bold: true }),
    paragraph('Spree Bau GmbH, Berlin'),
    paragraph('Led the building of three schools', { bullet: true }),
    paragraph('Kept every one of them within budget', { bullet: true }),
    paragraph('SKILLS', { bold: true }),
    paragraph('MS Project, Excel, Negotiation, Site Safety'),
  ].join('');

  it('is understood like the others', async () => {
    const { file_type, parsed } = await parseResume(makeDocx(sections), NOW);
    expect(file_type).toBe('docx');
    expect(parsed.full_name.value).toBe('Oskar Brandt');
    expect(parsed.phone.value).toBe('+4930901820');
    expect(parsed.experience).toMatchObject([
      {
        title: 'Project Manager',
        employer: 'Spree Bau GmbH',
        location: 'Berlin',
        start: '2019-01',
        current: true,
        bullets: ['Led the building of three schools', 'Kept every one of them within budget'],
      },
    ]);
    expect(parsed.skills.map((skill) => skill.value)).toEqual([
      'MS Project',
      'Excel',
      'Negotiation',
      'Site Safety',
    ]);
  });

  it('laid out as a table of two columns is read column by column', async () => {
    const left = [paragraph('SKILLS', { bold: true }), paragraph('Welding'), paragraph('Rigging')].join('');
    const right = [
      paragraph('EXPERIENCE', { bold: true }),
      paragraph('Welder', { bold: true }),
      paragraph('Tyne Shipyards Ltd | Mar 2015 – Present'),
      paragraph('Joined plates of up to 40 mm for ferries and trawlers on the north coast', { bullet: true }),
      paragraph('Passed every inspection of the classification society', { bullet: true }),
    ].join('');
    const { parsed } = await parseResume(makeDocx(paragraph('Callum Reid') + table([[left, right]])), NOW);
    expect(parsed.skills.map((skill) => skill.value)).toEqual(['Welding', 'Rigging']);
    expect(parsed.experience).toMatchObject([{ title: 'Welder', employer: 'Tyne Shipyards Ltd' }]);
  });

  it('finds name and contact in the page header', async () => {
    const header = strToU8(
      '<w:hdr><w:p><w:r><w:t>Petra Novak</w:t></w:r></w:p><w:p><w:r><w:t>petra.novak@example.cz</w:t></w:r></w:p></w:hdr>',
    );
    const { parsed } = await parseResume(makeDocx(sections, { 'word/header1.xml': header }), NOW);
    expect(parsed.email.value).toBe('petra.novak@example.cz');
  });
});

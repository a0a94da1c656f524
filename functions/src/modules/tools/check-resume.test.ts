import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { checkResume as endpoint } from '../../contract/tools.ts';
import { parseResume } from '../resumes/parser/process/parse-resume.ts';
import { column, makeDocx, makePdf, paragraph } from '../resumes/parser/test-files.ts';
import { checkResumeFile } from './check-resume.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const check = async (bytes: Uint8Array) =>
  endpoint.response.parse(
    await checkResumeFile(
      { parseWithLayout: (given) => parseResume(given, NOW, { with_layout: true }) },
      bytes,
    ),
  );
const codes = ({ findings }: Awaited<ReturnType<typeof check>>) => findings.map(({ code }) => code);

const GOOD = `Rosa Delacourt
Registered Nurse
Albany, NY | rosa@example.com | (518) 555-0142

EXPERIENCE
Registered Nurse, Northmere Hospital
Albany, NY | Jan 2019 - Present
- Telemetry, wound care, and patient education on a ward of 30 beds.

EDUCATION
Bachelor of Science in Nursing, SUNY Albany, 2018

SKILLS
Triage, Patient care, Telemetry
`;

describe('the report on a resume', { timeout: 30_000 }, () => {
  it('has nothing to say about one that is easy to read, and shows what each line was read as', async () => {
    const report = await check(strToU8(GOOD));
    expect(codes(report)).toEqual([]);
    const of = (text: string) => report.lines.find((line) => line.text.startsWith(text))?.read_as;
    expect(report.lines[0]).toMatchObject({ page: 1, line: 1, text: 'Rosa Delacourt', read_as: ['name'] });
    expect(of('Albany, NY  rosa') ?? of('Albany, NY |')).toEqual(
      expect.arrayContaining(['email', 'phone', 'location']),
    );
    expect(of('EXPERIENCE')).toEqual(['heading']);
    expect(of('Registered Nurse, Northmere')).toContain('job');
    expect(of('Triage')).toEqual(['skill']);
    expect(report.total_lines).toBe(report.lines.length);
  });

  it.each([
    ['no_email', GOOD.replace(' | rosa@example.com', '')],
    ['no_phone', GOOD.replace(' | (518) 555-0142', '')],
    ['no_experience_heading', GOOD.replace('EXPERIENCE\n', '')],
    ['no_education_heading', GOOD.replace(/EDUCATION\n.*\n/, '')],
    ['no_skills_heading', GOOD.replace(/SKILLS\n.*\n/, '')],
    ['jobs_without_dates', GOOD.replace(' | Jan 2019 - Present', '')],
    ['schools_without_dates', GOOD.replace(', 2018', '')],
  ] as const)('reports %s, and only when it is so', async (code, text) => {
    expect(codes(await check(strToU8(text)))).toContain(code);
    expect(codes(await check(strToU8(GOOD)))).not.toContain(code);
  });

  it('tells columns from a page read straight down', async () => {
    const left = ['SKILLS', 'Triage', 'Patient care', 'Telemetry', 'Charting', 'Wound care', 'Epic', 'BLS'];
    const right = [
      'EXPERIENCE',
      'Registered Nurse, Northmere Hospital',
      'Jan 2019 - Present',
      'Cared for patients on a ward of thirty beds',
      'Taught new nurses telemetry and wound care',
      'Nursing Assistant, Linden Vale',
      'Mar 2016 - Dec 2018',
      'Charting and vital signs on a night shift',
    ];
    const columns = await check(makePdf([[...column(left, 40, 80), ...column(right, 240, 80)]]));
    // What a reader gets that goes straight across, in the words of this file.
    const mixed = columns.findings.find(({ code }) => code === 'columns')?.lines;
    expect(mixed).toHaveLength(3);
    expect(mixed?.[0]).toMatchObject({ text: 'SKILLS', across: 'SKILLS EXPERIENCE' });
    expect(mixed?.[1]?.across).toBe('Triage Registered Nurse, Northmere Hospital');
    expect(columns.lines.find(({ text }) => text === 'Patient care')?.column).toBe(1);
    expect(columns.lines.find(({ text }) => text.startsWith('Jan 2019'))?.column).toBe(2);
    expect(codes(await check(makePdf([column(GOOD.split('\n'))])))).not.toContain('columns');
  });

  it('finds contact details that are only in the page header of a Word file', async () => {
    const [name = '', , contact = '', ...rest] = GOOD.split('\n');
    const body = rest.map((line) => paragraph(line)).join('');
    const header = `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph(name)}${paragraph(contact)}</w:hdr>`;
    const report = await check(makeDocx(body, { 'word/header1.xml': strToU8(header) }));
    expect(
      report.findings.find(({ code }) => code === 'contact_in_page_header')?.lines.length,
    ).toBeGreaterThan(0);
    const plain = await check(makeDocx(paragraph(name) + paragraph(contact) + body));
    expect(codes(plain)).not.toContain('contact_in_page_header');
  });

  it('names what is in a text box of a Word file, and only that', async () => {
    const body = GOOD.split('\n').map((line) => paragraph(line));
    const box = `<w:p><w:r><w:pict><v:shape><v:textbox><w:txbxContent>${body[2]}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;
    const report = await check(makeDocx(body.with(2, box).join('')));
    const lines = report.findings.find(({ code }) => code === 'text_box')?.lines;
    expect(lines?.map(({ text }) => text)).toEqual([expect.stringContaining('rosa@example.com')]);
    expect(codes(await check(makeDocx(body.join(''))))).not.toContain('text_box');
  });

  it('says that an email address is only behind a link', async () => {
    const link = 'mailto:rosa@example.com';
    const hidden = GOOD.replace('rosa@example.com', 'Email');
    const lines = (text: string) => [column(text.split('\n'), 60, 60)];
    const report = await check(makePdf(lines(hidden), { link }));
    expect(report.findings.find(({ code }) => code === 'email_behind_link')?.lines).toHaveLength(1);
    expect(codes(await check(makePdf(lines(GOOD), { link })))).not.toContain('email_behind_link');
  });
});

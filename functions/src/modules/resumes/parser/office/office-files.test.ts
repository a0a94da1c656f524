import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readResumeBytes } from '../read-resume-bytes.ts';
import { makeDocx, makeOdt, paragraph, table } from '../test-files.ts';

const NOW = new Date('2026-11-01T00:00:00Z');

/** What was understood: the person, the jobs, and how the lines were read. */
async function read(bytes: Uint8Array) {
  const { parsed, layout, file_type } = await readResumeBytes(bytes, NOW, true);
  return {
    file_type,
    name: parsed.full_name.value,
    email: parsed.email.value,
    jobs: parsed.experience.map(
      ({ title, employer, start, end }) => `${title} @ ${employer} ${start} ${end}`,
    ),
    schools: parsed.education.map(({ degree, school }) => `${degree} @ ${school}`),
    skills: parsed.skills.map(({ value }) => value),
    bullets: parsed.experience.flatMap(({ bullets }) => bullets),
    lines: layout!.lines.map(({ text }) => text),
  };
}

const NURSE = {
  name: 'Harriet Osei',
  jobs: ['Charge Nurse @ Northgate Hospital 2019-03 null', 'Staff Nurse @ Alder Clinic 2015-01 2019-02'],
};
const text = (value: string) => strToU8(value);
const textBox = (content: string) =>
  `<w:p><w:r><w:pict><v:shape><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;

const CAREER =
  paragraph('Experience', { style: 'Heading1' }) +
  paragraph('Charge Nurse\tMar 2019 – Present', { bold: true }) +
  paragraph('Northgate Hospital, Austin, TX') +
  paragraph('Led a ward of thirty beds through a move', { bullet: true }) +
  paragraph('Staff Nurse\tJan 2015 – Feb 2019', { bold: true }) +
  paragraph('Alder Clinic, Austin, TX');
const SKILLS = paragraph('Skills', { style: 'Heading1' }) + paragraph('Triage, Wound Care, Epic');

describe('a Word file', () => {
  it('whose name and contact are in a text box above the text', async () => {
    const box = textBox(
      paragraph('Harriet Osei') + paragraph('harriet@osei.example') + paragraph('+1 512 555 0134'),
    );
    expect(await read(makeDocx(box + CAREER + SKILLS))).toMatchObject({
      ...NURSE,
      email: 'harriet@osei.example',
    });
  });

  it('whose text box is only for programs that know it, or for all of them twice', async () => {
    const shape = (content: string) =>
      `<w:drawing><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></w:drawing>`;
    const inside = paragraph('Harriet Osei') + paragraph('harriet@osei.example');
    const twice = `<w:p><w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps">${shape(inside)}</mc:Choice><mc:Fallback><w:pict><w:txbxContent>${inside}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    const { lines, name } = await read(makeDocx(twice + CAREER + SKILLS));
    expect(name).toBe('Harriet Osei');
    expect(lines.filter((line) => line === 'Harriet Osei')).toHaveLength(1);
  });

  it('whose side bar is a text box anchored within a job', async () => {
    const bar = textBox(SKILLS + paragraph('Languages', { style: 'Heading1' }) + paragraph('Spanish'));
    const body =
      paragraph('Harriet Osei') +
      paragraph('harriet@osei.example') +
      CAREER.replace(
        '<w:p><w:pPr></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Staff',
        `${bar}$&`,
      );
    expect(body).toContain('txbxContent');
    expect(await read(makeDocx(body))).toMatchObject({ ...NURSE, skills: ['Triage', 'Wound Care', 'Epic'] });
  });

  it('whose headings stand in frames of their own', async () => {
    const framed = CAREER.replace(
      paragraph('Experience', { style: 'Heading1' }),
      textBox(paragraph('EXPERIENCE')),
    );
    expect(await read(makeDocx(paragraph('Harriet Osei') + framed + SKILLS))).toMatchObject(NURSE);
  });

  it('with content controls: what was filled in counts, what was not is left out', async () => {
    const control = (content: string, empty: boolean) =>
      `<w:sdt><w:sdtPr>${empty ? '<w:showingPlcHdr/>' : ''}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
    const body =
      control(paragraph('Harriet Osei'), false) +
      control(paragraph('Click here to enter your address'), true) +
      CAREER +
      SKILLS;
    const { lines, name } = await read(makeDocx(body));
    expect(name).toBe('Harriet Osei');
    expect(lines.join()).not.toContain('Click here');
  });

  it('with the contact in its footer', async () => {
    const footer = `<w:ftr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph('harriet@osei.example')}</w:ftr>`;
    const bytes = makeDocx(paragraph('Harriet Osei') + CAREER + SKILLS, { 'word/footer1.xml': text(footer) });
    expect(await read(bytes)).toMatchObject({ ...NURSE, email: 'harriet@osei.example' });
  });

  it('whose jobs are rows of a table', async () => {
    const row = (dates: string, employer: string, title: string) => [
      paragraph(dates),
      paragraph(employer),
      paragraph(title),
    ];
    const rows = table([
      row('03/2019 – Present', 'Northgate Hospital', 'Charge Nurse'),
      row('01/2015 – 02/2019', 'Alder Clinic', 'Staff Nurse'),
    ]);
    const body =
      paragraph('Harriet Osei') +
      paragraph('Experience', { style: 'Heading1' }) +
      rows +
      paragraph('Led a ward of thirty beds through a move') +
      SKILLS;
    expect(await read(makeDocx(body))).toMatchObject(NURSE);
  });

  it('whose titles have a remark in brackets', async () => {
    const job = (head: string, title: string) =>
      paragraph(head, { bold: true }) + paragraph(title) + paragraph('Cared for patients', { bullet: true });
    const jobs =
      job('Northgate Hospital – Austin, TX\tMar 2019 – Present', 'Registered Nurse (full time, nights)') +
      job('Alder Clinic – Austin, TX\tJan 2015 – Feb 2019', 'Line Cook, Breakfast (part time, weekends)');
    const file = makeDocx(paragraph('Harriet Osei') + paragraph('Experience', { style: 'Heading1' }) + jobs);
    expect((await read(file)).jobs).toEqual([
      'Registered Nurse (full time, nights) @ Northgate Hospital 2019-03 null',
      'Line Cook, Breakfast (part time, weekends) @ Alder Clinic 2015-01 2019-02',
    ]);
  });

  it('in which changes are tracked: what was deleted is not read', async () => {
    const changed =
      paragraph('Harriet Osei') +
      '<w:p><w:del><w:r><w:delText>Secret</w:delText></w:r></w:del><w:ins><w:r><w:t>Nurse</w:t></w:r></w:ins></w:p>';
    const { lines } = await read(makeDocx(changed + CAREER + SKILLS));
    expect(lines).toContain('Nurse');
    expect(lines.join()).not.toContain('Secret');
  });

  it('whose looks come from styles, with another prefix for its elements', async () => {
    const styles = text(
      '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Kop1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Mine"><w:basedOn w:val="Kop1"/><w:name w:val="My Head"/></w:style></w:styles>',
    );
    const body = (paragraph('Harriet Osei') + CAREER + SKILLS)
      .replaceAll('Heading1', 'Mine')
      .replaceAll('w:', 'n:');
    const document = `<n:document xmlns:n="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><n:body>${body}</n:body></n:document>`;
    expect(
      await read(makeDocx('', { 'word/document.xml': text(document), 'word/styles.xml': styles })),
    ).toMatchObject(NURSE);
  });
});

describe('an OpenDocument file', () => {
  const p = (value: string) => `<text:p>${value}</text:p>`;
  const h = (value: string) => `<text:h text:outline-level="1">${value}</text:h>`;
  const career =
    h('Experience') +
    p('Charge Nurse<text:tab/>Mar 2019 – Present') +
    p('Northgate Hospital, Austin, TX') +
    `<text:list><text:list-item>${p('Led a ward of thirty beds through a move')}</text:list-item></text:list>` +
    p('Staff Nurse<text:tab/>Jan 2015 – Feb 2019') +
    p('Alder<text:s/>Clinic, Austin, TX');
  const skills = h('Skills') + p('Triage, Wound Care, Epic');

  it('is read with its lists, tabs and links', async () => {
    const contact = p('<text:a xlink:href="mailto:harriet@osei.example">Write to me</text:a>');
    expect(await read(makeOdt(p('Harriet Osei') + contact + career + skills))).toMatchObject({
      ...NURSE,
      file_type: 'odt',
      email: 'harriet@osei.example',
      bullets: ['Led a ward of thirty beds through a move'],
      skills: ['Triage', 'Wound Care', 'Epic'],
    });
  });

  it('is read with its text boxes, tables and page header', async () => {
    const box = `<draw:frame><draw:text-box>${p('harriet@osei.example')}</draw:text-box></draw:frame>`;
    const cell = (value: string) => `<table:table-cell>${p(value)}</table:table-cell>`;
    const rows = `<table:table><table:table-row>${cell('03/2019 – Present')}${cell('Northgate Hospital')}${cell('Charge Nurse')}</table:table-row><table:table-row>${cell('01/2015 – 02/2019')}${cell('Alder Clinic')}${cell('Staff Nurse')}</table:table-row></table:table>`;
    const header = `<office:document-styles xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:master-styles><style:master-page><style:header>${p('Harriet Osei')}</style:header></style:master-page></office:master-styles></office:document-styles>`;
    const bytes = makeOdt(`<text:p>${box}</text:p>${h('Experience')}${rows}${skills}`, {
      'styles.xml': text(header),
    });
    expect(await read(bytes)).toMatchObject({ ...NURSE, email: 'harriet@osei.example' });
  });

  it('leaves out comments and what was deleted', async () => {
    const deleted = `<text:tracked-changes>${p('Secret')}</text:tracked-changes>`;
    const { lines } = await read(
      makeOdt(
        deleted +
          p('Harriet<office:annotation><text:p>Aside</text:p></office:annotation> Osei') +
          career +
          skills,
      ),
    );
    expect(lines[0]).toBe('Harriet Osei');
    expect(lines.join()).not.toMatch(/Secret|Aside/);
  });
});

describe('an RTF file', () => {
  const career = String.raw`{\b Experience}\par
{\b Charge Nurse}\tab Mar 2019 \endash  Present\par
Northgate Hospital, Austin, TX\par
{\listtext\bullet\tab}Led a ward of thirty beds through a move\par
\pard {\b Staff Nurse}\tab Jan 2015 \'96 Feb 2019\par
Alder Clinic, Austin, TX\par
\par {\b Skills}\par Triage, Wound Care, Epic\par`;
  const rtf = (body: string) =>
    text(
      String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fswiss Arial;}{\f1\fnil\fcharset238 Arial CE;}}{\stylesheet{\s0 Normal;}}{\*\generator Pen 1.0;}${body}}`,
    );

  it('is read with its lists, tabs and signs', async () => {
    const head = String.raw`Harriet Osei\par {\field{\*\fldinst HYPERLINK "mailto:harriet@osei.example"}{\fldrslt Write to me}}\par `;
    expect(await read(rtf(head + career))).toMatchObject({
      ...NURSE,
      file_type: 'rtf',
      email: 'harriet@osei.example',
      bullets: ['Led a ward of thirty beds through a move'],
      skills: ['Triage', 'Wound Care', 'Epic'],
    });
  });

  it('is read with its table, header and text box', async () => {
    const row = (...cells: string[]) =>
      String.raw`\trowd\pard\intbl ${cells.join(String.raw`\cell `)}\cell\row`;
    const body = String.raw`{\header Harriet Osei\par}{\shp{\*\shpinst{\shptxt harriet@osei.example\par}}}\pard {\b Experience}\par ${row('03/2019 - Present', 'Northgate Hospital', 'Charge Nurse')}${row('01/2015 - 02/2019', 'Alder Clinic', 'Staff Nurse')}\pard {\b Skills}\par Triage, Wound Care, Epic\par`;
    expect(await read(rtf(body))).toMatchObject({ ...NURSE, email: 'harriet@osei.example' });
  });

  it('decodes letters by code page, by font, and as Unicode with its replacement left out', async () => {
    const head = String.raw`Ren\'e9e {\f1 Wi\'9cniewska} M\u252?ller{\uc2\u8211 --}\par harriet@osei.example\par `;
    const { lines } = await read(rtf(head + career));
    expect(lines[0]).toBe('Renée Wiśniewska Müller–');
  });

  it('leaves out what is hidden, and pictures', async () => {
    const head = String.raw`Harriet Osei {\v Secret}{\pict\pngblip 89504e47}{\bin5 }}}}}}\par `;
    const { lines } = await read(rtf(head + career));
    expect(lines[0]).toBe('Harriet Osei');
  });
});

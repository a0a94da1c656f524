import { deflateSync } from 'node:zlib';
import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { SourceLine } from '../../../../contract/resumes.ts';
import { pdfDocument } from '../pdf/pdf-lines.ts';
import type { PdfItem } from '../pdf/pdf-read.ts';
import { readResumeBytes } from '../read-resume-bytes.ts';
import { column, makeDocx, makePdf, paragraph } from '../test-files.ts';
import { understand } from '../understand.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const TEXT = [
  'Rosa Delacourt',
  'Albany, NY | rosa@example.com | (518) 555-0142',
  'EXPERIENCE',
  'Registered Nurse, Northmere Hospital    Jan 2019 - Present',
  'Cared for patients on a ward of thirty beds and taught new nurses.',
  'EDUCATION',
  'Bachelor of Science in Nursing, SUNY Albany, 2018',
  'SKILLS',
  'Triage, Patient care, Telemetry',
];

it('keeps the lines that values were read from once, with where they stand on the page', async () => {
  const { parsed, source_lines } = await readResumeBytes(makePdf([column(TEXT, 72, 80)]), NOW);
  expect(source_lines.map(({ text }) => text.slice(0, 14))).toEqual([
    'Rosa Delacourt',
    'Albany, NY | r',
    'Registered Nur',
    'Bachelor of Sc',
    'Triage, Patien',
  ]);
  const at = parsed.skills[1]?.source;
  const skills = source_lines.find(({ page, line }) => page === at?.page && line === at.line)?.box;
  const ink = column(TEXT, 72, 80).at(-1)!;
  // Letters stand on the baseline that was written, within the box.
  expect(skills).toMatchObject({ x: 72 });
  expect(skills!.y).toBeLessThan(ink.y - 7);
  expect(skills!.y + skills!.height).toBeGreaterThan(ink.y + 1);
  expect(skills!.height).toBeLessThan(16);
  expect(skills!.width).toBeGreaterThan(90);
});

it('has no place on a page for files that have no fixed pages, and shortens their paragraphs', async () => {
  const long = `Registered nurse in telemetry. ${'Wound care and patient education. '.repeat(20)}`;
  const body = [...TEXT.slice(0, 2), 'SUMMARY', long, ...TEXT.slice(2)]
    .map((line) => paragraph(line))
    .join('');
  const { source_lines } = await readResumeBytes(makeDocx(body), NOW);
  expect(new Set(source_lines.map(({ box }) => box))).toEqual(new Set([null]));
  expect(source_lines.find(({ text }) => long.startsWith(text))?.text).toHaveLength(160);
  const txt = await readResumeBytes(strToU8(TEXT.join('\n')), NOW);
  expect(txt.source_lines[0]).toEqual({ page: 1, line: 1, text: 'Rosa Delacourt', box: null });
});

it.each([
  ['of endless width', `1${'0'.repeat(17)} 0 0 1 72`],
  ['that begin off the page', '1 0 0 1 -3'],
])('keeps to the page where a PDF has lines %s', async (_, matrix) => {
  const written = [...TEXT.slice(0, -1), 'R', ...TEXT.slice(-1)].map((line, at) => {
    const text = line.replace(/[()]/g, '\\$&');
    return `BT /F1 10 Tf ${line === 'R' ? matrix : '1 0 0 1 72'} ${700 - 14 * at} Tm (${text}) Tj ET`;
  });
  const pdf = makePdf([[]], { content: deflateSync(Buffer.from(written.join('\n'))) });
  const { source_lines } = await readResumeBytes(pdf, NOW);
  expect(z.array(SourceLine).parse(source_lines)).toEqual(source_lines);
  const { box } = source_lines.find(({ text }) => text === 'R')!;
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(612);
});

const item = (text: string, x: number, y: number, more: Partial<PdfItem> = {}): PdfItem => ({
  ...{ text, x, y, width: text.length * 5, size: 10, font: 'body', upright: true },
  ...more,
});
const link = (url: string, x: number, top: number) => ({ url, x, right: x + 8, top, bottom: top + 8 });

it('names no line for a link that covers no text', () => {
  const items = TEXT.map((text, at) => item(text, 72, 80 + 14 * at));
  const links = [link('https://www.linkedin.com/in/rosa', 20, 86), link('https://rosa.example', 20, 86)];
  const parsed = understand(pdfDocument([{ width: 612, height: 792, items, links }]), '2026-11');
  expect(parsed.links.map(({ value, source }) => [value, source])).toEqual([
    ['https://www.linkedin.com/in/rosa', null],
    ['https://rosa.example', null],
  ]);
});

it('takes a link that covers no text for the person only near the contact details', () => {
  const items = TEXT.map((text, at) => item(text, 72, 80 + 14 * at));
  const links = [link('https://northmere.example', 20, 120)];
  const parsed = understand(pdfDocument([{ width: 612, height: 792, items, links }]), '2026-11');
  expect(parsed.links).toEqual([]);
});

it('keeps the line of a link in a cell that went on in the next line', () => {
  const bold = { font: 'bold' };
  const items = [
    item('Rosa Delacourt', 50, 60, { size: 20 }),
    item('Artist and', 50, 100, bold),
    item('rosa@example.com', 300, 100, bold),
    item('Teacher', 50, 112, bold),
    ...TEXT.slice(2).map((text, at) => item(text, 50, 150 + 14 * at)),
  ];
  const links = [{ url: 'https://rosa.example', x: 50, right: 90, top: 104, bottom: 114 }];
  const { lines, links: found } = pdfDocument([{ width: 612, height: 792, items, links }]);
  expect(lines[1]!.text).toBe('Artist and Teacher  rosa@example.com');
  expect(found).toEqual([{ url: 'https://rosa.example', page: 1, line: lines[1]!.line }]);
  expect(lines[1]!.box!.height).toBeGreaterThan(20);
});

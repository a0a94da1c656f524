import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { readResumeBytes } from './read-resume-bytes.ts';
import { column, makeDocx, makePdf, paragraph } from './test-files.ts';

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

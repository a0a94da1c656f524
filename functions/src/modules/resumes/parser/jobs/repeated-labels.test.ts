import { expect, it } from 'vitest';
import { readExperience } from './experience.ts';
import { lines, readLines } from './testing/job-lines.ts';

it('leaves out words before a colon that the jobs repeat', () => {
  expect(
    readLines(
      ['Autotrasporti Dal Pozzo', { accent: true }],
      ['Qualifica: Contabile'],
      ['Tid: 07/2024 – 04/2025'],
      ['Verifica dei conti.', { bullet: true }],
      ['Ferramenta Dal Lago', { accent: true, gap: true }],
      ['Qualifica: Contabile'],
      ['Tid: 02/2019 – 06/2024'],
    ),
  ).toEqual([
    ['Contabile', 'Autotrasporti Dal Pozzo', '2024-07'],
    ['Contabile', 'Ferramenta Dal Lago', '2019-02'],
  ]);
});

it('keeps a place before a colon', () => {
  const jobs = readExperience(
    lines(
      ['Bern: Basenus GmbH, Jun 2017 - Jun 2022'],
      ['Mitarbeiter'],
      ['Bern: Zokar GmbH, Mai 2016 - Jun 2017', { gap: true }],
      ['Verkäufer'],
    ),
  );
  expect(jobs.map(({ title, employer, location }) => [title, employer, location])).toEqual([
    ['Mitarbeiter', 'Basenus GmbH', 'Bern'],
    ['Verkäufer', 'Zokar GmbH', 'Bern'],
  ]);
});

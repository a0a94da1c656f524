import { describe, expect, it } from 'vitest';
import type { TextLine } from './text/text-line.ts';
import { txtDocument } from './txt-lines.ts';
import { understand } from './understand.ts';

const HEAD = 'Tobias Fern\ntobias@fern.example · Berlin, Germany\nEXPERIENCE\n';
const JOB = 'Developer, Acme GmbH  03/2019 – Present\n';
const numbered = (count: number, line: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('');

/** How often a line of the text is looked at until it is understood: the work, whatever the machine. */
function looks(text: string): number {
  const document = txtDocument(text);
  let count = 0;
  const lines = document.lines.map(
    (line) =>
      new Proxy(line, {
        get(target, key) {
          count += 1;
          return target[key as keyof TextLine];
        },
      }),
  );
  understand({ ...document, lines }, '2026-11');
  return count;
}

describe('twice the text is twice the work, not four times', () => {
  it.each<[string, (lines: number) => string]>([
    ['jobs on one line each', (lines) => HEAD + JOB.repeat(lines)],
    [
      'jobs on three lines with gaps',
      (lines) => HEAD + 'Developer\n\nAcme GmbH\n\n2014 – 2018\n\n'.repeat(lines / 3),
    ],
    [
      'jobs with bullets',
      (lines) => HEAD + `${JOB}• Did a thing\n- Did more\n  and more\n`.repeat(lines / 4),
    ],
    [
      'a job with one long bullet',
      (lines) => `${HEAD}${JOB}• Did a thing\n${'    Word Acme Inc\n'.repeat(lines)}${JOB}`,
    ],
    ['jobs without dates', (lines) => HEAD + 'Developer, Acme GmbH\n\n'.repeat(lines)],
    ['headings', (lines) => HEAD + 'EXPERIENCE\n\n'.repeat(lines)],
    [
      'schools',
      (lines) => `${HEAD}EDUCATION\n${'B.Sc. Physics, University of Bonn  2014 – 2018\n'.repeat(lines)}`,
    ],
    ['skills', (lines) => `${HEAD}SKILLS\n${numbered(lines, (number) => `Skill${number}, SQL\n`)}`],
    ['links', (lines) => HEAD + numbered(lines, (number) => `https://fern.example/${number}\n`)],
    ['prose', (lines) => `${HEAD}SUMMARY\n${'and it goes on in small letters\n'.repeat(lines)}`],
    [
      'a footer on every line of ten pages',
      (lines) => HEAD + `${'Footer 1\n'.repeat(lines / 10)}\f`.repeat(10),
    ],
  ])('%s', (_, make) => {
    expect(looks(make(480)) / looks(make(240))).toBeLessThan(2.2);
  });
});

it('twelve thousand lines of periods take less than the five seconds that a file may take', () => {
  const begun = performance.now();
  understand(txtDocument(`${HEAD}EXPERIENCE\n${'Start: 2019\nEnd: 2020\n'.repeat(6000)}`), '2026-11');
  expect(performance.now() - begun).toBeLessThan(5000);
});

/** What real resumes of strangers showed; the people and employers here are invented. */
import { describe, expect, it } from 'vitest';
import { findDates, findRanges } from './dates.ts';
import { txtDocument } from './txt-lines.ts';
import { understand } from './understand.ts';

const read = (text: string) => understand(txtDocument(text), '2026-11');

describe('Seasons', () => {
  it.each([
    ['Été 2013', '2013-06', '2013-08'],
    ['Hösten 2012', '2012-09', '2012-12'],
    ['Sommar 2012', '2012-06', '2012-08'],
    ['verano de 2019', '2019-06', '2019-08'],
    ['Frühjahr 2020', '2020-03', '2020-05'],
    ['jesień 2018', '2018-09', '2018-12'],
  ])('%s', (text, start, end) => {
    expect(findDates(text)[0]).toMatchObject({ start: { value: start }, end: { value: end } });
  });

  it('without a year are none', () => {
    expect(findDates('Handled 20 events each verano')).toEqual([]);
    expect(findRanges('summer of code')).toEqual([]);
  });
});

describe('A job', () => {
  it('is parted from its town by a leader', () => {
    const { experience } = read(`Dana Okafor
dana@example.com

EXPERIENCE

2018-2023    HARBOR LOOM, Staff Nurse ------------------------------------- Boston MA
     Cared for patients after surgery, and taught new colleagues how to do the same.

2012-2018    NORTH CLINIC, Nurse ------------------------------------------ Austin TX
     Cared for patients in the emergency room, day and night, with three colleagues.
`);
    expect(experience.map(({ title, employer, location }) => [title, employer, location])).toEqual([
      ['Staff Nurse', 'HARBOR LOOM', 'Boston MA'],
      ['Nurse', 'NORTH CLINIC', 'Austin TX'],
    ]);
  });

  it('is not at a list of skills', () => {
    const { experience } = read(`Dana Okafor
dana@example.com

Experience
2021 - 2023    Firmware engineer, Sensorel,
               Python, Docker, Kubernetes, SQL
2019 - 2021    Web developer, Ostrava Loom,
               Java, SQL, Linux
`);
    expect(experience.map(({ title, employer }) => [title, employer])).toEqual([
      ['Firmware engineer', 'Sensorel'],
      ['Web developer', 'Ostrava Loom'],
    ]);
  });
});

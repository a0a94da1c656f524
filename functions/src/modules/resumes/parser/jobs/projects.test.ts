import { describe, expect, it } from 'vitest';
import { txtDocument } from '../txt-lines.ts';
import { understand } from '../understand.ts';

const TEXT = `Oona Virtanen
oona@virtanen.example

EXPERIENCE

Data Engineer - Fjord Metrics
Mar 2019 - Present
- Moved reports from SAS to dbt and Airflow

Analyst - Lakeview Bank
Jan 2015 - Feb 2019
- Wrote SAS jobs for the audit

VOLUNTEER EXPERIENCE

Board Member - Lakeview Shelter
2018 - 2020
- Kept the books

PROJECTS

Tidewatch | 2021
- Warns of high water in three towns

Loomlog
- Prints knitting patterns

PUBLICATIONS

- Virtanen O. Counting boats from space. Journal of Small Harbors, 2020.

AWARDS

- Lakeview Volunteer of the Year, 2019

SKILLS

SAS, Airflow, Welding
`;

describe('sections beside jobs and schools', () => {
  const parsed = understand(txtDocument(TEXT), '2026-11');

  it('tells unpaid work from jobs', () => {
    expect(parsed.experience.map(({ employer }) => employer)).toEqual(['Fjord Metrics', 'Lakeview Bank']);
    expect(parsed.volunteer).toMatchObject([{ title: 'Board Member', employer: 'Lakeview Shelter' }]);
  });

  it('reads projects with their dates and text', () => {
    expect(parsed.projects).toMatchObject([
      { name: 'Tidewatch', end: '2021-12', bullets: ['Warns of high water in three towns'] },
      { name: 'Loomlog', end: null, bullets: ['Prints knitting patterns'] },
    ]);
  });

  it('reads publications and awards as written', () => {
    expect(parsed.publications.map(({ value }) => value)).toEqual([
      'Virtanen O. Counting boats from space. Journal of Small Harbors, 2020.',
    ]);
    expect(parsed.awards.map(({ value }) => value)).toEqual(['Lakeview Volunteer of the Year, 2019']);
  });

  it('says in which jobs a skill was used, and until when', () => {
    const listed = parsed.skills.filter(({ value }) => ['SAS', 'Airflow', 'Welding'].includes(value));
    expect(listed).toMatchObject([
      { value: 'SAS', used_in: [0, 1], last_used: '2026-11' },
      { value: 'Airflow', used_in: [0], last_used: '2026-11' },
      { value: 'Welding', used_in: [], last_used: null },
    ]);
  });

  it('says which language it is in', () => {
    expect(parsed.language.value).toBe('en');
  });
});

import { describe, expect, it } from 'vitest';
import { txtDocument } from '../txt-lines.ts';
import { understand } from '../understand.ts';

const read = (...lines: string[]) => understand(txtDocument(lines.join('\n')), '2026-11');
const TOP = ['Rosa Delacourt', 'rosa@example.com', ''];
const NURSE = 'Registered Nurse | Northmere Hospital | Seattle, WA | Jan 2019 - Present';

describe('the place near an email', () => {
  it('is not the town of a job', () => {
    expect(read(...TOP, 'EXPERIENCE', NURSE, '- Cared for thirty patients').location.value).toBeNull();
  });

  it('is not the town of a school', () => {
    const school = ['EDUCATION', 'Ohio State University | Columbus, OH', 'Bachelor of Science in Nursing'];
    expect(read(...TOP, ...school).location.value).toBeNull();
  });

  it('is not that of a reference', () => {
    const { location } = read(
      'Rosa Delacourt',
      '',
      'EXPERIENCE',
      NURSE,
      '',
      'REFERENCES',
      'John Smith, Boston, MA',
      'john@example.com',
    );
    expect(location.value).toBeNull();
  });

  it('is unsure in a section about something else', () => {
    const { location } = read(
      'Rosa Delacourt',
      '',
      'EXPERIENCE',
      NURSE,
      '',
      'SKILLS',
      'Triage, Telemetry',
      'Tacoma, WA',
      'rosa@example.com',
    );
    expect(location.value).toBe('Tacoma, WA');
    expect(location.confidence).toBeLessThan(0.75);
  });

  it('counts on a line with the email below the last job', () => {
    const { location } = read(
      'Rosa Delacourt',
      '',
      'EXPERIENCE',
      NURSE,
      '- Cared for thirty patients',
      '',
      'Tacoma, WA | rosa@example.com | (518) 555-0142',
    );
    expect(location.value).toBe('Tacoma, WA');
    expect(location.confidence).toBeLessThan(0.75);
  });
});

describe('lines with an email', () => {
  it('stay where they belong to a job', () => {
    const { experience } = read(
      ...TOP,
      'EXPERIENCE',
      'Support Lead, Acme Corp (support@acme.com), Jan 2019 - Present',
      '- Set up support@acme.com and its templates.',
      '- Answered rosa@example.com and others.',
    );
    expect(experience).toMatchObject([
      {
        start: '2019-01',
        bullets: ['Set up support@acme.com and its templates.', 'Answered rosa@example.com and others.'],
      },
    ]);
    expect(experience[0]!.title).toBe('Support Lead');
  });

  it.each([
    'rosa@example.com',
    'Rosa Delacourt · rosa@example.com · (518) 555-0142',
    'Email: rosa@example.com | Phone: +1 518 555 0142 | linkedin.com/in/rosa',
    '12 Mill Lane, Tacoma, WA 98402 | rosa@example.com',
  ])('are no skill or school if they are contact details: %s', (line) => {
    const { skills, education } = read(
      ...TOP,
      'EXPERIENCE',
      NURSE,
      '',
      'SKILLS',
      'Triage',
      line,
      '',
      'EDUCATION',
      'Bachelor of Science in Nursing, Ohio State University, 2018',
      line,
    );
    expect(skills.map(({ value }) => value)).toEqual(['Triage']);
    expect(education).toHaveLength(1);
  });
});

it('takes a job with days in its dates for no signature', () => {
  const { experience } = read(
    ...TOP,
    'EXPERIENCE',
    'Harborlight Medical Center',
    'Staff Nurse, 06.09.2021 – 07.09.2022',
    '- Ran the ward',
    '',
    'Linden Hospital',
    'Nursing Assistant, 01.03.2016 – 31.12.2019',
    '- Fed people',
    '',
    'Flensburg, den 12.03.2024',
  );
  expect(experience.map(({ title, employer, bullets }) => [title, employer, bullets])).toEqual([
    ['Staff Nurse', 'Harborlight Medical Center', ['Ran the ward']],
    ['Nursing Assistant', 'Linden Hospital', ['Fed people']],
  ]);
});

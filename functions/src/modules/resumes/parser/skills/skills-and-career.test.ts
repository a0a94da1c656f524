import { describe, expect, it } from 'vitest';
import type { ResumeExperience } from '../../../../contract/resumes.ts';
import { seniorityOf, seniorityOfTitle, yearsOfExperience } from '../jobs/career.ts';
import { txtDocument } from '../txt-lines.ts';
import { readCertificates } from './certificates.ts';
import { readLanguages } from './languages.ts';
import { namedSkills } from './named-skills.ts';
import { splitItems } from './skill-items.ts';
import { readSkills } from './skills.ts';

const lines = (text: string) => txtDocument(text).lines;

describe('skills', () => {
  const skills = (text: string) => readSkills(lines(text)).skills.map((item) => item.value);

  it('are split at what parts them, without labels and levels', () => {
    const text =
      'Languages: Java, C++, R\nTools      Git, Docker\nCloud: AWS (EC2, S3), CI/CD; Terraform (expert)\n';
    expect(skills(text)).toEqual([
      'Java',
      'C++',
      'R',
      'Git',
      'Docker',
      'AWS',
      'EC2',
      'S3',
      'CI/CD',
      'Terraform',
    ]);
  });

  it('may be one a line, or wrapped', () => {
    expect(skills('• Welding\n• Rigging\n')).toEqual(['Welding', 'Rigging']);
    expect(skills('Welding, Rigging, Pipe\nfitting, Cutting')).toEqual([
      'Welding',
      'Rigging',
      'Pipe fitting',
      'Cutting',
    ]);
  });

  it('are not halves of sentences', () => {
    expect(
      skills(
        '• Have worked on the planning of routes for trucks, vans and the boats of a company\n• Excel\n',
      ),
    ).toEqual(['Excel']);
  });

  it('spoken languages among them are languages', () => {
    const read = readSkills(lines('Languages: Dutch, Thai\nTools: Git, Make\n'));
    expect(read.languages.map((item) => item.value)).toEqual(['Dutch', 'Thai']);
    expect(read.skills.map((item) => item.value)).toEqual(['Git', 'Make']);
  });

  it('named in prose count only when the person lists few, and everyday words never do', () => {
    const prose = lines(
      'Built services in Kubernetes and PostgreSQL.\nGo the extra mile for a swift R&D team.\n',
    );
    expect(namedSkills(prose, []).map((item) => item.value)).toEqual(['Kubernetes', 'PostgreSQL']);
    const listed = Array.from({ length: 8 }, (_, i) => ({
      value: `skill ${i}`,
      page: 1,
      line: 1,
      confidence: 0.9,
    }));
    expect(namedSkills(prose, listed)).toEqual([]);
  });

  it('keep brackets whole when they hold a remark', () => {
    expect(splitItems('Excel (pivot tables and charts for the board), Word')).toEqual(['Excel', 'Word']);
  });
});

describe('certificates and languages', () => {
  it('lose their dates and levels', () => {
    const found = readCertificates(
      lines(
        '- AWS Certified Cloud Practitioner (Mar 2024)\n- Scrum Master, 2021\n- License RN-482913 (exp. 10/2027)\n',
      ),
    );
    expect(found.map((item) => item.value)).toEqual([
      'AWS Certified Cloud Practitioner',
      'Scrum Master',
      'License RN-482913',
    ]);
    expect(
      readLanguages(lines('English (fluent), Español – nativo, Java')).map((item) => item.value),
    ).toEqual(['English', 'Español']);
  });
});

describe('career', () => {
  const job = (title: string, start: string | null, end: string | null): ResumeExperience => ({
    title,
    employer: 'Acme',
    location: null,
    start,
    end,
    current: end === null,
    bullets: [],
    confidence: 0.9,
    source: { page: 1, line: 1 },
  });

  it('counts overlapping jobs once and running ones to this month', () => {
    const jobs = [job('Cook', '2024-01', null), job('Waiter', '2023-07', '2024-06')];
    expect(yearsOfExperience(jobs, [], '2024-12').value).toBe(1.5);
  });

  it('takes what the summary says only when no job has dates', () => {
    const summary = lines('Nurse with 9 years of experience on wards');
    expect(yearsOfExperience([], summary, '2026-11')).toMatchObject({ value: 9, confidence: 0.6 });
    expect(yearsOfExperience([], lines('Open for 9 years in Hull'), '2026-11').value).toBeNull();
  });

  it.each([
    ['Co-Founder & CTO', 'executive'],
    ['VP of Engineering', 'director'],
    ['Software Engineering Intern', 'intern'],
    ['Staff Software Engineer', 'lead'],
    ['Senior Product Manager', 'senior'],
    ['Account Manager', 'mid'],
    ['Junior Analyst', 'entry'],
    ['Intern → Junior Engineer', 'entry'],
    ['Baker', undefined],
  ])('%s is %s', (title, band) => {
    expect(seniorityOfTitle(title)).toBe(band);
  });

  it('asks the newest job, then the years', () => {
    expect(
      seniorityOf([job('Senior Cook', '2015-01', '2016-01'), job('Cook', '2020-01', null)], null, 7).value,
    ).toBe('senior');
    expect(seniorityOf([], null, null).value).toBeNull();
  });
});

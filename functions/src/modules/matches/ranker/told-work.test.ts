import { describe, expect, it } from 'vitest';
import type { Seniority } from '../../../contract/common.ts';
import type { ParsedResume } from '../../../contract/resumes.ts';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { featuresWith } from '../../job-text/testing/builders.ts';
import { profileWith } from '../../profile/testing/profile-with.ts';
import { resumeWith } from '../testing/builders.ts';
import { buildCandidate } from './candidate.ts';
import { scoreNumber } from './score-number.ts';

const read = { confidence: 0.9, source: null };
const job = (end: string | null, current = false, bullets: string[] = []) => ({
  ...read,
  title: 'Software Engineer',
  employer: 'Example Works',
  location: null,
  start: '2018-01',
  end,
  current,
  bullets,
});
const school = (end: string | null, degree: string | null = 'Master of Science', confidence = 0.9) => ({
  ...read,
  confidence,
  degree,
  field: null,
  school: null,
  start: '2023-08',
  end,
});
const candidateWith = (given: Partial<ParsedResume>) => buildCandidate(null, { ...resumeWith(), ...given });

describe('the skills that a resume shows at work', () => {
  it('are those that its jobs and projects tell of, with what they imply', () => {
    const { skills, skills_used } = candidateWith({
      skills: ['Java', 'Django'].map((value) => ({ ...read, value, used_in: [], last_used: null })),
      experience: [job('2023-07', false, ['Built a web application with Django'])],
      projects: [{ ...read, name: 'Editor', start: null, end: null, bullets: ['Written in Rust'] }],
    });
    expect([...skills]).toEqual(expect.arrayContaining(['Java', 'Django', 'Python', 'Rust']));
    expect([...(skills_used ?? [])]).toEqual(expect.arrayContaining(['Django', 'Python', 'Rust']));
    expect(skills_used?.has('Java')).toBe(false);
  });

  it('are also the kinds of work of the titles held, not of a title that is wanted', () => {
    const held = candidateWith({
      experience: [{ ...job('2023-07', false, ['Planned the year']), title: 'Product Manager' }],
    });
    expect(held.skills.has('Product management')).toBe(true);
    expect(held.skills_used?.has('Product management')).toBe(true);
    const wanting = buildCandidate(profileWith({ job_titles: ['Product Manager'] }), null);
    expect(wanting.skills.size).toBe(0);
    const told = buildCandidate(profileWith({ job_title: 'Product Manager' }), null);
    expect([...told.skills]).toEqual(['Product management']);
  });

  it('are also held by another name that a title held has, which alone shows nothing at work', () => {
    const own = candidateWith({ experience: [job('2023-07', false, ['Wrote tools in Rust'])] });
    expect(own.skills.has('Software development')).toBe(true);
    expect(own.skills_used?.has('Software development')).toBe(false);
    expect([...own.skills_titled]).toEqual(['Software development']);
    const wanting = buildCandidate(profileWith({ job_titles: ['Software Engineer'] }), null);
    expect([...wanting.skills, ...wanting.skills_titled]).toEqual([]);
    const told = buildCandidate(profileWith({ job_title: 'Software Engineer' }), null);
    expect([...told.skills_titled]).toEqual(['Software development']);
  });

  it.each([
    ['Projektleiter', 'Project management'],
    ['Contable', 'Accounting'],
    ['Ingénieur logiciel', 'Software development'],
  ])('are also the kind of work of "%s": %s', (title, skill) => {
    const own = candidateWith({ experience: [{ ...job('2023-07'), title }] });
    expect(own.skills.has(skill)).toBe(true);
    expect(candidateWith({ experience: [{ ...job('2023-07'), title: 'Praktikant' }] }).skills.size).toBe(0);
  });

  it('are also those of volunteer work, and those that reading found in a job by names of their own', () => {
    const own = candidateWith({
      skills: [
        { ...read, value: 'Zorbic', used_in: [0], last_used: null },
        { ...read, value: 'Blurf', used_in: [], last_used: null },
        { ...read, confidence: 0.1, value: 'Qlang', used_in: [0], last_used: null },
      ],
      experience: [job('2023-07', false, ['Built Zorbic'])],
      volunteer: [job('2023-07', false, ['Wrote tools in Rust'])],
    });
    expect([...(own.skills_used ?? [])].toSorted()).toEqual(['Rust', 'Zorbic']);
    expect(own.skills.has('Rust')).toBe(true);
  });

  it('are also certificates, which nobody shows at work, and what they are about', () => {
    const own = candidateWith({
      skills: ['BLS', 'Epic', 'PMP'].map((value) => ({ ...read, value, used_in: [], last_used: null })),
      certificates: [{ ...read, value: 'Certified Kubernetes Administrator' }],
      experience: [job('2023-07', false, ['Wrote tools in Rust'])],
    });
    expect([...(own.skills_used ?? [])].toSorted()).toEqual([
      'BLS certification',
      'Kubernetes',
      'PMP',
      'Rust',
    ]);
  });

  it('are unknown without a resume, or with one that says nothing of what was done', () => {
    expect(buildCandidate(null, null).skills_used).toBeNull();
    expect(candidateWith({}).skills_used).toBeNull();
    expect(candidateWith({ experience: [job('2023-07', false, [' '])] }).skills_used).toBeNull();
    expect(candidateWith({ summary: { ...read, value: 'Reliable. Knows Python.' } }).skills_used).toBeNull();
  });

  it('no summary makes the skills that a resume lists count less', () => {
    const names = ['Python', 'Django', 'Docker', 'SQL', 'Git'];
    const skills = names.map((value) => ({ ...read, value, used_in: [], last_used: null }));
    const posting = featuresWith({ description_text: `Requirements:\n${names.join('\n')}` });
    const score = (given: Partial<ParsedResume>) =>
      scoreNumber({ ...candidateWith({ skills, ...given }), terms: new Map() }, posting).score;
    expect(score({ summary: { ...read, value: 'Reliable person.' } })).toBe(score({}));
  });
});

describe('who studied after their last job', () => {
  it.each([
    ['ended a degree later', [job('2023-07')], [school('2025-05')], true],
    ['works now', [job(null, true)], [school('2025-05')], false],
    ['has a job without an end', [job(null)], [school('2025-05')], false],
    ['studied before', [job('2023-07')], [school('2017-05')], false],
    ['gives no date of the degree', [job('2023-07')], [school(null)], false],
    ['took a course later', [job('2023-07')], [school('2025-05', null)], false],
    ['took a course that is called one', [job('2023-07')], [school('2025-05', 'Machine Learning')], false],
    ['may have a degree', [job('2023-07')], [school('2025-05', 'Master of Science', 0.3)], false],
    ['stopped work in an unknown month of the year', [job('2023')], [school('2023-05')], false],
    ['got it in an unknown month of the year', [job('2023-07')], [school('2023')], false],
    ['tells of both by the year', [job('2023')], [school('2023')], false],
  ])('somebody who %s: %s', (_, experience, education, studied_last) => {
    expect(candidateWith({ experience, education }).studied_last).toBe(studied_last);
  });

  it('has outgrown no work for graduates', () => {
    const skills = ['Python', 'Django', 'Docker', 'SQL', 'Git'];
    const own = candidateWith({
      skills: skills.map((value) => ({ ...read, value, used_in: [], last_used: null })),
      experience: [job('2023-07')],
      years_of_experience: { ...read, value: 5.5 },
      seniority: { ...read, value: 'senior' },
    });
    const posting = featuresWith({
      title: 'Junior Software Engineer',
      description_text: `Requirements:\n${skills.join(', ')}`,
    });
    expect(scoreNumber(own, posting).score).toBeLessThanOrEqual(66);
    expect(scoreNumber({ ...own, studied_last: true }, posting).score).toBeGreaterThan(70);
  });
});

it('work two levels above is at most 78', () => {
  const skills = [...'ABCDEFGH'];
  const own = {
    ...buildCandidate(null, resumeWith({ titles: ['Software Engineer'], years: 5 })),
    skills: new Set(skills),
  };
  const posting = { ...featuresWith({ title: 'Software Engineer' }), skills_required: skills };
  const score = (seniority: 'senior' | 'lead') =>
    scoreNumber({ ...own, seniority: 'mid' }, { ...posting, seniority }).score;
  expect(score('senior')).toBeGreaterThan(80);
  expect(score('lead')).toBeLessThanOrEqual(78);
});

describe('work that a person has outgrown', () => {
  const skills = [...'ABCDEFGH'];
  const own = {
    ...buildCandidate(null, resumeWith({ titles: ['Software Engineer'], years: 18 })),
    skills: new Set(skills),
  };
  const posting = {
    ...featuresWith({ title: 'Software Engineer' }),
    skills_required: skills,
    seniority: null,
  };
  const score = (seniority: Seniority, job: Partial<PostingFeatures>) =>
    scoreNumber({ ...own, seniority }, { ...posting, ...job }).score ?? 0;

  it.each<[Seniority, Partial<PostingFeatures>, number, number]>([
    ['senior', { seniority: 'mid' }, 80, 100],
    ['lead', { seniority: 'mid' }, 59, 66],
    ['director', { seniority: 'mid' }, 50, 58],
    ['executive', { seniority: 'mid' }, 0, 49],
    // The years alone tell the level.
    ['director', { years_min: 3 }, 50, 58],
    ['executive', { years_min: 3 }, 0, 49],
    ['director', { years_min: 6 }, 80, 100],
  ])('scores the less the further below it is: %s, %j', (own_level, job, least, most) => {
    expect(score(own_level, job)).toBeGreaterThanOrEqual(least);
    expect(score(own_level, job)).toBeLessThanOrEqual(most);
  });

  it('is scored as before if they want such jobs and name no level', () => {
    const wanting = { ...own, seniority: 'executive' as const, any_level: true };
    expect(scoreNumber(wanting, { ...posting, years_min: 3 }).score).toBeGreaterThan(80);
    const entry = scoreNumber(wanting, { ...posting, seniority: 'entry' }).score;
    expect(entry).toBeGreaterThan(58);
    expect(entry).toBeLessThanOrEqual(66);
  });

  it('is still theirs if they got a degree after their last job', () => {
    const student = { ...own, seniority: 'director' as const, studied_last: true };
    expect(scoreNumber(student, { ...posting, years_min: 3 }).score).toBeGreaterThan(80);
  });
});

import type { ParsedResume } from '@contract/resumes.ts';
import { expect, test } from 'vitest';
import { otherSections } from './other-sections.ts';

const read = (value: string, confidence = 0.9) => ({ value, confidence, source: null });
const project = (name: string, confidence: number) => ({
  name,
  start: null,
  end: null,
  bullets: [],
  confidence,
  source: null,
});
const volunteering = (title: string | null, employer: string | null) => ({
  title,
  employer,
  location: null,
  start: null,
  end: null,
  current: false,
  bullets: [],
  confidence: 0.8,
  source: null,
});
const none = {
  education: [],
  certificates: [],
  projects: [],
  volunteer: [],
  publications: [],
  awards: [],
  languages: [],
};
const parsed = (found: Partial<ParsedResume>) => ({ ...none, ...found }) as ParsedResume;

test('sections without anything are left out', () => {
  expect(otherSections(parsed({}))).toEqual([]);
  expect(otherSections(parsed({ languages: [read('German')] }))).toEqual([
    { title: 'Languages we found', items: [{ id: '0', text: 'German', sure: true, spans: [] }] },
  ]);
});

test('schools and licenses come first, a degree with its field and school as far as they are known', () => {
  const school = { start: null, end: null, confidence: 0.9, source: null };
  const sections = otherSections(
    parsed({
      languages: [read('German')],
      certificates: [read('Registered Nurse, State of Ohio')],
      education: [
        { ...school, degree: 'Bachelor of Science', field: 'Nursing', school: 'Bay State College' },
        { ...school, degree: null, field: null, school: 'Elm High School' },
      ],
    }),
  );
  expect(sections.map(({ title, items }) => [title, items.map(({ text }) => text)])).toEqual([
    ['Education we found', ['Bachelor of Science, Nursing · Bay State College', 'Elm High School']],
    ['Licenses and certifications we found', ['Registered Nurse, State of Ohio']],
    ['Languages we found', ['German']],
  ]);
});

test('what was read with doubt is marked', () => {
  const [projects] = otherSections(parsed({ projects: [project('Tide table', 0.55), project('Loom', 0.8)] }));
  expect(projects?.items.map(({ text, sure }) => [text, sure])).toEqual([
    ['Tide table', false],
    ['Loom', true],
  ]);
});

test('volunteer work says the role and the organization, if both are known', () => {
  const volunteer = [volunteering('Tutor', 'Elm Library'), volunteering(null, 'Food Bank')];
  expect(otherSections(parsed({ volunteer }))[0]?.items.map(({ text }) => text)).toEqual([
    'Tutor · Elm Library',
    'Food Bank',
  ]);
});

test('a long list is cut', () => {
  const awards = Array.from({ length: 30 }, (_, index) => read(`Award ${index}`));
  expect(otherSections(parsed({ awards }))[0]?.items).toHaveLength(8);
});

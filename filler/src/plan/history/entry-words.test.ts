import { expect, test } from 'vitest';
import { field } from '../testing/forms.ts';
import { entryTopic } from './entry-topic.ts';

const OF = { job: { of: 'job', index: 0 }, school: { of: 'school', index: 0 } } as const;

test.each([
  ['job', 'Firma', 'current_company'],
  ['job', 'Employeur', 'current_company'],
  ['job', 'Position held', 'current_title'],
  ['job', 'Puesto', 'current_title'],
  ['job', 'Ruolo', 'current_title'],
  ['job', 'Stanowisko', 'current_title'],
  ['job', 'Von', 'job_start_date'],
  ['job', 'Date de début', 'job_start_date'],
  ['job', 'Bis', 'job_end_date'],
  ['job', 'Date ended', 'job_end_date'],
  ['job', 'Is this your current job?', 'job_is_current'],
  ['job', 'Duties and responsibilities', 'job_description'],
  ['school', 'Hochschule', 'school'],
  ['school', 'Établissement', 'school'],
  ['school', 'College/University', 'school'],
  ['school', 'Titolo di studio', 'degree'],
  ['school', 'Type of degree', 'degree'],
  ['school', 'Studiengang', 'field_of_study'],
  ['school', 'Course', 'field_of_study'],
  ['school', 'Desde', 'education_start_date'],
  ['school', 'Date degree received', 'graduation_date'],
  ['school', 'Abschlussnote', 'gpa'],
] as const)('in the entry of a %s, "%s" asks for its %s', (of, label, topic) => {
  expect(entryTopic(field(label, { repeat: OF[of] }))).toBe(topic);
  expect(entryTopic(field(label))).toBeNull();
});

test.each([
  ['job', 'Company phone'],
  ['job', 'Supervisor'],
  ['job', 'Salary'],
  ['school', 'Class of degree'],
  ['school', 'Minor'],
  ['school', 'Years completed'],
] as const)('in the entry of a %s, "%s" is none of what an entry holds', (of, label) => {
  expect(entryTopic(field(label, { repeat: OF[of] }))).toBeNull();
});

test('a note is a mark only under a heading of another language', () => {
  const note = (section: string) => entryTopic(field('Note', { section, repeat: OF.school }));
  expect(note('Studium')).toBe('gpa');
  expect(note('Education')).toBeNull();
});

test.each([
  ['Från (ÅÅÅÅ-MM)', 'job_start_date'],
  ['Von (Monat/Jahr)', 'job_start_date'],
  ['Desde (mm/aaaa)', 'job_start_date'],
  ['Bis (MM.JJJJ)', 'job_end_date'],
  ['Do (MM/RRRR)', 'job_end_date'],
  ['Från (stad)', 'other'],
  ['Von (Firma)', 'other'],
])('in brackets, the form of a date only explains: "%s"', (label, topic) => {
  expect(entryTopic(field(label, { repeat: OF.job }))).toBe(topic);
});

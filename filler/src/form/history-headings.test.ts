import { expect, test } from 'vitest';
import { historyUnder } from './history-headings.ts';

test.each([
  'Work Experience',
  'Work Experience (1)',
  '2. Employment history',
  'Most recent employer',
  'Previous employment #2',
  'Employment record:',
  'Relevant experience',
  'Career history',
  'Customer service work experience',
  'Beruflicher Werdegang',
  'Expériences professionnelles',
  'Experiencia laboral',
  'Última experiencia',
  'Dernière expérience professionnelle',
  'Esperienze lavorative',
  'Werkervaring',
  'Doświadczenie zawodowe',
  'Activités professionnelles',
])('"%s" heads the work history', (heading) => {
  expect(historyUnder(heading)).toBe('job');
});

test.each([
  'Education',
  'Education (1)',
  'University education',
  'Higher education',
  'Education & qualifications',
  'Academic qualifications',
  'Ausbildung',
  'Formation',
  'Formación académica',
  'Istruzione e formazione',
  'Opleidingen',
  'Vooropleiding',
  'Wykształcenie',
])('"%s" heads the schools', (heading) => {
  expect(historyUnder(heading)).toBe('school');
});

test.each([
  'Work and Education History',
  'Education & Experience',
  'Secondary education',
  'Professional qualifications',
  'Job details',
  'Position applied for',
  'Job alert',
  'Tell us about your experience with Kubernetes',
  'About you',
  'Personal details',
  'Licenses and certifications',
  '',
])('"%s" heads neither', (heading) => {
  expect(historyUnder(heading)).toBeNull();
});

test.each([
  'Volunteer experience',
  'Volunteer work experience',
  'Military service',
  'Expérience bénévole',
  'Projects',
])('"%s" heads another history', (heading) => {
  expect(historyUnder(heading)).toBeNull();
});

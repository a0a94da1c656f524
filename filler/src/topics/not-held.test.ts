import { expect, test } from 'vitest';
import type { Question } from './classifier/features.ts';
import { classifyQuestion } from './classify-question.ts';
import { isNotHeld } from './not-held.ts';

const topicOf = (label: string, more: Partial<Question> = {}) =>
  classifyQuestion({ label, kind: 'text', ...more }, 'US').topic;

test.each<[string, Partial<Question>]>([
  ['Issuing organization', { name: 'organization' }],
  ['Issuing organization', { name: 'issuing_organization' }],
  ['Issuing organization', { name: 'certifications[0].organization' }],
  ['Issuing organization', { section: 'Certifications' }],
  ['Issuing institution', {}],
  ['Awarding institution', { name: 'institution' }],
  ['Granting institution', {}],
  ['Certifying body', { name: 'organization' }],
  ['Certificate issued by', {}],
  ['Organization', { name: 'certifications[0].organization' }],
  ['Organization', { name: 'issuing_organization' }],
  ['Organization', { name: 'organization', section: 'Certifications' }],
  ['Name of organization', { section: 'Volunteer experience' }],
  ['Name of organization', { name: 'volunteer[0].organization' }],
  ['Institution', { section: 'Licenses & Certifications' }],
  ['State', { section: 'License' }],
  ['Name', { section: 'Certifications' }],
  ['Start date', { section: 'Certifications' }],
])('"%s" %j is of a certificate or of unpaid work: the profile does not hold it', (label, more) => {
  expect(topicOf(label, more)).toBe('unknown');
});

test.each<[string, Partial<Question>, string]>([
  ['Certifications', { section: 'Certifications' }, 'certifications'],
  ['Name of organization', { section: 'Work experience', name: 'company' }, 'current_company'],
  ['Institution', { section: 'Education' }, 'school'],
  ['Name', { section: 'Voluntary self-identification' }, 'full_name'],
  ['State', { section: 'Address' }, 'state'],
])('"%s" %j is still %s', (label, more, topic) => {
  expect(topicOf(label, more)).toBe(topic);
});

test.each<[string, Partial<Question>]>([
  ['What degree are you pursuing?', {}],
  ['What degree are you currently pursuing?', {}],
  ['Current degree program', {}],
  ['What was your previous job title?', {}],
  ['Previous job title', { name: 'company_name' }],
  ['Previous position', { name: 'job_title' }],
  ['Past job title', { section: 'Employment history' }],
  ['Former job title', {}],
  ['Name of previous employer', {}],
  ['Your previous employer', { name: 'company_name' }],
  ['Bank name', {}],
  ['What did you hear about our culture?', {}],
  ['What have you heard about us?', {}],
])('"%s" asks for something that the profile does not hold', (label, more) => {
  expect(topicOf(label, more)).toBe('unknown');
});

test.each([
  ['Degree', 'degree'],
  ['What is the most recent degree you obtained?', 'degree'],
  ['Highest level of education', 'education_level'],
  ['What is your current level of education?', 'education_level'],
  ['Current job title', 'current_title'],
  ['Current or previous employer', 'current_company'],
  ['Most recent employer', 'current_company'],
  ['Full name', 'full_name'],
  ['How did you hear about us?', 'how_heard'],
  ['Where did you hear about this job?', 'how_heard'],
])('"%s" is %s', (label, topic) => {
  expect(topicOf(label)).toBe(topic);
});

test('in an entry of the work history an earlier job is that of the entry', () => {
  const label = 'What was your previous job title?';
  expect(topicOf(label, { section: 'experience' })).toBe('current_title');
});

test.each([
  ['School you want to teach at', 'school'],
  ['Which company would you like to work for?', 'current_company'],
  ['City you prefer', 'city'],
  ['What degree do you plan to get?', 'degree'],
] as const)('"%s" asks for a wish', (label, topic) => {
  expect(isNotHeld({ label }, topic)).toBe(true);
});

test.each([
  ['Êtes-vous mobile ?', 'Êtes-vous prêt à déménager ?'],
  ['Sind Sie bereit, nach München umzuziehen?', 'Sind Sie bereit umzuziehen?'],
  ['Wären Sie nur mit Umzugshilfe bereit umzuziehen?', 'Wären Sie bereit umzuziehen?'],
  ['Har du svårt att flytta?', 'Kan du tänka dig att flytta?'],
])('"%s" is another question than "%s"', (label, plain) => {
  const more = { kind: 'radio', options: ['Ja', 'Nein'] } as const;
  expect([topicOf(label, more), topicOf(plain, more)]).toEqual(['unknown', 'relocation']);
});

test.each([
  'Have you served in the military?',
  'Have you ever served in the U.S. Armed Forces?',
  'Is anyone in your household a veteran?',
  '¿Eres familiar de un veterano?',
  '¿No eres veterano?',
  'Are you not a veteran?',
])('"%s" does not ask whether the applicant is a veteran', (label) => {
  expect(topicOf(label, { kind: 'radio', options: ['Yes', 'No'] })).not.toMatch(/veteran/);
});

test.each(['Are you a veteran? (Yes/No)', '¿Eres veterano?', 'Vétéran ?'])('"%s" does', (label) => {
  expect(topicOf(label, { kind: 'radio', options: ['Yes', 'No'] })).toBe('veteran');
});

test.each([
  ['Gehaltsvorstellungen und Eintrittstermin', 'Gehaltsvorstellung'],
  ['Gehaltsvorstellung und frühestmöglicher Eintrittstermin', 'Frühestmöglicher Eintrittstermin'],
])('"%s" is two questions, "%s" one', (label, plain) => {
  expect(topicOf(label)).toBe('unknown');
  expect(topicOf(plain)).not.toBe('unknown');
});

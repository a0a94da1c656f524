import { expect, it } from 'vitest';
import { skillsOfTitle } from './title-skills.ts';

it.each([
  ['Product Manager', 'Product management'],
  ['Senior Data Scientist', 'Data science'],
  ['Elementary School Teacher', 'Teaching'],
  ['Accountant', 'Accounting'],
  ['Internal Auditor', 'Auditing'],
  ['Marketing Manager', 'Marketing'],
  ['Line Cook', 'Cooking'],
  ['Data Analyst', 'Data analysis'],
  ['Carpenter', 'Carpentry'],
  ['Recruiter', 'Recruiting'],
])('"%s" is %s', (title, skill) => {
  expect(skillsOfTitle(title)).toContain(skill);
});

it.each([
  ['Account Manager', 'Accounting'],
  ['Store Manager', 'Product management'],
  ['Teacher Recruiter', 'Data science'],
  ['Science Editor', 'Data science'],
  ['Python Developer', 'Python'],
  ['', 'Teaching'],
  ['Interpreter', 'Interviewing'],
  ['Instructor', 'Instrumentation'],
  ['Physician', 'Physics'],
  ['Composer', 'Compounding'],
  ['Patient Transporter', 'Translation'],
  ['Surveyor', 'Surveillance'],
  ['Former Assistant to the Product Manager', 'Product management'],
])('"%s" is not %s', (title, skill) => {
  expect(skillsOfTitle(title)).not.toContain(skill);
});

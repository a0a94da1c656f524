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
])('"%s" is not %s', (title, skill) => {
  expect(skillsOfTitle(title)).not.toContain(skill);
});

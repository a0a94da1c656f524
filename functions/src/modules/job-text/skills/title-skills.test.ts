import { expect, it } from 'vitest';
import { kindredSkillsOfTitle, skillsOfTitle } from './title-skills.ts';

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
  ['Spanish Translator', 'Translation'],
  ['Crane Operator', 'Crane operation'],
  ['Tax Preparer', 'Tax preparation'],
  ['Web Designer', 'Web design'],
  ['Physicist', 'Physics'],
  ['Emergency Nurse', 'Emergency nursing'],
  ['Welder II', 'Welding'],
  ['Teacher of English', 'Teaching'],
  ['Project Manager, Payments', 'Project management'],
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
  ['Slacker', 'Slack'],
  ['Former Assistant to the Product Manager', 'Product management'],
  ['Assistant for Project Manager', 'Project management'],
  ['Product Marketing Manager', 'Product management'],
  ['Data Center Manager', 'Data governance'],
  ['Caterer’s Aide', 'Catering'],
  ['Welder Recruiter', 'Welding'],
  ['Intern, Machine Learning', 'Machine learning'],
  ['Aspiring Data Scientist', 'Data science'],
])('"%s" is not %s', (title, skill) => {
  expect(skillsOfTitle(title)).not.toContain(skill);
});

it.each([
  ['Senior Software Engineer', ['Software development']],
  ['Quality Inspector, Paint', ['Quality control']],
  ['Network Engineer', ['Networking']],
  ['Project Manager', []],
  ['Bench Worker', []],
  ['Well Driller', []],
  ['Childcare Manager', []],
  ['Intern, Software Engineer', []],
  ['Software Engineer Recruiter', []],
  ['', []],
])('"%s" is %j by another name', (title, skills) => {
  expect(kindredSkillsOfTitle(title)).toEqual(skills);
});

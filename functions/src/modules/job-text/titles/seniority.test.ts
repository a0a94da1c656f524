import { describe, expect, it } from 'vitest';
import { seniorityOfTitle } from './seniority.ts';

describe('seniorityOfTitle', () => {
  it.each([
    ['Senior Data Analyst', 'senior'],
    ['Jr. Accountant', 'entry'],
    ['Software Engineer Intern', 'intern'],
    ['Director of Marketing', 'director'],
    ['VP, Sales', 'director'],
    ['Chief Financial Officer', 'executive'],
    ['Staff Nurse', null],
    ['Staff Engineer', 'lead'],
    ['Data Analyst', null],
    ['Software Engineer II', 'mid'],
    ['Software Engineering Intern', 'intern'],
    ['Junior Accountant', 'entry'],
    ['Data Analyst I', 'entry'],
    ['Data Analyst II', 'mid'],
    ['Sr. Data Analyst (Remote)', 'senior'],
    ['Android Engineer III', 'senior'],
    ['Lead Carpenter', 'lead'],
    ['Staff Software Engineer', 'lead'],
    ['Head of Design', 'director'],
    ['Vice President of Sales', 'director'],
    ['Staff Accountant', null],
    ['Account Manager', null],
    ['Sales Associate', null],
    ['Chief of Staff', null],
    ['SVP, Sales', 'executive'],
    ['Sr.Biostatistician', 'senior'],
    ['V.P. Sales', 'director'],
    ['Executive Assistant to the President', null],
    ['Chief Engineer', null],
    ['Travel Registered Nurse - Make $2,030wk', null],
    ['Account Executive, Mid-Market', null],
    ['Mid-Level Developer', 'mid'],
    ['Apprentice Electrician', 'entry'],
    ['Principal Cloud Architect', 'lead'],
    ['Store Manager II', 'lead'],
    ['Werkstudentin Marketing', 'intern'],
  ])('%s', (title, expected) => {
    expect(seniorityOfTitle(title)).toBe(expected);
  });
});

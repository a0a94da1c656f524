import { describe, expect, it } from 'vitest';
import { txtDocument } from '../txt-lines.ts';
import { understand } from '../understand.ts';
import { readExperience } from './experience.ts';
import { toldJob } from './told-sentences.ts';

const jobs = (text: string) =>
  readExperience(txtDocument(text).lines).map(({ title, employer, start, end }) => [
    title,
    employer,
    start,
    end,
  ]);
const resume = (text: string) =>
  understand(
    txtDocument(`Dana Okafor\ndana@example.com | +1 617 555 0142\n\n${text}`),
    '2026-11',
  ).experience.map(({ title, employer, start, end }) => [title, employer, start, end]);

describe('jobs told in sentences', () => {
  it.each([
    ['Worked as a Senior Architect at Marlow Finch from 2019 to 2024.', 'Senior Architect', 'Marlow Finch'],
    [
      'Working as an Office Manager with Halden Pvt. Ltd., Pune since May 2022.',
      'Office Manager',
      'Halden Pvt. Ltd.',
    ],
    ['Worked as a Pharmacist in Charge at Saffron from 2019 to 2024.', 'Pharmacist in Charge', 'Saffron'],
    ['Working as Tester for Cisco under Capgemini from May 2017 till now', 'Tester', 'Cisco'],
    ['Associated with the U.S. Army as a Nurse from 2010 to 2012', 'Nurse', 'U.S. Army'],
  ])('%s', (text, title, employer) => {
    expect(toldJob(text)).toEqual({ title, employer });
  });

  it('may go on to the next line', () => {
    expect(
      jobs('Working as a Call Center Manager with Maple Bakery since\nMay 2024.\n• Led calls\n'),
    ).toEqual([['Call Center Manager', 'Maple Bakery', '2024-05', null]]);
  });
});

describe('labeled dates', () => {
  const acme = ['Software Engineer', 'Acme Ltd', '2017-04', '2019-03'];
  const beta = ['Software Engineer', 'Beta Ltd', '2015-06', '2017-03'];

  it.each([
    ['Duration', 'Technology: Java'],
    ['Period', 'Environment: Java, Oracle'],
    ['Period', 'Environment: Java\n• Built the tills\n'],
    ['Duration', '\n• Built the tills\n\nDomain: Banking\n'],
    ['Duration', 'Team Size: 4'],
    ['Duration', 'Client: Zed Insurance'],
    ['Duration', 'Project: Payments'],
  ])('%s heads a job below its title and employer, beside %j', (label, rest) => {
    const text = `Software Engineer\nAcme Ltd, Pune\n${label}: April 2017 - March 2019\n${rest}
Software Engineer\nBeta Ltd, Pune\n${label}: June 2015 - March 2017\n${rest}\n`;
    expect(jobs(text)).toEqual([acme, beta]);
    expect(resume(`Experience\n${text}`)).toEqual([acme, beta]);
  });

  const header = 'Software Engineer\nAcme Ltd, Pune, Maharashtra\nApril 2017 to March 2019';
  it.each([
    'Client: Insurance Client from London\nDuration: June 2017 - May 2018\nTechnology/Tools: Azure Service Bus\nTeam Size: 4',
    'Duration: June 2017 - May 2018\nClient: Insurance Client from London\nEnvironment: Java',
    'Project: Payments\nRole: Developer\nDuration: June 2017 - May 2018\nProject: Refunds\nRole: Developer\nDuration: June 2018 - January 2019',
  ])('are no job of their own beside a project: %j', (project) => {
    expect(jobs(`${header}\n${project}\n`)).toEqual([acme]);
    expect(jobs(`${header.replace('April', 'Duration: April')}\n${project}\n`)).toEqual([acme]);
  });

  it('are no job of their own where the dates of jobs stand above them', () => {
    const text = `April 2017 to March 2019\nSoftware Engineer\nAcme Ltd, Pune
Project: Payments\nDuration: June 2017 - May 2018\nTechnology: Java\n
June 2015 to March 2017\nSoftware Engineer\nBeta Ltd, Pune\nClient: Zed\nDuration: June 2015 - May 2016\n`;
    expect(jobs(text)).toEqual([acme, beta]);
  });
});

it('gives each title the employer above it', () => {
  const text = `Vantor, Leeds, United Kingdom
Branch Manager    02/2023 – Present
• Led a branch of 11

Teller    10/2020 – 12/2022
• Served 90 customers a day

Ironbridge Partners LLP, Savannah, GA
Senior Banker    11/2015 – 07/2020

Banker    07/2014 – 07/2015
`;
  expect(jobs(text).map(([title, employer]) => [title, employer])).toEqual([
    ['Branch Manager', 'Vantor'],
    ['Teller', 'Vantor'],
    ['Senior Banker', 'Ironbridge Partners LLP'],
    ['Banker', 'Ironbridge Partners LLP'],
  ]);
});

it('takes no employer before a town for a part of the place', () => {
  const text = 'Nurse Aide, Tidewater Living, Norfolk, VA\nJan 2018 - Feb 2021\n- Helped 20 residents.\n';
  expect(readExperience(txtDocument(text).lines)).toMatchObject([
    { title: 'Nurse Aide', employer: 'Tidewater Living', location: 'Norfolk, VA' },
  ]);
});

describe('jobs without a heading above them', () => {
  const career = 'Branch Manager, Vantor, Leeds\n02/2023 – Present\n• Led a branch of 11\n\n';
  const found = [['Branch Manager', 'Vantor', '2023-02', null]];

  it('are read below the contact details', () => {
    expect(resume(`${career}Education\nBA History, Rice University, 2019\n`)).toEqual(found);
  });

  it('are read below a summary', () => {
    expect(resume(`Summary\nCalm under pressure.\n\n${career}Education\nBA History, 2019\n`)).toEqual(found);
  });

  it('are not looked for where there are jobs below a heading', () => {
    const text = `Analyst at Quellora, 2019 - 2021\n\nExperience\n${career}`;
    expect(resume(text)).toEqual(found);
  });
});

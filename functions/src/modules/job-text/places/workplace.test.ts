import { describe, expect, it } from 'vitest';
import { readWorkplace, workplaceNamed } from './workplace.ts';

describe('workplaceNamed', () => {
  it.each([
    ['Remote - US', 'remote'],
    ['hybrid', 'hybrid'],
    ['Remote / Hybrid', 'hybrid'],
    ['on-site', 'onsite'],
    ['onsite', 'onsite'],
    ['In-office', 'onsite'],
    ['Anywhere', 'remote'],
    ['This is not remote', 'onsite'],
    ['Non-remote', 'onsite'],
    ['No remote work', 'onsite'],
    ['Remote: no', 'onsite'],
    ['Remote Sensing Scientist', null],
    ['Technician, remote sites', null],
    ['Work from anywhere', 'remote'],
    ['Home based', 'remote'],
    ['unspecified', null],
    ['Chicago, IL', null],
    [null, null],
  ])('of %j is %s', (text, workplace) => {
    expect(workplaceNamed(text)).toBe(workplace);
  });
});

describe('readWorkplace', () => {
  it.each([
    ['Engineer (Remote)', ['Austin, TX'], 'You work on-site only.', 'remote'],
    ['Engineer', ['Remote, US'], '', 'remote'],
    ['Engineer', ['Austin, TX'], 'Three days a week in our office.', 'hybrid'],
    ['Engineer', ['Austin, TX'], 'This is not a remote job.', 'onsite'],
    ['Engineer', ['Austin, TX'], 'We make software for remote teams.', null],
    ['Engineer', ['Remote-friendly', 'Austin, TX'], 'Come to the office three days a week.', 'hybrid'],
    ['Engineer', ['Remote-Friendly, US'], 'We write tests.', 'remote'],
    ['Engineer', [], 'You are in our London office two days per week.', 'hybrid'],
    ['Engineer', [], 'In office 2-3 days per week.', 'hybrid'],
    ['Engineer', [], 'We are in the office five days a week.', 'onsite'],
    ['Engineer', [], 'This role can be performed remotely.', 'remote'],
    ['Engineer', [], 'Remote work is not available.', 'onsite'],
    ['Engineer', [], 'You may work from home on Fridays.', null],
    ['Engineer', [], 'We offer work from home flexibility.', null],
    ['Engineer', [], 'Deploy to hybrid environments.', null],
    ['Engineer', [], 'Workplace: On-site', 'onsite'],
    ['Nurse', ['Dallas, TX'], 'The work is on site in Dallas.', 'onsite'],
    ['Nurse', ['Dallas, TX'], 'All work will be performed on-site.', 'onsite'],
    ['Nurse', ['Dallas, TX'], 'There is a gym on site.', null],
    ['Nurse', ['Dallas, TX'], 'The work is often on your feet.', null],
    ['Engineer', [], 'You get two days of paid leave each week you are on call.', null],
  ] as const)('of %j in %j, %j is %s', (title, locations, text, workplace) => {
    expect(readWorkplace(title, [...locations], text)).toBe(workplace);
  });
});

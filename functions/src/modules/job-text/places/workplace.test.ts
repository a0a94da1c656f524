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
  ] as const)('of %j in %j, %j is %s', (title, locations, text, workplace) => {
    expect(readWorkplace(title, [...locations], text)).toBe(workplace);
  });
});

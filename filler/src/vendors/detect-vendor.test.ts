import { describe, expect, it } from 'vitest';
import { vendorAt } from './detect-vendor.ts';

describe('the vendor at an address', () => {
  it.each([
    ['https://job-boards.greenhouse.io/acme/jobs/1', 'greenhouse'],
    ['https://jobs.eu.lever.co/acme/1/apply', 'lever'],
    ['https://jobs.ashbyhq.com/acme/1/application', 'ashby'],
    ['https://apply.workable.com/acme/j/1/apply/', 'workable'],
    ['https://acme.teamtailor.com/jobs/1', 'teamtailor'],
    ['https://acme.recruitee.com/o/nurse/c/new', 'recruitee'],
    ['https://jobs.smartrecruiters.com/oneclick-ui/company/acme/publication/1', 'smartrecruiters'],
    ['https://acme.jobs.personio.de/job/1', 'personio'],
    ['https://acme.breezy.hr/p/1-nurse/apply', 'breezy'],
    ['https://acme.bamboohr.com/careers/1', 'bamboohr'],
    ['https://acme.pinpointhq.com/en/postings/1/applications/new', 'pinpoint'],
    ['https://ats.rippling.com/acme/jobs/1', 'rippling'],
  ])('%s is %s', (address, kind) => {
    expect(vendorAt(new URL(address))).toBe(kind);
  });

  it.each([
    'https://careers.acme.example/nurse',
    'https://greenhouse.io.evil.example/acme',
    'https://notlever.co/acme',
    'https://www.personio.de/',
  ])('%s is no vendor’s', (address) => {
    expect(vendorAt(new URL(address))).toBe('generic');
  });
});

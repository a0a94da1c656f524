import { expect, it } from 'vitest';
import { boardOfLink } from './careers-link.ts';

it.each([
  ['https://job-boards.greenhouse.io/Acme/jobs/123', 'greenhouse', 'acme'],
  ['https://boards.greenhouse.io/embed/job_board?for=acme', 'greenhouse', 'acme'],
  ['https://boards-api.greenhouse.io/v1/boards/acme/jobs', 'greenhouse', 'acme'],
  ['jobs.lever.co/Acme/1-2-3/apply', 'lever', 'Acme'],
  ['https://jobs.eu.lever.co/acme', 'lever', 'eu:acme'],
  ['https://jobs.ashbyhq.com/Acme%20Inc.', 'ashby', 'Acme Inc.'],
  ['https://careers.smartrecruiters.com/AcmeGroup', 'smartrecruiters', 'acmegroup'],
  ['https://apply.workable.com/acme/j/ABC123/', 'workable', 'acme'],
  ['https://ats.rippling.com/en-GB/Acme/jobs', 'rippling', 'Acme'],
  ['https://ats.rippling.com/acme/jobs/uuid', 'rippling', 'acme'],
  ['https://acme.recruitee.com/o/baker', 'recruitee', 'acme'],
  ['https://acme.jobs.personio.de/job/1', 'personio', 'acme'],
  ['https://acme.teamtailor.com/jobs', 'teamtailor', 'acme'],
  ['https://acme.na.teamtailor.com/jobs', 'teamtailor', 'acme.na.teamtailor.com'],
  ['https://acme.bamboohr.com/careers/42', 'bamboohr', 'acme'],
  ['https://acme.breezy.hr/p/1-baker', 'breezy', 'acme'],
  ['https://acme.pinpointhq.com/en/postings/1', 'pinpoint', 'acme'],
])('%s is a board of %s', (link, source, board) => {
  expect(boardOfLink(link)).toEqual({ source, board });
});

it.each([
  'https://example.com/careers',
  'https://www.bamboohr.com/careers',
  'https://apply.workable.com/j/ABC123',
  'https://job-boards.greenhouse.io/',
  'https://jobs.ashbyhq.com/%E0%A4%A',
  'ftp://acme.breezy.hr/',
  'javascript:alert(1)',
  'not a link',
  'https://acme.recruitee.com.evil.example/',
])('%s is none', (link) => {
  expect(boardOfLink(link)).toBeNull();
});

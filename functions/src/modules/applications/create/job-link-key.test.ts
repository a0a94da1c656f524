import { describe, expect, it } from 'vitest';
import { jobLinkKey } from './job-link-key.ts';

describe('jobLinkKey', () => {
  const job = 'https://boards.example.com/acme/jobs/42';

  it.each([
    'http://boards.example.com/acme/jobs/42',
    'https://www.boards.example.com/acme/jobs/42/',
    'https://BOARDS.example.com/acme/jobs/42#apply',
    'https://boards.example.com/acme/jobs/42/apply',
    'https://boards.example.com/acme/jobs/42?utm_source=mail&gh_src=1a2b&ref=home',
  ])('%s is the same job', (url) => expect(jobLinkKey(url)).toBe(jobLinkKey(job)));

  it.each([
    'https://boards.example.com/acme/jobs/43',
    'https://boards.example.com/Acme/jobs/42',
    'https://boards.example.com/acme/jobs/42?gh_jid=43',
    'https://boards.example.com:8443/acme/jobs/42',
    'https://boards.example.com/acme/jobs/42#/job/1',
  ])('%s is another', (url) => expect(jobLinkKey(url)).not.toBe(jobLinkKey(job)));

  it('does not depend on the order of parameters', () => {
    expect(jobLinkKey('https://a.example/?b=2&a=1')).toBe(jobLinkKey('https://a.example/?a=1&b=2'));
  });
});

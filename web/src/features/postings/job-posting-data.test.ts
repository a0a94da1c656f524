import type { Posting } from '@contract/postings.ts';
import { describe, expect, it } from 'vitest';
import { jobPosting } from './job-posting-data.ts';

const posting: Posting = {
  id: 'a1',
  source: 'greenhouse',
  title: 'Registered Nurse',
  company: 'Maple Health',
  locations: ['Albany, NY'],
  country: 'US',
  workplace: 'onsite',
  employment_type: 'full_time',
  seniority: null,
  salary: { min: 3_550, max: 4_800, currency: 'USD', period: 'hour', origin: 'stated' },
  skills: [],
  posted_at: '2026-11-01T08:00:00.000Z',
  status: 'open',
  risk_flags: [],
  url: 'https://boards.example/a1',
  apply: { kind: 'greenhouse', url: 'https://boards.example/a1' },
  description_html: `<p>${'Care for patients. '.repeat(20)}</p>`,
  description_text: 'Care for patients. '.repeat(20),
  first_seen_at: '2026-11-02T08:00:00.000Z',
  last_seen_at: '2026-11-21T08:00:00.000Z',
  company_slug: 'maple-health',
  places: [{ city: 'Albany', region: 'NY', country: 'US' }],
  attribution: { name: 'Greenhouse', url: null, structured_data: true },
};

describe('jobPosting', () => {
  it('says what Google requires and recommends, as the posting states it', () => {
    expect(jobPosting(posting)).toEqual({
      '@type': 'JobPosting',
      title: 'Registered Nurse',
      description: posting.description_html,
      datePosted: '2026-11-01',
      hiringOrganization: { '@type': 'Organization', name: 'Maple Health' },
      identifier: { '@type': 'PropertyValue', name: 'Maple Health', value: 'a1' },
      url: expect.stringMatching(/^https:\/\/[^/]+\/jobs\/a1$/),
      directApply: false,
      jobLocation: [
        {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'Albany',
            addressRegion: 'NY',
            addressCountry: 'US',
          },
        },
      ],
      employmentType: 'FULL_TIME',
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 35.5, maxValue: 48, unitText: 'HOUR' },
      },
    });
  });

  it('says from where remote work may be done', () => {
    expect(jobPosting({ ...posting, workplace: 'remote', places: [] })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'Country', name: 'US' }],
    });
  });

  it('leaves out what is unstated, and pay that was only read from the text', () => {
    const salary = { ...posting.salary, origin: 'parsed' } as Posting['salary'];
    const data = jobPosting({ ...posting, employment_type: null, salary });
    expect(data).not.toHaveProperty('employmentType');
    expect(data).not.toHaveProperty('baseSalary');
  });

  it.each<[string, Partial<Posting>]>([
    ['is closed', { status: 'closed' }],
    ['has no date', { posted_at: null }],
    ['names no employer', { company: '' }],
    ['is nowhere', { places: [], country: null }],
    ['is remote from anywhere', { workplace: 'remote', places: [], country: null }],
    [
      'comes from a source whose terms forbid it',
      { attribution: { ...posting.attribution, structured_data: false } },
    ],
    ['says too little', { description_text: 'Great job!' }],
    ['looks like a scam', { risk_flags: [{ kind: 'scam', reason: 'asks for money' }] }],
  ])('describes no posting that %s', (_, part) => {
    expect(jobPosting({ ...posting, ...part })).toBeNull();
  });

  it('a posting without a location of its own is in its country', () => {
    expect(jobPosting({ ...posting, places: [] })).toMatchObject({
      jobLocation: [{ address: { '@type': 'PostalAddress', addressCountry: 'US' } }],
    });
  });
});

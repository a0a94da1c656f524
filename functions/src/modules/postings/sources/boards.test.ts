import { describe, expect, it } from 'vitest';
import type { OutgoingFetch } from '../../../platform/outgoing.ts';
import type { CanonicalPosting } from '../posting.ts';
import { ashbyPosting, ashbySource } from './ashby.ts';
import { greenhousePosting, greenhouseSource } from './greenhouse.ts';
import type { JobSource, PartFailure } from './job-source.ts';
import { leverPosting, leverSource } from './lever.ts';

const GREENHOUSE_JOB = {
  id: 4100,
  title: ' Harbour  Pilot ',
  absolute_url: 'https://jobs.example.com/4100?gh_jid=4100',
  company_name: 'Salt & Rope',
  location: { name: 'Portland, ME; Remote, US' },
  offices: [{ name: 'Portland', location: null }],
  metadata: [
    { name: 'Employment Type', value: 'Full-time', value_type: 'single_select' },
    { name: 'Location Type', value: ['Hybrid'], value_type: 'multi_select' },
    { name: 'Confidential', value: false, value_type: 'yes_no' },
    { name: 'Grade', value: null, value_type: 'short_text' },
  ],
  updated_at: '2026-10-02T08:00:00-04:00',
  first_published: '2026-10-01T08:00:00-04:00',
  content:
    '&lt;h2&gt;Ships &amp;amp; tides&lt;/h2&gt;&lt;p&gt;Guide ships. Pay &amp;lt; legend.&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;',
};

const LEVER_JOB = {
  id: 'b1c2',
  text: 'Sr. Beekeeper',
  categories: { commitment: 'Part-time', location: 'Lyon', allLocations: ['Lyon', 'Remote - France'] },
  country: 'FR',
  createdAt: 1_760_000_000_000,
  description: '<div>Keep bees.</div>',
  lists: [{ text: 'Your day:', content: '<li>Smoke</li><li>Honey &amp; wax</li>' }],
  additional: '<p>Stings happen.</p>',
  hostedUrl: 'https://jobs.lever.co/hive/b1c2',
  applyUrl: 'https://jobs.lever.co/hive/b1c2/apply',
  workplaceType: 'onsite',
  salaryRange: { currency: 'EUR', interval: 'per-month-salary', min: 2400, max: 2900 },
};

const ASHBY_JOB = {
  id: '9f0c0c1e-0000-4000-8000-000000000001',
  title: '  Cartographer',
  employmentType: 'FullTime',
  location: 'Oslo',
  secondaryLocations: [
    { location: 'Remote (Norway)', address: { postalAddress: { addressCountry: 'Norway' } } },
  ],
  address: { postalAddress: { addressLocality: 'Oslo', addressCountry: 'Norway' } },
  isListed: true,
  isRemote: true,
  workplaceType: 'Hybrid',
  publishedAt: '2026-09-30T10:00:00.000+00:00',
  jobUrl: 'https://jobs.ashbyhq.com/maps/9f0c',
  applyUrl: 'https://jobs.ashbyhq.com/maps/9f0c/application',
  descriptionHtml: '<p style="min-height:1.5em">Draw maps.</p>',
  shouldDisplayCompensationOnJobPostings: true,
  compensation: {
    compensationTierSummary: 'NOK 700K – 800K',
    compensationTiers: [],
    summaryComponents: [
      {
        compensationType: 'EquityPercentage',
        interval: 'NONE',
        currencyCode: null,
        minValue: null,
        maxValue: null,
      },
      {
        compensationType: 'Salary',
        interval: '1 YEAR',
        currencyCode: 'NOK',
        minValue: 700_000,
        maxValue: 800_000,
      },
    ],
  },
};

/** A network of a few answers; every other address is unknown. */
function network(answers: Record<string, unknown>): OutgoingFetch & { asked: string[] } {
  const asked: string[] = [];
  const send: OutgoingFetch = async (url) => {
    asked.push(url);
    const found = answers[url];
    const status = found === undefined ? 404 : typeof found === 'number' ? found : 200;
    return { status, headers: new Headers(), url, text: JSON.stringify(found ?? { ok: false }) };
  };
  return Object.assign(send, { asked });
}

async function read(source: JobSource): Promise<{ postings: CanonicalPosting[]; failures: PartFailure[] }> {
  const failures: PartFailure[] = [];
  const postings: CanonicalPosting[] = [];
  for await (const posting of source.fetchPostings((failure) => failures.push(failure)))
    postings.push(posting);
  return { postings, failures };
}

describe('greenhouse', () => {
  it('decodes the escaped markup once and reads place, workplace and type from what the board gives', () => {
    expect(greenhousePosting('saltrope', GREENHOUSE_JOB)).toEqual({
      source: 'greenhouse',
      external_id: 'saltrope/4100',
      url: 'https://jobs.example.com/4100?gh_jid=4100',
      title: 'Harbour Pilot',
      company: 'Salt & Rope',
      description_html: '<h2>Ships &amp; tides</h2><p>Guide ships. Pay &lt; legend.</p>',
      description_text: 'Ships & tides\nGuide ships. Pay < legend.',
      locations: ['Portland, ME', 'Remote, US'],
      country: 'US',
      workplace: 'hybrid',
      employment_type: 'full_time',
      seniority: null,
      salary: null,
      apply: { kind: 'greenhouse', url: 'https://job-boards.greenhouse.io/saltrope/jobs/4100' },
      posted_at: '2026-10-01T12:00:00.000Z',
      risk_flags: [],
    });
  });

  it('takes a pay range in cents only when its words name the period', () => {
    const range = {
      min_cents: 6_500_000,
      max_cents: 8_000_000,
      currency_type: 'USD',
      title: 'Annual salary',
      blurb: null,
    };
    const priced = (changes: object) =>
      greenhousePosting('b', { ...GREENHOUSE_JOB, pay_input_ranges: [{ ...range, ...changes }] })?.salary;
    expect(priced({})).toEqual({
      min: 6_500_000,
      max: 8_000_000,
      currency: 'USD',
      period: 'year',
      origin: 'stated',
    });
    expect(priced({ title: 'Hourly rate', min_cents: 2_150, max_cents: null })).toEqual({
      min: 2_150,
      max: null,
      currency: 'USD',
      period: 'hour',
      origin: 'stated',
    });
    expect(priced({ title: 'Pay range' })).toBeNull();
    expect(priced({ currency_type: null })).toBeNull();
  });

  it('reads every board, reports those that fail, and knows a board that is gone', async () => {
    const base_url = 'http://boards.test/';
    const path = (board: string) =>
      `http://boards.test/v1/boards/${board}/jobs?content=true&pay_transparency=true`;
    const send = network({
      [path('one')]: { jobs: [GREENHOUSE_JOB, { id: 'broken' }], meta: { total: 2 } },
      [path('busy')]: 503,
      [path('two')]: { jobs: [{ ...GREENHOUSE_JOB, id: 4200 }] },
    });
    const source = greenhouseSource({ boards: ['one', 'busy', 'gone', 'two'], send, base_url });
    const { postings, failures } = await read(source);
    expect(postings.map(({ external_id }) => external_id)).toEqual(['one/4100', 'two/4200']);
    expect(failures).toEqual([
      { external_id_prefix: 'busy/', reason: 'busy: answered 503', gone: false },
      { external_id_prefix: 'gone/', reason: 'gone: no such board', gone: true },
    ]);
  });
});

describe('lever', () => {
  it('puts description, lists and closing text together and matches the word inside the interval', () => {
    expect(leverPosting('hive', LEVER_JOB)).toEqual({
      source: 'lever',
      external_id: 'hive/b1c2',
      url: 'https://jobs.lever.co/hive/b1c2',
      title: 'Sr. Beekeeper',
      company: 'Hive',
      description_html:
        '<p>Keep bees.</p><h3>Your day</h3><ul><li>Smoke</li><li>Honey &amp; wax</li></ul><p>Stings happen.</p>',
      description_text: 'Keep bees.\nYour day\n- Smoke\n- Honey & wax\nStings happen.',
      locations: ['Lyon', 'Remote - France'],
      country: 'FR',
      workplace: 'onsite',
      employment_type: 'part_time',
      seniority: 'senior',
      salary: { min: 240_000, max: 290_000, currency: 'EUR', period: 'month', origin: 'stated' },
      apply: { kind: 'lever', url: 'https://jobs.lever.co/hive/b1c2/apply' },
      posted_at: '2025-10-09T08:53:20.000Z',
      risk_flags: [],
    });
  });

  it('says nothing where the posting says nothing', () => {
    const bare = {
      id: 'x',
      text: 'Baker',
      hostedUrl: 'https://jobs.lever.co/hive/x',
      country: null,
      workplaceType: 'unspecified',
    };
    expect(leverPosting('hive', bare)).toMatchObject({
      locations: [],
      country: null,
      workplace: null,
      employment_type: null,
      salary: null,
      posted_at: null,
      apply: { kind: 'lever', url: 'https://jobs.lever.co/hive/x/apply' },
    });
    const odd = { ...bare, salaryRange: { currency: 'USD', interval: 'one-time', min: 5000, max: 0 } };
    expect(leverPosting('hive', odd)?.salary).toBeNull();
  });

  it('follows the pages until one is not full', async () => {
    const path = (skip: number) => `https://api.lever.co/v0/postings/hive?mode=json&skip=${skip}&limit=100`;
    const full = Array.from({ length: 100 }, (_, at) => ({ ...LEVER_JOB, id: `p${at}` }));
    const send = network({ [path(0)]: full, [path(100)]: [LEVER_JOB] });
    const { postings } = await read(leverSource({ boards: ['hive'], send }));
    expect(postings).toHaveLength(101);
    expect(send.asked).toEqual([path(0), path(100)]);
  });
});

describe('ashby', () => {
  it('believes the workplace type before isRemote, and takes the salary component', () => {
    expect(ashbyPosting('maps', ASHBY_JOB)).toMatchObject({
      external_id: 'maps/9f0c0c1e-0000-4000-8000-000000000001',
      title: 'Cartographer',
      company: 'Maps',
      locations: ['Oslo', 'Remote (Norway)'],
      country: 'NO',
      workplace: 'hybrid',
      employment_type: 'full_time',
      salary: { min: 70_000_000, max: 80_000_000, currency: 'NOK', period: 'year', origin: 'stated' },
      apply: { kind: 'ashby', url: 'https://jobs.ashbyhq.com/maps/9f0c/application' },
      description_html: '<p>Draw maps.</p>',
    });
    expect(ashbyPosting('maps', { ...ASHBY_JOB, workplaceType: null })?.workplace).toBe('remote');
    expect(ashbyPosting('maps', { ...ASHBY_JOB, workplaceType: null, isRemote: null })?.workplace).toBeNull();
  });

  it('leaves hidden pay hidden and unlisted jobs out', async () => {
    const hidden = { ...ASHBY_JOB, shouldDisplayCompensationOnJobPostings: false };
    expect(ashbyPosting('maps', hidden)?.salary).toBeNull();
    expect(ashbyPosting('maps', { ...ASHBY_JOB, compensation: null })?.salary).toBeNull();
    const url = 'https://api.ashbyhq.com/posting-api/job-board/maps?includeCompensation=true';
    const send = network({
      [url]: { apiVersion: '1', jobs: [ASHBY_JOB, { ...ASHBY_JOB, id: 'u', isListed: false }] },
    });
    const { postings, failures } = await read(ashbySource({ boards: ['maps'], send }));
    expect(postings).toHaveLength(1);
    expect(failures).toEqual([]);
  });
});

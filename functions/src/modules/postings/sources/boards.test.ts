import { describe, expect, it } from 'vitest';
import type { OutgoingFetch } from '../../../platform/outgoing.ts';
import { limitMarkup, MAX_MARKUP, problemOf } from '../posting-limits.ts';
import { ashbyPosting, ashbySource } from './ashby.ts';
import { greenhousePosting, greenhouseSource } from './greenhouse.ts';
import type { BoardAnswer, BoardRequest, JobReading, JobSource } from './job-source.ts';
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

type Asked = { url: string; etag: string | null };

/** A network with a few answers, numbers being statuses; every other URL is not found. */
function network(answers: Record<string, unknown>, etag?: string): OutgoingFetch & { asked: Asked[] } {
  const asked: Asked[] = [];
  const send: OutgoingFetch = async (url, init) => {
    const known = init?.headers?.['if-none-match'] ?? null;
    asked.push({ url, etag: known });
    const found = answers[url];
    const plain = found === undefined ? 404 : typeof found === 'number' ? found : 200;
    const status = etag && known === etag ? 304 : plain;
    const headers = new Headers(etag ? { etag } : {});
    const text = typeof found === 'string' ? found : JSON.stringify(found ?? { ok: false });
    return { status, headers, url, text: status === 304 ? '' : text };
  };
  return Object.assign(send, { asked });
}

const at = (board: string, more: Partial<BoardRequest> = {}): BoardRequest => ({
  board,
  company: null,
  etag: null,
  content_hash: null,
  ...more,
});

async function read(
  source: JobSource,
  request: BoardRequest,
): Promise<Extract<BoardAnswer, { kind: 'read' }> & { jobs: JobReading[] }> {
  const answer = await source.readBoard(request);
  if (answer.kind !== 'read') throw new Error(`answered ${answer.kind}`);
  const jobs: JobReading[] = [];
  for await (const job of answer.jobs) jobs.push(job);
  return { ...answer, jobs };
}

/** The ids that were read; rejected ones in brackets. */
const idsOf = ({ jobs }: { jobs: Iterable<JobReading> }): string[] =>
  [...jobs].map((job) => (job.kind === 'posting' ? job.posting.external_id : `(${job.external_id})`));

describe('greenhouse', () => {
  it('decodes the escaped markup once and reads place, workplace and type from what the board gives', () => {
    expect(greenhousePosting(at('saltrope'), GREENHOUSE_JOB)).toEqual({
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
      greenhousePosting(at('b'), { ...GREENHOUSE_JOB, pay_input_ranges: [{ ...range, ...changes }] })?.salary;
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

  const PATH = 'http://boards.test/v1/boards/one/jobs?content=true&pay_transparency=true';
  const source = (send: OutgoingFetch) => greenhouseSource({ send, base_url: 'http://boards.test/' });

  it('reads a board; a job in another form is reported alone, with what is wrong', async () => {
    const broken = { ...GREENHOUSE_JOB, id: 4300, title: null };
    const send = network({ [PATH]: { jobs: [GREENHOUSE_JOB, broken, { ...GREENHOUSE_JOB, id: 4200 }, 7] } });
    const answer = await read(source(send), at('one'));
    expect(idsOf(answer)).toEqual(['one/4100', '(one/4300)', 'one/4200', '(null)']);
    expect([...answer.jobs][1]).toMatchObject({ reason: 'unexpected format: title' });
  });

  it('knows a board that is gone from one that fails', async () => {
    expect(await source(network({})).readBoard(at('one'))).toEqual({ kind: 'gone' });
    for (const bad of [503, 304, 'no JSON', { jobs: 1 }]) {
      await expect(source(network({ [PATH]: bad })).readBoard(at('one'))).rejects.toThrow(/answered|return/);
    }
  });

  it('asks only for what is new, and knows the same answer again without a version', async () => {
    const send = network({ [PATH]: { jobs: [GREENHOUSE_JOB] } }, 'W/"1"');
    const first = await read(source(send), at('one'));
    expect(first.etag).toBe('W/"1"');
    expect(await source(send).readBoard(at('one', { etag: first.etag }))).toEqual({ kind: 'unchanged' });
    expect(send.asked.map(({ etag }) => etag)).toEqual([null, 'W/"1"']);
    const { content_hash } = first;
    expect(await source(send).readBoard(at('one', { content_hash }))).toEqual({ kind: 'unchanged' });
    expect((await source(send).readBoard(at('one', { content_hash: 'other' }))).kind).toBe('read');
  });

  it("takes the board's own name of the company before the listed one", () => {
    const request = at('saltrope', { company: 'Listed' });
    expect(greenhousePosting(request, GREENHOUSE_JOB)?.company).toBe('Salt & Rope');
    expect(greenhousePosting(request, { ...GREENHOUSE_JOB, company_name: null })?.company).toBe('Listed');
  });
});

describe('lever', () => {
  it('puts description, lists and closing text together and matches the word inside the interval', () => {
    expect(leverPosting(at('hive'), LEVER_JOB)).toEqual({
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
    expect(leverPosting(at('hive'), bare)).toMatchObject({
      locations: [],
      country: null,
      workplace: null,
      employment_type: null,
      salary: null,
      posted_at: null,
      apply: { kind: 'lever', url: 'https://jobs.lever.co/hive/x/apply' },
    });
    const odd = { ...bare, salaryRange: { currency: 'USD', interval: 'one-time', min: 5000, max: 0 } };
    expect(leverPosting(at('hive'), odd)?.salary).toBeNull();
  });

  it('follows the pages until one is not full, and takes no page for the whole', async () => {
    const path = (skip: number) => `https://api.lever.co/v0/postings/hive?mode=json&skip=${skip}&limit=100`;
    const full = Array.from({ length: 100 }, (_, i) => ({ ...LEVER_JOB, id: `p${i}` }));
    const send = network({ [path(0)]: full, [path(100)]: [LEVER_JOB] }, 'W/"page"');
    const answer = await read(leverSource({ send }), at('hive'));
    expect(idsOf(answer)).toHaveLength(101);
    expect(answer.etag).toBeNull();
    expect(send.asked.map(({ url }) => url)).toEqual([path(0), path(100)]);
    const { content_hash } = answer;
    expect(await leverSource({ send }).readBoard(at('hive', { content_hash }))).toEqual({
      kind: 'unchanged',
    });
    const one = network({ [path(0)]: [LEVER_JOB] }, 'W/"page"');
    const etag = (await read(leverSource({ send: one }), at('hive'))).etag;
    expect(await leverSource({ send: one }).readBoard(at('hive', { etag }))).toEqual({ kind: 'unchanged' });
  });

  it('asks for European sites at their own address, and takes the listed company', async () => {
    const send = network({
      'https://api.eu.lever.co/v0/postings/Hive?mode=json&skip=0&limit=100': [LEVER_JOB],
    });
    const answer = await read(leverSource({ send }), at('eu:Hive', { company: 'The Hive' }));
    expect([...answer.jobs]).toMatchObject([
      { posting: { external_id: 'eu:Hive/b1c2', company: 'The Hive' } },
    ]);
  });
});

describe('ashby', () => {
  it('believes the workplace type before isRemote, and takes the salary component', () => {
    expect(ashbyPosting(at('maps'), ASHBY_JOB)).toMatchObject({
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
    expect(ashbyPosting(at('maps'), { ...ASHBY_JOB, workplaceType: null })?.workplace).toBe('remote');
    expect(
      ashbyPosting(at('maps'), { ...ASHBY_JOB, workplaceType: null, isRemote: null })?.workplace,
    ).toBeNull();
  });

  it('leaves hidden pay hidden and unlisted jobs out', async () => {
    const hidden = { ...ASHBY_JOB, shouldDisplayCompensationOnJobPostings: false };
    expect(ashbyPosting(at('maps'), hidden)?.salary).toBeNull();
    expect(ashbyPosting(at('maps'), { ...ASHBY_JOB, compensation: null })?.salary).toBeNull();
    const url = 'https://api.ashbyhq.com/posting-api/job-board/maps?includeCompensation=true';
    const send = network({
      [url]: { apiVersion: '1', jobs: [ASHBY_JOB, { ...ASHBY_JOB, id: 'u', isListed: false }] },
    });
    const answer = await read(ashbySource({ send }), at('maps'));
    expect(idsOf(answer)).toEqual([`maps/${ASHBY_JOB.id}`]);
  });

  it('finds boards whose names hold spaces', async () => {
    const send = network({});
    await ashbySource({ send }).readBoard(at('Old Maps'));
    expect(send.asked[0]?.url).toContain('/job-board/Old%20Maps?');
  });
});

describe('what is too long', () => {
  it('is cut off where it is a description, never inside a tag or entity', () => {
    const short = '<p>Bake.</p>';
    expect(limitMarkup(short)).toBe(short);
    const cut = limitMarkup(`${'x'.repeat(MAX_MARKUP - 3)}<strong>bold</strong>`);
    expect(cut.slice(-4)).toBe('xx …');
    expect(limitMarkup(`${'x'.repeat(MAX_MARKUP - 3)}&amp;amp;`).slice(-4)).toBe('xx …');
    const huge = `<p>${'Bake bread. '.repeat(2_000_000)}</p>`;
    const text = greenhousePosting(at('b'), { ...GREENHOUSE_JOB, content: huge }).description_text;
    expect(text.length).toBeLessThanOrEqual(MAX_MARKUP + 2);
  });

  it('is refused where it is a title or an address', () => {
    const posting = greenhousePosting(at('saltrope'), GREENHOUSE_JOB);
    expect(problemOf(posting)).toBeNull();
    expect(problemOf({ ...posting, title: 'x'.repeat(301) })).toContain('title');
    expect(problemOf({ ...posting, locations: ['x'.repeat(201)] })).toContain('location');
    expect(
      problemOf({ ...posting, apply: { kind: 'greenhouse', url: `https://a/${'x'.repeat(2000)}` } }),
    ).toContain('url');
  });
});

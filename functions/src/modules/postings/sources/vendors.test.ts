import { describe, expect, it } from 'vitest';
import type { OutgoingFetch } from '../../../platform/outgoing.ts';
import { adzunaPosting } from './adzuna.ts';
import { arbeitnowPosting } from './arbeitnow.ts';
import { bamboohrPosting, bamboohrSource } from './bamboohr.ts';
import { breezyPosting, breezySource } from './breezy.ts';
import type { BoardRequest, JobReading, JobSource } from './job-source.ts';
import { personioPosting, personioSource, positionsOf } from './personio.ts';
import { pinpointPosting, pinpointSource } from './pinpoint.ts';
import { recruiteePosting } from './recruitee.ts';
import { remoteokPosting, remoteokSource } from './remoteok.ts';
import { remotivePosting } from './remotive.ts';
import { ripplingPosting, ripplingSource } from './rippling.ts';
import { smartrecruitersPosting, smartrecruitersSource } from './smartrecruiters.ts';
import { itemsOf, teamtailorPosting, teamtailorSource } from './teamtailor.ts';
import { themusePosting } from './themuse.ts';
import { usajobsPosting, usajobsSource } from './usajobs.ts';
import { workablePosting, workableSource } from './workable.ts';

const at = (board: string, more: Partial<BoardRequest> = {}): BoardRequest => ({
  board,
  company: null,
  etag: null,
  content_hash: null,
  ...more,
});

type Answer = { status?: number; body?: unknown; url?: string };

/** A network with a few answers; every other URL is not found. `asked` has the paths that were requested. */
function network(answers: Record<string, Answer>): OutgoingFetch & { asked: string[] } {
  const asked: string[] = [];
  const send: OutgoingFetch = async (url) => {
    asked.push(url);
    const { status = 200, body = '', url: arrived = url } = answers[url] ?? { status: 404 };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return { status, headers: new Headers(), url: arrived, text };
  };
  return Object.assign(send, { asked });
}

async function read(source: JobSource, request: BoardRequest) {
  const answer = await source.readBoard(request);
  if (answer.kind !== 'read') throw new Error(`answered ${answer.kind}`);
  const jobs: JobReading[] = [];
  for await (const job of answer.jobs) jobs.push(job);
  return { ...answer, jobs };
}

const kindsOf = (jobs: readonly JobReading[]): string[] => jobs.map(({ kind }) => kind);

describe('SmartRecruiters', () => {
  const listed = (id: string) => ({
    id,
    name: 'Night Ferry Steward',
    company: { identifier: 'SaltFerries', name: 'Salt Ferries' },
    releasedDate: '2026-10-05T09:00:00.000Z',
    location: {
      city: 'Lille',
      region: '',
      country: 'fr',
      remote: false,
      hybrid: true,
      fullLocation: 'Lille, , France',
    },
    department: {},
    typeOfEmployment: { id: 'permanent', label: 'Full-time' },
    experienceLevel: { id: 'entry_level', label: 'Entry Level' },
    creator: { name: 'Jo Recruiter' },
  });
  const alone = (id: string) => ({
    ...listed(id),
    jobAd: {
      sections: {
        companyDescription: { title: 'Company', text: '<p>Ferries.</p>' },
        jobDescription: { title: 'Job', text: '<p>Serve tea &amp; toast.</p>' },
        qualifications: null,
      },
    },
    applyUrl: 'https://jobs.smartrecruiters.com/SaltFerries/1-apply',
    compensation: { salary: { min: 24000, max: '26,000', currency: 'EUR', period: 'YEARLY' } },
  });
  const LIST = 'https://api.smartrecruiters.com/v1/companies/saltferries/postings';

  it('joins the sections and takes the place, country, and pay from fields', () => {
    const posting = smartrecruitersPosting(at('saltferries'), alone('1'));
    expect(posting).toMatchObject({
      external_id: 'saltferries/1',
      company: 'Salt Ferries',
      locations: ['Lille, France'],
      country: 'FR',
      workplace: 'hybrid',
      employment_type: 'full_time',
      seniority: 'entry',
      salary: { min: 2_400_000, max: 2_600_000, currency: 'EUR', period: 'year', origin: 'stated' },
      posted_at: '2026-10-05T09:00:00.000Z',
    });
    expect(posting?.description_text).toBe('Company\nFerries.\nJob\nServe tea & toast.');
    expect(JSON.stringify(posting)).not.toContain('Recruiter');
    expect(smartrecruitersPosting(at('x'), { ...alone('1'), visibility: 'INTERNAL' })).toBeNull();
  });

  it('reads the details of new and changed jobs only', async () => {
    const send = network({
      [`${LIST}?limit=100&offset=0`]: { body: { totalFound: 2, content: [listed('1'), listed('2')] } },
      [`${LIST}/1`]: { body: alone('1') },
      [`${LIST}/2`]: { body: alone('2') },
    });
    const source = smartrecruitersSource({ send });
    const first = await read(source, at('saltferries'));
    expect(kindsOf(first.jobs)).toEqual(['posting', 'posting']);
    const listings = new Map(
      first.jobs.flatMap((job) =>
        job.kind === 'posting' ? [[job.posting.external_id, job.listing ?? ''] as const] : [],
      ),
    );
    const details = {
      listings: async () => listings,
      left_out: new Set<string>(),
      isLate: () => false,
      read_as: '',
      day: 0,
    };
    listings.set('saltferries/2', 'another');
    send.asked.length = 0;
    const second = await read(source, at('saltferries', { details }));
    expect(kindsOf(second.jobs)).toEqual(['unchanged', 'posting']);
    expect(send.asked).toEqual([`${LIST}?limit=100&offset=0`, `${LIST}/2`]);
    const month = { ...details, day: 31 };
    expect(kindsOf((await read(source, at('saltferries', { details: month }))).jobs)).toContain('posting');
  });

  it('leaves out a job whose details fail for a day, one that is not public for longer, and stops where told to', async () => {
    const list = { body: { totalFound: 3, content: [listed('1'), listed('2'), listed('3')] } };
    const broken = network({
      [`${LIST}?limit=100&offset=0`]: list,
      [`${LIST}/1`]: { status: 500 },
      [`${LIST}/2`]: { body: alone('2') },
      [`${LIST}/3`]: { status: 404 },
    });
    const { jobs } = await read(smartrecruitersSource({ send: broken }), at('saltferries'));
    expect(jobs).toMatchObject([
      { kind: 'left_out', why: 'failed', reason: 'answered 500' },
      { kind: 'posting' },
      { kind: 'left_out', why: 'not_public', reason: null },
    ]);
    const left_out = new Set(jobs.flatMap((job) => (job.kind === 'left_out' ? [job.mark] : [])));
    const asked = async (day: number) => {
      broken.asked.length = 0;
      const details = { listings: async () => new Map(), left_out, isLate: () => false, read_as: '', day };
      await read(smartrecruitersSource({ send: broken }), at('saltferries', { details }));
      return broken.asked.slice(1).map((url) => url.at(-1));
    };
    expect(await asked(0)).toEqual(['2']);
    expect(await asked(1)).toEqual(['1', '2']);
    const busy = network({ [`${LIST}?limit=100&offset=0`]: list, [`${LIST}/1`]: { status: 429 } });
    await expect(read(smartrecruitersSource({ send: busy }), at('saltferries'))).rejects.toThrow(
      'answered 429',
    );
    expect(busy.asked).toHaveLength(2);
  });

  it('leaves details to the next run when this one has taken long', async () => {
    const list = { body: { totalFound: 2, content: [listed('1'), listed('2')] } };
    const send = network({ [`${LIST}?limit=100&offset=0`]: list, [`${LIST}/1`]: { body: alone('1') } });
    const isLate = () => send.asked.length > 1;
    const details = {
      listings: async () => new Map(),
      left_out: new Set<string>(),
      isLate,
      read_as: '',
      day: 0,
    };
    const { jobs } = await read(smartrecruitersSource({ send }), at('saltferries', { details }));
    expect(kindsOf(jobs)).toEqual(['posting', 'postponed']);
  });

  it('reads on past any number of details that fail', async () => {
    const jobs = ['1', '2', '3', '4', '5'];
    const list = { body: { totalFound: 5, content: jobs.map(listed) } };
    const bad = Object.fromEntries(jobs.slice(0, 4).map((id) => [`${LIST}/${id}`, { status: 500 }]));
    const send = network({
      [`${LIST}?limit=100&offset=0`]: list,
      ...bad,
      [`${LIST}/4`]: { body: 'no JSON' },
      [`${LIST}/5`]: { body: alone('5') },
    });
    const { jobs: found } = await read(smartrecruitersSource({ send }), at('saltferries'));
    expect(kindsOf(found)).toEqual([...Array(4).fill('left_out'), 'posting']);
  });

  it('takes fewer jobs than counted for an error, and none for an empty board', async () => {
    const url = `${LIST}?limit=100&offset=0`;
    const lying = network({ [url]: { body: { totalFound: 4, content: [] } } });
    await expect(smartrecruitersSource({ send: lying }).readBoard(at('saltferries'))).rejects.toThrow(
      'sent 0 of 4 jobs',
    );
    const empty = network({ [url]: { body: { totalFound: 0, content: [] } } });
    expect((await read(smartrecruitersSource({ send: empty }), at('saltferries'))).jobs).toEqual([]);
  });
});

it('reads a Recruitee offer: every place, numerals as pay, and a date of its own form', () => {
  const offer = {
    id: 77,
    title: 'Harbour Accountant (m/w/d)',
    status: 'published',
    description: '<p>Books.</p>',
    requirements: '<ul><li>Ledgers</li></ul>',
    locations: [
      { name: 'Kiel', city: 'Kiel', state: 'Schleswig-Holstein', country: 'Germany', country_code: 'DE' },
      { name: 'Home', city: null, state: null, country: null, country_code: 'DE' },
    ],
    remote: false,
    hybrid: true,
    on_site: false,
    employment_type_code: 'parttime_permanent',
    salary: { min: '30000', max: '34000', period: 'year', currency: 'EUR' },
    published_at: '2026-08-05 10:10:39 UTC',
    careers_url: 'https://jobs.kiel.example/o/harbour',
    careers_apply_url: 'https://jobs.kiel.example/o/harbour/c/new',
    company_name: 'Kiel Port',
    mailbox_email: 'secret@example.com',
  };
  expect(recruiteePosting(at('kielport'), offer)).toMatchObject({
    external_id: 'kielport/77',
    company: 'Kiel Port',
    description_text: 'Books.\n- Ledgers',
    locations: ['Kiel, Schleswig-Holstein, Germany', 'Home'],
    country: 'DE',
    workplace: 'hybrid',
    employment_type: 'part_time',
    salary: { min: 3_000_000, max: 3_400_000, currency: 'EUR', period: 'year' },
    apply: { url: 'https://jobs.kiel.example/o/harbour/c/new' },
    posted_at: '2026-08-05T10:10:39.000Z',
  });
  expect(recruiteePosting(at('kielport'), { ...offer, status: 'internal' })).toBeNull();
  const silent = { ...offer, salary: { min: null, max: null, period: null, currency: null } };
  expect(recruiteePosting(at('kielport'), silent)?.salary).toBeNull();
});

describe('Workable', () => {
  const job = (city: string, hidden = false) => ({
    title: 'Lamp Keeper',
    shortcode: 'AB12',
    employment_type: 'Full-time',
    telecommuting: false,
    url: 'https://apply.workable.com/j/AB12',
    application_url: 'https://apply.workable.com/j/AB12/apply',
    published_on: '2026-09-01',
    locations: [{ country: 'Spain', countryCode: 'ES', city, region: null, hidden }],
    description: '<p>Keep lamps.</p>',
  });

  it('makes one job of those listed once for each place, and keeps hidden places hidden', async () => {
    const url = 'https://apply.workable.com/api/v1/widget/accounts/lamps?details=true';
    const jobs = [job('Vigo'), job('Cádiz'), job('Secret Town', true)];
    const send = network({ [url]: { body: { name: 'Lamps SA', jobs } } });
    const answer = await read(workableSource({ send }), at('lamps', { company: 'Listed' }));
    expect(answer.jobs).toMatchObject([
      {
        posting: {
          external_id: 'lamps/AB12',
          company: 'Lamps SA',
          locations: ['Vigo, Spain', 'Cádiz, Spain'],
          country: 'ES',
          workplace: null,
        },
      },
    ]);
    expect(workablePosting(at('lamps'), { ...job('Vigo'), telecommuting: true }).workplace).toBe('remote');
  });
});

describe('Personio', () => {
  const position = `<position><id>9</id><subcompany>Salz &amp; Seil GmbH</subcompany><office>Hamburg</office>
<additionalOffices><office>Bremen</office></additionalOffices><name>Segelmacher (m/w/d)</name>
<jobDescriptions><jobDescription><name>Aufgaben</name><value><![CDATA[<p>Segel &amp; Seile.</p>]]></value></jobDescription></jobDescriptions>
<employmentType>permanent</employmentType><seniority>entry-level</seniority><schedule>part-time</schedule>
<createdAt>2026-04-14T11:55:13+00:00</createdAt></position>`;
  const feed = `<?xml version="1.0"?><workzag-jobs>${position}${position}</workzag-jobs>`;
  const URL_ = 'https://salz.jobs.personio.com/xml?language=en';

  it('reads each position of the feed once, with all offices', () => {
    const [first, ...others] = positionsOf(feed);
    expect(others).toEqual([]);
    expect(personioPosting(at('salz'), first)).toMatchObject({
      external_id: 'salz/9',
      url: 'https://salz.jobs.personio.com/job/9',
      company: 'Salz & Seil GmbH',
      description_text: 'Aufgaben\nSegel & Seile.',
      locations: ['Hamburg', 'Bremen'],
      employment_type: 'part_time',
      seniority: 'entry',
      posted_at: '2026-04-14T11:55:13.000Z',
    });
    const [bare] = positionsOf('<workzag-jobs><position><id>1</id><name>A</name></position></workzag-jobs>');
    expect(personioPosting(at('salz'), bare)).toMatchObject({ locations: [], description_text: '' });
  });

  it('knows a site that is gone from a page or half a feed', async () => {
    const gone = network({ [URL_]: { body: '<html></html>', url: 'https://www.personio.com/' } });
    expect(await personioSource({ send: gone }).readBoard(at('salz'))).toEqual({ kind: 'gone' });
    for (const body of ['<html><body>Wait</body></html>', feed.slice(0, -20)]) {
      const send = network({ [URL_]: { body } });
      const reading = async () => read(personioSource({ send }), at('salz'));
      await expect(reading()).rejects.toThrow('returned an unknown format');
    }
  });
});

describe('Teamtailor', () => {
  const item = (n: number) => `<item><title>Netzflicker ${n}</title>
<description>&lt;p&gt;Mend &lt;b&gt;nets&lt;/b&gt;.&lt;/p&gt;</description><pubDate>Fri, 20 Mar 2026 09:30:04 +0100</pubDate>
<link>https://jobs.nets.example/jobs/${n}-mender</link><remoteStatus>hybrid</remoteStatus><guid>g-${n}</guid>
<tt:locations><tt:location><tt:name>HQ</tt:name><tt:city>Malmö</tt:city><tt:country>Sweden</tt:country></tt:location>
<tt:location><tt:name>Oslo office</tt:name></tt:location></tt:locations></item>`;
  const feed = (items: string) =>
    `<?xml version="1.0"?><rss version="2.0"><channel><title>Nets</title>${items}</channel></rss>`;

  it('reads an item of the feed', () => {
    const [first] = itemsOf(feed(item(41)));
    expect(teamtailorPosting(at('nets'), first)).toMatchObject({
      external_id: 'nets/41',
      company: 'Nets',
      description_text: 'Mend nets.',
      locations: ['Malmö, Sweden', 'Oslo office'],
      country: 'SE',
      workplace: 'hybrid',
      posted_at: '2026-03-20T08:30:04.000Z',
    });
  });

  it('reads the JSON feed of a site that has no other', async () => {
    const json = {
      id: 'uuid',
      title: 'Mender (Remote)',
      url: 'https://nets.teamtailor.com/jobs/77-mender',
      date_published: '2026-02-04T09:26:20+01:00',
      content_html: '<p>Mend.</p>',
      _jobposting: {
        identifier: { name: 'Nets', value: 77 },
        jobLocation: [
          { address: { addressLocality: 'Madrid', addressCountry: 'ES', addressRegion: 'Europe' } },
        ],
        baseSalary: { currency: 'EUR', value: { minValue: 40000, maxValue: 50000, unitText: 'YEAR' } },
      },
    };
    const send = network({
      'https://nets.teamtailor.com/jobs.json': { body: { items: [json], next_url: null } },
    });
    expect((await read(teamtailorSource({ send }), at('nets', { company: 'Nets' }))).jobs).toMatchObject([
      {
        posting: {
          external_id: 'nets/77',
          company: 'Nets',
          locations: ['Madrid, Spain'],
          country: 'ES',
          workplace: 'remote',
          salary: { min: 4_000_000, max: 5_000_000, currency: 'EUR', period: 'year', origin: 'stated' },
        },
      },
    ]);
  });

  it('reads on where a page is full, and sites on domains of their own', async () => {
    const many = Array.from({ length: 200 }, (_, n) => item(n)).join('');
    const host = 'https://jobs.nets.example/jobs.rss?per_page=200&offset=';
    const send = network({ [`${host}0`]: { body: feed(many) }, [`${host}200`]: { body: feed(item(900)) } });
    expect((await read(teamtailorSource({ send }), at('jobs.nets.example'))).jobs).toHaveLength(201);
  });
});

describe('BambooHR', () => {
  const listed = {
    id: '42',
    jobOpeningName: 'Rope Analyst',
    employmentStatusLabel: 'Full-Time',
    location: { city: 'Denver', state: 'Colorado' },
    atsLocation: { country: 'United States', state: null, city: null },
    isRemote: null,
    locationType: '2',
  };
  const opening = {
    jobOpeningShareUrl: 'https://rope.bamboohr.com/careers/42',
    jobOpeningName: 'Rope Analyst',
    jobOpeningStatus: 'Open',
    description: '<p>Analyze ropes.</p>',
    compensation: '$70,000 - $80,000 per year',
    datePosted: '2026-07-29',
    minimumExperience: 'Mid-level',
    location: { city: 'Denver', state: 'Colorado', postalCode: '80014', addressCountry: 'United States' },
  };
  const SITE = 'https://rope.bamboohr.com/careers';

  it('puts the details over what is listed', async () => {
    const send = network({
      [`${SITE}/list`]: { body: { meta: { totalCount: 1 }, result: [listed] } },
      [`${SITE}/42/detail`]: { body: { result: { jobOpening: opening, formFields: {} } } },
    });
    expect((await read(bamboohrSource({ send }), at('rope'))).jobs).toMatchObject([
      {
        posting: {
          external_id: 'rope/42',
          company: 'Rope',
          locations: ['Denver, Colorado, United States'],
          country: 'US',
          workplace: 'hybrid',
          employment_type: 'full_time',
          seniority: 'mid',
          salary: { min: 7_000_000, max: 8_000_000, currency: 'USD', period: 'year', origin: 'parsed' },
        },
      },
    ]);
    expect(bamboohrPosting(at('rope'), { ...listed, ...opening, jobOpeningStatus: 'Closed' })).toBeNull();
  });

  it('is gone where it leads to the website of the vendor', async () => {
    const send = network({ [`${SITE}/list`]: { body: '<html>', url: 'https://www.bamboohr.com/' } });
    expect(await bamboohrSource({ send }).readBoard(at('rope'))).toEqual({ kind: 'gone' });
  });
});

describe('Breezy', () => {
  const job = {
    id: 'a26c13c11570',
    name: 'Tide Reader',
    url: 'https://tides.breezy.hr/p/a26c13c11570-tide-reader',
    published_date: '2026-08-01T00:00:00.000Z',
    type: { id: 'partTime', name: 'Part-Time' },
    location: { name: 'Bergen, NO', city: 'Bergen', country: { id: 'NO', name: 'Norway' }, is_remote: true },
    salary: '$20 – $25 / hour',
    company: { name: 'Tides' },
    description: '<p>Read tides.</p>',
  };

  it('reads place, type, and the pay as written', () => {
    expect(breezyPosting(at('tides'), job)).toMatchObject({
      external_id: 'tides/a26c13c11570',
      company: 'Tides',
      locations: ['Bergen, NO'],
      country: 'NO',
      workplace: 'remote',
      employment_type: 'part_time',
      salary: { min: 2000, max: 2500, period: 'hour', origin: 'parsed' },
    });
  });

  it('is gone where it leads elsewhere, and uncertain where it is refused', async () => {
    const url = 'https://tides.breezy.hr/json?verbose=true';
    const gone = network({ [url]: { body: '<html>', url: 'https://breezy.hr/' } });
    expect(await breezySource({ send: gone }).readBoard(at('tides'))).toEqual({ kind: 'gone' });
    const refused = network({ [url]: { status: 403 } });
    await expect(breezySource({ send: refused }).readBoard(at('tides'))).rejects.toThrow('answered 403');
  });
});

describe('Rippling', () => {
  const place = (name: string, workplaceType: string) => ({ name, countryCode: 'US', workplaceType });
  const listed = (name: string, type = 'ON_SITE') => ({
    id: 'u-1',
    name: 'Knot Trainer',
    url: 'https://ats.rippling.com/knots/jobs/u-1',
    locations: [place(name, type)],
  });
  const detail = {
    uuid: 'u-1',
    description: { company: '<p>Knots Inc.</p>', role: '<p>Train knots.</p>' },
    employmentType: { label: 'SALARIED_FT', id: 'Salaried, full-time' },
    createdOn: '2026-03-31T17:37:26.093000-07:00',
    companyName: 'Knots',
    unlistedFromSearch: false,
    payRangeDetails: [
      { currency: 'USD', frequency: 'YEAR', rangeStart: 90000, rangeEnd: 100000 },
      { currency: 'USD', frequency: 'YEAR', rangeStart: 80000, rangeEnd: 120000 },
      { currency: 'CAD', frequency: 'YEAR', rangeStart: 1, rangeEnd: 2 },
    ],
  };

  it('joins the places of a job and takes its widest range of pay', async () => {
    const jobs = 'https://api.rippling.com/platform/api/ats/v2/board/Knots/jobs';
    const items = [listed('Reno, NV'), listed('Boise, ID', 'REMOTE')];
    const send = network({
      [`${jobs}?groupJobsByLocation=true&page=0&pageSize=1000`]: {
        body: { items, page: 0, pageSize: 1000, totalItems: 2, totalPages: 1 },
      },
      [`${jobs}/u-1`]: { body: detail },
    });
    expect((await read(ripplingSource({ send }), at('Knots'))).jobs).toMatchObject([
      {
        posting: {
          company: 'Knots',
          description_text: 'Train knots.\nKnots Inc.',
          locations: ['Reno, NV', 'Boise, ID'],
          workplace: 'remote',
          employment_type: 'full_time',
          salary: { min: 8_000_000, max: 12_000_000, currency: 'USD', period: 'year' },
          posted_at: '2026-04-01T00:37:26.093Z',
        },
      },
    ]);
    expect(ripplingPosting(at('Knots'), { ...listed('Reno, NV'), unlistedFromSearch: true })).toBeNull();
  });
});

describe('Pinpoint', () => {
  const job = {
    id: '555807',
    title: 'Buoy Painter',
    url: 'https://buoys.pinpointhq.com/en/postings/f81b',
    description: '<div>Paint.</div>',
    key_responsibilities_header: 'Duties',
    key_responsibilities: '<ul><li>Red</li></ul>',
    benefits_header: 'Benefits',
    benefits: null,
    employment_type: 'fixed_term_contract',
    employment_type_text: 'Fixed Term Contract',
    workplace_type: 'onsite',
    compensation_visible: false,
    compensation_minimum: 29000,
    compensation_maximum: 31000,
    compensation_currency: 'GBP',
    compensation_frequency: 'year',
    location: { city: 'Woking', name: 'Woking Office', province: 'Surrey' },
  };

  it('joins the sections, and keeps hidden pay hidden', () => {
    const posting = pinpointPosting(at('buoys'), job);
    expect(posting).toMatchObject({
      description_text: 'Paint.\nDuties\n- Red',
      locations: ['Woking, Surrey'],
      workplace: 'onsite',
      employment_type: 'temporary',
      salary: null,
      posted_at: null,
    });
    expect(pinpointPosting(at('buoys'), { ...job, compensation_visible: true }).salary).toMatchObject({
      min: 2_900_000,
      currency: 'GBP',
    });
  });

  it('does not take a thousand for all', async () => {
    const url = 'https://buoys.pinpointhq.com/postings.json';
    const data = Array.from({ length: 1000 }, (_, id) => ({ ...job, id }));
    const many = network({ [url]: { body: { data } } });
    expect((await read(pinpointSource({ send: many }), at('buoys'))).complete).toBe(false);
    const few = network({ [url]: { body: { data: [job] } } });
    expect((await read(pinpointSource({ send: few }), at('buoys'))).complete).toBe(true);
  });
});

describe('aggregators', () => {
  it('Remotive: pay as written, and where people may live', () => {
    const job = {
      id: 1,
      url: 'https://remotive.com/remote-jobs/data/labeler-1',
      title: 'Labeler',
      company_name: 'Marks',
      job_type: 'freelance',
      publication_date: '2026-07-26T20:49:11',
      candidate_required_location: 'USA, Canada',
      salary: '$18 - $22/hr',
      description: '<p>Label.</p>',
    };
    expect(remotivePosting(at('all'), job)).toMatchObject({
      external_id: 'all/1',
      locations: ['USA', 'Canada'],
      country: null,
      workplace: 'remote',
      employment_type: 'contract',
      salary: { min: 1800, max: 2200, period: 'hour' },
      posted_at: '2026-07-26T20:49:11.000Z',
    });
  });

  it('Remote OK: repairs broken characters, takes 0 for unknown, and skips the notice', async () => {
    const job = {
      id: '7',
      url: 'https://remoteok.com/remote-jobs/7',
      position: 'Plumber â\u0080\u0093 Remote',
      company: 'Bay &amp; Drain',
      date: '2026-08-03T06:37:28+00:00',
      description: 'Weâ\u0080\u0099re hiring',
      location: 'South Geelong, ',
      salary_min: 0,
      salary_max: 0,
    };
    expect(remoteokPosting(at('all'), job)).toMatchObject({
      title: 'Plumber – Remote',
      company: 'Bay & Drain',
      description_text: 'We’re hiring',
      locations: ['South Geelong'],
      salary: null,
    });
    const send = network({ 'https://remoteok.com/api': { body: [{ legal: 'Link back.' }, job] } });
    const answer = await read(remoteokSource({ send }), at('all'));
    expect([answer.complete, kindsOf(answer.jobs)]).toEqual([false, ['posting']]);
  });

  it('Arbeitnow, The Muse, USAJOBS, and Adzuna: dates, places, and pay of their own forms', () => {
    const arbeitnow = {
      slug: 'a-1',
      title: 'Koch',
      url: 'https://www.arbeitnow.com/jobs/a-1',
      remote: true,
      job_types: ['full time'],
      location: 'Berlin',
      created_at: 1_760_000_000,
    };
    expect(arbeitnowPosting(at('all'), arbeitnow)).toMatchObject({
      workplace: 'remote',
      employment_type: 'full_time',
      posted_at: '2025-10-09T08:53:20.000Z',
    });
    const muse = {
      id: 3,
      name: 'Editor',
      contents: '<p>Edit.</p>',
      locations: [{ name: 'Flexible / Remote' }, { name: 'New York, NY' }],
      levels: [{ name: 'Entry Level', short_name: 'entry' }],
      refs: { landing_page: 'https://www.themuse.com/jobs/x/editor' },
      company: { name: 'X' },
    };
    expect(themusePosting(at('all'), muse)).toMatchObject({
      locations: ['New York, NY'],
      workplace: 'remote',
      seniority: 'entry',
    });
    const federal = {
      MatchedObjectId: '777',
      MatchedObjectDescriptor: {
        PositionTitle: 'Park Ranger',
        PositionURI: 'https://www.usajobs.gov:443/job/777',
        PositionLocation: [{ LocationName: 'Bar Harbor, Maine', CountryCode: 'United States' }],
        OrganizationName: 'National Park Service',
        PositionSchedule: [{ Name: 'Part-time' }],
        QualificationSummary: 'One season < two.',
        PositionRemuneration: [{ MinimumRange: '1700.0', MaximumRange: '2200', RateIntervalCode: 'BW' }],
        UserArea: { Details: { JobSummary: '<p>Help visitors.</p>', MajorDuties: ['Lead tours'] } },
      },
    };
    expect(usajobsPosting(at('all'), federal)).toMatchObject({
      url: 'https://www.usajobs.gov/job/777',
      country: 'US',
      employment_type: 'part_time',
      salary: { min: 85_000, max: 110_000, period: 'week', currency: 'USD' },
      description_text: 'Summary\nHelp visitors.\nDuties\nLead tours\nQualifications\nOne season < two.',
    });
    const ad = {
      id: '9',
      title: '<strong>Baker</strong>',
      description: 'Bake …',
      redirect_url: 'https://www.adzuna.co.uk/land/9',
      location: { display_name: 'Leeds, West Yorkshire' },
      salary_min: 25000,
      salary_max: 25000,
      salary_is_predicted: '1',
    };
    expect(adzunaPosting(at('gb'), ad)).toMatchObject({ title: 'Baker', country: 'GB', salary: null });
    expect(adzunaPosting(at('gb'), { ...ad, salary_is_predicted: '0' }).salary).toMatchObject({
      currency: 'GBP',
    });
  });
});

it('takes an empty page of USAJobs for an error while jobs are left', async () => {
  const page = (n: number, items: unknown[]) => [
    `https://data.usajobs.gov/api/search?ResultsPerPage=500&Page=${n}&Fields=full`,
    { body: { SearchResult: { SearchResultCountAll: 3, SearchResultItems: items } } },
  ];
  const send = network(Object.fromEntries([page(1, [{}, {}]), page(2, [])]));
  await expect(usajobsSource({ send, key: 'k', email: 'e' }).readBoard(at('all'))).rejects.toThrow(
    'sent 2 of 3 jobs',
  );
});

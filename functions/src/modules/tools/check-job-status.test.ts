import { expect, it, vi } from 'vitest';
import { OutgoingError, type OutgoingFetch } from '../../platform/outgoing.ts';
import { jobStatusChecker } from './check-job-status.ts';
import { readJobLink } from './job-link.ts';

const ID = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
const GREENHOUSE = 'https://job-boards.greenhouse.io/acme/jobs/4001234';
const LEVER = `https://jobs.lever.co/acme/${ID}/apply?lever-source=x`;
const ASHBY = `https://jobs.ashbyhq.com/acme/${ID}/application`;

/** A vendor that answers these paths, and 404 to any other. */
function vendor(pages: Record<string, unknown>) {
  const asked: string[] = [];
  const send: OutgoingFetch = async (url) => {
    asked.push(url);
    const page = pages[url.replace('https://api.test', '')];
    const status = page === undefined ? 404 : 200;
    return {
      status,
      headers: new Headers(),
      url,
      text: typeof page === 'string' ? page : JSON.stringify(page ?? {}),
    };
  };
  return { asked, send };
}
function offer(id: number, slug: string) {
  return { id, slug, title: 'Cook', careers_url: `https://acme.recruitee.com/o/${slug}` };
}
function workable(shortcode: string) {
  return { title: 'Cook', shortcode, url: `https://apply.workable.com/j/${shortcode}` };
}
function personio(id: string) {
  return `<workzag-jobs><position><id>${id}</id><name>Cook</name></position></workzag-jobs>`;
}
function teamtailor(slug: string) {
  const link = `https://acme.teamtailor.com/jobs/${slug}`;
  return `<rss><channel><title>Acme</title><item><title>Cook</title><link>${link}</link></item></channel></rss>`;
}
function breezy(slug: string) {
  return { id: slug.slice(0, 12), name: 'Cook', url: `https://acme.breezy.hr/p/${slug}` };
}
function pinpoint(id: string) {
  return { id, title: 'Cook', url: `https://acme.pinpointhq.com/en/postings/${id}` };
}

const NOW = new Date('2026-11-20T12:00:00.000Z');
const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
const checker = (send: OutgoingFetch, clock = () => NOW) =>
  jobStatusChecker({ apiOf: async () => ({ send, base_url: 'https://api.test' }), clock, logger });
const status = (url: string, send: OutgoingFetch) => checker(send).ofText(url);

it.each([
  [GREENHOUSE, { vendor: 'greenhouse', board: 'acme', id: '4001234', european: false }],
  ['boards.greenhouse.io/acme/jobs/4001234?gh_src=1', { vendor: 'greenhouse', board: 'acme', id: '4001234' }],
  ['https://job-boards.eu.greenhouse.io/acme/jobs/7', { vendor: 'greenhouse', id: '7', european: true }],
  ['https://boards.greenhouse.io/embed/job_app?for=acme&token=55', { vendor: 'greenhouse', id: '55' }],
  [LEVER, { vendor: 'lever', board: 'acme', id: ID, european: false }],
  [`https://jobs.eu.lever.co/acme/${ID}`, { vendor: 'lever', european: true }],
  [ASHBY, { vendor: 'ashby', board: 'acme', id: ID }],
  [`https://jobs.ashbyhq.com/Acme%20Foods/${ID}`, { vendor: 'ashby', board: 'Acme Foods', id: ID }],
  [`jobs.ashbyhq.com/Acme Foods/${ID}`, { vendor: 'ashby', board: 'Acme Foods', id: ID }],
])('reads %s', (url, link) => expect(readJobLink(url)).toMatchObject(link));

it.each([
  ['https://www.linkedin.com/jobs/view/4001', 'unsupported_site'],
  ['http://127.0.0.1/acme/jobs/1', 'unsupported_site'],
  ['http://169.254.169.254/latest/meta-data', 'unsupported_site'],
  ['https://job-boards.greenhouse.io.evil.test/acme/jobs/1', 'unsupported_site'],
  ['https://evil.test/#@jobs.lever.co/acme', 'unsupported_site'],
  ['https://job-boards.greenhouse.io/acme', 'not_a_job_link'],
  ['https://job-boards.greenhouse.io/%2e%2e/jobs/1', 'not_a_job_link'],
  ['https://jobs.lever.co/acme/../../etc', 'not_a_job_link'],
  ['https://jobs.ashbyhq.com/acme/not-a-uuid', 'not_a_job_link'],
  [`https://jobs.ashbyhq.com/acme%2F..%2Fother/${ID}`, 'not_a_job_link'],
  [`https://jobs.ashbyhq.com/acme%3Fx=/${ID}`, 'not_a_job_link'],
  [`https://jobs.ashbyhq.com/acme%zz/${ID}`, 'not_a_job_link'],
  [`https://jobs.lever.co/Acme%20Foods/${ID}`, 'not_a_job_link'],
  ['file:///etc/passwd', 'not_a_job_link'],
  ['not a link', 'not_a_job_link'],
])('asks nobody about %s', async (url, reason) => {
  const { asked, send } = vendor({});
  expect(await status(url, send)).toMatchObject({ status: 'unknown', reason, vendor: null });
  expect(asked).toEqual([]);
});

const OPEN = {
  greenhouse: { '/v1/boards/acme/jobs/4001234': { title: 'Nurse', first_published: '2026-11-01T00:00:00Z' } },
  lever: { [`/v0/postings/acme/${ID}?mode=json`]: { text: 'Nurse', createdAt: Date.UTC(2026, 10, 1) } },
  ashby: { '/posting-api/job-board/acme': { jobs: [{ id: ID, title: 'Nurse', publishedAt: '2026-11-01' }] } },
};
const CLOSED = {
  greenhouse: { '/v1/boards/acme': { name: 'Acme' } },
  lever: { '/v0/postings/acme?mode=json&limit=1': [] },
  ashby: { '/posting-api/job-board/acme': { jobs: [{ id: 'another', title: 'Cook' }] } },
};

it.each([
  ['greenhouse', GREENHOUSE],
  ['lever', LEVER],
  ['ashby', ASHBY],
] as const)('%s: open, closed, or no such board', async (name, url) => {
  expect(await status(url, vendor(OPEN[name]).send)).toEqual({
    status: 'open',
    reason: 'published',
    vendor: name,
    title: 'Nurse',
    posted_at: '2026-11-01T00:00:00.000Z',
    checked_at: NOW.toISOString(),
  });
  expect(await status(url, vendor(CLOSED[name]).send)).toMatchObject({
    status: 'closed',
    reason: 'not_published',
    title: null,
  });
  expect(await status(url, vendor({}).send)).toMatchObject({ status: 'unknown', reason: 'board_not_found' });
});

/** The newer vendors: a link, what their API answers while the job is open, and when it is gone. */
const OTHERS = [
  {
    name: 'smartrecruiters',
    url: 'https://jobs.smartrecruiters.com/Acme/744000012345678-cook',
    open: { '/v1/companies/Acme/postings/744000012345678': { name: 'Cook', releasedDate: '2026-11-01' } },
    closed: { '/v1/companies/Acme/postings': { totalFound: 0, content: [] } },
  },
  {
    name: 'recruitee',
    url: 'https://acme.recruitee.com/o/cook-berlin/c/new',
    open: { '/api/offers/': { offers: [offer(7, 'cook-berlin')] } },
    closed: { '/api/offers/': { offers: [offer(8, 'cook-paris')] } },
  },
  {
    name: 'workable',
    url: 'https://apply.workable.com/acme/j/0AF3D0B1C2/apply/',
    open: { '/api/v1/widget/accounts/acme?details=true': { name: 'Acme', jobs: [workable('0AF3D0B1C2')] } },
    closed: { '/api/v1/widget/accounts/acme?details=true': { name: 'Acme', jobs: [workable('1BA4E1C2D3')] } },
  },
  {
    name: 'personio',
    url: 'https://acme.jobs.personio.de/job/1234?language=en',
    open: { '/xml?language=en': personio('1234') },
    closed: { '/xml?language=en': personio('4321') },
  },
  {
    name: 'teamtailor',
    url: 'https://acme.teamtailor.com/jobs/55-cook',
    open: { '/jobs.rss?per_page=200&offset=0': teamtailor('55-cook') },
    closed: { '/jobs.rss?per_page=200&offset=0': teamtailor('56-cook') },
  },
  {
    name: 'bamboohr',
    url: 'https://acme.bamboohr.com/careers/42',
    open: { '/careers/42/detail': { result: { jobOpening: { jobOpeningName: 'Cook' } } } },
    closed: { '/careers/list': { result: [] } },
  },
  {
    name: 'breezy',
    url: 'https://acme.breezy.hr/p/0123456789ab-cook',
    open: { '/json?verbose=true': [breezy('0123456789ab-cook')] },
    closed: { '/json?verbose=true': [breezy('ba9876543210-cook')] },
  },
  {
    name: 'rippling',
    url: `https://ats.rippling.com/en-GB/Acme/jobs/${ID}`,
    open: { [`/platform/api/ats/v2/board/Acme/jobs/${ID}`]: { name: 'Cook', createdOn: '2026-11-01' } },
    closed: { '/platform/api/ats/v2/board/Acme/jobs': { items: [] } },
  },
  {
    name: 'pinpoint',
    url: `https://acme.pinpointhq.com/en/postings/${ID}`,
    open: { '/postings.json': { data: [pinpoint(ID)] } },
    closed: { '/postings.json': { data: [pinpoint('another')] } },
  },
] as const;

it.each(OTHERS)('$name: open, closed, or no such board', async ({ name, url, open, closed }) => {
  expect(await status(url, vendor(open).send)).toMatchObject({
    status: 'open',
    vendor: name,
    title: 'Cook',
  });
  expect(await status(url, vendor(closed).send)).toMatchObject({ status: 'closed', reason: 'not_published' });
  expect(await status(url, vendor({}).send)).toMatchObject({ status: 'unknown', reason: 'board_not_found' });
});

it.each([
  ['recruitee', { '/api/offers/': { offers: [] } }],
  ['workable', { '/api/v1/widget/accounts/acme?details=true': { name: 'Acme', jobs: [] } }],
  ['personio', { '/xml?language=en': '<workzag-jobs></workzag-jobs>' }],
  ['teamtailor', { '/jobs.rss?per_page=200&offset=0': '<rss><channel><title>Acme</title></channel></rss>' }],
  ['breezy', { '/json?verbose=true': [] }],
  ['pinpoint', { '/postings.json': { data: [] } }],
])('%s: an empty list says nothing about the job', async (name, empty) => {
  const { url } = OTHERS.find((other) => other.name === name)!;
  expect(await status(url, vendor(empty).send)).toMatchObject({ status: 'unknown' });
});

it.each(OTHERS)('$name: a refusal or an error says nothing about the job', async ({ url }) => {
  for (const refused of [401, 403, 429, 500, 502, 503]) {
    const send: OutgoingFetch = async (asked) => ({
      status: refused,
      headers: new Headers(),
      url: asked,
      text: 'Not found',
    });
    expect(await status(url, send), `${refused}`).toMatchObject({
      status: 'unknown',
      reason: 'site_unavailable',
    });
  }
});

it('asks no vendor that must not be asked', async () => {
  const { ofText } = jobStatusChecker({ apiOf: async () => null, clock: () => NOW, logger });
  expect(await ofText(OTHERS[0].url)).toMatchObject({ status: 'unknown', reason: 'unsupported_site' });
});

it('says nothing about a job that a list of only some jobs leaves out', async () => {
  const some = Array.from({ length: 1000 }, (_, at) => pinpoint(`job-${at}`));
  const { send } = vendor({ '/postings.json': { data: some } });
  expect(await status(OTHERS[8].url, send)).toMatchObject({ status: 'unknown' });
});

it('says nothing about a job whose board does not answer', async () => {
  const down: OutgoingFetch = async () => {
    throw new OutgoingError('timeout', 'no answer');
  };
  const broken: OutgoingFetch = async (url) => ({ status: 500, headers: new Headers(), url, text: '' });
  for (const send of [down, broken])
    expect(await status(GREENHOUSE, send)).toMatchObject({ status: 'unknown', reason: 'site_unavailable' });
});

/** Ashby, answering one request after the other when the test says so. */
function slowAshby() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  let open = 0;
  let most_open = 0;
  const send: OutgoingFetch = async (url) => {
    asked.push(url.slice(url.lastIndexOf('/') + 1));
    open += 1;
    most_open = Math.max(most_open, open);
    await new Promise<void>((answer) => waiting.push(answer));
    open -= 1;
    const text = JSON.stringify({ jobs: [{ id: ID, title: 'Nurse' }] });
    return { status: 200, headers: new Headers(), url, text };
  };
  const answerAll = async (count: number) => {
    for (let n = 0; n < count; n += 1)
      await vi.waitFor(() => (waiting.shift() ?? expect.fail('not asked'))());
  };
  return { asked, send, answerAll, mostOpen: () => most_open };
}
const onAshby = (board: string) => `https://jobs.ashbyhq.com/${board}/${ID}`;

it('reads one whole board at a time, lets three wait, and says at once that it can’t read more', async () => {
  const { asked, send, answerAll, mostOpen } = slowAshby();
  const check = checker(send).ofText;
  const answers = ['a', 'b', 'c', 'd'].map((board) => check(onAshby(board)));
  const rejected = ['e', 'f', 'g'].map((board) => check(onAshby(board)));
  for (const answer of rejected)
    expect(await answer).toMatchObject({ status: 'unknown', reason: 'site_unavailable' });
  await answerAll(4);
  for (const answer of answers) expect(await answer).toMatchObject({ status: 'open' });
  expect(asked).toEqual(['a', 'b', 'c', 'd']);
  expect(mostOpen()).toBe(1);
});

it('asks for a board once a minute, however many of its jobs are checked', async () => {
  const { asked, send, answerAll } = slowAshby();
  let now = NOW;
  const check = checker(send, () => now).ofText;
  const together = Array.from({ length: 10 }, () => check(onAshby('a')));
  await answerAll(1);
  for (const answer of together) expect(await answer).toMatchObject({ status: 'open' });
  now = new Date(NOW.getTime() + 59_000);
  // It says when the board was read.
  expect(await check(onAshby('a'))).toMatchObject({ status: 'open', checked_at: NOW.toISOString() });
  expect(asked).toEqual(['a']);
  now = new Date(NOW.getTime() + 60_000);
  const later = check(onAshby('a'));
  await answerAll(1);
  expect(await later).toMatchObject({ checked_at: now.toISOString() });
  expect(asked).toEqual(['a', 'a']);
});

it('encodes the name of a board again for the request', async () => {
  const { asked, send } = vendor({});
  await status(`https://jobs.ashbyhq.com/Acme%20Foods/${ID}`, send);
  expect(asked).toEqual(['https://api.test/posting-api/job-board/Acme%20Foods']);
});

it('asks again for a board that could not be read', async () => {
  let asked = 0;
  const check = checker(async (url) => {
    asked += 1;
    return {
      status: asked === 1 ? 503 : 200,
      headers: new Headers(),
      url,
      text: JSON.stringify({ jobs: [{ id: ID, title: 'Nurse' }] }),
    };
  }).ofText;
  expect(await check(ASHBY)).toMatchObject({ reason: 'site_unavailable' });
  expect(await check(ASHBY)).toMatchObject({ status: 'open' });
});
